// What becomes of a plugin as a whole: which file a problem is shown at, what it costs, and what fixes leave.

import { analyse, analyseFile, analyseWhole } from '../../../test/check/of-text.ts';
import { expect, test } from 'vitest';
import { hosts } from '../../../test/hosts/loaded.ts';
import type { Problem, TextEdit } from '../../model/finding.ts';
import { withFiles } from '../../check/judge.ts';
import { applyEdits } from '../../lang/json/change.ts';
import { manifest, program, remote, skill } from './case-texts.fixtures.ts';
import { host } from './index.ts';
import { samples } from './samples.ts';

type Files = Readonly<Record<string, string>>;

const UNSAVED = { hostId: null, release: null, path: null, older: null };

/** The problems of each file; the first one is the manifest. */
async function problemsIn(files: Files): Promise<Record<string, readonly Problem[]>> {
  const [[path = '', text = ''] = [], ...rest] = Object.entries(files);
  const others = rest.map(([name, content]) => ({ path: name, text: content }));
  const request = { ...UNSAVED, text, path, others };
  const out: Record<string, readonly Problem[]> = { [path]: analyse(request, hosts).problems };
  for (const file of others) {
    out[file.path] = (await analyseFile({ ...request, file: file.path }, host)).problems;
  }
  return out;
}

function filesOf(id: string): Files {
  const { path = '', text = '', others = [] } = samples.find((sample) => sample.id === id) ?? {};
  return Object.fromEntries([[path, text], ...others.map((other) => [other.path, other.text])]) as Files;
}

const codesIn = (problems: readonly Problem[] = []): string[] =>
  problems.map(({ code }) => code.replace(/^.*\//, ''));

test('the good sample has no problem in any file', async () => {
  for (const [path, problems] of Object.entries(await problemsIn(filesOf('good'))))
    expect([path, codesIn(problems)]).toEqual([path, []]);
});

test('the broken sample has problems in all files, and first fixes end all of them', async () => {
  let files = filesOf('broken');
  const first = await problemsIn(files);
  expect(Object.values(first).every((problems) => problems.length > 1)).toBe(true);
  expect(
    Object.values(first)
      .flat()
      .filter(({ fixes }) => fixes.length === 0),
  ).toEqual([]);
  for (let round = 0; round < 30; round++) {
    const found = await problemsIn(files);
    const [path, problem] =
      Object.entries(found).flatMap(([name, [one]]) => (one ? [[name, one] as const] : []))[0] ?? [];
    if (path === undefined || !problem) break;
    const edits: readonly TextEdit[] = problem.fixes[0]?.edits ?? [];
    files = { ...files, [path]: applyEdits(files[path] ?? '', edits) };
  }
  expect(Object.values(await problemsIn(files)).flat()).toEqual([]);
});

test('a bad server is a problem of mcp.json, the plugin stays accepted, and its verdict says what it loses', async () => {
  const files = { 'tides/plugin.json': manifest(''), 'mcp.json': remote('', '"http://tides.example.com"') };
  const found = await problemsIn(files);
  expect(codesIn(found['tides/plugin.json'])).toEqual([]);
  expect(found['mcp.json']?.map(({ code, severity }) => [code, severity])).toEqual([
    ['agent-plugins/url-insecure', 'broken'],
  ]);
  const { verdicts } = analyse({ ...UNSAVED, text: manifest('') }, hosts);
  const [verdict] = withFiles(verdicts, [{ path: 'mcp.json', problems: found['mcp.json'] ?? [] }]);
  expect(verdict).toMatchObject({ kind: 'broken', summary: expect.stringContaining('`mcp.json`') as string });
  expect(verdict?.notes.join()).toMatch(/Clients skip this server/);
});

test('an mcp.json that is not JSON leaves out all servers, and its faults are fixed as in a manifest', async () => {
  const broken = program('').replace('"stdio",', '"stdio",,');
  const { 'mcp.json': problems } = await problemsIn({ 'plugin.json': manifest(''), 'mcp.json': broken });
  expect(problems?.map(({ severity }) => severity)).toEqual(['broken']);
  expect(applyEdits(broken, problems?.[0]?.fixes[0]?.edits ?? [])).toBe(program(''));
  const alone = analyse({ ...UNSAVED, text: broken }, hosts);
  expect([alone.hostId, alone.verdicts[0]?.kind]).toEqual(['agent-plugins', 'broken']);
  expect(alone.verdicts[0]?.notes[0]).toContain('without any of its MCP servers');
});

test('only the mcp.json beside the manifest is checked, wherever the paths begin', async () => {
  const bad = program('"cwd":"data"');
  for (const [path, codes] of [
    ['mcp.json', ['cwd-path']],
    ['tides/mcp.json', ['cwd-path']],
    ['examples/mcp.json', []],
    ['.mcp.json', []],
  ] as const) {
    const found = await problemsIn({ 'tides/plugin.json': manifest(''), [path]: bad });
    expect([path, codesIn(found[path])]).toEqual([path, codes]);
  }
});

test('a skill that is opened alone is checked, and its plugin is not refused for it', async () => {
  const request = { ...UNSAVED, text: skill('name: Sow Seeds\ndescription: Sowing') };
  const analysis = await analyseWhole(request, hosts);
  expect([analysis.hostId, analysis.language]).toEqual(['agent-plugins', 'markdown']);
  expect(codesIn(analysis.problems)).toContain('skill-name-invalid');
  expect(analysis.verdicts.map(({ kind }) => kind)).toEqual(['broken']);
  expect(analysis.verdicts[0]?.notes[0]).toContain('Clients skip this skill');
});

test.each([
  // In a folder called skills, paths are relative to it or whole.
  ['skills/plugin.json', 'skills/a/SKILL.md', []],
  ['skills/plugin.json', 'skills/skills/a/SKILL.md', []],
  ['tides/plugin.json', 'skills/a/SKILL.md', []],
  ['tides/plugin.json', 'tides/skills/a/SKILL.md', []],
  ['tides/plugin.json', '.claude/skills/b/SKILL.md', []],
  ['tides/plugin.json', 'skills/a/assets/b/SKILL.md', []],
  ['tides/plugin.json', 'examples/other/skills/b/SKILL.md', []],
  ['tides/plugin.json', 'skills/group/b/SKILL.md', ['skill-place']],
  ['tides/plugin.json', 'evals/b/SKILL.md', ['skill-elsewhere']],
])(
  'beside %s the faulty skill at %s has one card at most where clients do not look',
  async (main, path, codes) => {
    const good = skill('name: a\ndescription: Tides');
    const files = {
      [main]: manifest(''),
      'skills/a/SKILL.md': good,
      'examples/other/plugin.json': manifest(''),
      [path]: path.endsWith('skills/a/SKILL.md') ? good : skill('name: [b]'),
    };
    expect(codesIn((await problemsIn(files))[path])).toEqual(codes);
  },
);

test.each([
  ['One --- two.', 'They load the skill without what follows.'],
  ['--- two', 'Some clients skip this skill.'],
])('three hyphens in the description %j cut it, and cost only what is lost by that', async (text, cost) => {
  const files = {
    'plugin.json': manifest(''),
    'skills/a/SKILL.md': skill(`name: a\ndescription: ${text}`),
  };
  const { 'skills/a/SKILL.md': problems = [] } = await problemsIn(files);
  expect(problems.map(({ message }) => message).join()).toContain(cost);
});

test('a plugin of the working draft has one card, whatever of the draft it uses', async () => {
  const draft = (text: string): string => text.replace('1.0.0', '1.1.0');
  const found = await problemsIn({
    'plugin.json': draft(manifest('"presentation":{"displayName":"Tides"}')),
    'mcp.json': draft(program('"extensions":{"com.example.client":{}}')),
  });
  expect([codesIn(found['plugin.json']), codesIn(found['mcp.json'])]).toEqual([['schema-draft'], []]);
  expect(found['plugin.json']?.map(({ message, fixes }) => [message, fixes])).toEqual([
    ['1.1.0 is a working draft, and clients of 1.0.0 reject the plugin.', []],
  ]);
});

const OF_CLIENT = JSON.stringify({
  servers: {
    tides: { command: 'npx', args: ['tides'], envFile: '.env' },
    sea: { type: 'http', serverUrl: 'https://sea.example.com/mcp', disabled: true },
  },
  inputs: [],
});
const OF_PLUGIN = {
  $schema: 'https://agent-plugins.org/schemas/1.0.0/mcp.schema.json',
  mcpServers: {
    tides: { type: 'stdio', command: 'npx', args: ['tides'] },
    sea: { type: 'streamable-http', url: 'https://sea.example.com/mcp' },
  },
};

test("a client's file is one card, and its fix makes a good mcp.json of it", () => {
  const { problems } = analyse({ ...UNSAVED, text: OF_CLIENT }, hosts);
  expect(codesIn(problems)).toEqual(['client-file']);
  expect(problems[0]?.message).toContain('the MCP file of VS Code');
  const fixed = applyEdits(OF_CLIENT, problems[0]?.fixes[0]?.edits ?? []);
  expect(JSON.parse(fixed)).toEqual(OF_PLUGIN);
  expect(analyse({ ...UNSAVED, text: fixed }, hosts).problems).toEqual([]);
});

test.each(['.mcp.json', 'tides/.vscode/mcp.json', 'claude_desktop_config.json'])(
  '%s alone becomes the mcp.json of a plugin, under that name',
  async (path) => {
    const { [path]: problems = [] } = await problemsIn({ [path]: '{"mcpServers":{"t":{"command":"node"}}}' });
    expect(problems.map(({ fixes }) => fixes[0]?.path)).toEqual([
      path.startsWith('tides/') ? 'tides/mcp.json' : 'mcp.json',
    ]);
  },
);

test('servers in the .mcp.json of a plugin are broken, and its fix writes mcp.json', () => {
  const text = OF_CLIENT.replace('servers', 'mcpServers');
  const request = { ...UNSAVED, path: 'tides/plugin.json', text: manifest('') };
  const { problems } = analyse({ ...request, others: [{ path: 'tides/.mcp.json', text }] }, hosts);
  expect(problems.map(({ code, severity }) => [code, severity])).toEqual([
    ['agent-plugins/client-servers', 'broken'],
  ]);
  const [file] = problems[0]?.fixes[0]?.files ?? [];
  expect([file?.path, JSON.parse(file?.text ?? '')]).toEqual(['tides/mcp.json', OF_PLUGIN]);
});

test('the template says what is still to be written', async () => {
  const found = await problemsIn(filesOf('template'));
  expect(Object.entries(found).map(([path, problems]) => [path, codesIn(problems)])).toEqual([
    ['my-plugin/plugin.json', ['placeholder', 'placeholder']],
    ['mcp.json', []],
    ['skills/my-skill/SKILL.md', ['placeholder', 'placeholder']],
  ]);
});

test('one typo has one card, and its fix is the right name', async () => {
  for (const [text, meant] of [
    [program('').replace('"command"', '"comand"'), '"command"'],
    [remote('').replace('"url"', '"serverUrl"'), '"url"'],
    [program('').replace('mcpServers', 'mcpServer'), '"mcpServers"'],
    [program('').replace('"type"', '"transport"'), '"type"'],
  ] as const) {
    const { 'mcp.json': problems = [] } = await problemsIn({ 'plugin.json': manifest(''), 'mcp.json': text });
    expect(problems.map(({ fixes }) => fixes.map(({ title }) => title))).toEqual([[`Rename to ${meant}`]]);
  }
});

test.each(['name', 'description'])(
  'a misspelt %s of a skill has one card, and its fix is the right name',
  async (key) => {
    const text = '---\nname: a\ndescription: Sows seeds.\n---\n\nAsk.\n'.replace(key, `${key}s`);
    const found = await problemsIn({ 'plugin.json': manifest(''), 'skills/a/SKILL.md': text });
    const problems = found['skills/a/SKILL.md'] ?? [];
    expect(problems.map(({ fixes }) => fixes.map(({ title }) => title))).toEqual([[`Rename to "${key}"`]]);
  },
);

test.each([
  '---\n',
  '---\n---\n',
  '---\n- a\n---\n',
  '---\n*a\n---',
  '---\n? [a]\n: b\n---\n',
  '\u0000',
  '---\nname: &a [*a]\n---\n',
])('odd skill %j is read without an exception', async (text) => {
  const found = await problemsIn({ 'plugin.json': manifest(''), 'skills/a/SKILL.md': text });
  expect(found['skills/a/SKILL.md']?.length).toBeGreaterThan(0);
});
