// Sentences on the control that a hint asks for, and on options.

import type { Rule } from '../../../model/host.ts';
import { CATALOG, code, didYouMeanText, FIELD, milady, page, plain } from '../phrases.ts';

const TYPE = `${CATALOG}, resolveFieldType`;
const SELECT = `${FIELD}, renderSelectField`;

export const controlSentences: Readonly<Record<string, Rule>> = {
  'elizaos/hint-type-unknown': {
    severity: { documented: 'advice', '2026-03': 'changed' },
    message: (a) =>
      `The form has no field type ${code(a.type)} and shows ${code(a.key)} as ${code(a.control)} instead.${didYouMeanText(a.suggestion)}`,
    evidence: [page(), milady(TYPE)],
  },
  'elizaos/hint-type-conflict': {
    severity: { documented: 'changed', '2026-03': 'changed' },
    message: (a) =>
      `The hint shows ${code(a.key)} as ${code(a.type)}, while its schema says ${code(a.schemaType)}. The form follows the hint and saves values of the wrong type.`,
    evidence: [page(), milady(TYPE)],
  },
  'elizaos/option-type': {
    severity: { documented: 'advice', '2026-03': 'changed' },
    message: (a) =>
      `An option of ${code(a.key)} must be \`{"value": "…", "label": "…"}\`, not ${plain(a.got)}. It shows as an empty line, and in a list of five or more it breaks the search.`,
    evidence: [page(), milady(SELECT)],
  },
  'elizaos/option-incomplete': {
    severity: { documented: 'advice', '2026-03': 'changed' },
    message: (a) =>
      `This option of ${code(a.key)} has no ${code(a.name)}. The form needs both \`value\` and \`label\`.`,
    evidence: [page(), milady(SELECT)],
  },
  'elizaos/option-not-text': {
    severity: { documented: 'advice', '2026-03': 'changed' },
    message: (a) =>
      `${code(a.name)} of an option of ${code(a.key)} should be a string, not ${plain(a.got)}. It breaks the search in a list of five or more.`,
    evidence: [page(), milady(SELECT)],
  },
  'elizaos/choice-without-options': {
    severity: { documented: 'changed', '2026-03': 'changed' },
    message: (a) =>
      `${code(a.key)} is shown as ${code(a.control)}, but there is nothing to choose from: neither \`options\` in its hint nor an \`enum\` that this control reads.`,
    evidence: [page(), milady(FIELD)],
  },
};
