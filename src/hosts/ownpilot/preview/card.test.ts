import { expect, test } from 'vitest';
import { cardOf, columnText } from './card.ts';
import { overviewOf } from './overview.ts';
import { riskOf } from './risk.ts';

const base = { id: 'x', name: 'N', version: '1', description: 'D', tools: [{}] };

test('a package without a category is filed under other, one with an empty one under none', () => {
  expect(cardOf(base, '2026-02').category).toEqual({ text: 'Other', tone: 'other' });
  expect(cardOf({ ...base, category: null }, '2026-02').category?.text).toBe('Other');
  expect(cardOf({ ...base, category: '' }, '2026-02').category).toBeNull();
});

test('an unknown category keeps its word and gets the colour of other', () => {
  expect(cardOf({ ...base, category: 'finance' }, '2026-02').category).toEqual({
    text: 'Finance',
    tone: 'other',
  });
  expect(cardOf({ ...base, category: 'constructor' }, '2026-02').category?.tone).toBe('other');
});

test('three tags in 2026-02; four and how many more in 0.8.3', () => {
  const manifest = { ...base, tags: ['a', 'b', 'c', 'd', 'e'] };
  const in2026_02 = cardOf(manifest, '2026-02');
  expect([in2026_02.tags.map(({ text }) => text), in2026_02.moreTags]).toEqual([['a', 'b', 'c'], 0]);
  const in0_8_3 = cardOf(manifest, '0.8.3');
  expect([in0_8_3.tags.length, in0_8_3.moreTags]).toEqual([4, 1]);
});

test('0.8.3 adds author, format, risk and the day of the install', () => {
  const manifest = { ...base, author: { name: 'A' }, tools: [{ name: 't', code: 'spawn(1)' }] };
  expect(cardOf(manifest, '0.8.3')).toMatchObject({
    author: 'A',
    extension: { format: 'Extension', risk: 'high' },
  });
  expect(cardOf({ ...base, format: 'agentskills', name: 'My Skill' }, '0.8.3')).toMatchObject({
    name: 'my-skill',
    extension: { format: 'SKILL.md', agentSkill: true, risk: null },
  });
  expect(cardOf(manifest, '2026-02').extension).toBeNull();
});

test.each([
  ['a text', 'abc', 'pkg.manifest.tags?.slice(...).map is not a function'],
  ['a number', 5, 'pkg.manifest.tags?.slice is not a function'],
  [
    'an object inside',
    [{ a: 1 }],
    'Objects are not valid as a React child (found: object with keys {a}). If you meant to render a collection of children, use an array instead.',
  ],
])('the list crashes on tags that are %s', (_, tags, message) => {
  expect(() => cardOf({ ...base, tags }, '2026-02')).toThrow(message);
});

test.each([
  [undefined, null],
  [null, null],
  ['a', 'a'],
  [5, '5'],
  [true, 'true'],
  [{ a: 1 }, '{"a":1}'],
  [['a"b', null, [1], { c: 2 }], '{"a\\"b",NULL,{"1"},"{\\"c\\":2}"}'],
])('the database makes of %j the text %j', (value, text) => {
  expect(columnText(value)).toBe(text);
});

test('the overview shows what is truthy', () => {
  const overview = overviewOf(
    {
      tools: [{ name: 't', description: 'd', requires_approval: 'no', permissions: ['p'] }, {}],
      triggers: [
        { name: 'a', type: 'schedule', config: { cron: '* * * * *' }, enabled: null },
        { name: 'b', type: 'event', config: { cron: 5 }, enabled: false },
      ],
      docs: '',
      author: { email: 'e' },
    },
    '2026-02',
  );
  expect(overview.tools.map(({ approval, permissions }) => [approval, permissions.length])).toEqual([
    [true, 1],
    [false, 0],
  ]);
  expect(overview.triggers.map(({ cron, on }) => [cron, on])).toEqual([
    ['* * * * *', true],
    [null, false],
  ]);
  expect([overview.prompt, overview.docs, overview.email]).toEqual([null, null, 'e']);
});

test('a zero shows where the page renders `value && …`', () => {
  const manifest = { tools: [{ requires_approval: 0 }], system_prompt: 0, docs: 0, author: { email: 0 } };
  const { tools, prompt, docs, email } = overviewOf(manifest, '2026-02');
  expect([tools[0]?.approval, prompt, docs, email]).toEqual([0, 0, 0, 0]);
});

test.each([
  ['permissions', { tools: [{ permissions: 'network' }] }, 'tool.permissions?.map is not a function'],
  ['keywords', { keywords: 'a' }, 'manifest.keywords?.map is not a function'],
  ['keywords beside tags', { tags: ['a'], keywords: {} }, 'manifest.keywords?.map is not a function'],
  ['the prompt', { system_prompt: { a: 1 } }, 'Objects are not valid as a React child'],
])('the dialog crashes on wrong %s', (_, manifest, message) => {
  expect(() => overviewOf(manifest, '2026-02')).toThrow(message);
});

test('keywords of a wrong type without any length do not matter', () => {
  expect(overviewOf({ keywords: {} }, '2026-02').keywords).toEqual([]);
});

test('the audit warns of code, of wildcards and of tools that instructions name', () => {
  expect(riskOf({ tools: [{ name: 't', code: 'process.env' }] }).warnings).toEqual([
    'Tool "t" code contains suspicious pattern: \\bprocess\\.env\\b',
  ]);
  expect(riskOf({ allowed_tools: ['*'] })).toMatchObject({ level: 'high' });
  expect(riskOf({ allowed_tools: ['x'], instructions: 'use send_email' })).toEqual({
    level: 'medium',
    warnings: ['Skill instructions reference "send_email" but it is not in allowed-tools'],
    undeclared: ['send_email'],
  });
  expect(riskOf({ allowed_tools: ['x'], instructions: 'search_web' })).toMatchObject({
    level: 'low',
    undeclared: ['search_web'],
  });
  expect(riskOf({ allowed_tools: ['execute_shell'] }).warnings).toEqual([
    'Skill requests dangerous tool "execute_shell" in allowed-tools',
  ]);
});
