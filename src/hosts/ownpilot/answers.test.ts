// What is stated of manifests that were answered wrongly before.

import { analyse } from '../../../test/check/of-text.ts';
import { describe, expect, test } from 'vitest';
import type { Problem } from '../../model/finding.ts';
import { host as ownpilot } from './index.ts';
import good from './samples/good.json?raw';

interface Edits {
  readonly root?: Readonly<Record<string, unknown>>;
  readonly tool?: Readonly<Record<string, unknown>>;
  readonly path?: string;
}

const sample = JSON.parse(good) as { tools: Record<string, unknown>[] };

function textOf({ root, tool }: Edits): string {
  const [first, ...rest] = sample.tools;
  return JSON.stringify({ ...sample, tools: [{ ...first, ...tool }, ...rest], ...root });
}

function problemsOf(text: string, path: string | null = null): readonly Problem[] {
  return analyse({ text, hostId: 'ownpilot', release: null, older: null, path }, [ownpilot]).problems;
}

const codes = (edits: Edits): string[] => problemsOf(textOf(edits)).map(({ code }) => code);

test.each([
  [4, '`category` should be one of the nine categories, and it is a number.'],
  ['', '`category` is empty.'],
  ['travel', '`travel` is not one of the nine categories. The releases show it in the grey of `other`.'],
])('a category of %j', (category, message) => {
  expect(problemsOf(textOf({ root: { category } })).map((problem) => problem.message)).toContain(message);
});

test('a misspelt member that a tool must have is one card, and its first fix is the right name', () => {
  const tool = { description: undefined, descripton: 'Estimates how long a hike takes and returns hours.' };
  const found = problemsOf(textOf({ tool })).filter(({ message }) => message.includes('descript'));
  expect(found.map(({ code, fixes }) => [code, fixes[0]?.title])).toEqual([
    ['ownpilot/tool-member-missing', 'Rename to "description"'],
  ]);
});

test.each(['', '// an icon\n'])(
  'an icon in the wrong encoding becomes the one that was meant, after %j',
  (before) => {
    const problems = problemsOf(before + textOf({ root: { icon: '\u00f0\u0178\u201d\u00a7' } }));
    const titles = problems
      .filter(({ code }) => /icon|encoding/.test(code))
      .map(({ fixes }) => fixes[0]?.title);
    expect(titles).toEqual(['Change to 🔧']);
  },
);

describe('that a tool works in a chat', () => {
  const network = { permissions: ['network'] };
  test.each([
    [
      'fetch with its permission',
      { tool: { ...network, code: "return await fetch('https://a.example');" } },
      true,
    ],
    ['fetch without', { tool: { code: "return await fetch('https://a.example');" } }, false],
    [
      'a function that utils does not have',
      { tool: { code: "return { content: utils.slugfy('a') };" } },
      false,
    ],
    ['code that is never registered', { tool: { code: "return { content: require('fs') };" } }, false],
    [
      'an id with a hyphen',
      { root: { id: 'trail-planner' }, tool: { code: 'return crypto.randomUUID();' } },
      false,
    ],
  ] as const)('is stated of %s: %j', (_, edits, stated) => {
    expect(codes(edits).includes('ownpilot/code-worker')).toBe(stated);
  });
});

test('a text of permissions gives what it names', () => {
  const code = "const r = await fetch('https://a.example'); return { content: await r.json() };";
  const found = codes({ tool: { code, permissions: 'network' } });
  expect(found).toContain('ownpilot/permissions-type');
  expect(found).not.toContain('ownpilot/code-fetch-permission');
});

test.each([
  ['bike', 'bikes'],
  ['bikes', 'bike'],
  ['city', 'cities'],
  ['hike', 'hiking'],
])('the keyword %s is in a description with %s', (keyword, word) => {
  const tool = { description: `Find free ${word} near a place and return them` };
  const found = problemsOf(textOf({ root: { keywords: [keyword], tags: [keyword] }, tool }));
  const here = found.filter(
    ({ code, pointer }) => code.endsWith('description-words') && pointer.startsWith('/tools/0'),
  );
  expect(here).toEqual([]);
});

test.each([
  ['trips/skill.json', 'ownpilot/folder-name', 'trailplanner/skill.json'],
  ['trailplanner/plugin.json', 'ownpilot/file-name', 'trailplanner/skill.json'],
])('%s can be renamed', (path, code, better) => {
  const problem = problemsOf(textOf({}), path).find((one) => one.code === code);
  expect(problem?.fixes[0]?.path).toBe(better);
});

test('code that a fix leaves to be written is broken until it is written', () => {
  const [first] = problemsOf(textOf({ tool: { code: undefined } })).filter(({ code }) =>
    code.endsWith('member-missing'),
  );
  expect(first?.fixes[0]?.title).toContain('"code"');
  const stub = "return { content: { error: 'This tool is not written yet.' } };";
  const request = { hostId: 'ownpilot', release: null, older: null, path: null };
  const { problems, verdicts } = analyse({ ...request, text: textOf({ tool: { code: stub } }) }, [ownpilot]);
  expect(problems.map(({ code }) => code)).toContain('code/not-written');
  expect(verdicts.map(({ kind }) => kind)).toEqual(['broken', 'broken', 'broken']);
});

test('a prompt that a fix writes gets no advice', () => {
  const tool = { name: 'trail_tip', description: 'Calculate the tip for a guide. Returns the tip.' };
  const text = textOf({ root: { system_prompt: undefined, tools: [{ ...sample.tools[0], ...tool }] } });
  const [missing] = problemsOf(text).filter(({ code }) => code === 'ownpilot/prompt-missing');
  const written = missing?.fixes[0]?.edits.map(({ insert }) => insert).join('') ?? '';
  expect(written).toContain('Use trail_tip when the user wants to calculate the tip for a guide.');
  const [edit] = missing?.fixes[0]?.edits ?? [];
  const fixed = edit ? text.slice(0, edit.from) + edit.insert + text.slice(edit.to) : text;
  expect(problemsOf(fixed).filter(({ code }) => code.startsWith('ownpilot/prompt'))).toEqual([]);
});
