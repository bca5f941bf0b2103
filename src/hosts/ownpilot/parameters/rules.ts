// Rules for the parameter schemas of tools.

import type { Evidence } from '../../../model/finding.ts';
import { join, last } from '../../../lang/json/pointer.ts';
import { remove, setTo, defineRule, rulesWith, renameOrRemove } from '../../kit/rule.ts';
import { code, perhaps } from '../../kit/words.ts';
import {
  ADVICE,
  CHANGED_THEN_BROKEN,
  fromBoth,
  guide,
  REAL_CHANGED,
  since,
  onlyDocumented,
  CHANGED,
  define,
} from '../evidence.ts';
import { V2026_02 } from '../releases.ts';
import { elements, isText } from '../shape.ts';
import { splitList } from '../words.ts';
import * as fixes from './fixes.ts';

const schema = guide('Parameter Schema');
const checker = (text?: string): Evidence[] =>
  fromBoth('core/agent/tool-validation.ts', 'core/agent/tool-validation.ts', text);
/** The results of `new Set(required || [])` for a value that breaks every call; each completes a message. */
const REQUIRED_KINDS = {
  letters: 'OwnPilot splits a string and requires every letter of it as an argument',
  throws: 'OwnPilot throws on every call of this tool because it cannot iterate over it',
};

const parameterRule = rulesWith({ severity: CHANGED, evidence: [schema, ...checker()] });

export const parametersList = define.guideRefused('ownpilot/parameters-list', {
  message: () =>
    '`parameters` is a list. The guide wants a schema with `"type": "object"`. The real releases accept the list, but find no parameters in it and check no arguments.',
  evidence: [guide('Validation Rule 8'), ...checker()],
  fix: ({ pointer }) => setTo(pointer, { type: 'object', properties: {} }, 'Write an empty schema'),
});

export const parametersTypeMissing = defineRule('ownpilot/parameters-type-missing', {
  severity: onlyDocumented('refused'),
  message: () =>
    '`parameters` lacks `"type": "object"`; the guide refuses that; the real releases do not check it.',
  evidence: [guide('Validation Rule 8')],
  fix: fixes.addObjectType,
});

export const parametersType = defineRule<{ found: string }>('ownpilot/parameters-type', {
  severity: onlyDocumented('refused'),
  message: ({ found }) =>
    `The type of \`parameters\` must be "object" and is ${found}; the guide refuses that; the real releases do not check it.`,
  evidence: [guide('Validation Rule 8')],
  fix: ({ pointer }) => setTo(pointer, 'object'),
});

export const parametersUnchecked = parameterRule('ownpilot/parameters-unchecked', {
  severity: { ...ADVICE, ...REAL_CHANGED },
  message: () =>
    'There is no `properties` here. OwnPilot checks no arguments, not even the required ones, and the model does not know what to send.',
  fix: fixes.addProperties,
});

export const propertiesType = parameterRule<{ found: string }>('ownpilot/properties-type', {
  message: ({ found }) =>
    `\`properties\` must be an object with one schema per parameter and is ${found}. No argument is checked against it.`,
  fix: ({ pointer }) => remove(pointer),
});

export const propertyNotObject = parameterRule('ownpilot/property-not-object', {
  message: ({ found, path }: { found: string; path: string }) =>
    `The schema of ${code(path)} must be an object and is ${found}; OwnPilot does not check that argument.`,
  fix: ({ pointer }, _, given) => {
    const type = typeof given === 'string' ? fixes.betterType(given) : 'string';
    return setTo(pointer, { ...fixes.textParameter(last(pointer)), type });
  },
});

export const propertyTypeMissing = parameterRule<{ path: string }>('ownpilot/property-type-missing', {
  severity: ADVICE,
  message: ({ path }) => `${code(path)} has no \`type\`, so OwnPilot lets any value through to the code.`,
});

export const propertyTypeList = define.changedThenBroken<{ path: string }>('ownpilot/property-type-list', {
  message: ({ path }) =>
    `${code(path)} has a list of types. OwnPilot compares it with a single type name, so every call that sends this argument fails.`,
  evidence: [schema, ...checker('params.…: expected string,null, got string')],
  fix: ({ pointer }, _, held) => {
    const types = elements(held).filter(isText);
    return setTo(pointer, types.find((type) => fixes.PARAMETER_TYPES.includes(type)) ?? 'string');
  },
});

export const propertyTypeUnknown = define.changedThenBroken('ownpilot/property-type-unknown', {
  message: ({ found, path }: { found: string; path: string }) =>
    `${code(found)} is not one of the six parameter types, so every call that sends ${code(path)} fails.`,
  evidence: [schema, ...checker('params.…: expected …, got …')],
  fix: ({ pointer }, _, given) => {
    const better =
      given === 'any' || typeof given !== 'string' ? [] : setTo(pointer, fixes.betterType(given));
    return [...better, ...remove(pointer)];
  },
});

export const propertyDescription = define.guideAdvice('ownpilot/property-description', {
  message: ({ path }: { path: string; name: string }) =>
    `${code(path)} has no description, so the model has to guess what to put in it.`,
  evidence: [schema],
});

export const propertyKeyMisspelt = parameterRule('ownpilot/property-key-misspelt', {
  message: ({ key, path, meant }: { key: string; path: string; meant: string | undefined }) =>
    `${code(key)} in ${code(path)} means nothing in a schema.${perhaps(meant)}`,
  fix: renameOrRemove,
});

export const itemsMissing = parameterRule<{ path: string }>('ownpilot/items-missing', {
  severity: ADVICE,
  message: ({ path }) =>
    `The list ${code(path)} does not say what is in it, so OwnPilot checks none of its elements.`,
  fix: ({ pointer }) => setTo(join(pointer, 'items'), { type: 'string' }, 'Make it a list of strings'),
});

export const defaultIgnored = define.realChanged<{ path: string }>('ownpilot/default-ignored', {
  message: ({ path }) =>
    `OwnPilot fills in no defaults: when the model leaves ${code(path)} out, the code gets nothing. Set the default in the code and mention it in the description.`,
  evidence: checker(),
  fix: ({ pointer }) => remove(pointer),
});

export const constraintUnchecked = defineRule('ownpilot/constraint-unchecked', {
  severity: since(V2026_02, 'advice'),
  message: ({ key, path }: { key: string; path: string }) =>
    `${code(key)} of ${code(path)} reaches the model, but OwnPilot does not check it. The code has to.`,
  evidence: checker(),
});

export const enumEmpty = define.changedThenBroken<{ path: string }>('ownpilot/enum-empty', {
  message: ({ path }) => `The \`enum\` of ${code(path)} is empty, so no value is accepted.`,
  evidence: [schema, ...checker('params.…: must be one of ')],
  fix: ({ pointer }) => remove(pointer),
});

export const enumValueType = parameterRule('ownpilot/enum-value-type', {
  message: ({ type, found, path }: { type: string; found: string; path: string }) =>
    `${code(path)} is declared as ${type}, and this choice is ${found}. A call that picks it fails the type check.`,
  evidence: [schema, ...checker('params.…: expected …, got …')],
  fix: fixes.convertChoice,
});

export const requiredNotList = parameterRule<{ found: string }>('ownpilot/required-not-list', {
  message: ({ found }) =>
    `\`required\` must be a list of parameter names and is ${found}: OwnPilot treats it as an empty list.`,
  fix: ({ pointer }) => remove(pointer),
});

export const requiredBreaksCalls = define.changedThenBroken('ownpilot/required-breaks-calls', {
  message: ({ found, kind }: { found: string; kind: keyof typeof REQUIRED_KINDS }) =>
    `\`required\` must be a list of parameter names and is ${found}: ${REQUIRED_KINDS[kind]}.`,
  evidence: [schema, ...checker('Missing required parameter: … (any)')],
  fix: ({ pointer }, _, given) => {
    const names = typeof given === 'string' ? splitList(given) : [];
    return [...(names.length > 0 ? setTo(pointer, names, 'Turn into a list') : []), ...remove(pointer)];
  },
});

export const requiredOnProperty = parameterRule<{ path: string }>('ownpilot/required-on-property', {
  message: ({ path }) =>
    `\`required\` inside ${code(path)} has no effect. Add the name of the parameter to the \`required\` list next to \`properties\`.`,
  fix: fixes.moveRequired,
});

export const requiredUndeclared = define.changedThenBroken('ownpilot/required-undeclared', {
  message: ({ name, meant }: { name: string; meant: string | undefined }) =>
    `\`required\` lists ${code(name)}, which \`properties\` does not describe. Calls fail unless the model sends an argument it does not know.${perhaps(meant)}`,
  evidence: [schema, ...checker('Missing required parameter: … (any)')],
  fix: fixes.describeRequired,
});

export const requiredItemType = parameterRule<{ found: string }>('ownpilot/required-item-type', {
  severity: CHANGED_THEN_BROKEN,
  message: ({ found }) => `Everything in \`required\` must be a parameter's name, and this is ${found}.`,
  fix: ({ pointer }) => remove(pointer),
});
