// What the core registers of a plugin in code, and what the model sees of its actions.

import type { ModelBlock, PanelNote, Preview } from '../../../model/preview.ts';
import {
  isWhole,
  plainOf,
  type CodeMembers,
  type CodeValue,
  type ObjectValue,
} from '../../../typescript/read-value.ts';
import type { CompiledPlugin } from '../../../typescript/source-host.ts';
import { SchemaRefused } from '../preview/action-schema.ts';
import { actionTool, modelToolOf } from '../preview/action-tool.ts';
import { readPlugin } from './check.ts';
import { partsOf, textOf, type Part } from './found.ts';
import { isNewEvaluator } from './parts/check.ts';

/** What stands for a value that only running the code would give. */
const UNKNOWN = '(not known without running the code)';

const WARNINGS = { refused: 'The compiler refuses this code, so the core may register none of it' };

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
    model: [registered(plugin), ...tools(plugin)],
  };
}

function notesOf(plugin: ObjectValue): PanelNote[] {
  const notes: PanelNote[] = [];
  const has = (name: string): boolean => plugin.members.has(name);
  if (has('routes'))
    notes.push({
      pointer: '',
      text: 'Core 1.x puts the name of the plugin before the path of every route. Milady of 2026-03 calls no routes of plugins.',
    });
  if (has('priority'))
    notes.push({
      pointer: '',
      text: 'The documentation says that a plugin with a higher `priority` is loaded later. Core 1.x loads plugins by their dependencies, and uses `priority` to choose between model handlers: the highest wins.',
    });
  if (!plugin.complete || [...plugin.members.values()].some((one) => !isWhole(one.value)))
    notes.push({
      pointer: '',
      text: 'Some of this plugin is made while it runs, so it is not shown here, or only in part.',
    });
  return notes;
}

function registered(plugin: ObjectValue): ModelBlock {
  const name = textOf(plugin.members.get('name')?.value) ?? UNKNOWN;
  const groups: readonly (readonly [string, readonly string[]])[] = [
    ['Actions', listed(plugin, 'actions', ({ object, name: own }) => about(own, object))],
    ['Providers, in the order in which they are asked', providers(plugin)],
    ['Evaluators, after every answer that they apply to', listed(plugin, 'evaluators', evaluator)],
    ['Services', services(plugin)],
    ['Routes', listed(plugin, 'routes', (part) => route(part, name))],
    ['Model handlers', models(plugin)],
    ['Events', events(plugin)],
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

function memberOf({ members }: ObjectValue, name: string): string | undefined {
  return textOf(members.get(name)?.value);
}

function about(name: string, object: ObjectValue): string {
  const description = memberOf(object, 'description');
  return `${name || UNKNOWN}${description === undefined ? '' : `: ${description}`}`;
}

function evaluator(part: Part): string {
  const { name, object } = part;
  const always = object.members.get('alwaysRun')?.value;
  const runs = always?.kind === 'literal' && always.value === true ? ' (always runs)' : '';
  return about(name, object) + runs + (isNewEvaluator(part) ? NEWER : '');
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
      ...['private', 'dynamic'].filter((flag) => isSet(part.object.members, flag)).map(flagText),
    ];
    return about(part.name, part.object) + (notes.length > 0 ? ` (${notes.join(', ')})` : '');
  });
  return list ? [...lines, ...unread(list, parts.length)] : lines;
}

function isSet(members: CodeMembers, name: string): boolean {
  const value = members.get(name)?.value;
  return value?.kind === 'literal' && value.value === true;
}

function flagText(flag: string): string {
  return `${flag}: only where it is asked for by name`;
}

function services(plugin: ObjectValue): string[] {
  const list = plugin.members.get('services')?.value;
  const items = list?.kind === 'list' ? list.items : [];
  const lines = items.map((item) => {
    if (item.kind !== 'class' && item.kind !== 'object') return UNKNOWN;
    const members = item.kind === 'class' ? item.statics : item.members;
    const type = textOf(members.get('serviceType')?.value) ?? UNKNOWN;
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

function models(plugin: ObjectValue): string[] {
  const value = plugin.members.get('models')?.value;
  if (!value) return [];
  if (value.kind !== 'object') return [UNKNOWN];
  const priority = plugin.members.get('priority')?.value;
  const own = priority?.kind === 'literal' && typeof priority.value === 'number' ? priority.value : 0;
  const at = own === 0 ? '' : ` (priority ${String(own)})`;
  return [...[...value.members.keys()].map((key) => key + at), ...(value.complete ? [] : [UNKNOWN])];
}

function events(plugin: ObjectValue): string[] {
  const value = plugin.members.get('events')?.value;
  if (!value) return [];
  if (value.kind !== 'object') return [UNKNOWN];
  const lines = [...value.members.values()].map((one) => {
    const handlers = one.value.kind === 'list' && one.value.complete ? one.value.items.length : null;
    return `${one.name}: ${handlers === null ? UNKNOWN : `${String(handlers)} ${handlers === 1 ? 'handler' : 'handlers'}`}`;
  });
  return [...lines, ...(value.complete ? [] : [UNKNOWN])];
}

const NATIVE =
  'The tool that a newer core makes of the action. Core 1.x gives the model only the name and the description, and has no parameters but in its multi-step mode. Milady of 2026-03 described the parameters in the prompt.';

function tools(plugin: ObjectValue): ModelBlock[] {
  return partsOf(plugin.members.get('actions')?.value, '/actions').map(({ object, name }) => {
    const title = `${name || 'An action'}: native tool form (newer core)`;
    const block = { title, pointer: '', language: 'json' } as const;
    try {
      const whole = object.members.get('parameters')?.value;
      const partial =
        whole && !isWhole(whole) ? ' Some of its parameters are not known without running the code.' : '';
      const definition = actionTool(plainOf(object));
      const text = JSON.stringify(definition, null, 2);
      return { ...block, text, note: NATIVE + partial, tool: modelToolOf(definition) };
    } catch (error) {
      if (!(error instanceof SchemaRefused)) throw error;
      return {
        ...block,
        note: `The model does not get this tool, because a newer core throws: ${error.message}`,
      };
    }
  });
}
