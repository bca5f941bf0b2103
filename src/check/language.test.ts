// A host whose manifests are not JSON: its language finds places, makes the edits of fixes and says what is read.

import { expect, test } from 'vitest';
import { host as toy } from '../../test/hosts/smallest-host.ts';
import { pluginOf } from '../files/plugin.ts';
import { applyEdits } from '../lang/json/change.ts';
import type { Host } from '../model/host.ts';
import type { Member, ValueLanguage } from '../model/language.ts';
import { analyse, placeInMain, pointerInMain } from './analyse.ts';

/** `key: 1` on each line. */
function membersOf(text: string): Member[] {
  return [...text.matchAll(/^(\w+): (.*)$/gm)].map(({ index, 1: key = '', 2: value = '' }) => {
    const from = index + key.length + 2;
    return {
      key,
      keySpan: { from: index, to: index + key.length },
      value: { from, to: from + value.length },
    };
  });
}

const lines: ValueLanguage = {
  id: 'text',
  read: (text) => ({
    value: Object.fromEntries(
      membersOf(text).map(({ key, value: { from, to } }) => [key, text.slice(from, to)]),
    ),
    strict: true,
    tooDeep: false,
  }),
  outline: (text) => ({
    root: { from: 0, to: text.length },
    members: () => membersOf(text),
    find: (_, key) => membersOf(text).find((one) => one.key === key),
  }),
  pointerAt: (text, offset) => {
    const found = membersOf(text).find(
      ({ keySpan, value }) => (keySpan?.from ?? 0) <= offset && offset <= value.to,
    );
    return found ? `/${found.key}` : '';
  },
  edit: (text, changes) =>
    changes.map((change) => ({
      from: text.length,
      to: text.length,
      insert: 'value' in change ? `${change.pointer.slice(1)}: ${String(change.value)}\n` : '',
    })),
};

const host: Host = { ...toy, read: { ...toy.read, language: lines } };

test('is checked and fixed in its own language', async () => {
  const text = 'car: red\n';
  const request = { plugin: pluginOf({ path: '', text }), hostId: host.id, release: null, older: null };
  const { problems, verdicts, path } = await analyse(request, [host]);
  expect(path).toBe('red/car.json');
  expect(verdicts.map(({ kind }) => kind)).toEqual(['refused', 'accepted']);
  expect(problems.map(({ code, fixes: [fix] }) => [code, applyEdits(text, fix?.edits ?? [])])).toEqual([
    ['toy/no-wheels', 'car: red\nwheels: 4\n'],
  ]);
});

test('has its own places', async () => {
  expect(await placeInMain('a: 1\ncar: red\n', '/car', host)).toEqual({ from: 10, to: 13 });
  expect(await pointerInMain('a: 1\ncar: red\n', 7, host)).toBe('/car');
});
