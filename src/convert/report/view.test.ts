// A conversion as the page shows it: where every value went, with the ranges of both, and the files that come of it.

import { expect, test } from 'vitest';
import { host as toyHost } from '../../../test/hosts/smallest-host.ts';
import type { Endpoint } from '../endpoints.ts';
import { manifest, right, toys } from '../toy-endpoints.fixtures.ts';
import { viewOf, type ConversionView, type ConvertAnswer } from './view.ts';
import { pluginOf } from '../../files/plugin.ts';
import type { OpenPlugin } from '../../model/file.ts';
import type { ConvertRequest } from '../request.ts';

const text = JSON.stringify(manifest, null, 2);
const of = (main: string): OpenPlugin => pluginOf({ path: 'quay/left.json', text: main });
const request: ConvertRequest = {
  plugin: of(text),
  hostId: 'left',
  target: 'right',
  keepsRest: true,
  withSecrets: false,
};

function made(answer: ConvertAnswer): ConversionView {
  if ('failed' in answer) throw new Error(answer.failed);
  return answer;
}

const viewFor = (over: Partial<ConvertRequest>): ConversionView =>
  made(viewOf({ ...request, ...over }, toys, []));

/** Every row with what is at its ranges. */
function shownRows({ rows, files }: ConversionView, source = text): string[] {
  return rows.map((row) => {
    const from = row.source ? source.slice(row.source.from, row.source.to) : 'nothing';
    const to = row.targets.map((at) => {
      const file = files.find(({ path }) => path === at.file);
      return `${at.file}#${at.pointer} ${file?.text.slice(at.from, at.to) ?? ''}`;
    });
    return `${row.code}: ${from} → ${to.join(' and ')}`;
  });
}

const RIGHT = 'quay/right.json';

test('every value has a row with its ranges, and new values come last', () => {
  expect(shownRows(viewFor({}))).toEqual([
    `kept/kept: "quay" → ${RIGHT}#/id "quay"`,
    `kept/kept: "Quay" → ${RIGHT}#/about/title "Quay" and ${RIGHT}#/about/again "Quay"`,
    `kept/kept: "1.2" → ${RIGHT}#/v "v1.2"`,
    `approximated/short: "Tides of the harbour" → ${RIGHT}#/about/text "Tides"`,
    `approximated/always-on: false → ${RIGHT}#/on true`,
    `kept/kept: "sea" → ${RIGHT}#/labels/sea {}`,
    `kept/kept: "tide" → ${RIGHT}#/labels/tide {}`,
    'kept/kept: "travel" → ',
    'blocked/no-icons: "anchor" → quay/icon.py#/icon ?',
    'kept/kept: "MIT" → quay/notes.txt#/license MIT',
    'carried/not-read: 2 → ',
    'carried/not-read: [] → ',
    `invented/fixed: nothing → ${RIGHT}#/labels/sea {}`,
    `invented/fixed: nothing → ${RIGHT}#/labels/tide {}`,
    `invented/kind: nothing → ${RIGHT}#/kind "toy"`,
  ]);
});

test('a broken text has its ranges too', () => {
  const broken = `{"id": "quay", name: 'Quay', "crew": [`;
  expect(shownRows(viewFor({ plugin: of(broken) }), broken)).toEqual([
    `kept/kept: "quay" → ${RIGHT}#/id "quay"`,
    `kept/kept: 'Quay' → ${RIGHT}#/about/title "Quay" and ${RIGHT}#/about/again "Quay"`,
    'carried/not-read: [ → ',
    `invented/fixed: nothing → ${RIGHT}#/labels {}`,
    `invented/kind: nothing → ${RIGHT}#/kind "toy"`,
    `invented/licence: nothing → quay/notes.txt#/license none`,
  ]);
});

test('the files, their languages, and the sidecar', () => {
  const view = viewFor({});
  expect(view.files.map(({ path, language }) => [path, language])).toEqual([
    [RIGHT, 'json'],
    ['quay/notes.txt', 'markdown'],
    ['quay/icon.py', 'python'],
    ['quay/plugbench.original.json', 'json'],
  ]);
  expect(view.files.slice(0, 3).map((file) => file.text)).toEqual([
    `${JSON.stringify(
      {
        id: 'quay',
        about: { title: 'Quay', text: 'Tides', again: 'Quay' },
        v: 'v1.2',
        on: true,
        labels: { sea: {}, tide: {} },
        kind: 'toy',
      },
      null,
      2,
    )}\n`,
    'Licence: MIT',
    'ICON = ?',
  ]);
  expect([view.main, view.sidecar]).toEqual(['quay/left.json', 'quay/plugbench.original.json']);
  expect([view.from, view.to]).toEqual([
    { id: 'left', name: 'Left' },
    { id: 'right', name: 'Right' },
  ]);
  expect(view.install).toEqual([{ releases: [], steps: ['Copy it.'] }]);
  expect(view.restored).toBe('none');
});

test('the sidecar has the original, and says what it is', () => {
  const sidecar = viewFor({}).files.at(-1);
  const value = JSON.parse(sidecar?.text ?? '') as Record<string, unknown>;
  expect(value).toEqual({
    about: expect.stringContaining('from Left to Right') as string,
    plugbench: 2,
    from: 'left',
    to: 'right',
    files: [{ path: 'quay/left.json', text }],
    written: Object.fromEntries(
      [RIGHT, 'quay/notes.txt', 'quay/icon.py'].map((path) => [path, expect.any(String)]),
    ),
  });
});

test('without a sidecar what has no place is dropped', () => {
  const view = viewFor({ keepsRest: false });
  expect(view.sidecar).toBeNull();
  expect(view.files.map(({ path }) => path)).not.toContain('quay/plugbench.original.json');
  expect(
    view.rows.flatMap(({ code, source }) => (code.startsWith('dropped') ? [source?.pointer] : [])),
  ).toEqual(['/crew/size', '/crew/mates']);
});

test('a target that cannot be read back gets no sidecar', () => {
  const view = viewFor({ target: 'write-only' });
  expect([view.sidecar, view.back]).toEqual([null, 'none']);
  expect(view.rows.map(({ status }) => status)).not.toContain('carried');
});

test('what a target without releases refuses is said of its manifest', () => {
  const view = viewFor({ plugin: of('{"id": "quay", "name": "!"}') });
  expect(view.checks).toEqual([
    {
      path: RIGHT,
      problems: [],
      verdicts: [],
      faults: ['It has a `!`.'],
    },
  ]);
  expect(viewFor({}).checks.map(({ faults }) => faults)).toEqual([[]]);
});

test('a host checks the manifest that was made for it', () => {
  const car: Endpoint = { ...right, id: 'toy', name: 'Toy', releases: toyHost.releases, host: toyHost };
  const answer = viewOf({ ...request, target: 'toy' }, [...toys, car], [toyHost]);
  const [check, ...others] = made(answer).checks;
  expect(others).toEqual([]);
  expect(check?.problems.map(({ code }) => code)).toEqual(['toy/no-wheels']);
  expect(check?.verdicts.map(({ kind }) => kind)).toEqual(['refused', 'accepted']);
  expect(check).toMatchObject({ path: RIGHT, faults: [] });
});

test.each<[string, Partial<ConvertRequest>, unknown]>([
  ['to itself', { target: 'left' }, { failed: 'same', from: { id: 'left', name: 'Left' } }],
  ['to what is not known', { target: 'none' }, { failed: 'same', from: { id: 'left', name: 'Left' } }],
  ['from no text', { plugin: of('') }, { failed: 'unreadable' }],
  ['from what is not known', { hostId: 'none', plugin: of('{"x": 1}') }, { failed: 'unknown' }],
  ['from code', { plugin: of('{"code": "x"}') }, { failed: 'source' }],
])('a conversion %s fails', (_, over, expected) => {
  expect(viewOf({ ...request, ...over }, toys, [])).toEqual(expected);
});
