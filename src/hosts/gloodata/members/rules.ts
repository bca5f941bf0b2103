// Rules on members that the documentation does not have.

import { remove, rename } from '../../kit/fix.ts';
import { defineRule } from '../../kit/rule.ts';
import { code, probably } from '../../kit/words.ts';
import { CHANGED, page, seen } from '../evidence.ts';

const EXAMPLES = page('its three examples and the list of supported types');
const TYPES = page('the list of supported types');
const PRACTICE = { documented: 'advice' } as const;

export const unknownMember = defineRule<{ key: string; label: string; meant: string | undefined }>(
  'gloodata/unknown-member',
  {
    severity: CHANGED,
    message: ({ key, label, meant }) =>
      `Neither the documentation nor any published extension has ${code(key)} in ${label}, so no known code reads it` +
      probably(meant),
    evidence: [EXAMPLES, seen('the members of all 24 known info documents')],
    fix: ({ pointer, args }, document) => [...rename(document, pointer, args.meant), ...remove(pointer)],
  },
);

export const practiceMember = defineRule<{ key: string; label: string; meaning: string; count: number }>(
  'gloodata/practice-member',
  {
    severity: PRACTICE,
    message: ({ key, label, meaning, count }) =>
      `${code(key)} in ${label} is not in the documentation, but published extensions use it: it ${meaning}${places(count)}.`,
    evidence: [EXAMPLES],
  },
);

export const nullPair = defineRule<{ type: string; count: number }>('gloodata/null-pair', {
  severity: PRACTICE,
  message: ({ type, count }) =>
    `The documentation has only single types. Published extensions pair \`${type}\` with \`null\` for an argument that may be missing${places(count)}.`,
  evidence: [TYPES],
});

export const nullDefault = defineRule<{ count: number }>('gloodata/null-default', {
  severity: PRACTICE,
  message: ({ count }) =>
    `The type of this field does not allow the default \`null\`. Published extensions still write it, to say that there is no default${places(count)}.`,
  evidence: [TYPES],
  fix: ({ pointer }) => remove(pointer),
});

export const nullDescription = defineRule<{ count: number }>('gloodata/null-description', {
  severity: PRACTICE,
  message: ({ count }) =>
    `The description is \`null\`, as glootil writes it for an argument without a description. The model gets only the name${places(count)}.`,
  evidence: [TYPES],
  fix: ({ pointer }) => remove(pointer),
});

/** The number of places, because such a member is reported once per document. */
function places(count: number): string {
  return count === 1 ? '' : ` (${String(count)} places)`;
}
