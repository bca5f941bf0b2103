// Sentences on `showIf` and `visible`, which compare what the form holds and not what the schema says.

import type { Rule } from '../../../model/host.ts';
import { CATALOG, code, didYouMeanText, milady, page, plain, RENDERER } from '../phrases.ts';

const SHOW_IF = `${CATALOG}, evaluateShowIf`;
const VISIBLE = `${CATALOG}, evaluateVisibility`;

export const conditionSentences: Readonly<Record<string, Rule>> = {
  'elizaos/condition-overridden': {
    severity: { '2026-03': 'changed' },
    message: (a) => `${code(a.name)} of ${code(a.key)} is ignored, because ${code(a.winner)} decides first.`,
    evidence: [milady(`${RENDERER}, isFieldVisible`)],
  },
  'elizaos/condition-field': {
    severity: { documented: 'changed', '2026-03': 'changed' },
    message: (a) =>
      a.name === ''
        ? `The condition of ${code(a.key)} does not say which setting it checks.`
        : `The condition of ${code(a.key)} checks ${code(a.name)}, which is not a property and never has a value.${didYouMeanText(a.suggestion)}`,
    evidence: [page(), milady(SHOW_IF)],
  },
  'elizaos/condition-operator': {
    severity: { '2026-03': 'changed' },
    message: (a) =>
      `\`showIf\` of ${code(a.key)} needs an \`op\` of \`eq\`, \`neq\`, \`in\`, \`truthy\` or \`falsy\`; otherwise the field is always shown.${didYouMeanText(a.suggestion)}`,
    evidence: [milady(SHOW_IF)],
  },
  'elizaos/condition-in': {
    severity: { '2026-03': 'changed' },
    message: (a) =>
      `The operator \`in\` needs a list as \`value\`. Without one ${code(a.key)} is never shown.`,
    evidence: [milady(SHOW_IF)],
  },
  'elizaos/condition-toggle': {
    severity: { '2026-03': 'changed' },
    message: (a) =>
      `The toggle ${code(a.field)} has the string "false" once it is switched off, which counts as true, and no value before it is touched. For ${code(a.key)}, compare it with the string "true" instead.`,
    evidence: [milady(`${CATALOG}, evaluateShowIf; config-field.tsx, BooleanFieldInner`)],
  },
  'elizaos/condition-default': {
    severity: { '2026-03': 'changed' },
    message: (a) =>
      `The default of ${code(a.field)} is not yet a value when the form opens: ${code(a.key)} is ${a.wantsTrue ? 'hidden' : 'shown'} until someone sets ${code(a.field)} by hand.`,
    evidence: [milady(SHOW_IF)],
  },
  'elizaos/condition-literal': {
    severity: { '2026-03': 'changed' },
    message: (a) =>
      `${code(a.field)} gives a string, so it never equals ${code(a.value)} once it is changed. Write ${code(`"${String(a.value)}"`)}.`,
    evidence: [milady(SHOW_IF)],
  },
  'elizaos/condition-order': {
    severity: { '2026-03': 'changed' },
    message: (a) =>
      `${code(a.name)} compares only numbers, and ${code(a.field)} gives a string as soon as it is edited. The condition of ${code(a.key)} is then never met.`,
    evidence: [milady(`${CATALOG}, evaluateLogicExpression`)],
  },
  'elizaos/condition-shape': {
    severity: { '2026-03': 'changed' },
    message: (a) =>
      `${code(a.name)} in \`visible\` of ${code(a.key)} takes ${shape(a.name)}. Anything else breaks the form.`,
    evidence: [milady(`${CATALOG}, evaluateLogicExpression`)],
  },
  'elizaos/condition-unknown': {
    severity: { '2026-03': 'changed' },
    message: (a) =>
      `\`visible\` of ${code(a.key)} knows \`path\`, \`and\`, \`or\`, \`not\`, \`eq\`, \`neq\`, \`gt\`, \`gte\`, \`lt\` and \`lte\`. Without one of them the field is never shown.`,
    evidence: [milady(VISIBLE)],
  },
};

function shape(name: unknown): string {
  const word = plain(name);
  if (word === 'and' || word === 'or') return 'a list of conditions';
  return word === 'not' ? 'one condition' : 'a list of two values';
}
