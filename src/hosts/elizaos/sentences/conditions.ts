// Sentences on `showIf` and `visible`, which compare what the form holds and not what the schema says.

import type { Rule } from '../../../model/host.ts';
import { CATALOG, code, didYouMeanText, milady, page, plain, RENDERER } from '../phrases.ts';

const SHOW_IF = `${CATALOG}, evaluateShowIf`;
const VISIBLE = `${CATALOG}, evaluateVisibility`;

export const conditionSentences: Readonly<Record<string, Rule>> = {
  'elizaos/condition-overridden': {
    severity: { '2026-03': 'changed' },
    sentence: (a) =>
      `${code(a.name)} of ${code(a.key)} is passed over, because ${code(a.winner)} decides before it.`,
    evidence: [milady(`${RENDERER}, isFieldVisible`)],
  },
  'elizaos/condition-field': {
    severity: { documented: 'changed', '2026-03': 'changed' },
    sentence: (a) =>
      a.name === ''
        ? `The condition of ${code(a.key)} does not say which setting it looks at.`
        : `The condition of ${code(a.key)} looks at ${code(a.name)}, which is no property and never has a value.${didYouMeanText(a.suggestion)}`,
    evidence: [page(), milady(SHOW_IF)],
  },
  'elizaos/condition-operator': {
    severity: { '2026-03': 'changed' },
    sentence: (a) =>
      `\`showIf\` of ${code(a.key)} needs an \`op\` of \`eq\`, \`neq\`, \`in\`, \`truthy\` or \`falsy\`; with anything else the field is always shown.${didYouMeanText(a.suggestion)}`,
    evidence: [milady(SHOW_IF)],
  },
  'elizaos/condition-in': {
    severity: { '2026-03': 'changed' },
    sentence: (a) =>
      `The operator \`in\` needs a list as \`value\`; like this ${code(a.key)} is never shown.`,
    evidence: [milady(SHOW_IF)],
  },
  'elizaos/condition-toggle': {
    severity: { '2026-03': 'changed' },
    sentence: (a) =>
      `The toggle ${code(a.field)} holds the text "false" once it is switched off, which counts as true, and nothing at all before it is touched. For ${code(a.key)}, compare it with the text "true" instead.`,
    evidence: [milady(`${CATALOG}, evaluateShowIf; config-field.tsx, BooleanFieldInner`)],
  },
  'elizaos/condition-default': {
    severity: { '2026-03': 'changed' },
    sentence: (a) =>
      `The default of ${code(a.field)} is not yet a value when the form opens: ${code(a.key)} is ${a.wantsTrue ? 'hidden' : 'shown'} until somebody sets ${code(a.field)} by hand.`,
    evidence: [milady(SHOW_IF)],
  },
  'elizaos/condition-literal': {
    severity: { '2026-03': 'changed' },
    sentence: (a) =>
      `${code(a.field)} hands over text, so that it never equals ${code(a.value)} once it was changed; write ${code(`"${String(a.value)}"`)}.`,
    evidence: [milady(SHOW_IF)],
  },
  'elizaos/condition-order': {
    severity: { '2026-03': 'changed' },
    sentence: (a) =>
      `${code(a.name)} compares numbers only, and ${code(a.field)} holds text as soon as it is edited: the condition of ${code(a.key)} is then never met.`,
    evidence: [milady(`${CATALOG}, evaluateLogicExpression`)],
  },
  'elizaos/condition-shape': {
    severity: { '2026-03': 'changed' },
    sentence: (a) =>
      `${code(a.name)} in \`visible\` of ${code(a.key)} takes ${shape(a.name)}; on anything else the form breaks.`,
    evidence: [milady(`${CATALOG}, evaluateLogicExpression`)],
  },
  'elizaos/condition-unknown': {
    severity: { '2026-03': 'changed' },
    sentence: (a) =>
      `\`visible\` of ${code(a.key)} knows \`path\`, \`and\`, \`or\`, \`not\`, \`eq\`, \`neq\`, \`gt\`, \`gte\`, \`lt\` and \`lte\`; with none of them the field is never shown.`,
    evidence: [milady(VISIBLE)],
  },
};

function shape(name: unknown): string {
  const word = plain(name);
  if (word === 'and' || word === 'or') return 'a list of conditions';
  return word === 'not' ? 'one condition' : 'a list of two values';
}
