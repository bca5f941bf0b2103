// Packages as plugins: those that conversions write, and those of others, of which only the server knows the tools.

import { describe, expect, test } from 'vitest';
import type { PluginRead } from '../../../model/portable.ts';
import { read } from './read.ts';

const MANIFEST = { name: 'tides', version: '1.0.0', description: 'Tides', keywords: ['sea'] };
const OURS = { type: 'stdio', command: 'node', args: ['${PLUGIN_ROOT}/server/server.mjs'] };
const TOOL = {
  name: 'ebb',
  description: 'When is ebb',
  inputSchema: { type: 'object', properties: { at: { type: 'string' } }, required: ['at'] },
};
const CALLS = `
// ebb
exports.ebb = (() => {
/* --- the tool’s own code (toy, tool "ebb") --- */
return 1;
/* --- end of the tool’s own code --- */
})();
`;

/** The package with these files; values are written as JSON. */
function readOf(files: Readonly<Record<string, unknown>>, manifest: unknown = MANIFEST): PluginRead {
  const others = Object.entries(files).map(([path, held]) => ({
    path: `tides/${path}`,
    text: typeof held === 'string' ? held : JSON.stringify(held),
  }));
  return read({ main: { path: 'tides/plugin.json', text: '', value: manifest }, others });
}

const serverWith = (tool: object, more: Readonly<Record<string, unknown>> = {}): PluginRead =>
  readOf({ 'mcp.json': { mcpServers: { tides: OURS } }, 'server/tools.json': { tools: [tool] }, ...more });

const skillOf = (text: string): PluginRead => readOf({ 'skills/tides/SKILL.md': text });

describe('a server of ours', () => {
  test('has tools with their parameters, code and approval', () => {
    const hint = { ...TOOL, annotations: { destructiveHint: true } };
    const { plugin } = serverWith(hint, { 'server/tools.cjs': CALLS });
    const [tool] = plugin.tools;
    expect(tool?.id?.value).toBe('ebb');
    expect(tool?.parameters.map(({ name, required }) => [name.value, required])).toEqual([['at', true]]);
    expect(tool?.code).toMatchObject({ convention: 'toy', text: { value: 'return 1;' } });
    expect(tool?.approval?.value).toBe(true);
  });

  test('has examples in the metadata of its tools', () => {
    const example = { prompt: 'Ebb at Oban?', call: { at: 'Oban' } };
    const { plugin } = serverWith({ ...TOOL, _meta: { 'plugbench/examples': [example, 1] } });
    const found = plugin.tools[0]?.examples.map(({ prompt, call }) => ({
      prompt: prompt?.value,
      call: call?.value,
    }));
    expect(found).toEqual([example]);
  });

  test('has settings, of which code finds each under its own name', () => {
    const script = CALLS.replace(
      '\n',
      '\nconst plugbenchSettings = {"sea": {"key": "SEA_KEY", "x": "GONE"}};\n\n',
    );
    const { plugin } = serverWith(TOOL, {
      'server/tools.cjs': script,
      'server/settings.json': [
        { name: 'SEA_KEY', required: true, type: 'secret', label: 'Key', description: 'Of the sea' },
        { name: 'API_TOKEN' },
        { name: 'UNITS', type: 'odd', enum: ['m', 'ft'], default: 'm' },
        { name: 'SEA_KEY', type: 'text' },
        7,
      ],
    });
    const facts = plugin.settings.map(({ key, kind, required, preset }) => [
      key.value,
      kind,
      required,
      preset?.value,
    ]);
    expect(facts).toEqual([
      ['SEA_KEY', 'secret', true, undefined],
      ['API_TOKEN', 'secret', false, undefined],
      ['UNITS', 'text', false, 'm'],
    ]);
    expect(plugin.tools[0]?.code?.asks).toEqual([
      { service: 'sea', key: 'key', is: { service: '', key: 'SEA_KEY' } },
    ]);
  });

  test('in Python has files as they are, and no code where a file only says so', () => {
    const { plugin } = readOf({
      'mcp.json': { mcpServers: { tides: { ...OURS, args: ['${PLUGIN_ROOT}/server/server.py'] } } },
      'server/tools.json': { tools: [TOOL, { ...TOOL, name: 'flood' }] },
      'server/modules.json': {
        ebb: { file: 'a.py', name: 'ebb_tide' },
        flood: { file: 'b.py', name: 'flood' },
      },
      'server/tools/a.py': 'x = 1\n',
      'server/tools/b.py': 'raise NotImplementedError("This tool is not written yet.")\n',
    });
    expect(plugin.tools.map(({ code }) => code?.module)).toEqual([
      { path: 'tides/server/tools/a.py', text: 'x = 1\n', name: 'ebb_tide' },
      undefined,
    ]);
  });
});

describe('a package of others', () => {
  test('is its manifest and its first skill; the report names the others', () => {
    const { plugin, remarks } = readOf({
      'skills/tides/SKILL.md':
        '---\r\nname: tides\r\ndescription: About tides\r\n---\r\n\r\nLook at the sea.\n\n---\nThen wait.\n',
      'skills/moon/SKILL.md': '# Moon\n',
      'skills/moon/deep/SKILL.md': '# Not a skill\n',
    });
    expect([plugin.id?.value, plugin.name, plugin.keywords.map(({ value }) => value)]).toEqual([
      'tides',
      undefined,
      ['sea'],
    ]);
    expect(plugin.prompt?.value).toBe('Look at the sea.\n\n---\nThen wait.');
    expect(remarks?.map(({ says }) => says)).toEqual([
      'Only the first skill is converted. Left out: `tides/skills/moon/SKILL.md`.',
    ]);
  });

  test('has the description of its skill where it has none itself', () => {
    const skill = { 'skills/tides/SKILL.md': '---\ndescription: About tides\n---\n' };
    expect(readOf(skill, { name: 'tides' }).plugin.description?.value).toBe('About tides');
    expect(readOf(skill).plugin.description?.value).toBe('Tides');
  });

  test('has no tools where its server only has the path of ours', () => {
    const files = { 'mcp.json': { mcpServers: { sea: OURS } }, 'server/server.mjs': 'serve();\n' };
    const { plugin, remarks } = readOf(files);
    expect(plugin.tools).toEqual([]);
    expect(remarks?.map(({ says }) => says)).toEqual([
      'The tools of the server `sea` are missing: only the running server knows them.',
    ]);
  });

  test('asks for the files of the server where none is open', () => {
    const { remarks } = readOf({ 'mcp.json': { mcpServers: { sea: OURS } } });
    expect(remarks?.map(({ says }) => says)).toEqual([
      'The tools are missing: add the files of the folder `server`.',
    ]);
  });

  test.each([
    { type: 'stdio', command: 'npx', args: ['-y', 'some-server'] },
    { type: 'streamable-http', url: 'https://example.org/mcp' },
    { ...OURS, args: [...OURS.args, '--fast'] },
    null,
  ])('has no tools where another server knows them: %j', (server) => {
    const { plugin, remarks } = readOf({
      'mcp.json': { mcpServers: { sea: server } },
      'server/tools.json': { tools: [TOOL] },
    });
    expect(plugin.tools).toEqual([]);
    expect(remarks).toEqual([
      {
        tone: 'stub',
        says: 'The tools of the server `sea` are missing: only the running server knows them.',
      },
    ]);
  });
});

describe('the instructions of a skill', () => {
  const after = 'The MCP server `tides` of this plugin has these tools:\n\n- `ebb`\n';
  test.each([
    [`# Tides\n\nAsk first.\n\n${after}`, 'Tides', 'Ask first.'],
    [`# Tides \\# now\n\n${after}`, 'Tides # now', undefined],
    [`# Tides\n\n\n\nAsk.\n\n\n${after}`, 'Tides', '\n\nAsk.\n'],
    [`# Tides\n\nThis plugin has no tools.\n\n${after}`, 'Tides', 'This plugin has no tools.'],
    ['# Tides', 'Tides', undefined],
    ['Ask.\n# Tides\n', undefined, 'Ask.\n# Tides'],
    ['', undefined, undefined],
    ['---\n[\n---\nAsk.', undefined, 'Ask.'],
    ['---\na: &a [*a]\n---\nAsk.', undefined, 'Ask.'],
    ['---\nAsk.', undefined, '---\nAsk.'],
  ])('of %j', (text, title, instructions) => {
    const { plugin } = skillOf(text);
    expect([plugin.name?.value, plugin.prompt?.value]).toEqual([title, instructions]);
  });

  test('are in a file of their own where they are long', () => {
    const reference = '[references/skill-instructions.md](references/skill-instructions.md)';
    const { plugin } = readOf({
      'skills/tides/SKILL.md': `# Tides\n\n- How to use this skill: ${reference}\n\n${after}`,
      'skills/tides/references/skill-instructions.md': 'Ask.\n\n',
    });
    expect(plugin.prompt?.value).toBe('Ask.');
  });
});

test.each([7, null, [], 'a', { name: 1, author: 'a', keywords: 'b' }])(
  'reads nothing of %j and of broken files',
  (manifest) => {
    const files = {
      'mcp.json': '{',
      'server/tools.json': '{"tools": [1, {"name": 2}, null',
      'server/settings.json': '{}',
      'server/modules.json': '{"a": {"file": "../../x"}, "b": 1}',
    };
    expect(readOf(files, manifest).plugin.id).toBeUndefined();
  },
);
