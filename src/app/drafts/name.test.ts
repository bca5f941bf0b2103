import { expect, test } from 'vitest';
import { hosts } from '../../hosts/registry.ts';
import { nameOf, replaces } from './name.ts';
import { applyEdits } from '../../lang/json/change.ts';

test.each([
  ['{"id": "tides", "name": "Tide times"}', 'Tide times'],
  ['{"hubId": "tides", "na', 'tides'],
  ['{"name": "", "ns": "sea"}', 'sea'],
  ['dear   host,\n please install this plugin of mine today', 'dear host, please install this plugin of'],
  ['  ', 'Empty'],
  [`${' '.repeat(20_000)}{"name": "too far"}`, 'Empty'],
])('%s is called %s', (text, name) => {
  expect(nameOf(text, hosts)).toBe(name);
});

const TEXT = '{"id": "tides", "name": "Tide times", "description": "When the water is high in a harbour"}';
const edit = (part: string, insert: string) => {
  const from = TEXT.indexOf(part);
  return [{ from, to: from + part.length, insert }];
};

test.each([
  ['a pasted plugin', edit(TEXT, '{}'), true],
  ['a deleted half', edit(TEXT.slice(30), ''), true],
  ['another name', edit('Tide times', 'Harbours'), true],
  ['another id', edit('tides', 'harbours'), true],
  ['the first letter of a name', edit('Tide times', 'H'), false],
  ['one more letter of a name', edit('times', 'timess'), false],
  ['another description', edit('When the water is high', 'When it is low'), false],
  ['more text', edit('harbour', 'harbour, which is '.repeat(20)), false],
])('%s: is another plugin left behind?', (_, edits, expected) => {
  expect(replaces(TEXT, applyEdits(TEXT, edits), edits, [])).toBe(expected);
});

test('the beginning of a text is not worth an entry', () => {
  expect(replaces('{"id": "a"}', '', [{ from: 0, to: 11, insert: '' }], [])).toBe(false);
});
