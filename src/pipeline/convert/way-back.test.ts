// The way back: what the sidecar gives, and what becomes of edits that were made meanwhile.

import { describe, expect, test } from 'vitest';
import { leavesOf } from './leaves.ts';
import { readSidecar } from './sidecar.ts';
import { manifest, toys } from './toy-endpoints.fixtures.ts';
import { viewOf, type ConversionView } from './view.ts';

interface TextFile {
  readonly path: string;
  readonly text: string;
}

function converted(
  text: string,
  target: string,
  path: string,
  others: readonly TextFile[] = [],
): ConversionView {
  const hostId = target === 'right' ? 'left' : 'right';
  const answer = viewOf(
    { text, hostId, path, others, target, keepsRest: true, withSecrets: false },
    toys,
    [],
  );
  if ('failed' in answer) throw new Error(answer.failed);
  return answer;
}

const there = converted(JSON.stringify(manifest), 'right', 'quay/left.json');

/** Converts back after `edit` has changed the manifest; `leaveOut` are files that were lost. */
function back(
  edit: (value: Record<string, unknown>) => unknown = () => undefined,
  leaveOut: readonly string[] = [],
  change: (file: TextFile) => TextFile = (file) => file,
): { value: unknown; view: ConversionView } {
  const [main, ...rest] = there.files;
  const value = JSON.parse(main?.text ?? '') as Record<string, unknown>;
  edit(value);
  const others = rest
    .filter(({ path }) => !leaveOut.includes(path))
    .map(({ path, text }) => change({ path, text }));
  const view = converted(JSON.stringify(value), 'left', 'quay/right.json', others);
  return { value: JSON.parse(view.files[0]?.text ?? '') as unknown, view };
}

const statuses = ({ rows }: ConversionView): Record<string, string> =>
  Object.fromEntries(rows.map(({ source, code }) => [source?.pointer ?? 'new', code]));

test('unedited files give the original with its order, and need no sidecar any more', () => {
  const { value, view } = back();
  expect(JSON.stringify(value)).toBe(JSON.stringify(manifest));
  expect([view.restored, view.sidecar, view.files.length]).toEqual([true, null, 1]);
  expect(view.files[0]?.path).toBe('quay/left.json');
  expect(statuses(view)).toEqual({
    '/id': 'exact/restored',
    '/about/title': 'renamed/restored',
    '/about/text': 'reshaped/restored',
    '/about/again': 'defaulted/filled-in',
    '/v': 'reshaped/restored',
    '/on': 'reshaped/restored',
    '/labels/sea': 'defaulted/filled-in',
    '/labels/tide': 'defaulted/filled-in',
    '/kind': 'defaulted/filled-in',
    '/license': 'exact/restored',
    '/icon': 'reshaped/restored',
  });
});

type Value = Record<string, unknown>;
const about = (value: Value): Value => value['about'] as Value;

test.each<[string, (value: Value) => unknown, Partial<typeof manifest>]>([
  ['a value that was copied', (v) => (about(v)['title'] = 'Mole'), { name: 'Mole' }],
  ['a value that was changed on the way', (v) => (v['v'] = 'v2.0'), { version: '2.0' }],
  ['a text that was cut short', (v) => (about(v)['text'] = 'Ebb'), { description: 'Ebb' }],
  ['a name of a member', (v) => (v['labels'] = { sea: {} }), { tags: ['sea'] }],
  ['what stands for nothing', (v) => (v['kind'] = 'other'), {}],
  ['the second place of a value', (v) => (about(v)['again'] = 'Mole'), {}],
])('an edit of %s', (_, edit, changed) => {
  expect(back(edit).value).toEqual({ ...manifest, ...changed });
});

test('files that were opened without their folder come back below it', () => {
  const text = JSON.stringify(manifest);
  const opened = [
    { path: 'notes.md', text: 'one' },
    { path: 'lib/notes.md', text: 'two' },
    { path: 'quay/whole.md', text: 'three' },
    { path: 'pier/left.json', text: '{}' },
    { path: 'pier/notes.md', text: 'four' },
  ];
  const away = converted(text, 'right', 'quay/left.json', opened);
  const [main, ...rest] = away.files;
  const home = converted(main?.text ?? '', 'left', main?.path ?? '', rest);
  expect(home.files.map(({ path }) => path).sort()).toEqual([
    'pier/left.json',
    'pier/notes.md',
    'quay/left.json',
    'quay/lib/notes.md',
    'quay/notes.md',
    'quay/whole.md',
  ]);
});

test('a value that the original has no place for is kept in a new sidecar', () => {
  const { view } = back((value) => (value['kind'] = 'other'));
  expect(statuses(view)['/kind']).toBe('carried/overruled');
  expect(view.sidecar).toBe('quay/plugbench.carry.json');
});

test('what was removed is gone, and new values are added', () => {
  const removed = back((value) => {
    delete value['v'];
    delete value['on'];
  });
  const { version, active, ...rest } = manifest;
  expect([version, active]).toEqual(['1.2', false]);
  expect(removed.value).toEqual(rest);
  const added = back((value) => (value['labels'] = { sea: {}, tide: {}, ebb: {} }));
  expect(added.value).toMatchObject({ tags: ['sea', 'tide', 'ebb'] });
});

test('a file that is lost takes its values with it', () => {
  const { value } = back(() => undefined, ['quay/notes.txt']);
  const { license, ...rest } = manifest;
  expect(license).toBe('MIT');
  expect(value).toEqual(rest);
});

describe('without the sidecar of these files only what can be read comes back', () => {
  const read = { id: 'quay', name: 'Quay', version: '1.2', description: 'Tides', tags: ['sea', 'tide'] };
  test.each<[string, (text: string) => string]>([
    ['of other formats', (text) => text.replace('"from": "left"', '"from": "other"')],
    ['to other formats', (text) => text.replace('"to": "right"', '"to": "other"')],
    ['of another version', (text) => text.replace('"plugbench": 1', '"plugbench": 2')],
    [
      'of other files',
      (text) => text.replaceAll('quay/', 'mole/').replace(/"written": [^]*/, '"written": []}'),
    ],
    ['that is not JSON', () => '{'],
  ])('one %s', (_, change) => {
    const { value, view } = back(undefined, [], (file) => ({ ...file, text: change(file.text) }));
    expect(value).toEqual(read);
    expect(view.restored).toBe(false);
  });

  test('but files under other names are known by what they hold', () => {
    const { value } = back(undefined, [], (file) => ({
      ...file,
      text: file.text.replaceAll('quay/', 'mole/'),
    }));
    expect(value).toEqual(manifest);
  });

  test('and one below another folder is found', () => {
    const { value } = back(undefined, [], (file) => ({ ...file, path: file.path.replace('quay/', '') }));
    expect(value).toEqual(manifest);
  });
});

describe('the proof says how far the way back leads', () => {
  test('to the original', () => {
    expect(there.back).toEqual({ kind: 'same', differences: [], more: 0 });
  });

  test('nowhere where the target cannot be read', () => {
    const answer = viewOf(
      {
        text: JSON.stringify(manifest),
        hostId: 'left',
        path: null,
        others: [],
        target: 'write-only',
        keepsRest: true,
        withSecrets: false,
      },
      toys,
      [],
    );
    expect('back' in answer && answer.back).toEqual({ kind: 'none', differences: [], more: 0 });
  });

  const without = (value: unknown, of: typeof toys = toys): ConversionView => {
    const text = JSON.stringify(value);
    const answer = viewOf(
      {
        text,
        hostId: 'left',
        path: 'quay/left.json',
        others: [],
        target: 'right',
        keepsRest: false,
        withSecrets: false,
      },
      of,
      [],
    );
    if ('failed' in answer) throw new Error(answer.failed);
    return answer;
  };

  test('to other values, each of which is named', () => {
    expect(without({ id: 'quay', description: 'Tides of the harbour', crew: 2, tags: [] }).back).toEqual({
      kind: 'differs',
      differences: [
        {
          file: 'quay/left.json',
          pointer: '/description',
          before: 'Tides of the harbour',
          after: 'Tides',
        },
        { file: 'quay/left.json', pointer: '/crew', before: '2', after: null },
      ],
      more: 0,
    });
    const added = without({ id: 'quay' }).back.differences;
    expect(added).toEqual([{ file: 'quay/left.json', pointer: '/tags', before: null, after: '[]' }]);
  });

  test('to the same values in another order', () => {
    expect(without({ id: 'quay', name: 'Quay', tags: [] }).back.kind).toBe('same');
    expect(without({ name: 'Quay', id: 'quay', tags: [] }).back).toEqual({
      kind: 'order',
      differences: [],
      more: 0,
    });
  });

  test.each([
    [50, 0],
    [51, 1],
  ])('of %i differences all but %i are listed', (count, more) => {
    const members = Object.fromEntries(Array.from({ length: count }, (_, i) => [`x${String(i)}`, i]));
    const { back: proof } = without({ id: 'quay', tags: [], ...members });
    expect([proof.differences.length, proof.more]).toEqual([50, more]);
  });
});

describe('a sidecar that anyone may have written', () => {
  const file = (over: object): string => JSON.stringify({ plugbench: 1, from: 'a', to: 'b', ...over });
  test.each(['', 'null', '[]', '{}', file({ plugbench: 2 }), file({ from: 1 }), file({ to: null })])(
    '%s is not one',
    (text) => {
      expect(readSidecar(text)).toBeNull();
    },
  );

  test('entries that cannot be read are left out, and paths are safe', () => {
    const sidecar = readSidecar(
      file({
        files: ['a/b.json', '../../c.bat', 3],
        leaves: [
          [0, ['x', 1], 'carried', { deep: [] }],
          [1, [], 'same', [0, '/y', 'key']],
          [0, ['z'], 'changed', [0, '/z'], 'wrote', 'was'],
          [2, ['x'], 'carried', 1],
          [9, ['x'], 'carried', 1],
          ['0', ['x'], 'carried', 1],
          [0, ['x', null], 'carried', 1],
          [0, ['x'], 'same', [0, 5]],
          [0, ['x'], 'same', [2, '/x']],
          [0, ['x'], 'other', [0, '/x']],
          'x',
        ],
        filled: [[[0, '/k'], 1], [[2, '/k'], 1], 'x'],
        texts: [{ path: '../a.md', text: 'A' }, { path: 1, text: 'A' }, { path: 'b' }, 'x'],
      }),
    );
    expect(sidecar).toEqual({
      from: 'a',
      to: 'b',
      leaves: [
        { file: 'a/b.json', path: ['x', 1], is: { kind: 'carried', value: { deep: [] } } },
        {
          file: 'c.bat.txt',
          path: [],
          is: { kind: 'same', at: { file: 'a/b.json', pointer: '/y', key: true } },
        },
        {
          file: 'a/b.json',
          path: ['z'],
          is: {
            kind: 'changed',
            at: { file: 'a/b.json', pointer: '/z', key: false },
            wrote: 'wrote',
            value: 'was',
          },
        },
      ],
      additions: [{ at: { file: 'a/b.json', pointer: '/k', key: false }, wrote: 1 }],
      texts: [{ path: 'a.md', text: 'A' }],
      names: [],
      collections: null,
      written: [],
    });
    const none = { leaves: [], additions: [], texts: [], names: [], collections: null, written: [] };
    expect(readSidecar(file({}))).toEqual({ from: 'a', to: 'b', ...none });
  });
});

test('leaves are texts, numbers, flags, null and empty containers, in the order of the value', () => {
  const value = { a: [1, { 'b/c': null }, [], {}], d: false, e: undefined, f: '' };
  expect(leavesOf(value, '/x')).toEqual([
    { pointer: '/x/a/0', value: 1 },
    { pointer: '/x/a/1/b~1c', value: null },
    { pointer: '/x/a/2', value: [] },
    { pointer: '/x/a/3', value: {} },
    { pointer: '/x/d', value: false },
    { pointer: '/x/f', value: '' },
  ]);
  expect(leavesOf('x')).toEqual([{ pointer: '', value: 'x' }]);
  expect(leavesOf(undefined)).toEqual([]);
});
