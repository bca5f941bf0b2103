// Rules on members that the documentation does not have.

import { remove, rename, defineRule } from '../../kit/rule.ts';
import { code, probably, quote } from '../../kit/words.ts';
import { page, seen, define } from '../evidence.ts';
import { OBSERVED, onlyDocumented, since } from '../releases.ts';

const EXAMPLES = page('its three examples and the list of supported types');

type AtLevel = { readonly key: string; readonly label: string };

export const unknownMember = define.changed<AtLevel & { meant: string | undefined }>(
  'gloodata/unknown-member',
  {
    message: ({ key, label, meant }) =>
      `Neither the documentation nor any published extension has ${code(key)} in ${label}, so no known code reads it` +
      probably(meant),
    evidence: [EXAMPLES, seen('the members of all 24 known info documents')],
    fix: ({ pointer, args }, document) => [...rename(document, pointer, args.meant), ...remove(pointer)],
  },
);

export const practiceMember = defineRule<AtLevel & { meaning: string }>('gloodata/practice-member', {
  severity: onlyDocumented('advice'),
  message: ({ key, label, meaning }) =>
    `${code(key)} in ${label} is not in the documentation, but published extensions use it: it ${meaning}.`,
  evidence: [EXAMPLES],
});

export const typeUndeclared = defineRule<{ name: string }>('gloodata/type-undeclared', {
  severity: since(OBSERVED, 'changed'),
  message: ({ name }) =>
    `\`dtypeName\` names the type ${quote(name)}, which \`tagValues\` does not declare. Its values have no labels.`,
  evidence: [seen('every named type is declared in all 24 known documents')],
  fix: ({ pointer }) => remove(pointer),
});
