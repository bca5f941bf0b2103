// The way back: what the sidecar gives, and what becomes of edits that were made meanwhile.

import { describe, expect, test } from 'vitest';
import { pluginOf } from '../../files/plugin.ts';
import { leavesOf } from '../values/leaves.ts';
import { readSidecar, SIDECAR_FILE } from './sidecar.ts';
import { manifest, toys } from '../toy-endpoints.fixtures.ts';
import { viewOf, type ConversionView } from '../report/view.ts';

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
    { plugin: pluginOf({ path, text }, others), hostId, target, keepsRest: true, withSecrets: false },
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

test('unedited files give the very text of the original, and need no sidecar any more', () => {
  const { view } = back();
  expect(view.files.map(({ path, text }) => [path, text])).toEqual([
    ['quay/left.json', JSON.stringify(manifest)],
  ]);
  expect([view.restored, view.sidecar]).toEqual(['unedited', null]);
  expect(new Set(Object.values(statuses(view)))).toEqual(new Set(['kept/restored']));
});

test('another layout of JSON is not an edit', () => {
  const [main, ...rest] = there.files;
  const text = JSON.stringify(JSON.parse(main?.text ?? ''), null, 4);
  expect(converted(text, 'left', 'quay/right.json', rest).restored).toBe('unedited');
});

test('edited files are read as what they are, and what no reader knows of the original is lost with a row', () => {
  const { value, view } = back((v) => ((v['about'] as Record<string, unknown>)['title'] = 'Mole'));
  expect(view.restored).toBe('edited');
  expect(value).toEqual({
    id: 'quay',
    name: 'Mole',
    version: '1.2',
    description: 'Tides',
    tags: ['sea', 'tide'],
  });
  const rows = view.rows.filter(({ source }) => source?.file === `${SIDECAR_FILE}/quay/left.json`);
  expect(rows.map(({ code, source }) => [code, source?.pointer])).toEqual([
    ['dropped/gone', '/icon'],
    ['dropped/gone', '/crew/size'],
    ['dropped/gone', '/crew/mates'],
  ]);
  expect(back(undefined, ['quay/notes.txt']).view.restored).toBe('edited');
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

describe('without the sidecar of these files only what can be read comes back', () => {
  const read = { id: 'quay', name: 'Quay', version: '1.2', description: 'Tides', tags: ['sea', 'tide'] };
  test.each<[string, string, (text: string) => string]>([
    ['of other formats', 'none', (text) => text.replace('"from": "left"', '"from": "other"')],
    ['to other formats', 'none', (text) => text.replace('"to": "right"', '"to": "other"')],
    ['of another version', 'other-version', (text) => text.replace('"plugbench": 2', '"plugbench": 1')],
    ['that holds no files', 'none', (text) => text.replace('"files": [', '"others": [')],
    ['that is not JSON', 'none', () => '{'],
  ])('one %s', (_, restored, change) => {
    const { value, view } = back(undefined, [], (file) => ({ ...file, text: change(file.text) }));
    expect(value).toEqual(read);
    expect(view.restored).toBe(restored);
    const kept = view.rows.some(
      ({ source, code }) => `${source?.file ?? ''} ${code}` === `quay/${SIDECAR_FILE} carried/unread-file`,
    );
    expect(kept).toBe(restored === 'other-version');
  });

  test('but one below another folder is found', () => {
    const { value } = back(undefined, [], (file) => ({ ...file, path: file.path.replace('quay/', '') }));
    expect(value).toEqual(manifest);
  });
});

describe('the proof says how far the way back leads', () => {
  test('to the original', () => {
    expect(there.back).toBe('same');
  });

  test('nowhere where the target cannot be read', () => {
    const answer = viewOf(
      {
        plugin: pluginOf({ path: '', text: JSON.stringify(manifest) }),
        hostId: 'left',
        target: 'write-only',
        keepsRest: true,
        withSecrets: false,
      },
      toys,
      [],
    );
    expect('back' in answer && answer.back).toBe('none');
  });

  const without = (value: unknown, of: typeof toys = toys): ConversionView => {
    const text = JSON.stringify(value);
    const answer = viewOf(
      {
        plugin: pluginOf({ path: 'quay/left.json', text }),
        hostId: 'left',
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

  test.each([
    [{ id: 'quay', description: 'Tides of the harbour', tags: [] }, 'differs'],
    [{ id: 'quay', crew: 2, tags: [] }, 'differs'],
    [{ id: 'quay' }, 'differs'],
    [{ id: 'quay', name: 'Quay', tags: [] }, 'same'],
    [{ name: 'Quay', id: 'quay', tags: [] }, 'order'],
  ])('%j: %s', (value, expected) => {
    expect(without(value).back).toBe(expected);
  });
});

describe('a sidecar that anyone may have written', () => {
  const file = (over: object): string => JSON.stringify({ plugbench: 2, from: 'a', to: 'b', ...over });
  test.each(['', 'null', '[]', '{}', file({ from: 1 }), file({ to: null })])('%s is not one', (text) => {
    expect(readSidecar(text)).toBeNull();
  });

  test('another version is reported', () => {
    expect(readSidecar(file({ plugbench: 3 }))).toBe('other-version');
  });

  test('entries that cannot be read are left out, and paths are safe', () => {
    const files = [{ path: '../../c.bat', text: 'C' }, { path: 1, text: 'A' }, { path: 'b' }, 'x'];
    expect(readSidecar(file({ files, written: { '../a.md': 'hash', 'b.md': 1 } }))).toEqual({
      from: 'a',
      to: 'b',
      files: [{ path: 'c.bat.txt', text: 'C' }],
      reading: undefined,
      written: new Map([['a.md', 'hash']]),
    });
    expect(readSidecar(file({}))).toEqual({
      from: 'a',
      to: 'b',
      files: [],
      reading: undefined,
      written: new Map(),
    });
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
