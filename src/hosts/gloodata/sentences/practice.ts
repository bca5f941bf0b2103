// Sentences on members that the page does not know.

import type { Rule } from '../../../model/host.ts';
import { CHANGED, code, page, quote, seen } from './words.ts';

const EXAMPLES = page('its three examples and the list of supported types');
const GLOOTIL = seen('glootil-py, src/glootil/__init__.py');
const TYPES = page('the list of supported types');
const PRACTICE = { documented: 'advice' } as const;

export const practiceRules: Readonly<Record<string, Rule>> = {
  'gloodata/unknown-member': {
    severity: CHANGED,
    message: ({ key, label, meant }) =>
      `Neither the documentation nor any published extension has ${code(key)} in ${String(label)}, so no known code reads it` +
      (meant === undefined ? '.' : `; ${code(meant)} is probably what you mean.`),
    evidence: [EXAMPLES, seen('the members of all 24 known info documents')],
  },
  'gloodata/practice-member': {
    severity: PRACTICE,
    message: ({ key, label, meaning, count }) =>
      `${code(key)} in ${String(label)} is not in the documentation, but published extensions use it: it ${String(meaning)}${places(count)}.`,
    evidence: [EXAMPLES],
  },
  'gloodata/null-pair': {
    severity: PRACTICE,
    message: ({ type, count }) =>
      `The documentation has only single types. Published extensions pair \`${String(type)}\` with \`null\` for an argument that may be missing${places(count)}.`,
    evidence: [TYPES],
  },
  'gloodata/null-default': {
    severity: PRACTICE,
    message: ({ count }) =>
      `The type of this field does not allow the default \`null\`. Published extensions still write it, to say that there is no default${places(count)}.`,
    evidence: [TYPES],
  },
  'gloodata/null-description': {
    severity: PRACTICE,
    message: ({ count }) =>
      `The description is \`null\`, as glootil writes it for an argument without a description. The model gets only the name${places(count)}.`,
    evidence: [TYPES],
  },
  'gloodata/practice-shape': {
    severity: { observed: 'changed' },
    message: ({ key, expected }) =>
      `${code(key)} should be ${String(expected)}, as in every published extension. Nothing shows that the host accepts anything else.`,
    evidence: [GLOOTIL],
  },
  'gloodata/format-unseen': {
    severity: { observed: 'advice' },
    message: ({ format }) =>
      `The format ${quote(format)} is not known. "date" is the only one that published extensions use.`,
    evidence: [seen('71 of 71 `format` members of published extensions')],
  },
  'gloodata/action-incomplete': {
    severity: { observed: 'changed' },
    message: ({ key }) =>
      `This context action has no ${code(key)}, so ` +
      (key === 'handler' ? 'there is nothing to call.' : 'it is not clear on which values it is offered.'),
    evidence: [seen('81 of 81 context actions; glootil-py, src/glootil/__init__.py')],
  },
  'gloodata/type-undeclared': {
    severity: { observed: 'changed' },
    message: ({ key, name }) =>
      `${code(key)} names the type ${quote(name)}, which \`tagValues\` does not declare. Its values have no labels.`,
    evidence: [seen('every named type is declared in all 24 known documents')],
  },
  'gloodata/type-idle': {
    severity: { observed: 'advice' },
    message: ({ name }) =>
      `The type ${code(name)} has neither \`entries\` nor a handler that gives them, so it has no values.`,
    evidence: [seen('41 of 41 types of published extensions'), GLOOTIL],
  },
};

/** Such members are named once per document. */
function places(count: unknown): string {
  return count === 1 ? '' : ` (${String(count)} places)`;
}
