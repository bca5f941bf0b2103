// Rules on the parameters of a tool.

import type { SourceDocument, Finding, Fix } from '../../../model/finding.ts';
import { last, parent, valueAt } from '../../../lang/json/pointer.ts';
import { remove, rename, setTo, defineRule } from '../../kit/rule.ts';
import { meantType } from '../../kit/types.ts';
import { code, probably, quote } from '../../kit/words.ts';
import {
  ADVICE,
  CHANGED,
  CHANGED_IN_0_19,
  DROPPED,
  MISTYPED,
  NEEDED,
  converter,
  readme,
} from '../evidence.ts';
import { addMissing, translateOrShow } from '../fixes.ts';
import { TYPES } from '../members.ts';
import { parameterName as legalName } from '../names.ts';
import { isTruthy } from '../python.ts';
import { contentsFor, fromJsonSchema, intoDescription, likelyType, parameterFrom, textFor } from './fixes.ts';

const PARAMETERS = readme('get_metadata: `parameters`');
const TYPE = readme('get_metadata: the comment on the type of a parameter');
const REQUIRED = readme('get_metadata: the comment on `required`');
const DISPLAY = readme('get_metadata: the comment on `displayDescription` of a parameter');
const DOCUMENTED_ADVICE = { documented: 'advice' } as const;

export const parametersMissing = defineRule('ragflow/parameters-missing', {
  severity: NEEDED,
  message: () =>
    '`parameters` is missing, and RAGFlow 0.19 crashes when it passes the tool to the model. A tool without parameters has an empty object.',
  evidence: [PARAMETERS, converter("KeyError: 'parameters'")],
  fix: ({ pointer }, document) => addMissing('tool', 'parameters', pointer, document, {}),
});

export const parametersType = defineRule<{ type: string }>('ragflow/parameters-type', {
  severity: NEEDED,
  message: ({ type }) =>
    `\`parameters\` must be an object that maps names to parameters, but this is ${type}, and RAGFlow 0.19 crashes when it passes the tool to the model.`,
  evidence: [PARAMETERS, converter()],
  fix: ({ pointer }, { value }) => {
    const held = valueAt(value, pointer);
    const isEmpty = held === null || held === '' || (Array.isArray(held) && held.length === 0);
    return isEmpty ? setTo(pointer, {}, 'Replace with an empty object') : [];
  },
});

export const parametersJsonSchema = defineRule('ragflow/parameters-json-schema', {
  severity: NEEDED,
  message: () =>
    'This is a JSON schema, but RAGFlow treats every member of `parameters` as a parameter. 0.19 crashes when it passes the tool to the model.',
  evidence: [PARAMETERS, converter()],
  fix: ({ pointer }, { value }) =>
    setTo(pointer, fromJsonSchema(valueAt(value, pointer)), 'Turn the JSON schema into parameters'),
});

export const parameterShape = defineRule<{ name: string; type: string }>('ragflow/parameter-shape', {
  severity: NEEDED,
  message: ({ name, type }) =>
    `The parameter ${code(name)} must be an object, but this is ${type}, and RAGFlow 0.19 crashes when it passes the tool to the model.`,
  evidence: [PARAMETERS, converter()],
  fix: ({ pointer, args }, { value }) =>
    setTo(pointer, parameterFrom(args.name, valueAt(value, pointer), true), 'Replace with a parameter'),
});

export const parameterMemberMissing = defineRule<{
  name: string;
  key: 'type' | 'description' | 'required';
}>('ragflow/parameter-member-missing', {
  severity: NEEDED,
  message: ({ name, key }) =>
    `The parameter ${code(name)} has no ${code(key)}, and RAGFlow 0.19 crashes when it passes the tool to the model.`,
  evidence: [PARAMETERS, converter()],
  fix: ({ pointer, args: { key, name } }, document) =>
    addMissing(
      'parameter',
      key,
      pointer,
      document,
      ...contentsFor(key, name, valueAt(document.value, pointer)),
    ),
});

export const parameterName = defineRule<{ name: string }>('ragflow/parameter-name', {
  severity: CHANGED_IN_0_19,
  message: ({ name }) =>
    `${quote(name)} cannot be the name of a parameter of a Python method, so \`invoke\` gets it only if it accepts \`**kwargs\`.`,
  evidence: [{ release: '0.19', where: 'agent/component/generate.py, LLMToolPluginCallSession' }],
  fix: ({ pointer, args }, document) => rename(document, pointer, legalName(args.name)),
});

export const parameterTypeKind = defineRule<{ name: string; type: string }>('ragflow/parameter-type-kind', {
  severity: CHANGED,
  message: ({ name, type }) =>
    `The type of ${code(name)} must be a word such as \`string\`, but this is ${type}. RAGFlow passes it to the model unchanged.`,
  evidence: [TYPE, converter()],
  fix: retype,
});

export const parameterTypeUnknown = defineRule<{ name: string; type: string }>(
  'ragflow/parameter-type-unknown',
  {
    severity: DROPPED,
    message: ({ name, type }) =>
      `The type ${quote(type)} of ${code(name)} is not a JSON Schema type. RAGFlow passes it to the model unchanged, and many model APIs then refuse the tool.`,
    evidence: [TYPE, converter()],
    fix: retype,
  },
);

export const parameterArray = defineRule<{ name: string }>('ragflow/parameter-array', {
  severity: CHANGED_IN_0_19,
  message: ({ name }) =>
    `The model knows that ${code(name)} is an array, but not of what, because RAGFlow cannot pass on \`items\`. Some model APIs refuse such a tool.`,
  evidence: [converter()],
  fix: ({ pointer }) => setTo(pointer, 'string', 'Pass the list as a string that invoke splits'),
});

export const parameterDescriptionType = defineRule<{ name: string; type: string }>(
  'ragflow/parameter-description-type',
  {
    severity: MISTYPED,
    message: ({ name, type }) =>
      `The description of ${code(name)} must be a string, but this is ${type}. RAGFlow passes it to the model unchanged.`,
    evidence: [PARAMETERS, converter()],
    fix: describe,
  },
);

export const parameterDescriptionBlank = defineRule<{ name: string }>('ragflow/parameter-description-blank', {
  severity: ADVICE,
  message: ({ name }) =>
    `The description of ${code(name)} is empty, so the model can only guess what to send.`,
  evidence: [PARAMETERS, converter()],
  fix: describe,
});

export const parameterDisplayMissing = defineRule<{ name: string }>('ragflow/parameter-display-missing', {
  severity: DOCUMENTED_ADVICE,
  message: ({ name }) =>
    `The parameter ${code(name)} has no \`displayDescription\`. The README gives every parameter one, although no release shows it.`,
  evidence: [DISPLAY],
  fix: ({ pointer, args }, document) =>
    addMissing(
      'parameter',
      'displayDescription',
      pointer,
      document,
      textFor(args.name, valueAt(document.value, pointer)),
    ),
});

export const parameterDisplayType = defineRule<{ name: string; type: string }>(
  'ragflow/parameter-display-type',
  {
    severity: DOCUMENTED_ADVICE,
    message: ({ name, type }) =>
      `The \`displayDescription\` of ${code(name)} should be a string, but this is ${type}. No release shows it.`,
    evidence: [DISPLAY],
    fix: describe,
  },
);

/** `key` is the key below `llmTools`, and `shown` is what people would see. */
export const parameterTranslation = defineRule<{ name: string; key: string; shown: string }>(
  'ragflow/parameter-translation',
  {
    severity: DOCUMENTED_ADVICE,
    message: ({ name, key, shown }) =>
      `RAGFlow has no text for ${code(`llmTools.${key}`)}, so the \`displayDescription\` of ${code(name)} would be shown as ${quote(shown, 80)}.`,
    evidence: [readme('the paragraph on the `$t:xxx` notation'), DISPLAY],
    fix: ({ pointer, args }, { value }) =>
      translateOrShow(pointer, args.key, textFor(args.name, valueAt(value, parent(pointer)))),
  },
);

/** `truthy` is the truth of the value in Python. */
export const requiredType = defineRule<{ name: string; value: unknown; truthy: boolean }>(
  'ragflow/required-type',
  {
    severity: MISTYPED,
    message: ({ name, value, truthy }) =>
      `\`required\` must be \`true\` or \`false\`. RAGFlow 0.19 only asks Python whether ${quote(value)} is true, so ${code(name)} is ` +
      (truthy ? 'required.' : 'not required.'),
    evidence: [REQUIRED, converter()],
    fix: ({ pointer, args: { value } }) => {
      const denied = typeof value === 'string' && /^(false|no|off|0|optional)$/i.test(value.trim());
      const meant = !denied && isTruthy(value);
      return [...setTo(pointer, meant), ...setTo(pointer, !meant)];
    },
  },
);

export const keywordDropped = defineRule<{ name: string; key: string }>('ragflow/keyword-dropped', {
  severity: DROPPED,
  message: ({ name, key }) =>
    `The model never gets ${code(key)}. From ${code(name)} RAGFlow passes on only the type and the description, so say it in the description.`,
  evidence: [PARAMETERS, converter()],
  fix: ({ pointer, args }, document) => [...intoDescription(args.key, pointer, document), ...remove(pointer)],
});

export const parameterUnknownMember = defineRule<{ name: string; key: string; meant: string | undefined }>(
  'ragflow/parameter-unknown-member',
  {
    severity: CHANGED,
    message: ({ name, key, meant }) =>
      `${code(key)} is not a member of a parameter, so RAGFlow does not read it in ${code(name)}` +
      probably(meant),
    evidence: [PARAMETERS, converter()],
    fix: ({ pointer, args: { meant } }, document) =>
      meant === undefined ? remove(pointer) : rename(document, pointer, meant),
  },
);

/** The type that the word, or a word of the list, means; else the likeliest type of the parameter. */
function retype({ pointer }: Finding, { value }: SourceDocument): Fix[] {
  const type = meantType(valueAt(value, pointer), TYPES);
  return setTo(pointer, type ?? likelyType(valueAt(value, parent(pointer))));
}

function describe({ pointer }: Finding, { value }: SourceDocument): Fix[] {
  const at = parent(pointer);
  return setTo(pointer, textFor(last(at), valueAt(value, at)));
}
