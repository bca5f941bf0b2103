// Edited outputs on the way back: nothing is invented, nothing is attached to the wrong tool, every loss has a row.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Plugin } from '../../src/model/plugin.ts';
import type { PluginFiles } from '../../src/model/portable.ts';
import { convert, type Converted } from '../../src/convert/convert.ts';
import { leavesOf } from '../../src/convert/values/leaves.ts';
import type { Printed } from '../../src/convert/print.ts';
import { SIDECAR_FILE } from '../../src/convert/sidecar/sidecar.ts';
import { setMember } from '../../src/convert/values/set-member.ts';
import { join, last, parent, split, valueAt } from '../../src/lang/json/pointer.ts';
import { readJson } from '../../src/lang/json/read.ts';
import { runs } from '../runs.ts';
import { filesOf } from './any-plugin.ts';
import { withMember } from './edit-values.ts';
import { toolFacts } from './facts.ts';
import { markedPlugins } from './marked-plugins.ts';
import { made, pairs, sourceOf, type Pair } from './pairs.ts';

type Edit = 'delete' | 'rename' | 'describe';

/** A file with another text. */
function written(file: Printed, text: string): Printed {
  return { ...file, text, value: file.path.endsWith('.json') ? readJson(text).value : undefined };
}

/** The output after an edit of one of its tools. */
function edited({ files }: Converted, plugin: Plugin, edit: Edit, at: number): readonly Printed[] {
  const { id, description } = plugin.tools[at % Math.max(1, plugin.tools.length)] ?? {};
  if (!id) return files;
  if (edit === 'delete') return plugin.tools.length < 2 ? files : withoutTool(files, id);
  const [old, now] = edit === 'rename' ? [id.value, 'brand_new'] : [description?.value ?? '', 'Says so'];
  const isSafe =
    old.length > 3 && plugin.tools.every((tool) => tool.id === id || tool.id?.value.includes(old) !== true);
  if (!isSafe) return files;
  return files.map((file) => ({
    ...written(file, file.text.replaceAll(old, now)),
    path: edit === 'rename' ? file.path.replaceAll(old, now) : file.path,
  }));
}

/** Without the element, the member or the files of a tool. */
function withoutTool(
  files: readonly Printed[],
  id: NonNullable<Plugin['tools'][number]['id']>,
): readonly Printed[] {
  const root = files.find(({ path }) => path === id.file)?.value;
  const names = split(id.pointer);
  const list = names
    .map((_, i) => join('', ...names.slice(0, i)))
    .find((at) => Array.isArray(valueAt(root, at)));
  if (!id.key && (list === undefined || id.file.endsWith('.py'))) {
    const folder = id.file.endsWith('.py') ? id.file : `${parent(id.file)}/`;
    return files.filter(({ path }) => !path.startsWith(folder));
  }
  const at = id.key ? id.pointer : join('', ...names.slice(0, split(list ?? '').length + 1));
  return files.map((file) => {
    if (file.path !== id.file) return file;
    const value = withMember(file.value, parent(at), (held: object): unknown => {
      if (Array.isArray(held)) return (held as unknown[]).filter((_, i) => String(i) !== last(at));
      const out = {};
      for (const [key, one] of Object.entries(held)) if (key !== last(at)) setMember(out, key, one);
      return out;
    });
    return written(file, `${JSON.stringify(value, null, 2)}\n`);
  });
}

function readOf({ read }: Pair['to'], source: PluginFiles): Plugin {
  const found = read?.(source).plugin;
  if (!found) throw new Error('no reader');
  return found;
}

/** What is wrong on the way back, in words. */
function wrongAfter(pair: Pair, source: PluginFiles, edit: Edit, at: number): string[] {
  const { from, to } = pair;
  const there = made(convert(from, to, source, true));
  const files = edited(there, readOf(to, sourceOf({ ...there, sidecar: null })), edit, at);
  const back = made(convert(to, from, sourceOf({ files, sidecar: there.sidecar }), true));
  const plain = made(convert(to, from, sourceOf({ files, sidecar: null }), true));
  if (back.restored === 'unedited')
    return files === there.files || edit !== 'delete' ? [] : ['edit not seen'];
  const [now, alone] = [back, plain].map((one) => readOf(from, sourceOf({ ...one, sidecar: null }))) as [
    Plugin,
    Plugin,
  ];
  return [
    ...(back.restored === 'edited' ? [] : [`restored: ${back.restored}`]),
    ...wrongTools(now, alone, readOf(from, source)),
    ...lostWithoutRow(there, back),
  ];
}

/** Tools that are not those of the output, or that say what neither the output nor their original does. */
function wrongTools(now: Plugin, alone: Plugin, original: Plugin): string[] {
  if (now.tools.length !== alone.tools.length) return [`${String(now.tools.length)} tools`];
  return now.tools.flatMap((tool, i) => {
    const facts = toolFacts(tool);
    const other = alone.tools[i] ? toolFacts(alone.tools[i]) : {};
    const was = original.tools.find(({ id }) => id?.value === tool.id?.value);
    const before = was ? toolFacts(was) : {};
    const marks = new Set(
      JSON.stringify([tool.title, facts['description'], facts['code']]).match(/\bT\d\b/g),
    );
    return [
      ...(marks.size > 1 ? [`${tool.id?.value ?? ''} has ${[...marks].join()}`] : []),
      ...Object.entries(facts).flatMap(([key, value]) =>
        key === 'frame' || [other[key], before[key], original.name?.value].some((one) => isAlike(one, value))
          ? []
          : [`${tool.id?.value ?? ''}: ${key} is ${JSON.stringify(value)}`],
      ),
    ];
  });
}

/** Titles that are made of a name follow its spelling, and the original's comes back. */
function isAlike(one: unknown, other: unknown): boolean {
  const [left, right] = [one, other].map((value) => JSON.stringify(value)?.toLowerCase());
  return left === right;
}

/** Values of the output, and values that only the sidecar had, that are in no row. */
function lostWithoutRow(there: Converted, { mappings, sources, files }: Converted): string[] {
  const rows = new Set(mappings.map(({ place }) => `${place.file}#${place.pointer}`));
  const own = sources.flatMap(({ path, value }) =>
    leavesOf(value).map(({ pointer }) => `${path}#${pointer}`),
  );
  const carried = there.mappings.flatMap(({ status, place }) =>
    status === 'carried' ? [`${SIDECAR_FILE}/${place.file}#${place.pointer}`] : [],
  );
  const values = new Map(files.map(({ path, value }) => [path, value]));
  const false_ = mappings.flatMap(({ status, targets, value }) =>
    targets.flatMap(({ file, pointer }) =>
      status === 'kept' &&
      valueAt(values.get(file), pointer) === undefined &&
      JSON.stringify(valueAt(values.get(file), pointer)) !== JSON.stringify(value)
        ? [`not at ${file}#${pointer}`]
        : [],
    ),
  );
  return [
    ...[...own, ...carried].filter((place) => !rows.has(place)).map((place) => `no row: ${place}`),
    ...false_,
  ];
}

test.each(pairs.filter(({ from, to }) => from.write && to.read))('$from.id to $to.id', (pair) => {
  const { from } = pair;
  fc.assert(
    fc.property(
      markedPlugins(from.convention?.id ?? 'function-body'),
      fc.constantFrom<Edit>('delete', 'rename', 'describe'),
      fc.nat(9),
      (plugin, edit, at) => {
        const source = sourceOf({ files: filesOf(plugin, from), sidecar: null });
        expect(wrongAfter(pair, source, edit, at), source.main.text).toEqual([]);
      },
    ),
    { numRuns: runs(3, 300), seed: 15, endOnFailure: true },
  );
});

const find = (id: string, other: string): Pair => {
  const pair = pairs.find(({ from, to }) => from.id === id && to.id === other);
  if (!pair) throw new Error(`There is no ${id} to ${other}.`);
  return pair;
};

test('what a list of tools has no place for comes back for the tool that still has its name', () => {
  const { from, to } = find('ownpilot', 'mcp-tools');
  const tool = (name: string): object => ({
    name,
    description: `Tells ${name}`,
    parameters: { type: 'object', properties: { city: { type: 'string' } } },
    code: `return { content: '${name}' };`,
    permissions: ['network'],
  });
  const manifest = {
    id: 'tides',
    name: 'Tides',
    version: '1.0.0',
    description: 'Tells tides',
    required_services: [
      { name: 'sea', display_name: 'Sea', config_schema: [{ name: 'url', type: 'url', label: 'Address' }] },
    ],
    tools: [tool('tell_high'), tool('tell_low')],
  };
  const main = { path: 'tides/skill.json', text: JSON.stringify(manifest), value: manifest };
  const there = made(convert(from, to, { main, others: [] }, true));
  const files = there.files.map((file) =>
    written(file, file.text.replaceAll('"tell_low"', '"tell_ebb"').replace('Tells tell_high', 'Says')),
  );
  const back = made(convert(to, from, sourceOf({ files, sidecar: there.sidecar }), true));
  const value = back.files[0]?.value;
  expect(value).toMatchObject({ required_services: manifest.required_services });
  expect(valueAt(value, '/tools')).toMatchObject([
    {
      name: 'tell_high',
      description: 'Says',
      code: "return { content: 'tell_high' };",
      permissions: ['network'],
    },
    { name: 'tell_ebb', description: 'Tells tell_low' },
  ]);
  expect(valueAt(value, '/tools/1/permissions')).toBeUndefined();
  expect(JSON.stringify(value)).not.toContain("content: 'tell_low'");
  const lost = back.mappings.filter(({ reason }) => reason.code === 'gone').map(({ place }) => place.pointer);
  expect(lost).toEqual(['/tools/1/code', '/tools/1/permissions/0']);
});

const named = (name: string): unknown => ({
  id: 'tide',
  name: 'Tide',
  version: '1.0.0',
  description: 'Tells the tide',
  tools: ['high', 'low'].map((tool, i) => ({
    name: `${tool}_tide`,
    description: 'At a pier',
    parameters: { type: 'object', properties: { [name]: { type: 'string' } } },
    code: `return { content: args.${i === 0 ? 'pier' : 'name'} };`,
  })),
});

test.each(pairs.filter(({ from, to }) => from.id === 'ownpilot' && to.read))(
  'code from $to.name that reads a parameter by its old name is named',
  ({ from, to }) => {
    const remarksAfter = (now: string): readonly string[] => {
      const value = named('pier');
      const source = { main: { path: 'skill.json', text: JSON.stringify(value), value }, others: [] };
      const there = made(convert(from, to, source, true));
      const files = there.files.map((file) =>
        /\.(?:cjs|js)$/.test(file.path) ? file : written(file, file.text.replaceAll('pier', now)),
      );
      const { read } = made(convert(to, from, sourceOf({ ...there, files }), true));
      return (read.remarks ?? []).map(({ says }) => says);
    };
    const says = 'Code still reads parameters that its tool no longer has: `pier` of `high_tide`.';
    expect(remarksAfter('quay')).toContain(says);
    expect(remarksAfter('pier')).not.toContain(says);
  },
);
