// Sentences on `uiHints`: keys and members.

import type { Rule } from '../../../model/host.ts';
import {
  CATALOG,
  code,
  codes,
  core,
  didYouMeanText,
  FIELD,
  milady,
  page,
  plain,
  RENDERER,
} from '../phrases.ts';

const RESOLVE = `${CATALOG}, resolveFields`;
const HINT_TYPE = 'apps/app/src/types.ts, ConfigUiHint';

export const hintSentences: Readonly<Record<string, Rule>> = {
  'elizaos/hint-type-wrong': {
    severity: { documented: 'refused', '2026-03': 'changed' },
    message: (a) =>
      `The hint for ${code(a.key)} must be an object with members such as \`label\`, not ${plain(a.got)}.`,
    evidence: [page(), milady(RESOLVE)],
  },
  'elizaos/hint-orphan': {
    severity: { documented: 'changed', '2026-03': 'changed' },
    message: (a) =>
      `There is no property ${code(a.key)}, so this hint is ignored.${didYouMeanText(a.suggestion)}`,
    evidence: [page(), milady(RESOLVE)],
  },
  'elizaos/hint-dotted': {
    severity: { documented: 'changed', '2026-03': 'changed' },
    message: (a) =>
      `Hints with dots reach into nested settings only in OpenClaw. Here ${code(a.key)} is ignored, and only ${code(a.head)} can have a hint.`,
    evidence: [page(), milady(RESOLVE)],
  },
  'elizaos/hint-member-type': {
    severity: { documented: 'refused', '2026-03': 'changed' },
    message: (a) =>
      `${code(a.name)} in the hint for ${code(a.key)} must be ${plain(a.want) === 'text' ? 'a string' : plain(a.want)}, not ${plain(a.got)}. The form uses it unchecked.`,
    evidence: [page(), milady(HINT_TYPE)],
  },
  'elizaos/hint-member-unknown': {
    severity: { documented: 'changed', '2026-03': 'changed' },
    message: (a) =>
      `A hint has no member ${code(a.name)}. The form ignores it for ${code(a.key)}.${didYouMeanText(a.suggestion)}`,
    evidence: [page(), milady(HINT_TYPE)],
  },
  'elizaos/hint-member-openclaw': {
    severity: { documented: 'changed', '2026-03': 'changed' },
    message: (a) =>
      `${code(a.name)} is a member of OpenClaw's hints. Here it has no effect for ${code(a.key)}.`,
    evidence: [page(), milady(HINT_TYPE)],
  },
  'elizaos/hint-member-unread': {
    severity: { '2026-03': 'changed' },
    message: (a) =>
      `Milady declares ${code(a.name)} for hints, but no code of its form reads it. It has no effect for ${code(a.key)}.`,
    evidence: [milady(HINT_TYPE)],
  },
  'elizaos/hint-member-no-effect': {
    severity: { '2026-03': 'changed' },
    message: (a) => `${code(a.key)} is shown as ${code(a.control)}, which ignores ${code(a.name)}.`,
    evidence: [milady(FIELD)],
  },
  'elizaos/hint-width': {
    severity: { '2026-03': 'changed' },
    message: (a) =>
      `The form has the widths \`full\`, \`half\` and \`third\`; with ${code(a.value)} the field ${code(a.key)} takes the full width.${didYouMeanText(a.suggestion)}`,
    evidence: [milady(`${RENDERER}, widthClass`)],
  },
  'elizaos/hints-beyond-core': {
    severity: { documented: 'advice' },
    message: (a) =>
      `Milady's form understands ${codes(a.names)} in hints. The documentation does not show them, and the current core's hint type lacks them.`,
    evidence: [core('PluginConfigUiHint'), page()],
  },
  'elizaos/pattern-broken': {
    severity: { documented: 'changed', '2026-03': 'changed' },
    message: (a) =>
      `The pattern for ${code(a.key)} is not a regular expression. The pattern of a hint is then ignored, and a check with it always fails.`,
    evidence: [page(), milady(`${RENDERER}, validateField`)],
  },
  'elizaos/pattern-skipped': {
    severity: { '2026-03': 'changed' },
    message: (a) =>
      a.long
        ? `The pattern for ${code(a.key)} is longer than 200 characters, and the form skips such patterns.`
        : `The pattern for ${code(a.key)} repeats a repetition, and the form skips such patterns because they can run forever.`,
    evidence: [milady(`${RENDERER}, validateField`)],
  },
  'elizaos/check-shape': {
    severity: { '2026-03': 'changed' },
    message: (a) =>
      `\`validation.checks\` of ${code(a.key)} is a list of objects such as \`{"fn": "email", "message": "…"}\`; this is ${plain(a.got)} without a usable \`fn\`.`,
    evidence: [milady(`${CATALOG}, runValidation`)],
  },
  'elizaos/check-unknown': {
    severity: { '2026-03': 'changed' },
    message: (a) =>
      `The form has no check ${code(a.fn)} and skips it for ${code(a.key)}.${didYouMeanText(a.suggestion)}`,
    evidence: [milady(`${CATALOG}, builtInValidators`)],
  },
  'elizaos/check-argument': {
    severity: { '2026-03': 'changed' },
    message: (a) =>
      `The check ${code(a.fn)} of ${code(a.key)} needs ${plain(a.want)} in ${code(`args.${plain(a.name)}`)}. Without it every value fails.`,
    evidence: [milady(`${CATALOG}, builtInValidators`)],
  },
  'elizaos/check-of-number': {
    severity: { '2026-03': 'changed' },
    message: (a) =>
      `The check ${code(a.fn)} fails for everything that is typed into ${code(a.key)}. It wants a number, and the form's fields give strings.`,
    evidence: [milady(`${CATALOG}, builtInValidators`)],
  },
  'elizaos/constraint-unenforced': {
    severity: { '2026-03': 'advice' },
    message: (a) =>
      `The form never checks ${code(a.name)} of ${code(a.key)}. To check it, ${remedy(a.name)}.`,
    evidence: [milady(`${RENDERER}, validateField`)],
  },
};

function remedy(name: unknown): string {
  if (name === 'pattern') return 'write the pattern into the hint as well';
  if (name === 'minLength' || name === 'maxLength')
    return 'add the check of that name to `validation.checks` of its hint';
  return 'let the plugin check it when it starts';
}
