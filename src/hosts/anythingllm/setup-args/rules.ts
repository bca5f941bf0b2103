// Rules for the settings form, and for the values that reach the handler from it.

import type { SourceDocument, Pointer, Fix } from '../../../model/finding.ts';
import { isObject, member } from '../../../model/guards.ts';
import { join, last, parent, valueAt } from '../../../lang/json/pointer.ts';
import {
  add,
  fix,
  objectAt,
  remove,
  rename,
  setTo,
  defineRule,
  type Misnamed,
  renameOrRemove,
} from '../../kit/rule.ts';
import { perhaps, code as quoted, quote } from '../../kit/words.ts';
import { deferred, V2026_08, onlyDocumented, since } from '../releases.ts';
import { code, editorSchema, hubCli, LOADER, page, PANEL, define } from '../evidence.ts';
import { scalarText } from '../parts.ts';

/** The form's real behaviour for input types that authors write when they want another kind of field. */
const HOPED = {
  list: 'a plain text box without any options',
  choice: 'a box whose saved value is never true or false',
  switch: 'a plain text box, not a switch',
  lines: 'a text box with one line',
  hidden: 'nothing at all, so it cannot be seen or changed',
  file: 'a file picker that saves a made-up path, never the file',
  button: 'a button, not a field',
};

/** The kind of field that an author wanted. */
export type Hope = keyof typeof HOPED;

const form = code(`${PANEL}:110-189`);
const save = code(`${PANEL}:66-101`);
const handover = code(`${LOADER}:197-212`);

/** Members that belong in `input` as its hint or placeholder, but are often written beside it. */
const INSIDE_INPUT = ['hint', 'description', 'help', 'placeholder'];

export const setupArgsType = define.refusedThenBroken<{ found: string }>('anythingllm/setup-args-type', {
  message: ({ found }) =>
    `\`setup_args\` is ${found}, not an object, so the skill has no settings and \`this.runtimeArgs\` stays empty.`,
  evidence: [page('setup_args'), editorSchema('44'), handover],
  fix: () => remove('/setup_args'),
});

export const setupArgsArray = define.refusedThenChanged('anythingllm/setup-args-array', {
  message: () =>
    '`setup_args` is an array, so its fields are called 0, 1 and so on, in the form and for the handler.',
  evidence: [page('setup_args'), editorSchema('44'), handover],
  fix: (_, { value }) => {
    const list = member(value, 'setup_args');
    return Array.isArray(list) && list.length === 0 ? setTo('/setup_args', {}) : [];
  },
});

export const setupArgNull = define.refused<{ key: string }>('anythingllm/setup-arg-null', {
  message: ({ key }) =>
    `The setting ${quoted(key)} is null: every agent session on the server fails to start, and opening the skill's settings crashes the page.`,
  evidence: [
    page('setup_args'),
    code(`${LOADER}:197-212`, "Cannot read properties of null (reading 'required')"),
  ],
  fix: ({ pointer }) => setTo(pointer, { type: 'string', input: { type: 'text' } }),
});

export const setupArgNullWhenOn = deferred('anythingllm/setup-arg-null-when-on', setupArgNull);

export const setupArgEntry = define.refusedThenBroken<{ key: string; found: string }>(
  'anythingllm/setup-arg-entry',
  {
    message: ({ key, found }) =>
      `The setting ${quoted(key)} is ${found}, not an object. The handler gets null for it.`,
    evidence: [page('setup_args'), editorSchema('46-86'), handover],
    fix: ({ pointer }, _, held) => {
      const text = scalarText(held);
      return setTo(pointer, { type: 'string', ...(text === undefined ? {} : { value: text }) });
    },
  },
);

export const setupArgTypeMissing = define.refusedThenBroken<{ member: string }>(
  'anythingllm/setup-arg-type-missing',
  {
    message: ({ member }) => `\`${member}\` is missing, and the form cannot be saved once someone edits it.`,
    evidence: [page('setup_args'), code(`${PANEL}:66-101`, '<KEY> must be of type undefined.')],
    fix: ({ pointer }) => add(join(pointer, 'type'), 'string'),
  },
);

export const setupArgTypeValue = define.refusedThenBroken('anythingllm/setup-arg-type-value', {
  message: ({ member, found }: { member: string; found: string }) =>
    `\`${member}\` is ${found}, not a string, so the form can never be saved.`,
  evidence: [editorSchema('49'), save],
  fix: ({ pointer }) => setTo(pointer, 'string'),
});

export const setupArgTypeUnsavable = defineRule('anythingllm/setup-arg-type-unsavable', {
  severity: since(V2026_08, 'broken'),
  message: ({ key, type }: { key: string; type: string }) =>
    type === 'number' || type === 'boolean'
      ? `The form gives strings only, so the setting ${quoted(key)} of type ${quoted(type)} cannot be saved once it is edited. While it is empty, no other setting can be saved either.`
      : `The form gives strings only, and ${quoted(type)} is not \`string\`, so ${quoted(key)} keeps every other setting from being saved.`,
  evidence: [code(`${PANEL}:66-101`, '<KEY> must be of type <type>.')],
  fix: ({ pointer }) => setTo(pointer, 'string'),
});

export const setupArgRequiredType = define.refusedThenChanged('anythingllm/setup-arg-required-type', {
  message: ({ member, found }: { member: string; found: string; value: unknown }) =>
    `\`${member}\` is ${found}. Anything truthy, even \`"false"\`, makes the setting required.`,
  evidence: [page('setup_args'), editorSchema('53'), handover],
  fix: ({ pointer, args: { value } }) =>
    setTo(pointer, !(typeof value === 'string' && /^(false|no|off|0)$/i.test(value))),
});

export const setupArgRequiredUnset = define.serverAdvice<{ key: string }>(
  'anythingllm/setup-arg-required-unset',
  {
    message: ({ key }) =>
      `Until someone saves a value for ${quoted(key)}, the skill loads without it, and \`this.runtimeArgs\` has no such member in the handler.`,
    evidence: [
      code(
        `${LOADER}:197-212`,
        "'<KEY>' required value for '<hubId>' plugin is missing. Plugin may not function or crash agent.",
      ),
    ],
  },
);

export const setupArgDefaultLost = define.serverChanged('anythingllm/setup-arg-default-lost', {
  message: ({ key, shown, required }: { key: string; shown: unknown; required: boolean }) =>
    `The default ${quoted(shown)} of ${quoted(key)} only fills the form. Until someone edits and saves the form, the handler gets ${
      required ? 'no such member' : 'null'
    }.`,
  evidence: [handover, form],
  fix: ({ pointer, args: { shown } }) => {
    if (typeof shown !== 'string') return [];
    return setTo(join(parent(parent(pointer)), 'value'), shown, 'Write the default into "value" too');
  },
});

export const setupArgValueHidesDefault = define.serverChanged('anythingllm/setup-arg-value-hides-default', {
  message: ({ key, shown }: { key: string; shown: unknown }) =>
    `The empty \`value\` of ${quoted(key)} overrides its default. The form starts empty instead of with ${quoted(shown)}, and the handler does not get the default either.`,
  evidence: [code(`${PANEL}:155-159`), handover],
  fix: ({ pointer, args }) => (typeof args.shown === 'string' ? setTo(pointer, args['shown']) : []),
});

export const setupArgValueType = define.refusedThenBroken('anythingllm/setup-arg-value-type', {
  message: ({ member, found, value }: { member: string; found: string; value: unknown }) =>
    value || found === 'an object' || found === 'an array'
      ? `\`${member}\` is ${found}, not a string. It reaches the handler unchanged, but the form cannot be saved with it.`
      : `\`${member}\` is ${found}. Falsy values are dropped, so the handler never gets it.`,
  evidence: [editorSchema('80'), handover, save],
  fix: ({ pointer }, _, held) => asTextOrRemove(pointer, held),
});

export const setupArgDefaultBeside = define.refusedThenAdvice<{ member: string }>(
  'anythingllm/setup-arg-default-beside',
  {
    message: ({ member }) =>
      `The documentation has no \`default\` directly in \`${member}\`. The handler does get it while nothing is saved, but the form never shows it.`,
    evidence: [page('setup_args'), editorSchema('46-86'), handover],
    fix: ({ pointer }, document, written) => {
      const text = scalarText(written);
      const hasValue = Object.hasOwn(objectAt(document, parent(pointer)), 'value');
      if (text === undefined || text === '' || hasValue) return remove(pointer);
      if (text === written) return rename(document, pointer, 'value');
      const changes = [
        { op: 'set', pointer, value: text },
        { op: 'rename', pointer, key: 'value' },
      ] as const;
      return fix(`Make it "value": ${quote(text, 50)}`, ...changes);
    },
  },
);

export const setupArgUnknownKey = define.refusedThenChanged<Misnamed>('anythingllm/setup-arg-unknown-key', {
  message: ({ key, meant }) =>
    `${quoted(key)} is ignored: a setting has only \`type\`, \`required\`, \`input\` and \`value\`.${perhaps(meant)}`,
  evidence: [page('setup_args'), editorSchema('46-86'), form],
  fix: ({ pointer, args }, document) => [
    ...moveIntoInput(pointer, document),
    ...rename(document, pointer, args.meant),
    ...remove(pointer),
  ],
});

export const setupArgInput = define.refusedThenChanged<{ member: string; found: string }>(
  'anythingllm/setup-arg-input',
  {
    message: ({ member, found }) =>
      `\`${member}\` is ${found}, not an object, so the form shows an empty text box without any help.`,
    evidence: [page('setup_args'), editorSchema('57-79'), form],
    fix: ({ pointer }, _, input) => {
      return typeof input === 'string' && input !== '' ? setTo(pointer, { type: input }) : remove(pointer);
    },
  },
);

export const setupArgInputTypeMissing = defineRule('anythingllm/setup-arg-input-type-missing', {
  severity: onlyDocumented('refused'),
  message: ({ member }: { member: string }) =>
    `\`${member}\` is required by the schema that editors use; the form shows a plain text box without it.`,
  evidence: [page('setup_args'), editorSchema('60')],
  fix: ({ pointer }) => add(join(pointer, 'type'), 'text'),
});

export const setupArgInputUnsupported = define.serverChanged('anythingllm/setup-arg-input-unsupported', {
  message: ({ key, type, hope }: { key: string; type: string; hope: Hope }) =>
    `The form does not know ${quoted(type)}. It copies the word into an HTML input, so ${quoted(key)} becomes ${HOPED[hope]}.`,
  evidence: [code(`${PANEL}:152-165`)],
  fix: ({ pointer }) => setTo(pointer, 'text'),
});

export const setupArgInputAsText = define.serverAdvice('anythingllm/setup-arg-input-as-text', {
  message: ({ key, type }: { key: string; type: string }) =>
    type === 'number' || type === 'range'
      ? `The form does show a ${type} input for ${quoted(key)}, but what it saves is a string.`
      : `${quoted(type)} is not an HTML input type, so ${quoted(key)} becomes a plain text box.`,
  evidence: [code(`${PANEL}:152-165`)],
  fix: ({ pointer, args: { type } }) => (type === 'number' || type === 'range' ? [] : setTo(pointer, 'text')),
});

export const setupArgHintObject = define.refusedThenBroken('anythingllm/setup-arg-hint-object', {
  message: ({ member, found }: { member: string; found: string }) =>
    `\`${member}\` is ${found}, not a string. Opening the skill’s settings crashes the page.`,
  evidence: [page('setup_args'), code(`${PANEL}:166-168`, 'Objects are not valid as a React child')],
  fix: ({ pointer }) => remove(pointer),
});

export const setupArgInputDefaultFalsy = define.refusedThenChanged(
  'anythingllm/setup-arg-input-default-falsy',
  {
    message: ({ member, found }: { member: string; found: string }) =>
      `\`${member}\` is ${found}, not a string: the form starts empty.`,
    evidence: [page('setup_args'), editorSchema('64'), form],
    fix: ({ pointer }, _, held) => asTextOrRemove(pointer, held),
  },
);

export const setupArgInputDefault = define.refusedThenBroken('anythingllm/setup-arg-input-default', {
  message: ({ member, found }: { member: string; found: string }) =>
    `\`${member}\` is ${found}, not a string: the form cannot be saved while it is there.`,
  evidence: [editorSchema('64-75'), save],
  fix: ({ pointer }, _, held) => asTextOrRemove(pointer, held),
});

export const setupArgInputRequired = define.refusedThenChanged('anythingllm/setup-arg-input-required', {
  message: () =>
    '`required` belongs one level up, beside `input`. Here it only marks the HTML field, and saving ignores that.',
  evidence: [page('setup_args'), editorSchema('57-79'), code(`${PANEL}:154`)],
  fix: ({ pointer }, document, held) => {
    const entry = parent(parent(pointer));
    if (Object.hasOwn(objectAt(document, entry), 'required')) return remove(pointer);
    const required = Boolean(held);
    return move('Move "required" beside "input"', pointer, join(entry, 'required'), required);
  },
});

export const setupArgInputUnknownKey = define.refusedThenChanged<Misnamed>(
  'anythingllm/setup-arg-input-unknown-key',
  {
    message: ({ key, meant }) =>
      `${quoted(key)} is ignored: an input has only \`type\`, \`default\`, \`placeholder\` and \`hint\`.${perhaps(meant)}`,
    evidence: [page('setup_args'), editorSchema('57-79'), form],
    fix: renameOrRemove,
  },
);

export const setupArgSecret = define.advice<{ key: string; where: string }>('anythingllm/setup-arg-secret', {
  message: ({ key, where }) =>
    `The \`${where}\` of ${quoted(key)} looks like a real key. Everyone you give the skill to can read it.`,
  evidence: [hubCli('86-99'), code(`${LOADER}:112-130`)],
  fix: ({ pointer }, { value }) => {
    const input = member(valueAt(value, parent(pointer)), 'input');
    // Without the value only the form would know the default, which is the greater fault.
    return last(pointer) === 'value' && member(input, 'default') ? [] : remove(pointer);
  },
});

function asTextOrRemove(pointer: Pointer, value: unknown): Fix[] {
  const text = scalarText(value);
  return text === undefined ? remove(pointer) : setTo(pointer, text);
}

function moveIntoInput(pointer: Pointer, { value: manifest }: SourceDocument): Fix[] {
  const key = last(pointer);
  const target = key === 'placeholder' ? key : 'hint';
  const text = valueAt(manifest, pointer);
  const input = member(valueAt(manifest, parent(pointer)), 'input');
  if (!INSIDE_INPUT.includes(key) || typeof text !== 'string') return [];
  if (!isObject(input) || Object.hasOwn(input, target)) return [];
  return move(`Move into "input" as "${target}"`, pointer, join(parent(pointer), 'input', target), text);
}

function move(title: string, from: Pointer, to: Pointer, value: unknown): Fix[] {
  return fix(title, { op: 'remove', pointer: from }, { op: 'set', pointer: to, value });
}
