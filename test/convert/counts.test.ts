// What a person counts in a report is what the target's files have.

import { expect, test } from 'vitest';
import { headlineOf, leadOf } from '../../src/convert/report/lead.ts';
import { summaryOf } from '../../src/convert/report/summary.ts';
import { convert } from '../../src/convert/convert.ts';
import { made, pairs } from './pairs.ts';

test('tools that the target takes no more of are left out, and nothing else is said of them', () => {
  const pair = pairs.find(({ from, to }) => from.id === 'mcp-tools' && to.id === 'openai-tools');
  if (!pair) throw new Error('no such pair');
  const { from, to } = pair;
  const tools = Array.from({ length: 130 }, (_, i) => ({
    name: `tide_${String(i)}`,
    description: 'At a pier',
    inputSchema: { type: 'object', properties: { pier: { type: 'string' } } },
  }));
  const source = {
    main: { path: 'tools.json', text: JSON.stringify({ tools }), value: { tools } },
    others: [],
  };
  const summary = summaryOf(made(convert(from, to, source, true)), to);
  expect(headlineOf(summary)).toEqual(['128 of 130 tools described', '128 parameters', 'nothing lost']);
  const lead = leadOf({ summary, sidecar: 'a.json', back: 'same', restored: 'none', to });
  expect(lead.map(({ text }) => text)).toContain('Tools left out: `tide_128`, `tide_129`.');
});

test('a file that no conversion reads has its own name among the details', () => {
  const pair = pairs.find(({ from, to }) => from.id === 'anythingllm' && to.id === 'ownpilot');
  if (!pair) throw new Error('no such pair');
  const { from, to } = pair;
  const value = {
    hubId: 'tide',
    name: 'Tide',
    version: '1.0.0',
    description: 'Tells the tide',
    active: true,
  };
  const main = { path: 'tide/plugin.json', text: JSON.stringify(value), value };
  const others = [
    { path: 'tide/more/plugin.json', text: '[]' },
    { path: 'tide/piers.txt', text: 'North' },
  ];
  const { lost } = summaryOf(made(convert(from, to, { main, others }, true)), to);
  expect(lost).toEqual(expect.arrayContaining(['plugin.json', 'piers.txt']));
});

test.each(pairs.filter(({ from }) => from.id === 'mcp-tools'))(
  'a parameter that may be anything is one in $to.name too',
  ({ from, to }) => {
    const inputSchema = { type: 'object', properties: { pier: true, moon: {} }, required: ['pier'] };
    const value = { tools: [{ name: 'tide', description: 'At a pier', inputSchema }] };
    const source = { main: { path: 'tools.json', text: JSON.stringify(value), value }, others: [] };
    const there = made(convert(from, to, source, true));
    const { parameters, lost } = summaryOf(there, to);
    expect([parameters, lost]).toEqual([2, []]);
    expect(there.files.some(({ text }) => text.includes('pier'))).toBe(true);
  },
);
