// Sentences on `ui`: the words of a tile and the order of its arguments.

import type { Rule } from '../../../model/host.ts';
import { ADVICE, CHANGED, REQUIRED, code, page, seen } from './words.ts';

const UI = page('the example with `ui`');
const TILE = page('the paragraph on how a tile is displayed');
const ORDER = page('the sentence on the order of `ui.args`');
const SUFFIX = page('the last paragraph, on `suffix`');
const SAME_KEYS = seen(
  'in all published extensions `ui.args` has the keys of `schema.fields` in their order',
);
const EVERY_UI = seen('87 of 87 `ui` of published extensions');

export const uiRules: Readonly<Record<string, Rule>> = {
  'gloodata/ui-missing': {
    severity: ADVICE,
    message: ({ id }) =>
      `The tool ${code(id)} takes arguments but has no \`ui\`, so its tile has no words to show them with.`,
    evidence: [TILE, EVERY_UI],
  },
  'gloodata/ui-type': {
    severity: REQUIRED,
    message: ({ type }) =>
      `\`ui\` must be an object with \`prefix\` and \`args\`, but this is ${String(type)}.`,
    evidence: [UI, EVERY_UI],
  },
  'gloodata/ui-prefix-missing': {
    severity: ADVICE,
    message: () =>
      '`ui` has no `prefix`, so the line at the top of the tile does not begin with what the tool does.',
    evidence: [TILE, EVERY_UI],
  },
  'gloodata/ui-args-missing': {
    severity: CHANGED,
    message: () =>
      '`ui` has no `args`, so the tile shows none of the arguments that `schema.fields` declares.',
    evidence: [TILE, SAME_KEYS],
  },
  'gloodata/ui-args-type': {
    severity: REQUIRED,
    message: ({ type }) =>
      `\`ui.args\` must be an object that maps the name of each argument to its words, but this is ${String(type)}.`,
    evidence: [UI, EVERY_UI],
  },
  'gloodata/affix-type': {
    severity: REQUIRED,
    message: ({ key, type }) =>
      `${code(key)} is shown on the tile and must be a string, but this is ${String(type)}.`,
    evidence: [TILE, EVERY_UI],
  },
  'gloodata/suffix-unseen': {
    severity: { observed: 'advice' },
    message: ({ count }) =>
      `\`suffix\` is mentioned in one sentence of the documentation, but no published extension and no screenshot has one. Try it in the host before you rely on it${times(count)}.`,
    evidence: [SUFFIX, seen('0 of 24 known documents, 0 of 28 tile headers in screenshots')],
  },
  'gloodata/arg-type': {
    severity: REQUIRED,
    message: ({ name, type }) =>
      `The argument ${code(name)} of \`ui.args\` must be an object such as \`{ "prefix": "Of" }\`, but this is ${String(type)}.`,
    evidence: [UI, EVERY_UI],
  },
  'gloodata/arg-bare-string': {
    severity: ADVICE,
    message: ({ name }) =>
      `The argument ${code(name)} of \`ui.args\` is a bare string. One published extension writes it this way and means the prefix. How the host reads it is not known.`,
    evidence: [UI, seen('ext-py-demography, demography.py; screenshot “World Fertility for”')],
  },
  'gloodata/arg-prefix-missing': {
    severity: ADVICE,
    message: ({ name }) =>
      `The argument ${code(name)} has no \`prefix\`, so the tile shows its value without saying what it is.`,
    evidence: [TILE, seen('206 of 206 arguments that are objects')],
  },
  'gloodata/arg-without-field': {
    severity: CHANGED,
    message: ({ name, meant }) =>
      `\`ui.args\` shows ${code(name)}, but \`schema.fields\` has no such field, so it never gets a value` +
      (meant === undefined ? '.' : `; ${code(meant)} is probably what you mean.`),
    evidence: [TILE, SAME_KEYS],
  },
  'gloodata/field-not-shown': {
    severity: CHANGED,
    message: ({ name }) =>
      `The model fills the field ${code(name)}, but \`ui.args\` leaves it out, so the tile does not show its value.`,
    evidence: [ORDER, SAME_KEYS],
  },
  'gloodata/integer-like-name': {
    severity: CHANGED,
    message: ({ name }) =>
      `The order of \`ui.args\` is the order on the tile, but an argument called ${code(name)} is moved before all others by every JavaScript program that reads it.`,
    evidence: [ORDER, seen('ECMAScript, OrdinaryOwnPropertyKeys: integer-like names come first')],
  },
};

function times(count: unknown): string {
  return count === 1 ? '' : ` (${String(count)} places)`;
}
