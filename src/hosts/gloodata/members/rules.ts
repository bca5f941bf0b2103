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

export const practiceMember = defineRule<{ key: string; label: string; meaning: string }>(
  'gloodata/practice-member',
  {
    severity: PRACTICE,
    message: ({ key, label, meaning }) =>
      `${code(key)} in ${label} is not in the documentation, but published extensions use it: it ${meaning}.`,
    evidence: [EXAMPLES],
  },
);

export const nullPair = defineRule<{ type: string }>('gloodata/null-pair', {
  severity: PRACTICE,
  message: ({ type }) =>
    `The documentation has only single types. Published extensions pair \`${type}\` with \`null\` for an argument that may be missing.`,
  evidence: [TYPES],
});

export const nullDefault = defineRule('gloodata/null-default', {
  severity: PRACTICE,
  message: () =>
    `The type of this field does not allow the default \`null\`. Published extensions still write it, to say that there is no default.`,
  evidence: [TYPES],
  fix: ({ pointer }) => remove(pointer),
});

export const nullDescription = defineRule('gloodata/null-description', {
  severity: PRACTICE,
  message: () =>
    `The description is \`null\`, as glootil writes it for an argument without a description. The model gets only the name.`,
  evidence: [TYPES],
  fix: ({ pointer }) => remove(pointer),
});
