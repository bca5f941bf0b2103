// Tools are deleted, added, renamed and moved in the output: every other one gets its own code and values back.

import { describe, expect, test } from 'vitest';
import type { PluginFiles } from '../../src/model/portable.ts';
import type { Tool } from '../../src/model/plugin.ts';
import { convert, type Converted } from '../../src/pipeline/convert/convert.ts';
import type { Endpoint } from '../../src/pipeline/convert/endpoints.ts';
import { edited, OPERATIONS, type Edit } from './edited-lists.ts';
import { made, pairs, sourceOf, sources } from './pairs.ts';
import { parent, valueAt } from '../../src/text/pointer.ts';

const text = JSON.stringify({
  id: 'tides',
  name: 'Tides',
  version: '1.0.0',
  description: 'Tells the tides',
  tools: ['one_tide', 'two_tide', 'three_tide'].map((name, i) => ({
    name,
    description: `Tide of kind ${String(i)}`,
    parameters: {
      type: 'object',
      properties: Object.fromEntries(
        ['harbour', 'day'].map((key) => [key, { type: 'string', description: `${key} of ${name}` }]),
      ),
      required: ['harbour'],
    },
    code: `return { content: '${name}' + args.harbour };`,
  })),
});

/** The manifest as a source of a host or format. */
function sourceFor(from: Endpoint): PluginFiles {
  const main = { path: 'tides/skill.json', text, value: JSON.parse(text) as unknown };
  const [ownpilot] = sources;
  if (!ownpilot || from === ownpilot) return { main, others: [] };
  return sourceOf(made(convert(ownpilot, from, { main, others: [] }, false)));
}

/** By the names of the tools: what each is for, its parameters and its code. */
function factsOf(tools: readonly Tool[]): Map<string, unknown> {
  return new Map(
    tools.map(({ id, description, parameters, code }) => [
      id?.value ?? '',
      {
        description: description?.value,
        parameters: parameters.map(({ name, words }) => [name.value, words.map(([, { value }]) => value)]),
        code: code?.text.value,
      },
    ]),
  );
}

/** Where the target names a tool, the second one unless another is given; null where each tool has a file of its own. */
function editOf(there: Converted, to: Endpoint, operation: Edit['operation'], at = 1): Edit | null {
  const id = to.read?.(sourceOf(there)).plugin.tools[at]?.id;
  if (!id) throw new Error('no tools');
  const root = there.files.find(({ path }) => path === id.file)?.value;
  let list = parent(id.pointer);
  while (!id.key && list !== '' && !Array.isArray(valueAt(root, list))) list = parent(list);
  const held = valueAt(root, list);
  const isAlone = !id.key && (!Array.isArray(held) || held.length < 3);
  return isAlone ? null : { operation, file: id.file, pointer: list, id: id.value, fresh: 'brand_new' };
}

describe.each(pairs.filter(({ from, to }) => from.write && to.read))('$from.id to $to.id', ({ from, to }) => {
  const source = sourceFor(from);
  const before = factsOf(from.read?.(source).plugin.tools ?? []);
  const names = [...before.keys()];
  const there = made(convert(from, to, source, true));

  const known = OPERATIONS.map((operation) => [operation, 1] as const);
  test.each([...known, ['delete', 0] as const])('%s tool %i', (operation, at) => {
    const edit = editOf(there, to, operation, at);
    if (!edit && operation !== 'delete') return;
    const id = to.read?.(sourceOf(there)).plugin.tools[at]?.id;
    const folder = parent(id?.file ?? '');
    const others = there.files.filter(({ path }) =>
      folder === '' || !/plugin\.json$/.test(id?.file ?? '')
        ? path !== id?.file
        : !path.startsWith(`${folder}/`),
    );
    const output = edit ? edited(there, edit) : { ...there, files: others };
    const back = made(convert(to, from, sourceOf(output), true));
    expect(back.restored).toBe(true);
    const after = factsOf(from.read?.(sourceOf(back)).plugin.tools ?? []);
    for (const [i, name] of names.entries()) {
      if (operation === 'delete' && i === at) expect([...after.keys()]).not.toContain(name);
      else if (operation !== 'rename' || i !== at) expect(after.get(name), name).toEqual(before.get(name));
    }
    expect(after.size).toBe({ delete: 2, insert: 4, rename: 3, reorder: 3 }[operation]);
    if (operation === 'reorder' && !/plugin\.json$|\.py$/.test(back.files[0]?.path ?? '')) {
      expect([...after.keys()]).toEqual(names.toReversed());
    }
    // A copy of a tool of OwnPilot has a copy of its code.
    if (operation === 'insert' && to.id !== 'ownpilot') {
      const codes = [...after.values()].map((fact) => (fact as { code?: string }).code).filter(Boolean);
      expect(new Set(codes).size).toBe(codes.length);
    }
  });

  test.each<readonly [first: Edit['operation'], second: Edit['operation'], at: number, count: number]>([
    ['rename', 'insert', 1, 4],
    ['delete', 'insert', 0, 3],
    ['delete', 'insert', 1, 3],
    ['rename', 'delete', 0, 2],
    ['insert', 'insert', 0, 5],
  ])('%s and then %s of tool %i', (first, second, at, count) => {
    const one = editOf(there, to, first);
    if (!one) return;
    const once = edited(there, one);
    const two = editOf(once, to, second, at);
    if (!two) return;
    const output = edited(once, { ...two, fresh: 'newer_still' });
    const back = made(convert(to, from, sourceOf(output), true));
    expect(back.restored).toBe(true);
    const after = factsOf(from.read?.(sourceOf(back)).plugin.tools ?? []);
    expect(after.size).toBe(count);
    const kept = names.filter((name) => after.has(name));
    expect(kept).toHaveLength(
      { rename: 2, delete: 2, insert: 3, reorder: 3 }[first] - (second === 'delete' ? 1 : 0),
    );
    for (const name of kept) expect(after.get(name), name).toEqual(before.get(name));
  });
});
