// Rules on the parameters of a tool.

import type { SourceDocument, Finding, Fix } from '../../../model/finding.ts';
import { last, parent, valueAt } from '../../../lang/json/pointer.ts';
import { remove, rename, setTo, defineRule, rulesWith, renameElseRemove } from '../../kit/rule.ts';
import { meantType } from '../../kit/types.ts';
import { code, probably, quote } from '../../kit/words.ts';
import {
  ADVICE,
  CHANGED,
  CHANGED_IN_0_19,
  DROPPED,
  MISTYPED,
  converter,
  readme,
  NEEDED,
  define,
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

const parameterRule = rulesWith({ severity: NEEDED, evidence: [PARAMETERS, converter()] });

export const parametersMissing = parameterRule('ragflow/parameters-missing', {
  message: () =>
    '`parameters` is missing, and RAGFlow 0.19 crashes when it passes the tool to the model. A tool without parameters has an empty object.',
  evidence: [PARAMETERS, converter("KeyError: 'parameters'")],
  fix: ({ pointer }, document) => addMissing('tool', 'parameters', pointer, document, {}),
});

export const parametersType = parameterRule<{ type: string }>('ragflow/parameters-type', {
  message: ({ type }) =>
    `\`parameters\` must be an object that maps names to parameters, but this is ${type}, and RAGFlow 0.19 crashes when it passes the tool to the model.`,
  fix: ({ pointer }, _, held) => {
    const isEmpty = held === null || held === '' || (Array.isArray(held) && held.length === 0);
    return isEmpty ? setTo(pointer, {}, 'Replace with an empty object') : [];
  },
});

export const parametersJsonSchema = parameterRule('ragflow/parameters-json-schema', {
  message: () =>
    'This is a JSON schema, but RAGFlow treats every member of `parameters` as a parameter. 0.19 crashes when it passes the tool to the model.',
  fix: ({ pointer }, _, held) => setTo(pointer, fromJsonSchema(held), 'Turn the JSON schema into parameters'),
});

export const parameterShape = parameterRule<{ name: string; type: string }>('ragflow/parameter-shape', {
  message: ({ name, type }) =>
    `The parameter ${code(name)} must be an object, but this is ${type}, and RAGFlow 0.19 crashes when it passes the tool to the model.`,
  fix: ({ pointer, args }, _, held) =>
    setTo(pointer, parameterFrom(args.name, held, true), 'Replace with a parameter'),
});

export const parameterMemberMissing = parameterRule('ragflow/parameter-member-missing', {
  message: ({ name, key }: { name: string; key: 'type' | 'description' | 'required' }) =>
    `The parameter ${code(name)} has no ${code(key)}, and RAGFlow 0.19 crashes when it passes the tool to the model.`,
  fix: ({ pointer, args: { key, name } }, document, held) =>
    addMissing('parameter', key, pointer, document, ...contentsFor(key, name, held)),
});

export const parameterName = defineRule<{ name: string }>('ragflow/parameter-name', {
  severity: CHANGED_IN_0_19,
  message: ({ name }) =>
    `${quote(name)} cannot be the name of a parameter of a Python method, so \`invoke\` gets it only if it accepts \`**kwargs\`.`,
  evidence: [{ release: '0.19', where: 'agent/component/generate.py, LLMToolPluginCallSession' }],
  fix: ({ pointer, args }, document) => rename(document, pointer, legalName(args.name)),
});

export const parameterTypeKind = define.changed<{ name: string; type: string }>(
  'ragflow/parameter-type-kind',
  {
    message: ({ name, type }) =>
      `The type of ${code(name)} must be a word such as \`string\`, but this is ${type}. RAGFlow passes it to the model unchanged.`,
    evidence: [TYPE, converter()],
    fix: retype,
  },
);

export const parameterTypeUnknown = defineRule('ragflow/parameter-type-unknown', {
  severity: DROPPED,
  message: ({ name, type }: { name: string; type: string }) =>
    `The type ${quote(type)} of ${code(name)} is not a JSON Schema type. RAGFlow passes it to the model unchanged, and many model APIs then refuse the tool.`,
  evidence: [TYPE, converter()],
  fix: retype,
});

export const parameterArray = defineRule<{ name: string }>('ragflow/parameter-array', {
  severity: CHANGED_IN_0_19,
  message: ({ name }) =>
    `The model knows that ${code(name)} is an array, but not of what, because RAGFlow cannot pass on \`items\`. Some model APIs refuse such a tool.`,
  evidence: [converter()],
  fix: ({ pointer }) => setTo(pointer, 'string', 'Pass the list as a string that invoke splits'),
});

export const parameterDescriptionType = parameterRule('ragflow/parameter-description-type', {
  severity: MISTYPED,
  message: ({ name, type }: { name: string; type: string }) =>
    `The description of ${code(name)} must be a string, but this is ${type}. RAGFlow passes it to the model unchanged.`,
  fix: describe,
});

export const parameterDescriptionBlank = parameterRule('ragflow/parameter-description-blank', {
  severity: ADVICE,
  message: ({ name }: { name: string }) =>
    `The description of ${code(name)} is empty, so the model can only guess what to send.`,
  fix: describe,
});

export const parameterDisplayMissing = define.pageAdvice<{ name: string }>(
  'ragflow/parameter-display-missing',
  {
    message: ({ name }) =>
      `The parameter ${code(name)} has no \`displayDescription\`. The README gives every parameter one, although no release shows it.`,
    evidence: [DISPLAY],
    fix: ({ pointer, args }, document, held) =>
      addMissing('parameter', 'displayDescription', pointer, document, textFor(args.name, held)),
  },
);

export const parameterDisplayType = define.pageAdvice('ragflow/parameter-display-type', {
  message: ({ name, type }: { name: string; type: string }) =>
    `The \`displayDescription\` of ${code(name)} should be a string, but this is ${type}. No release shows it.`,
  evidence: [DISPLAY],
  fix: describe,
});

/** `key` is the key below `llmTools`, and `shown` is what people would see. */
export const parameterTranslation = define.pageAdvice('ragflow/parameter-translation', {
  message: ({ name, key, shown }: { name: string; key: string; shown: string }) =>
    `RAGFlow has no text for ${code(`llmTools.${key}`)}, so the \`displayDescription\` of ${code(name)} would be shown as ${quote(shown, 80)}.`,
  evidence: [readme('the paragraph on the `$t:xxx` notation'), DISPLAY],
  fix: ({ pointer, args }, { value }) =>
    translateOrShow(pointer, args.key, textFor(args.name, valueAt(value, parent(pointer)))),
});

/** `truthy` is the truth of the value in Python. */
export const requiredType = define.mistyped('ragflow/required-type', {
  message: ({ name, value, truthy }: { name: string; value: unknown; truthy: boolean }) =>
    `\`required\` must be \`true\` or \`false\`. RAGFlow 0.19 only asks Python whether ${quote(value)} is true, so ${code(name)} is ` +
    (truthy ? 'required.' : 'not required.'),
  evidence: [REQUIRED, converter()],
  fix: ({ pointer, args: { value } }) => {
    const denied = typeof value === 'string' && /^(false|no|off|0|optional)$/i.test(value.trim());
    const meant = !denied && isTruthy(value);
    return [...setTo(pointer, meant), ...setTo(pointer, !meant)];
  },
});

export const keywordDropped = parameterRule<{ name: string; key: string }>('ragflow/keyword-dropped', {
  severity: DROPPED,
  message: ({ name, key }) =>
    `The model never gets ${code(key)}. From ${code(name)} RAGFlow passes on only the type and the description, so say it in the description.`,
  fix: ({ pointer, args }, document) => [...intoDescription(args.key, pointer, document), ...remove(pointer)],
});

export const parameterUnknownMember = parameterRule('ragflow/parameter-unknown-member', {
  severity: CHANGED,
  message: ({ name, key, meant }: { name: string; key: string; meant: string | undefined }) =>
    `${code(key)} is not a member of a parameter, so RAGFlow does not read it in ${code(name)}` +
    probably(meant),
  fix: renameElseRemove,
});

/** The type that the word, or a word of the list, means; else the likeliest type of the parameter. */
function retype({ pointer }: Finding, { value }: SourceDocument): Fix[] {
  const type = meantType(valueAt(value, pointer), TYPES);
  return setTo(pointer, type ?? likelyType(valueAt(value, parent(pointer))));
}

function describe({ pointer }: Finding, { value }: SourceDocument): Fix[] {
  const at = parent(pointer);
  return setTo(pointer, textFor(last(at), valueAt(value, at)));
}
