// Rules for the examples, which only models without native tool calling see.

import type { SourceDocument, Place, Pointer, Fix } from '../../../model/finding.ts';
import { isObject, member } from '../../../model/guards.ts';
import { join, valueAt } from '../../../lang/json/pointer.ts';
import { add, fix, remove, setTo, rulesWith, type Misnamed, renameOrRemove } from '../../kit/rule.ts';
import { asType } from '../../kit/types.ts';
import { perhaps, code as quoted, quote } from '../../kit/words.ts';
import { addParam } from '../entrypoint/rules.ts';
import { code, editorSchema, LOADER, page, UNTOOLED, refusedThen, define } from '../evidence.ts';
import { params, scalarText } from '../parts.ts';
import { readCall } from './example-call.ts';

const shown = code(`${UNTOOLED}:31-51`);
const parsed = code(`${UNTOOLED}:44`);
const called = code(`${UNTOOLED}:83-124`);

/** The documentation advises one to three. */
export const MAX_EXAMPLES = 3;

const exampleRule = rulesWith({
  severity: refusedThen('changed'),
  evidence: [page('examples'), editorSchema('90-107'), shown],
});

export const examplesMissing = define.pageAdvice('anythingllm/examples-missing', {
  message: () =>
    'There are no examples. One to three are recommended. They show the model when and how to call the skill.',
  evidence: [page('examples')],
  fix: (_, { value }) => {
    const example = { prompt: promptFor(value), call: sampleCall(value) };
    return setTo('/examples', [example], 'Add an example to fill in');
  },
});

export const examplesMany = define.pageAdvice<{ count: number }>('anythingllm/examples-many', {
  message: ({ count }) =>
    `There are ${String(count)} examples. One to three are recommended, because each makes every prompt longer.`,
  evidence: [page('examples')],
  fix: ({ args }) => {
    const surplus = Array.from(
      { length: args.count - MAX_EXAMPLES },
      (_, i) => `/examples/${String(MAX_EXAMPLES + i)}`,
    );
    return fix(
      'Keep only the first three',
      ...surplus.map((pointer) => ({ op: 'remove', pointer }) as const),
    );
  },
});

export const examplesType = exampleRule<{ found: string }>('anythingllm/examples-type', {
  message: ({ found }) => `\`examples\` is ${found}, not an array, so the model sees no examples.`,
  evidence: [page('examples'), editorSchema('90'), shown],
  fix: (_, { value }) => {
    const found = member(value, 'examples');
    return setTo('/examples', isObject(found) && Object.hasOwn(found, 'prompt') ? [found] : []);
  },
});

export const exampleNull = exampleRule('anythingllm/example-null', {
  severity: refusedThen('broken'),
  message: () => 'This example is null: a model without native tool calling fails on it with every turn.',
  fix: ({ pointer }) => remove(pointer, 'this example'),
});

export const exampleItem = exampleRule<{ found: string }>('anythingllm/example-item', {
  message: ({ found }) =>
    `This example is ${found}, not an object with \`prompt\` and \`call\`, so it teaches the model nothing.`,
  fix: ({ pointer }, { value }, text) => {
    return typeof text === 'string' && text !== ''
      ? setTo(pointer, { prompt: text, call: sampleCall(value) }, 'Make it the prompt of an example')
      : remove(pointer, 'this example');
  },
});

export const examplePromptMissing = exampleRule('anythingllm/example-prompt-missing', {
  message: () =>
    'This example has no `prompt`, so the model sees a call without the request that leads to it.',
  evidence: [page('examples'), editorSchema('95'), shown],
  fix: ({ pointer }, { value }) => add(join(pointer, 'prompt'), promptFor(value)),
});

export const exampleCallMissing = exampleRule('anythingllm/example-call-missing', {
  message: () => 'This example has no `call`, so it teaches the model to call the skill without arguments.',
  evidence: [page('examples'), editorSchema('95-104'), parsed],
  fix: ({ pointer }, { value }) => add(join(pointer, 'call'), sampleCall(value)),
});

export const exampleUnknownKey = exampleRule<Misnamed>('anythingllm/example-unknown-key', {
  message: ({ key, meant }) =>
    `${quoted(key)} is ignored: an example has only \`prompt\` and \`call\`.${perhaps(meant)}`,
  fix: renameOrRemove,
});

export const exampleCallThrows = define.refusedThenBroken<{ found: string }>(
  'anythingllm/example-call-throws',
  {
    message: ({ found }) =>
      `\`call\` must be a JSON string. With ${found}, every turn fails for models without tool calling.`,
    evidence: [
      page('examples'),
      editorSchema('95-104'),
      code(`${UNTOOLED}:44`, 'jsonString?.startsWith is not a function'),
    ],
    fix: ({ pointer }, _, held) => setTo(pointer, JSON.stringify(held), 'Turn it into a JSON string'),
  },
);

export const exampleCallType = exampleRule<{ found: string }>('anythingllm/example-call-type', {
  message: ({ found }) =>
    `\`call\` is ${found}, not a JSON string, and the model sees ${found === 'null' ? '{}' : 'it'} instead of the arguments.`,
  evidence: [page('examples'), editorSchema('95-104'), parsed],
  fix: ({ pointer }, { value }) => setTo(pointer, sampleCall(value)),
});

export const exampleCallLost = define.changed<{ call: string }>('anythingllm/example-call-lost', {
  message: ({ call }) =>
    `The call ${quoted(call)} is not JSON, so the model sees {} and learns to call the skill without arguments.`,
  evidence: [page('examples'), parsed],
});

export const exampleCallLenient = define.advice('anythingllm/example-call-lenient', {
  message: () => 'The call is not plain JSON. AnythingLLM guesses what it means.',
  evidence: [page('examples'), parsed],
  fix: ({ pointer }, _, held) => {
    const read = readCall(held);
    if (read.kind !== 'arguments') return [];
    return setTo(pointer, JSON.stringify(read.value), 'Write it as plain JSON');
  },
});

export const exampleCallNoObject = define.changed<{ found: string }>('anythingllm/example-call-no-object', {
  message: ({ found }) =>
    `The call is ${found}, but arguments are an object with the names from \`entrypoint.params\`.`,
  evidence: [page('examples'), parsed],
  fix: ({ pointer }, { value }, held) => {
    const read = readCall(held);
    const [only, ...others] = params(value);
    if (!only || others.length > 0 || read.kind !== 'arguments') return [];
    return setTo(pointer, JSON.stringify({ [only.key]: read.value }));
  },
});

export const exampleCallUnknownParam = define.changed('anythingllm/example-call-unknown-param', {
  message: ({ name, meant }: { name: string; meant: string | undefined; value: unknown }) =>
    `The example calls with ${quoted(name)}, which is not in \`entrypoint.params\`. A model without native tool calling that copies this gets its call discarded.${perhaps(meant)}`,
  evidence: [
    page('examples'),
    code(`${UNTOOLED}:83-124`, 'Unknown argument: <key> provided but not in schema.'),
  ],
  fix: ({ pointer, at, args: { name, meant, value } }, document) => [
    ...(meant === undefined ? [] : replace(pointer, at, meant, 'Rename to')),
    ...addParam(document, name, typeof value),
    ...removeArgument(document, pointer, name),
  ],
});

export const exampleCallValueType = define.advice('anythingllm/example-call-value-type', {
  message: ({ name, type, found }: { name: string; type: string; found: string; value: unknown }) =>
    `The example gives ${found} for ${quoted(name)}, which is declared as ${quoted(type)}. Nothing converts it, so the handler may get either.`,
  evidence: [page('examples'), called, code(`${LOADER}:235`)],
  fix: ({ pointer, at, args }) => {
    const fitting = asType(args.value, args.type);
    return fitting === undefined ? [] : replace(pointer, at, fitting, 'Change to');
  },
});

/** Replaces a part of a call's text by JSON; [] for a place outside the text, such as a whole value. */
function replace(pointer: Pointer, at: Place, value: string | number | boolean, verb: string): Fix[] {
  const insert = JSON.stringify(value);
  return typeof at === 'string'
    ? []
    : fix(`${verb} ${quote(value, 50)}`, { op: 'splice', pointer, ...at, insert });
}

/** Writes the call anew, without this argument. */
export function removeArgument({ value }: SourceDocument, pointer: Pointer, name: string): Fix[] {
  const read = readCall(valueAt(value, pointer));
  if (read.kind !== 'arguments' || !isObject(read.value)) return [];
  const kept = Object.entries(read.value).filter(([key]) => key !== name);
  return setTo(pointer, JSON.stringify(Object.fromEntries(kept)), 'Remove it from the call');
}

/** A call with a value of the right kind for every parameter. */
function sampleCall(manifest: unknown): string {
  const given = params(manifest).map(({ key, value }) => [key, sampleValue(member(value, 'type'))] as const);
  return JSON.stringify(Object.fromEntries(given));
}

function sampleValue(type: unknown): unknown {
  if (type === 'number' || type === 'integer') return 1;
  if (type === 'boolean') return true;
  if (type === 'array') return [];
  if (type === 'object') return {};
  return type === 'null' ? null : '…';
}

function promptFor(manifest: unknown): string {
  const name = scalarText(member(manifest, 'name'));
  return name ? `Ask for: ${name}` : 'Ask for what the skill does';
}
