// Sentences on a tool's name, its description and members that nobody reads.

import type { Rule } from '../../../model/host.ts';
import {
  ADVICE,
  CHANGED,
  CHANGED_THEN,
  MISTYPED,
  NEEDED,
  STARTUP,
  code,
  converter,
  manager,
  quote,
  readme,
} from './words.ts';

const NAME = readme('get_metadata: the comment on `name`');
const DESCRIPTION = readme('get_metadata: the comment on `description`');
const MODEL_API = { release: '0.19', where: 'the function names that OpenAI-style APIs take' } as const;

export const metadataRules: Readonly<Record<string, Rule>> = {
  'ragflow/name-missing': {
    severity: STARTUP,
    message: () =>
      '`name` is missing. RAGFlow reads it while it starts, and without it the whole server does not start.',
    evidence: [NAME, ...manager("KeyError: 'name'")],
  },
  'ragflow/name-unhashable': {
    severity: STARTUP,
    message: ({ type }) =>
      `\`name\` must be a string; RAGFlow uses it as a dictionary key, which a Python ${String(type)} cannot be, and the whole server does not start.`,
    evidence: [NAME, ...manager()],
  },
  'ragflow/name-type': {
    severity: MISTYPED,
    message: ({ type }) =>
      `\`name\` must be a string, but this is ${String(type)}. RAGFlow loads the plugin and passes the value on as the name of the function, which a model API will not accept.`,
    evidence: [NAME, converter()],
  },
  'ragflow/name-pattern': {
    severity: CHANGED_THEN,
    message: ({ name }) =>
      `RAGFlow passes the name ${quote(name)} on unchanged, but model APIs accept only 1 to 64 letters, digits, hyphens and underscores as the name of a function.`,
    evidence: [converter(), MODEL_API],
  },
  'ragflow/name-duplicate': {
    severity: { '0.19': 'changed', '2026-08': 'changed' },
    message: ({ name }) =>
      `Another tool in this list is also called ${quote(name)}. RAGFlow silently keeps only the one that it loads last.`,
    evidence: manager(),
  },
  'ragflow/description-missing': {
    severity: NEEDED,
    message: () =>
      '`description` is missing. It is the only text that tells the model when to use the tool, and RAGFlow 0.19 crashes when it passes the tool on without it.',
    evidence: [DESCRIPTION, converter("KeyError: 'description'")],
  },
  'ragflow/description-type': {
    severity: MISTYPED,
    message: ({ type }) =>
      `\`description\` must be a string, but this is ${String(type)}. RAGFlow passes it to the model's API unchanged.`,
    evidence: [DESCRIPTION, converter()],
  },
  'ragflow/description-blank': {
    severity: ADVICE,
    message: () => '`description` is empty, so the model can only guess from the name when to use the tool.',
    evidence: [DESCRIPTION, converter()],
  },
  'ragflow/version-in-metadata': {
    severity: CHANGED,
    message: ({ key }) =>
      `RAGFlow does not read ${code(key)} in the metadata. The version is the field \`_version_\` of the plugin’s class, which the README requires.`,
    evidence: [readme('Demo: `_version_`'), converter()],
  },
  'ragflow/unknown-member': {
    severity: CHANGED,
    message: ({ key, meant }) =>
      `${code(key)} is not a member of a tool's metadata, and neither the model nor the selector sees it` +
      (meant === undefined ? '.' : `; ${code(meant)} is probably what you mean.`),
    evidence: [readme('get_metadata'), converter()],
  },
};
