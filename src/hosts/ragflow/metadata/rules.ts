// Rules on a tool's name, its description and members that no code reads.

import type { SourceDocument, Finding, Fix } from '../../../model/finding.ts';
import { parent, valueAt } from '../../../lang/json/pointer.ts';
import { remove, setTo, defineRule, type Misnamed, renameElseRemove } from '../../kit/rule.ts';
import { code, probably, quote } from '../../kit/words.ts';
import {
  ADVICE,
  MISTYPED,
  NEEDED,
  NOT_OFFERED,
  converter,
  manager,
  readme,
  inServers,
  define,
} from '../evidence.ts';
import { addMissing, likelyDescription, likelyName } from '../fixes.ts';

const NAME = readme('get_metadata: the comment on `name`');
const DESCRIPTION = readme('get_metadata: the comment on `description`');
const MODEL_API = { release: '0.19', where: 'the function names that OpenAI-style APIs take' } as const;

export const nameMissing = define.startup('ragflow/name-missing', {
  message: () =>
    '`name` is missing. RAGFlow reads it while it starts, and without it the whole server does not start.',
  evidence: [NAME, ...manager("KeyError: 'name'")],
  fix: ({ pointer }, document, held) => addMissing('tool', 'name', pointer, document, likelyName(held)),
});

export const nameUnhashable = define.startup<{ type: 'list' | 'dict' }>('ragflow/name-unhashable', {
  message: ({ type }) =>
    `\`name\` must be a string; RAGFlow uses it as a dictionary key, which a Python ${type} cannot be, and the whole server does not start.`,
  evidence: [NAME, ...manager()],
  fix: nameAnew,
});

export const nameType = defineRule<{ type: string }>('ragflow/name-type', {
  severity: { ...MISTYPED, ...NOT_OFFERED },
  message: ({ type }) =>
    `\`name\` must be a string, but this is ${type}. RAGFlow loads the plugin and passes the value on as the name of the function, which a model API will not accept.`,
  evidence: [NAME, converter()],
  fix: nameAnew,
});

export const namePattern = defineRule<{ name: string }>('ragflow/name-pattern', {
  severity: NOT_OFFERED,
  message: ({ name }) =>
    `RAGFlow passes the name ${quote(name)} on unchanged, but model APIs accept only 1 to 64 letters, digits, hyphens and underscores as the name of a function.`,
  evidence: [converter(), MODEL_API],
  fix: nameAnew,
});

/** `free` is a name that no tool of the list has. */
export const nameDuplicate = defineRule<{ name: string; free: string }>('ragflow/name-duplicate', {
  severity: inServers('broken'),
  message: ({ name }) =>
    `Another tool in this list is also called ${quote(name)}. RAGFlow silently keeps only the one that it loads last.`,
  evidence: manager(),
  fix: ({ pointer, args }) => setTo(pointer, args.free),
});

export const descriptionMissing = defineRule('ragflow/description-missing', {
  severity: NEEDED,
  message: () =>
    '`description` is missing. It is the only text that tells the model when to use the tool, and RAGFlow 0.19 crashes when it passes the tool on without it.',
  evidence: [DESCRIPTION, converter("KeyError: 'description'")],
  fix: ({ pointer }, document, held) =>
    addMissing('tool', 'description', pointer, document, likelyDescription(held)),
});

export const descriptionType = define.mistyped<{ type: string }>('ragflow/description-type', {
  message: ({ type }) =>
    `\`description\` must be a string, but this is ${type}. RAGFlow passes it to the model's API unchanged.`,
  evidence: [DESCRIPTION, converter()],
  fix: describe,
});

export const descriptionBlank = defineRule('ragflow/description-blank', {
  severity: ADVICE,
  message: () => '`description` is empty, so the model can only guess from the name when to use the tool.',
  evidence: [DESCRIPTION, converter()],
  fix: describe,
});

export const versionInMetadata = define.changed<{ key: string }>('ragflow/version-in-metadata', {
  message: ({ key }) =>
    `RAGFlow does not read ${code(key)} in the metadata. The version is the field \`_version_\` of the plugin’s class, which the README requires.`,
  evidence: [readme('Demo: `_version_`'), converter()],
  fix: ({ pointer }) => remove(pointer),
});

export const unknownMember = define.changed<Misnamed>('ragflow/unknown-member', {
  message: ({ key, meant }) =>
    `${code(key)} is not a member of a tool's metadata, and neither the model nor the selector sees it` +
    probably(meant),
  evidence: [readme('get_metadata'), converter()],
  fix: renameElseRemove,
});

function nameAnew({ pointer }: Finding, { value }: SourceDocument): Fix[] {
  return setTo(pointer, likelyName(valueAt(value, parent(pointer))));
}

function describe({ pointer }: Finding, { value }: SourceDocument): Fix[] {
  return setTo(pointer, likelyDescription(valueAt(value, parent(pointer))));
}
