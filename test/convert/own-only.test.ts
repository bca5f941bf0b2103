// Code that uses what only its own host has is adapted in part, and the report says so; back in its own host it is whole.

import { expect, test } from 'vitest';
import { summaryOf } from '../../src/convert/report/summary.ts';
import { convert } from '../../src/convert/convert.ts';
import { made, pairs, sourceOf } from './pairs.ts';

const manifest = (code: string): unknown => ({
  id: 'briefing',
  name: 'Briefing',
  version: '1.0.0',
  description: 'Sums up the day',
  tools: [{ name: 'brief', description: 'Sums up', parameters: { type: 'object', properties: {} }, code }],
});
const calling = "return { content: await utils.callTool('list_tasks', {}) };";

test.each(pairs.filter(({ from, to }) => from.id === 'ownpilot' && to.convention))(
  'OwnPilot to $to.name',
  ({ from, to }) => {
    const outcome = (code: string): unknown => {
      const value = manifest(code);
      const main = { path: 'briefing/skill.json', text: JSON.stringify(value), value };
      const there = made(convert(from, to, { main, others: [] }, true));
      const [tool] = summaryOf(there, to).tools;
      return to.id === 'ragflow' ? null : [tool?.kind, tool?.ownOnly];
    };
    const expected = to.id === 'ragflow' ? null : ['partly', ['utils.callTool']];
    expect(outcome(calling)).toEqual(expected);
    expect(outcome('return { content: 1 };')).toEqual(expected && ['adapted', []]);
  },
);

test('back in OwnPilot the code runs whole', () => {
  const there = pairs.find(({ from, to }) => from.id === 'ownpilot' && to.id === 'anythingllm');
  if (!there) throw new Error('no such pair');
  const value = manifest(calling);
  const main = { path: 'briefing/skill.json', text: JSON.stringify(value), value };
  const away = made(convert(there.from, there.to, { main, others: [] }, true));
  const back = made(convert(there.to, there.from, sourceOf(away), true));
  expect(summaryOf(back, there.from).tools).toMatchObject([{ kind: 'adapted', ownOnly: [] }]);
});

test.each<[string, boolean]>([
  ["require('fs').readFileSync(`${__dirname}/words.txt`, 'utf8')", true],
  ["require('node:fs').readFileSync('words.txt', 'utf8')", true],
  ["require('node:fs').readFileSync('/etc/hostname', 'utf8')", false],
  ['args.word', false],
])('code that reads files from where it is: %s', (expression, expected) => {
  const pair = pairs.find(({ from, to }) => from.id === 'anythingllm' && to.id === 'gloodata');
  if (!pair) throw new Error('no such pair');
  const value = { hubId: 'words', name: 'Words', version: '1.0.0', description: 'Counts', active: true };
  const main = { path: 'words/plugin.json', text: JSON.stringify(value), value };
  const text = `module.exports.runtime = { handler: async (args) => ${expression} };\n`;
  const source = { main, others: [{ path: 'words/handler.js', text }] };
  const there = made(convert(pair.from, pair.to, source, true));
  expect(summaryOf(there, pair.to).tools).toMatchObject([{ kind: 'adapted', readsFiles: expected }]);
});
