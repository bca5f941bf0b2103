// Rules for the entrypoint and for the parameters that the model sees.

import type { SourceDocument, Fix } from '../../../model/finding.ts';
import { isObject, member } from '../../../model/guards.ts';
import { join, last, parent, valueAt } from '../../../lang/json/pointer.ts';
import { add, fix, remove, rename, setTo, rulesWith, type Misnamed } from '../../kit/rule.ts';
import { meantType } from '../../kit/types.ts';
import { perhaps, code as quoted } from '../../kit/words.ts';
import { deferred } from '../releases.ts';
import { code, editorSchema, hubCli, LOADER, page, refusedThen, define } from '../evidence.ts';
import { scalarText } from '../parts.ts';

const forwarded = code(`${LOADER}:235`);

const EMPTY = { file: 'handler.js', params: {} };

const TYPES = ['string', 'number', 'boolean'];

/** The names of parameters that are written as an array, as in other hosts and older manifests. */
const OTHER_PARAMS = ['parameters', 'inputs', 'input', 'arguments', 'args', 'properties'];

const paramRule = rulesWith({
  severity: refusedThen('changed'),
  evidence: [page('entrypoint'), editorSchema('118-133'), forwarded],
});

export const entrypointMissing = define.refused('anythingllm/entrypoint-missing', {
  message: () =>
    'Without an `entrypoint` object every agent session on the server fails to start, not only this skill.',
  evidence: [
    page('entrypoint'),
    editorSchema('109'),
    code(`${LOADER}:235`, "Cannot read properties of undefined (reading 'params')"),
  ],
  fix: (_, { value }) =>
    isObject(value) && Object.hasOwn(value, 'entrypoint')
      ? setTo('/entrypoint', EMPTY)
      : add('/entrypoint', EMPTY),
});

export const entrypointMissingWhenOn = deferred('anythingllm/entrypoint-missing-when-on', entrypointMissing);

export const entrypointType = paramRule<{ found: string }>('anythingllm/entrypoint-type', {
  message: ({ found }) =>
    `\`entrypoint\` is ${found}, not an object, so the model gets a tool without parameters.`,
  evidence: [page('entrypoint'), editorSchema('109'), forwarded],
  fix: () => setTo('/entrypoint', EMPTY),
});

export const entrypointFile = define.serverChanged<{ file: string }>('anythingllm/entrypoint-file', {
  message: ({ file }) =>
    `AnythingLLM never reads \`entrypoint.file\`: it runs handler.js beside the manifest, not ${quoted(file)}.`,
  evidence: [code(`${LOADER}:15-19, 151-158`), hubCli('100-111')],
  fix: ({ pointer }) => setTo(pointer, 'handler.js'),
});

export const entrypointUnknownKey = paramRule<Misnamed>('anythingllm/entrypoint-unknown-key', {
  message: ({ key, meant }) =>
    `${quoted(key)} is ignored: an entrypoint has only \`file\` and \`params\`.${
      key === 'required' ? ' No parameter can be marked as required.' : ''
    }${perhaps(meant)}`,
  evidence: [page('entrypoint'), editorSchema('109-138'), forwarded],
  fix: ({ pointer, args: { key, meant } }, document) => [
    ...rename(document, pointer, OTHER_PARAMS.includes(key) ? 'params' : meant),
    ...remove(pointer),
  ],
});

export const paramsMissing = define.refusedThenAdvice('anythingllm/params-missing', {
  message: () =>
    'Without `entrypoint.params` the model is given a tool without parameters. Write {} if that is what you want.',
  evidence: [page('entrypoint'), editorSchema('116'), forwarded],
  fix: ({ pointer }) => add(join(pointer, 'params'), {}),
});

export const paramsType = paramRule<{ found: string }>('anythingllm/params-type', {
  message: ({ found }) =>
    found === 'an array'
      ? '`entrypoint.params` is an array, so the parameters are called 0, 1 and so on.'
      : found === 'null'
        ? '`entrypoint.params` is null, so the model gets a tool without parameters.'
        : `\`entrypoint.params\` is ${found}, not an object, and goes to the model provider unchanged.`,
  evidence: [page('entrypoint'), editorSchema('116'), forwarded],
  fix: ({ pointer }, _, held) => {
    const named = namedParams(held);
    return named ? setTo(pointer, named, 'Turn the array into an object by name') : setTo(pointer, {});
  },
});

export const paramEntry = paramRule<{ key: string; found: string }>('anythingllm/param-entry', {
  message: ({ key, found }) =>
    `The parameter ${quoted(key)} is ${found}, not an object with \`description\` and \`type\`, and goes to the model provider unchanged.`,
  fix: ({ pointer }, _, held) =>
    setTo(pointer, { description: scalarText(held) ?? last(pointer), type: 'string' }),
});

export const paramDescriptionMissing = paramRule('anythingllm/param-description-missing', {
  severity: refusedThen('advice'),
  message: ({ member }: { member: string }) =>
    `\`${member}\` is missing, so the model does not know what to put there.`,
  fix: ({ pointer }) => add(join(pointer, 'description'), last(pointer)),
});

export const paramDescriptionType = paramRule('anythingllm/param-description-type', {
  message: ({ member, found }: { member: string; found: string }) =>
    `\`${member}\` is ${found}, not a string, and goes to the model provider unchanged.`,
  fix: ({ pointer }, _, held) => setTo(pointer, scalarText(held) ?? last(parent(pointer))),
});

export const paramTypeMissing = define.refusedThenAdvice<{ member: string }>(
  'anythingllm/param-type-missing',
  {
    message: ({ member }) => `\`${member}\` is missing, so the model may send any kind of value.`,
    evidence: [page('entrypoint'), editorSchema('125'), forwarded],
    fix: ({ pointer }) => add(join(pointer, 'type'), 'string'),
  },
);

export const paramTypeUndocumented = define.refusedThenAdvice('anythingllm/param-type-undocumented', {
  message: ({ member, value }: { member: string; value: unknown }) =>
    `\`${member}\` ${value === null ? 'is a list of types' : `is ${quoted(value)}`}. Only string, number and boolean are documented. AnythingLLM passes it to the model provider unchanged.`,
  evidence: [page('entrypoint'), editorSchema('125'), forwarded],
  fix: ({ pointer }, _, held) => setTo(pointer, meantType(held, TYPES) ?? 'string'),
});

export const paramTypeUnknown = paramRule('anythingllm/param-type-unknown', {
  message: ({ member, value, found }: { member: string; value: unknown; found: string }) =>
    `\`${member}\` is ${typeof value === 'string' ? quoted(value) : found}, which is not a JSON Schema type. It must be string, number or boolean. Model providers may reject every request that carries it.`,
  evidence: [page('entrypoint'), editorSchema('125'), forwarded],
  fix: ({ pointer }, _, held) => setTo(pointer, meantType(held, TYPES) ?? 'string'),
});

export const paramRequired = paramRule<{ member: string }>('anythingllm/param-required', {
  message: ({ member }) =>
    `\`required\` in \`${member}\` has no effect: AnythingLLM never tells the model that a parameter is required. Check it in the handler, and say so in the description.`,
  fix: ({ pointer }) => remove(pointer),
});

export const paramUnknownKey = paramRule<Misnamed>('anythingllm/param-unknown-key', {
  severity: refusedThen('advice'),
  message: ({ key, meant }) =>
    `The documentation has only \`description\` and \`type\` in a parameter. AnythingLLM does pass ${quoted(key)} to the model provider unchanged.${perhaps(meant)}`,
  fix: ({ pointer, args }, document) => [
    ...sayChoices(pointer, document.value),
    ...rename(document, pointer, args.meant),
    ...remove(pointer),
  ],
});

function namedParams(list: unknown): Record<string, unknown> | undefined {
  if (!Array.isArray(list) || list.length === 0) return undefined;
  const entries = list.map((item: unknown) => {
    const name = member(item, 'name');
    if (!isObject(item) || typeof name !== 'string') return undefined;
    return [name, Object.fromEntries(Object.entries(item).filter(([key]) => key !== 'name'))] as const;
  });
  return entries.every((entry) => entry !== undefined) ? Object.fromEntries(entries) : undefined;
}

/** Moves the values of an `enum` into the description, the only place for them that the documentation leaves. */
function sayChoices(pointer: string, manifest: unknown): Fix[] {
  const choices = valueAt(manifest, pointer);
  const described = join(parent(pointer), 'description');
  const description = valueAt(manifest, described);
  if (last(pointer) !== 'enum' || !Array.isArray(choices) || typeof description !== 'string') return [];
  const words = choices.map(scalarText);
  if (words.length === 0 || !words.every((word) => word !== undefined)) return [];
  const value = `${withStop(description.trim())}One of: ${words.join(', ')}.`;
  return fix(
    `Put the choices into the description and remove "enum"`,
    { op: 'set', pointer: described, value },
    { op: 'remove', pointer },
  );
}

/** Declares a parameter of one of the documented types. Its description is a placeholder that the author replaces. */
export function addParam({ value }: SourceDocument, name: string, type: string): Fix[] {
  if (!isObject(valueAt(value, '/entrypoint/params')) || !TYPES.includes(type)) return [];
  const param = { description: name, type };
  return add(join('/entrypoint/params', name), param, 'Add it to "entrypoint.params"');
}

function withStop(text: string): string {
  return text === '' ? '' : text + (/[.!?]$/.test(text) ? ' ' : '. ');
}
