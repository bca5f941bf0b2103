// Code that conversions left to be written is a problem of its own, in every language.

import { analyse, analyseFile } from '../../test/check/of-text.ts';
import { expect, test } from 'vitest';
import { hosts } from '../../test/hosts/loaded.ts';
import { stubsIn } from './stubs.ts';

test.each([
  [`  throw new Error('This tool is not written yet.');`, true],
  [`    raise NotImplementedError("ferry is not written yet.")`, true],
  ['return `This tool is not written yet. It was called with ${x}.`;', true],
  [`return { content: { error: 'tide is not written yet.' } };`, true],
  ['The second part of this guide is not written yet.', false],
  ['return 1;\n// The rest is not written yet.', false],
])('%s', (text, isStub) => {
  expect(stubsIn(text).length > 0).toBe(isStub);
});

test('a manifest with a stub is accepted, and what it does is broken', () => {
  const ownpilot = hosts.find(({ id }) => id === 'ownpilot');
  const good = ownpilot?.samples.find(({ kind }) => kind === 'good')?.text ?? '{}';
  const value = JSON.parse(good) as { tools: { code: string }[] };
  for (const tool of value.tools) tool.code = `return { content: { error: 'tide is not written yet.' } };`;
  const text = JSON.stringify(value);
  const { problems, verdicts } = analyse(
    { text, hostId: 'ownpilot', release: null, path: null, older: null },
    hosts,
  );
  const found = problems.filter(({ code }) => code === 'code/not-written');
  expect(found.length).toBe(value.tools.length);
  expect(text.slice(found[0]?.from, found[0]?.to)).toMatch(/^return .* is not written yet\.$/);
  expect(verdicts.filter(({ kind }) => kind === 'accepted')).toEqual([]);
});

test('so has a file of code beside it', async () => {
  const host = hosts.find(({ id }) => id === 'anythingllm') ?? null;
  const text = `module.exports.runtime = {\n  handler: async function () {\n    return 'This tool is not written yet.';\n  },\n};\n`;
  const request = {
    text: '{"hubId":"a"}',
    hostId: 'anythingllm',
    release: null,
    path: null,
    older: null,
    others: [{ path: 'handler.js', text }],
    file: 'handler.js',
  };
  const { problems } = await analyseFile(request, host);
  expect(problems.find(({ code }) => code === 'code/not-written')?.severity).toBe('broken');
});
