// What the core registers of a plugin in code, and what the model sees of its actions.

import { member } from '../../../model/guards.ts';
import type { ModelBlock, PanelNote, Preview } from '../../../model/preview.ts';
import {
  isWhole,
  plainOf,
  type CodeMember,
  type CodeMembers,
  type CodeValue,
  type ObjectValue,
} from '../../../lang/typescript/read-value.ts';
import type { CompiledPlugin } from '../../../lang/typescript/source-host.ts';
import { toolBlock } from '../preview/action-tool.ts';
import { readPlugin } from './check.ts';
import { itemsIn, membersOf, partsOf, textOf, type Part } from './found.ts';
import { isNewEvaluator } from './parts/check.ts';

/** What stands for a value that only running the code would give. */
const UNKNOWN = '(not known without running the code)';

const WARNINGS = { refused: 'This code is refused, so the core may register none of it' };

const NO_PLUGIN: PanelNote = {
  pointer: '',
  text: 'There is nothing to show: no plugin object can be read from this code.',
};

/** Plain data for the page; null where the plugin has no code. Never throws. */
export function previewOfCode({ programs, main }: CompiledPlugin): Preview | null {
  const program = [...programs.values()].at(-1);
  if (!program || program.paths.length === 0) return null;
  const { plugin } = readPlugin(program, main);
  if (!plugin) return { panel: null, notes: [NO_PLUGIN], model: [] };
  return {
    panel: null,
    warnings: WARNINGS,
    notes: notesOf(plugin),
    model: [registered(plugin), ...tools(plugin), ...examples(plugin)],
  };
}

/** What of a plugin works in another way than the documentation says, by the member. */
const NOTES: readonly (readonly [member: string, text: string])[] = [
  [
    'routes',
    'Core 1.x puts the name of the plugin before the path of every route. Milady of 2026-03 calls no routes of plugins.',
  ],
  [
    'priority',
    'The documentation says that a plugin with a higher `priority` is loaded later. Core 1.x loads plugins by their dependencies, and uses `priority` to choose between model handlers: the highest wins.',
  ],
  [
    'actions.priority',
    'The documentation checks actions with a higher `priority` first. Core 1.x has no priority of actions and takes them in the order of the list.',
  ],
  [
    'actions.cleanup',
    'Core 1.x ignores `cleanup` and `continueChain` of results: the other actions of the answer run, and no cleanup is called.',
  ],
  [
    'services.stop',
    'Core 1.x calls `stop` of what `start` gives. It never calls the `stop` that the documentation has beside `start`.',
  ],
  ['routes.isMultipart', 'Run sends no forms and no files to a route with `isMultipart`, only arguments.'],
  ['componentTypes.validator', 'Run has no database, so it never calls the `validator` of a component type.'],
];

function notesOf(plugin: ObjectValue): PanelNote[] {
  const members = [...plugin.members.values()];
  const used = new Set(members.flatMap(membersUsed));
  const notes = NOTES.filter(([member]) => used.has(member)).map(([, text]) => text);
  if (!plugin.complete || members.some((one) => !isWhole(one.value)))
    notes.push('Some of this plugin is made while it runs, so it is not shown here, or only in part.');
  return notes.map((text) => ({ pointer: '', text }));
}

/** `routes`, and `routes.path` where one of them has it. */
function membersUsed({ name, value }: CodeMember): string[] {
  const parts = partsOf(value, '').map(({ object }) => object);
  const keys = parts.flatMap(({ members }) => [...members.keys()]);
  const chained = parts.some(({ node }) => /\bc(?:leanup|ontinueChain)\b/.test(node.getText()));
  return [name, ...keys.map((key) => `${name}.${key}`), ...(chained ? [`${name}.cleanup`] : [])];
}

function registered(plugin: ObjectValue): ModelBlock {
  const name = textOf(plugin.members.get('name')?.value) ?? UNKNOWN;
  const groups: readonly (readonly [string, readonly string[]])[] = [
    ['Needs first', itemsIn(plugin, 'dependencies').map((item) => textOf(item) ?? UNKNOWN)],
    ['Actions', listed(plugin, 'actions', ({ object, name: own }) => about(own, object) + priority(object))],
    ['Providers, in the order in which they are asked', providers(plugin)],
    ['Evaluators, after an answer', listed(plugin, 'evaluators', evaluator)],
    ['Services', services(plugin)],
    ['Routes', listed(plugin, 'routes', (part) => route(part, name))],
    [
      'Model handlers',
      entries(plugin, 'models', ({ name: own }) => own + (MEANINGS.get(own) ?? '') + priority(plugin)),
    ],
    ['Events', entries(plugin, 'events', event)],
    ['Component types', listed(plugin, 'componentTypes', ({ name: own }) => own || UNKNOWN)],
    ['Test suites', listed(plugin, 'tests', ({ name: own }) => own || UNKNOWN)],
  ];
  const shown = groups.filter(([, lines]) => lines.length > 0);
  const text = shown.map(([title, lines]) => [title, ...lines.map((line) => `  ${line}`)].join('\n'));
  return {
    title: `What the core registers of ${name}`,
    pointer: '',
    language: 'text',
    text: text.length > 0 ? text.join('\n\n') : 'Nothing.',
  };
}

/** A line for each element, and one for those that are not known. */
function listed(plugin: ObjectValue, member: string, line: (part: Part) => string): string[] {
  const list = plugin.members.get(member)?.value;
  if (!list || (list.kind === 'literal' && list.value === undefined)) return [];
  const parts = partsOf(list, `/${member}`);
  return [...parts.map(line), ...unread(list, parts.length)];
}

function unread(list: CodeValue, read: number): string[] {
  const isComplete = list.kind === 'list' && list.complete && list.items.length === read;
  return isComplete ? [] : [UNKNOWN];
}

function priority({ members }: ObjectValue): string {
  const value = members.get('priority')?.value;
  return value?.kind === 'literal' ? ` (priority ${String(value.value)})` : '';
}

function memberOf({ members }: ObjectValue, name: string): string | undefined {
  return textOf(members.get(name)?.value);
}

function about(name: string, object: ObjectValue): string {
  const description = memberOf(object, 'description');
  return `${name || UNKNOWN}${description === undefined ? '' : `: ${description}`}`;
}

function evaluator(part: Part): string {
  const { name, object } = part;
  const runs = isSet(object.members, 'alwaysRun')
    ? ' (always)'
    : ' (where it applies; the documentation: by chance, from its examples)';
  return about(name, object) + (isNewEvaluator(part) ? NEWER : runs);
}

const NEWER = ' (form of a newer core: core 1.x never runs it)';

/** By `position`, as the core sorts them; those without one are at 0. */
function providers(plugin: ObjectValue): string[] {
  const list = plugin.members.get('providers')?.value;
  const parts = partsOf(list, '/providers').map((part) => {
    const position = part.object.members.get('position')?.value;
    const at = position?.kind === 'literal' && typeof position.value === 'number' ? position.value : 0;
    return { part, at };
  });
  parts.sort((a, b) => a.at - b.at);
  const lines = parts.map(({ part, at }) => {
    const notes = [
      ...(at === 0 ? [] : [`position ${String(at)}`]),
      ...['private', 'dynamic']
        .filter((flag) => isSet(part.object.members, flag))
        .map((flag) => `${flag}: only where it is asked for by name`),
    ];
    return about(part.name, part.object) + (notes.length > 0 ? ` (${notes.join(', ')})` : '');
  });
  return list ? [...lines, ...unread(list, parts.length)] : lines;
}

function isSet(members: CodeMembers, name: string): boolean {
  const value = members.get(name)?.value;
  return value?.kind === 'literal' && value.value === true;
}

function services(plugin: ObjectValue): string[] {
  const list = plugin.members.get('services')?.value;
  const items = itemsIn(plugin, 'services');
  const lines = items.map((item) => {
    const type = textOf(membersOf(item).get('serviceType')?.value) ?? UNKNOWN;
    return item.kind === 'class' && item.name !== '' ? `${type} (${item.name})` : type;
  });
  return list ? [...lines, ...unread(list, items.length)] : lines;
}

function route({ object }: Part, plugin: string): string {
  const path = memberOf(object, 'path');
  const type = memberOf(object, 'type') ?? UNKNOWN;
  const whole = path === undefined ? UNKNOWN : `/${plugin}/${path.replace(/^\//, '')}`;
  const flags = ['public', 'isMultipart'].filter((flag) => isSet(object.members, flag));
  return `${type} ${whole}${flags.length > 0 ? ` (${flags.join(', ')})` : ''}`;
}

/** What the documentation says of the keys. */
const MEANINGS: ReadonlyMap<string, string> = new Map([
  ['TEXT_SMALL', ': fast text generation'],
  ['TEXT_LARGE', ': text generation with a large context'],
  ['TEXT_COMPLETION', ': completion of a text'],
  ['TEXT_REASONING_SMALL', ': chain-of-thought reasoning'],
  ['TEXT_REASONING_LARGE', ': large reasoning model'],
  ['TEXT_EMBEDDING', ': embedding vectors'],
  ['IMAGE', ': image generation'],
  ['IMAGE_DESCRIPTION', ': analysis of images'],
  ['TRANSCRIPTION', ': speech to text'],
  ['TEXT_TO_SPEECH', ': text to speech'],
  ['AUDIO', ': audio processing'],
  ['VIDEO', ': video processing'],
  ['OBJECT_SMALL', ': structured JSON, small'],
  ['OBJECT_LARGE', ': structured JSON, large'],
  ['RESEARCH', ': generation with search'],
]);

function event({ name, value }: CodeMember): string {
  if (value.kind !== 'list' || !value.complete) return `${name}: ${UNKNOWN}`;
  const { length } = value.items;
  return `${name}: ${String(length)} ${length === 1 ? 'handler' : 'handlers'}`;
}

/** A line for each member of a table, and one for those that are not known. */
function entries(plugin: ObjectValue, table: string, line: (one: CodeMember) => string): string[] {
  const value = plugin.members.get(table)?.value;
  if (value?.kind !== 'object') return value ? [UNKNOWN] : [];
  return [...[...value.members.values()].map(line), ...(value.complete ? [] : [UNKNOWN])];
}

const NATIVE =
  'The tool that a newer core makes of the action. Core 1.x gives the model only the name and the description, and has no parameters but in its multi-step mode. Milady of 2026-03 described the parameters in the prompt.';

function tools(plugin: ObjectValue): ModelBlock[] {
  return partsOf(plugin.members.get('actions')?.value, '/actions').map(({ object, name }) => {
    const title = `${name || 'An action'}: native tool form (newer core)`;
    const whole = object.members.get('parameters')?.value;
    const partial =
      whole && !isWhole(whole) ? ' Some of its parameters are not known without running the code.' : '';
    return toolBlock(plainOf(object), { title, pointer: '', note: NATIVE + partial, core: 'a newer core' });
  });
}

/** The conversations from which the model learns when to take an action. */
function examples(plugin: ObjectValue): ModelBlock[] {
  return partsOf(plugin.members.get('actions')?.value, '').flatMap(({ object, name }) => {
    const list = object.members.get('examples')?.value;
    const talks = (list && plainOf(list)) ?? [];
    const shown = Array.isArray(talks) ? talks.filter((talk: unknown) => Array.isArray(talk)) : [];
    const text = shown.map((talk: unknown[]) => talk.map(spoken).join('\n')).join('\n\n');
    return text === ''
      ? []
      : [{ title: `${name || 'An action'}: examples`, pointer: '', language: 'text', text }];
  });
}

function spoken(line: unknown): string {
  const content = member(line, 'content');
  const actions = member(content, 'actions') ?? member(content, 'action');
  const words = [member(content, 'text'), Array.isArray(actions) ? `[${actions.join(', ')}]` : actions];
  const who = member(line, 'name') ?? member(line, 'user');
  return [`${String(who)}:`, ...words.filter((one) => typeof one === 'string')].join(' ');
}
