// Files beside a manifest: which of them are checked, by whom, and how findings become problems.

import { analyseFile, type FileRequest } from '../../test/check/of-text.ts';
import { expect, test } from 'vitest';
import { hosts } from '../../test/hosts/loaded.ts';
import type { CodeFinding } from '../model/finding.ts';
import type { Host } from '../model/host.ts';

const MANIFEST = '{"hubId": "tide"}';

function request(path: string, text: string): FileRequest {
  const others = [{ path, text }];
  return { text: MANIFEST, hostId: null, release: null, path: null, older: null, others, file: path };
}

/** AnythingLLM with a checker of code that finds these. */
function checking(findings: readonly CodeFinding[]): Host {
  const host = hosts.find(({ id }) => id === 'anythingllm');
  if (!host) throw new Error('AnythingLLM is missing.');
  const rule = {
    severity: { documented: 'advice', '1.15': 'refused' } as const,
    message: ({ name }: Readonly<Record<string, unknown>>) => `Wrong: ${String(name)}.`,
    evidence: [],
  };
  const code = () => Promise.resolve({ check: () => findings });
  return { ...host, rules: { ...host.rules, 'anythingllm/x': rule }, code };
}

function withPlaceholders(host: Host, placeholders: readonly string[]): Host {
  return { ...host, read: { ...host.read, placeholders } };
}

const finding = (from: number, name: string): CodeFinding => ({
  code: 'anythingllm/x',
  pointer: '',
  at: 'value',
  span: { from, to: from + 1 },
  args: { name },
});

test('a JSON file beside the manifest is checked for its syntax only', async () => {
  const { language, problems } = await analyseFile(request('package.json', '{"a": 1,}'), null);
  expect(language).toBe('json');
  expect(problems.map(({ code }) => code)).toEqual(['json/trailing-comma']);
});

test('JSON that the host does not read may have comments, and no release refuses it', async () => {
  const host = checking([]);
  expect((await analyseFile(request('tsconfig.json', '{ // c\n "a": 1, }'), host)).problems).toEqual([]);
  const { problems } = await analyseFile(request('data.json', '{"a": }'), host);
  expect(problems.map(({ severity, releases }) => [severity, releases])).toEqual([
    ['advice', { documented: 'advice' }],
  ]);
});

test('placeholders of the template that are left in code are advice at their places', async () => {
  const placeholder = 'Say what this tool is good for';
  const host = withPlaceholders(checking([]), ['Your name', placeholder]);
  const text = `// Your name\nreturn "${placeholder}";`;
  const { problems } = await analyseFile(request('handler.js', text), host);
  expect(problems.map(({ from, to, severity }) => [text.slice(from, to), severity])).toEqual([
    [placeholder, 'advice'],
  ]);
});

test('a text, and a file that is not open, have no problems', async () => {
  const host = checking([finding(0, 'a')]);
  expect((await analyseFile({ ...request('handler.js', ''), file: 'other.js' }, host)).problems).toEqual([]);
  expect((await analyseFile(request('handler.js', ''), null)).problems).toEqual([]);
});

test('findings in code become problems in the order of the text, with ids of their own', async () => {
  const host = checking([finding(7, 'b'), finding(2, 'a')]);
  const { problems } = await analyseFile(request('handler.js', 'let a = 1;'), host);
  expect(problems.map(({ from, to, message }) => [from, to, message])).toEqual([
    [2, 3, 'Wrong: a.'],
    [7, 8, 'Wrong: b.'],
  ]);
  expect(new Set(problems.map(({ id }) => id)).size).toBe(2);
});

test('titles of fixes are plain, because buttons show no marks', async () => {
  const fix = { title: 'Add `a` to `b`', edits: [{ from: 0, to: 0, insert: 'a' }] };
  const host = checking([{ ...finding(2, 'a'), fixes: [fix] }]);
  const { problems } = await analyseFile(request('handler.js', 'let a = 1;'), host);
  expect(problems.flatMap(({ fixes }) => fixes.map(({ title }) => title))).toEqual(['Add a to b']);
});

test('a chosen release narrows the problems, and the rest is counted where there are too many', async () => {
  const host = checking(Array.from({ length: 230 }, (_, i) => finding(i, 'a')));
  const all = await analyseFile(request('handler.js', 'x'.repeat(300)), host);
  expect([all.problems.length, all.hidden]).toEqual([200, 30]);
  const narrowed = await analyseFile({ ...request('handler.js', 'x'), release: 'documented' }, host);
  expect(narrowed.problems[0]?.severity).toBe('advice');
});
