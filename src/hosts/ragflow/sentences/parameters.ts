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
    message: () =>
      '`parameters` is missing, and RAGFlow 0.19 crashes when it passes the tool to the model. A tool without parameters has an empty object.',
    evidence: [PARAMETERS, converter("KeyError: 'parameters'")],
  },
  'ragflow/parameters-type': {
    severity: NEEDED,
    message: ({ type }) =>
      `\`parameters\` must be an object that maps names to parameters, but this is ${String(type)}, and RAGFlow 0.19 crashes when it passes the tool to the model.`,
    evidence: [PARAMETERS, converter()],
  },
  'ragflow/parameters-json-schema': {
    severity: NEEDED,
    message: () =>
      'This is a JSON schema, but RAGFlow treats every member of `parameters` as a parameter. 0.19 crashes when it passes the tool to the model.',
    evidence: [PARAMETERS, converter()],
  },
  'ragflow/parameter-shape': {
    severity: NEEDED,
    message: ({ name, type }) =>
      `The parameter ${code(name)} must be an object, but this is ${String(type)}, and RAGFlow 0.19 crashes when it passes the tool to the model.`,
    evidence: [PARAMETERS, converter()],
  },
  'ragflow/parameter-member-missing': {
    severity: NEEDED,
    message: ({ name, key }) =>
      `The parameter ${code(name)} has no ${code(key)}, and RAGFlow 0.19 crashes when it passes the tool to the model.`,
    evidence: [PARAMETERS, converter()],
  },
  'ragflow/parameter-name': {
    severity: CHANGED_THEN,
    message: ({ name }) =>
      `${quote(name)} cannot be the name of a parameter of a Python method, so \`invoke\` gets it only if it accepts \`**kwargs\`.`,
    evidence: [{ release: '0.19', where: 'agent/component/generate.py, LLMToolPluginCallSession' }],
  },
  'ragflow/parameter-type-kind': {
    severity: CHANGED,
    message: ({ name, type }) =>
      `The type of ${code(name)} must be a word such as \`string\`, but this is ${String(type)}. RAGFlow passes it to the model unchanged.`,
    evidence: [TYPE, converter()],
  },
  'ragflow/parameter-type-unknown': {
    severity: DROPPED,
    message: ({ name, type }) =>
      `The type ${quote(type)} of ${code(name)} is not a JSON Schema type. RAGFlow passes it to the model unchanged, and many model APIs then refuse the tool.`,
    evidence: [TYPE, converter()],
  },
  'ragflow/parameter-array': {
    severity: CHANGED_THEN,
    message: ({ name }) =>
      `The model knows that ${code(name)} is an array, but not of what, because RAGFlow cannot pass on \`items\`. Some model APIs refuse such a tool.`,
    evidence: [converter()],
  },
  'ragflow/parameter-description-type': {
    severity: MISTYPED,
    message: ({ name, type }) =>
      `The description of ${code(name)} must be a string, but this is ${String(type)}. RAGFlow passes it to the model unchanged.`,
    evidence: [PARAMETERS, converter()],
  },
  'ragflow/parameter-description-blank': {
    severity: ADVICE,
    message: ({ name }) =>
      `The description of ${code(name)} is empty, so the model can only guess what to send.`,
    evidence: [PARAMETERS, converter()],
  },
  'ragflow/parameter-display-missing': {
    severity: DOCUMENTED_ADVICE,
    message: ({ name }) =>
      `The parameter ${code(name)} has no \`displayDescription\`. The README gives every parameter one, although no release shows it.`,
    evidence: [DISPLAY],
  },
  'ragflow/parameter-display-type': {
    severity: DOCUMENTED_ADVICE,
    message: ({ name, type }) =>
      `The \`displayDescription\` of ${code(name)} should be a string, but this is ${String(type)}. No release shows it.`,
    evidence: [DISPLAY],
  },
  'ragflow/parameter-translation': {
    severity: DOCUMENTED_ADVICE,
    message: ({ name, key, shown }) =>
      `RAGFlow has no text for ${code(key)}, so the \`displayDescription\` of ${code(name)} would be shown as ${quote(shown)}.`,
    evidence: [readme('the paragraph on the `$t:xxx` notation'), DISPLAY],
  },
  'ragflow/required-type': {
    severity: MISTYPED,
    message: ({ name, value, truthy }) =>
      `\`required\` must be \`true\` or \`false\`. RAGFlow 0.19 only asks Python whether ${quote(value)} is true, so ${code(name)} is ` +
      (truthy === true ? 'required.' : 'not required.'),
    evidence: [REQUIRED, converter()],
  },
  'ragflow/keyword-dropped': {
    severity: DROPPED,
    message: ({ name, key }) =>
      `The model never gets ${code(key)}. From ${code(name)} RAGFlow passes on only the type and the description, so say it in the description.`,
    evidence: [PARAMETERS, converter()],
  },
  'ragflow/parameter-unknown-member': {
    severity: CHANGED,
    message: ({ name, key, meant }) =>
      `${code(key)} is not a member of a parameter, so RAGFlow does not read it in ${code(name)}` +
      (meant === undefined ? '.' : `; ${code(meant)} is probably what you mean.`),
    evidence: [PARAMETERS, converter()],
  },
};
