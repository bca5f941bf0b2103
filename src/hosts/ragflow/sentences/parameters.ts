// Sentences on the parameters of a tool.

import type { Rule } from '../../../model/host.ts';
import { ADVICE, CHANGED, CHANGED_THEN, MISTYPED, NEEDED, code, converter, quote, readme } from './words.ts';

const PARAMETERS = readme('get_metadata: `parameters`');
const TYPE = readme('get_metadata: the comment on the type of a parameter');
const REQUIRED = readme('get_metadata: the comment on `required`');
const DISPLAY = readme('get_metadata: the comment on `displayDescription` of a parameter');
const DOCUMENTED_ADVICE = { documented: 'advice' } as const;
const DROPPED = { documented: 'advice', '0.19': 'changed' } as const;

export const parameterRules: Readonly<Record<string, Rule>> = {
  'ragflow/parameters-missing': {
    severity: NEEDED,
    sentence: () =>
      '`parameters` is missing, and RAGFlow 0.19 dies when it hands the tool to the model; a tool without parameters has an empty object.',
    evidence: [PARAMETERS, converter("KeyError: 'parameters'")],
  },
  'ragflow/parameters-type': {
    severity: NEEDED,
    sentence: ({ type }) =>
      `\`parameters\` must be an object that maps names to parameters, but this is ${String(type)}, and RAGFlow 0.19 dies when it hands the tool to the model.`,
    evidence: [PARAMETERS, converter()],
  },
  'ragflow/parameters-json-schema': {
    severity: NEEDED,
    sentence: () =>
      'This is a JSON schema, but RAGFlow takes every member of `parameters` for a parameter: 0.19 dies when it hands the tool to the model.',
    evidence: [PARAMETERS, converter()],
  },
  'ragflow/parameter-shape': {
    severity: NEEDED,
    sentence: ({ name, type }) =>
      `The parameter ${code(name)} must be an object, but this is ${String(type)}, and RAGFlow 0.19 dies when it hands the tool to the model.`,
    evidence: [PARAMETERS, converter()],
  },
  'ragflow/parameter-member-missing': {
    severity: NEEDED,
    sentence: ({ name, key }) =>
      `The parameter ${code(name)} has no ${code(key)}, and RAGFlow 0.19 dies when it hands the tool to the model.`,
    evidence: [PARAMETERS, converter()],
  },
  'ragflow/parameter-name': {
    severity: CHANGED_THEN,
    sentence: ({ name }) =>
      `${quote(name)} cannot be the name of a parameter of a Python method, so \`invoke\` gets it only if it takes \`**kwargs\`.`,
    evidence: [{ release: '0.19', where: 'agent/component/generate.py, LLMToolPluginCallSession' }],
  },
  'ragflow/parameter-type-kind': {
    severity: CHANGED,
    sentence: ({ name, type }) =>
      `The type of ${code(name)} must be a word such as \`string\`, but this is ${String(type)}; RAGFlow hands it to the model as it is.`,
    evidence: [TYPE, converter()],
  },
  'ragflow/parameter-type-unknown': {
    severity: DROPPED,
    sentence: ({ name, type }) =>
      `The type ${quote(type)} of ${code(name)} is no type of JSON Schema; RAGFlow hands it to the model as it is, and many model APIs refuse the tool then.`,
    evidence: [TYPE, converter()],
  },
  'ragflow/parameter-array': {
    severity: CHANGED_THEN,
    sentence: ({ name }) =>
      `The model is told that ${code(name)} is an array but never of what, since RAGFlow cannot hand on \`items\`; some model APIs refuse such a tool.`,
    evidence: [converter()],
  },
  'ragflow/parameter-description-type': {
    severity: MISTYPED,
    sentence: ({ name, type }) =>
      `The description of ${code(name)} must be a string, but this is ${String(type)}; RAGFlow hands it to the model as it is.`,
    evidence: [PARAMETERS, converter()],
  },
  'ragflow/parameter-description-blank': {
    severity: ADVICE,
    sentence: ({ name }) =>
      `The description of ${code(name)} is empty, so the model can only guess what to give.`,
    evidence: [PARAMETERS, converter()],
  },
  'ragflow/parameter-display-missing': {
    severity: DOCUMENTED_ADVICE,
    sentence: ({ name }) =>
      `The parameter ${code(name)} has no \`displayDescription\`; the README gives every parameter one, though no release shows it anywhere.`,
    evidence: [DISPLAY],
  },
  'ragflow/parameter-display-type': {
    severity: DOCUMENTED_ADVICE,
    sentence: ({ name, type }) =>
      `The \`displayDescription\` of ${code(name)} should be a string, but this is ${String(type)}; no release shows it anywhere.`,
    evidence: [DISPLAY],
  },
  'ragflow/parameter-translation': {
    severity: DOCUMENTED_ADVICE,
    sentence: ({ name, key, shown }) =>
      `RAGFlow has no text for ${code(key)}, so the \`displayDescription\` of ${code(name)} would be shown as ${quote(shown)}.`,
    evidence: [readme('the paragraph on the `$t:xxx` notation'), DISPLAY],
  },
  'ragflow/required-type': {
    severity: MISTYPED,
    sentence: ({ name, value, truthy }) =>
      `\`required\` must be \`true\` or \`false\`; RAGFlow 0.19 only asks Python whether ${quote(value)} is true, so ${code(name)} is ` +
      (truthy === true ? 'required.' : 'not required.'),
    evidence: [REQUIRED, converter()],
  },
  'ragflow/keyword-dropped': {
    severity: DROPPED,
    sentence: ({ name, key }) =>
      `The model never learns of ${code(key)}: of ${code(name)} RAGFlow hands on the type and the description only, so say it in the description.`,
    evidence: [PARAMETERS, converter()],
  },
  'ragflow/parameter-unknown-member': {
    severity: CHANGED,
    sentence: ({ name, key, meant }) =>
      `${code(key)} is no member of a parameter, so of ${code(name)} nobody reads it` +
      (meant === undefined ? '.' : `; ${code(meant)} was probably meant.`),
    evidence: [PARAMETERS, converter()],
  },
};
