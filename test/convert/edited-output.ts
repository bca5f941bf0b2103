// What must come back from edited output: everything that the edits did not touch, as it comes back without them.

import type { Plugin, Tool } from '../../src/model/plugin.ts';
import type { PluginFiles } from '../../src/model/portable.ts';
import { convert, type Converted } from '../../src/pipeline/convert/convert.ts';
import type { Printed } from '../../src/pipeline/convert/print.ts';
import { isIndex } from '../../src/text/pointer.ts';
import { applied, unedited, type Edit, type Edited, type Item, type ToolItem } from './edits.ts';
import { parameterFacts, pluginFacts, settingFacts, toolFacts } from './facts.ts';
import { made, sourceOf, type Pair } from './pairs.ts';

/** A plugin's files with what its reader reads of them. */
interface ReadBack {
  readonly converted: Converted;
  readonly plugin: Plugin;
}

/** What comes back is not what should, in words; [] where all is well. null where the edits change nothing. */
export function wrongAfter(pair: Pair, source: PluginFiles, edits: readonly Edit[]): string[] | null {
  const { from, to } = pair;
  const there = made(convert(from, to, source, true));
  const original = readOf(to, there.files, there);
  const start = unedited(there.files, original);
  let now = start;
  edits.forEach((edit, i) => {
    const next = applied(now, edit, readOf(to, now.files, there), i);
    now = next === now ? now : inOrder(next, readOf(to, next.files, there));
  });
  if (now === start || now.tools.some(isUnknown)) return null;
  const output = { ...there, files: now.files };
  const back = (files: Converted, keeps: boolean): ReadBack => {
    const converted = made(convert(to, from, sourceOf(keeps ? files : { ...files, sidecar: null }), true));
    return { converted, plugin: readOf(from, converted.files, { ...converted, sidecar: null }) };
  };
  const plain = back(output, false);
  const restored = back(output, true);
  const unchanged = back(there, true);
  const plainUnchanged = back(there, false);
  return [
    ...(restored.converted.restored ? [] : ['nothing was restored']),
    ...wrongIn(now, {
      base: unchanged.plugin,
      after: restored.plugin,
      fresh: plain.plugin,
      original,
      from,
    }).map((one) => `with sidecar: ${one}`),
    ...wrongIn(now, { base: plainUnchanged.plugin, after: plain.plugin, fresh: null, original, from }).map(
      (one) => `without sidecar: ${one}`,
    ),
  ];
}

/** A tool is known by its name or by all else that it says, so not where both were edited. */
function isUnknown({ of, token, parameters }: ToolItem): boolean {
  return token !== undefined && (of === null || parameters.some((one, i) => one.of !== i || one.token));
}

function readOf(endpoint: Pair['to'], files: readonly Printed[], { sidecar }: Converted): Plugin {
  const read = endpoint.read?.(sourceOf({ files, sidecar }));
  if (!read) throw new Error('no reader');
  return read.plugin;
}

/** The items in the order in which the reader finds them; an edit that the reader sees otherwise is a fault of the test. */
function inOrder(edited: Edited, { tools, settings }: Plugin): Edited {
  return {
    ...edited,
    tools: sorted(
      edited.tools,
      tools.map(({ id }) => id?.value ?? ''),
    ).map((tool, i) => ({
      ...tool,
      parameters: sorted(tool.parameters, tools[i]?.parameters.map(({ name }) => name.value) ?? []),
    })),
    settings: sorted(
      edited.settings,
      settings.map(({ key }) => key.value),
    ),
  };
}

function sorted<T extends Item>(items: readonly T[], names: readonly string[]): T[] {
  const found = names.map((name) => items.find((one) => one.name === name));
  const all = found.flatMap((one) => one ?? []);
  if (all.length !== items.length || names.length !== items.length) {
    throw new Error(`edited to ${items.map(({ name }) => name).join()}, read as ${names.join()}`);
  }
  return all;
}

interface Comparison {
  /** What comes back without edits, and with them. */
  readonly base: Plugin;
  readonly after: Plugin;
  /** What is made of the edited output alone; null where that is `after`. */
  readonly fresh: Plugin | null;
  /** The output before the edits. */
  readonly original: Plugin;
  /** Where the output came from, and is converted back to. */
  readonly from: Pair['from'];
}

/** A tool, parameter or setting by name. */
interface Named {
  readonly name: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly tool?: Tool;
}

function toolsOf({ tools }: Plugin): Named[] {
  return tools.map((tool) => ({ name: tool.id?.value ?? '', facts: toolFacts(tool), tool }));
}

function parametersOf(tool: Tool | undefined): Named[] {
  return (tool?.parameters ?? []).map((one) => ({ name: one.name.value, facts: parameterFacts(one) }));
}

function settingsOf({ settings }: Plugin): Named[] {
  return settings.map((one) => ({ name: one.key.value, facts: settingFacts(one) }));
}

/** Names and texts of the plugin itself, where they are not those of its tools. */
function wrongAbout(now: Edited, { base, after, fresh, original, from }: Comparison): string[] {
  const isKept = ({ of, token }: Item, i: number): boolean => of === i && token === undefined;
  const isSame = now.tools.length === original.tools.length && now.tools.every(isKept);
  // A skill is its own plugin, and so is what a list of tools is made of.
  if (!isSame && (!fresh || from.id === 'anythingllm')) return [];
  const [was, is] = [pluginFacts(base), pluginFacts(after)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((key) =>
    // The prompt lists a new tool's examples.
    same(was[key], is[key]) || (key === 'prompt' && !isSame)
      ? []
      : [`the plugin's ${key} is ${shown(is[key])}, not ${shown(was[key])}`],
  );
}

/** The mark in what a setting says. */
function markOf({ facts }: Named): string | undefined {
  return /\bS\d\b/.exec(JSON.stringify(facts))?.[0];
}

/** In the order of the original by their marks, as objects put names that are numbers first. */
function byMark(items: readonly Named[], original: readonly Named[]): readonly Named[] {
  const sorted = original.flatMap((one) => items.filter((item) => markOf(item) === markOf(one)));
  return sorted.length === items.length ? sorted : items;
}

function wrongIn(now: Edited, comparison: Comparison): string[] {
  const { base, after, fresh, original, from } = comparison;
  const wrong = wrongAbout(now, comparison);
  const tools = { base: toolsOf(base), after: toolsOf(after), fresh: fresh && toolsOf(fresh) };
  wrong.push(...wrongItems('tool', now.tools, original.tools.length, tools, now.moved.has('tool')));
  for (const [i, item] of now.tools.entries()) {
    const at = item.of ?? item.copyOf ?? -1;
    const back = found('tool', item, tools.base, tools.after);
    // Code says which texts are lists and objects.
    if (!back.tool || (item.isShallow && !fresh)) continue;
    const parameters = {
      base: parametersOf(tools.base[at]?.tool),
      after: parametersOf(back.tool),
      fresh: fresh && parametersOf(fresh.tools[i]),
    };
    // Nothing is known of a copy but what the output says.
    if (item.of === null && fresh) {
      if (!same(parameters.after, parameters.fresh))
        wrong.push(
          `parameters of the new ${item.name}: ${shown(parameters.after)}, not ${shown(parameters.fresh)}`,
        );
      continue;
    }
    const count = original.tools[at]?.parameters.length ?? 0;
    wrong.push(
      ...wrongItems('parameter', item.parameters, count, parameters, now.moved.has('parameter')).map(
        (one) => `${item.name}: ${one}`,
      ),
    );
  }
  const settings = {
    base: byMark(settingsOf(base), settingsOf(original)),
    inOrder: settingsOf(base),
    after: settingsOf(after),
    fresh: fresh && settingsOf(fresh),
  };
  // Without a sidecar their names follow from the code that asks for them. An extension has no others than these.
  const isSame =
    now.tools.length === original.tools.length && now.tools.every(({ of, token }) => of !== null && !token);
  // A renamed one may come back under the name by which code asks, and take another one's name in a table of such names.
  const isRenamed = now.settings.some(({ of, token }) => of !== null && token !== undefined);
  const isSure = from.id !== 'gloodata' && !isRenamed && (fresh !== null || isSame);
  if (isSure && settings.base.length === original.settings.length) {
    const found = wrongItems(
      'setting',
      now.settings,
      original.settings.length,
      settings,
      now.moved.has('setting'),
    );
    // A new skill has settings of its own.
    const isNew = ({ of }: Item): boolean => of === null;
    const isSkill = from.id === 'anythingllm' && now.tools.some(isNew);
    const isVariable = from.id === 'elizaos' && now.settings.some(isNew);
    wrong.push(...found.filter((one) => !(isSkill || isVariable) || !one.startsWith('settings ')));
  }
  return wrong;
}

interface Sides {
  readonly base: readonly Named[];
  /** The base in its own order, where that is not the output's: a target may put settings together. */
  readonly inOrder?: readonly Named[];
  readonly after: readonly Named[];
  readonly fresh: readonly Named[] | null;
}

function normal(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** The item on the way back: under its old name, or one that its new name is in. */
function found(kind: string, item: Item, base: readonly Named[], after: readonly Named[]): Partial<Named> {
  const { token, of } = item;
  const isOld = ({ name }: Named): boolean => name === base[of ?? -1]?.name;
  const fresh = after.filter(({ name }) => token && normal(name).includes(token));
  // Code goes on asking for a renamed setting by its old name, and so it keeps that where the host has such names.
  const is = token && (fresh.length > 0 || kind !== 'setting') ? fresh : after.filter(isOld);
  // The variable of a new setting is a second one where the output does not say the plugin's id.
  const isSure = is.length === 1 || (kind === 'setting' && of === null && is.length === 2);
  return isSure ? (is[0] ?? {}) : {};
}

/** A setting whose name tells it from others only by a number, which follows from their order without a sidecar. */
function numbered({ of }: Item, base: readonly Named[], after: readonly Named[]): Partial<Named> | undefined {
  const was = base[of ?? -1];
  const stem = (name: string): string => normal(name).replace(/\d+$/, '');
  if (!was || base.filter(({ name }) => stem(name) === stem(was.name)).length < 2) return undefined;
  const [is, ...more] = after.filter((one) => markOf(one) === markOf(was));
  return more.length === 0 ? is : undefined;
}

function wrongItems(
  kind: string,
  items: readonly Item[],
  count: number,
  { base, after, fresh, inOrder = base }: Sides,
  isMoved: boolean,
): string[] {
  if (base.length !== count) return [`${String(base.length)} ${kind}s come back of ${String(count)}`];
  const wrong: string[] = [];
  if (after.length !== items.length) {
    wrong.push(
      `${kind}s ${items.map(({ name }) => name).join()} came back as ${after.map(({ name }) => name).join()}`,
    );
  }
  for (const [i, item] of items.entries()) {
    const named =
      (kind === 'setting' && !fresh && numbered(item, base, after)) || found(kind, item, base, after);
    // Without a sidecar a setting's name follows from the code that asks for it first, and from the other names.
    const isUnsure = kind === 'setting' && !fresh && !named.facts && after.length === items.length;
    const is: Partial<Named> = isUnsure ? (after[i] ?? {}) : named;
    const label = `${kind} ${item.name}`;
    if (is.facts === undefined) {
      wrong.push(`${label} is not there`);
      continue;
    }
    const was = base[item.of ?? item.copyOf ?? -1];
    const alone = kind === 'setting' && fresh ? found(kind, item, base, fresh) : fresh?.[i];
    const expected = item.of === null && fresh ? alone?.facts : was?.facts;
    wrong.push(...differences(label, expected ?? {}, is.facts, item, fresh !== null));
  }
  if (!isMoved) {
    const old = items.filter(({ of }) => of !== null);
    const placeOf = ({ of }: Item): number => inOrder.findIndex(({ name }) => name === base[of ?? -1]?.name);
    const namesOf = (list: readonly Item[]): string[] =>
      list.flatMap((one) => found(kind, one, base, after).name ?? []);
    const kept = namesOf(old);
    const order = ordered(after.flatMap(({ name }) => (kept.includes(name) ? [name] : [])));
    const isKept = [old, old.toSorted((a, b) => placeOf(a) - placeOf(b))].some(
      (list) => ordered(namesOf(list)) === order,
    );
    if (!isKept) wrong.push(`${kind}s are in the order ${order}`);
  }
  return wrong;
}

/** Objects of JavaScript, which hosts read manifests into, list names such as `7` first. */
function ordered(names: readonly string[]): string {
  return names.filter((name) => !isIndex(name)).join();
}

/** Words that follow from a name may follow from the new one; code may not be found under a new name. */
function differences(
  label: string,
  expected: Readonly<Record<string, unknown>>,
  is: Readonly<Record<string, unknown>>,
  { token, isShallow }: Item,
  hasSidecar: boolean,
): string[] {
  const keys = [...new Set([...Object.keys(expected), ...Object.keys(is)])];
  return keys.flatMap((key) => {
    const [a, b] = [expected[key], is[key]];
    if (same(a, b)) return [];
    // What the output alone has no title for is called like the plugin, if it is the only one.
    if (!hasSidecar && ['title', 'display', 'service'].includes(key)) return [];
    if (token && ['title', 'display', 'aliases', 'label', 'prefix', 'suffix', 'help', 'about'].includes(key))
      return [];
    if (isShallow && key === 'code' && !(JSON.stringify(b) ?? '').includes('Code T')) return [];
    if (token && saysName(key, a)) return [];
    // The adapter reads a list or an object under the parameter's old name, as the code does.
    if (token && key === 'words' && label.startsWith('parameter')) return [];
    // A schema without properties says so itself, and an example without arguments is only for tools without any.
    if (key === 'frame' || (!hasSidecar && key === 'examples')) return [];
    return [`${label}: ${key} is ${shown(b)}, not ${shown(a)}`];
  });
}

/** Texts that the test did not write are made of the name. */
function saysName(key: string, value: unknown): boolean {
  const text = JSON.stringify(value) ?? '';
  if (key === 'code') return !text.includes('Code T');
  return ['description', 'examples', 'words'].includes(key) && !/T\dP\d|Does T\d/.test(text);
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function shown(value: unknown): string {
  return (JSON.stringify(value) ?? 'nothing').slice(0, 300);
}
