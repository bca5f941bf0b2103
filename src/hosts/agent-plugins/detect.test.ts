// plugin.json and mcp.json have many owners: whose a text is, and what remains open.

import { recognise } from '../../../test/check/of-text.ts';
import { expect, test } from 'vitest';
import { hosts } from '../registry.ts';
import type { PluginFile } from '../../model/file.ts';
import { manifest, program, skill } from './case-texts.fixtures.ts';

const NAMED = { name: 'tides', version: '1.0.0', description: 'Tides' };
const OTHERS = 'plugin of one client (Claude Code, Codex or Cursor)';

/** What it is, the text, and the host or product that it is for; null where nothing says. */
const texts: readonly (readonly [string, string | object, string | null])[] = [
  ['a manifest', manifest(''), 'agent-plugins'],
  ['a manifest of a later version', manifest('').replace('1.0.0', '1.1.0'), 'agent-plugins'],
  ['a manifest with members of a client', manifest('"commands":"./commands/"'), 'agent-plugins'],
  ['a manifest that is not ended', manifest('"version":"1').slice(0, -1), 'agent-plugins'],
  ['mcp.json', program(''), 'agent-plugins'],
  ['.mcp.json of a client', { mcpServers: { a: { command: 'npx', args: ['a'] } } }, 'agent-plugins'],
  ['a skill', skill('name: tides\ndescription: Tides'), 'agent-plugins'],
  ['a page with front matter', skill('title: Tides\ndescription: Tides'), null],
  ['AnythingLLM', { hubId: 'tides', ...NAMED, entrypoint: { file: 'handler.js' } }, 'anythingllm'],
  [
    'AnythingLLM without its mark',
    { ...NAMED, active: true, imported: true, entrypoint: {}, examples: [] },
    'anythingllm',
  ],
  [
    'Claude Code',
    { ...NAMED, author: { name: 'Mia' }, commands: ['./commands/tide.md'] },
    'Claude Code plugin',
  ],
  ['Codex', { ...NAMED, skills: './skills/', interface: { displayName: 'Tides' } }, 'Codex plugin'],
  ['Cursor', { ...NAMED, rules: './rules/' }, 'Cursor plugin'],
  ['one of the three', { ...NAMED, hooks: './hooks/hooks.json' }, OTHERS],
  ['servers in a manifest', { ...NAMED, mcpServers: { a: { command: 'npx' } } }, OTHERS],
  ['only a name', { name: 'tides' }, null],
  ['what all formats share', { ...NAMED, author: { name: 'Mia' }, license: 'MIT', keywords: [] }, null],
];

/** The host or product of a text, null where nothing says, and why. */
function ownerOf(text: string, path: string | null = null, others: readonly PluginFile[] = []): unknown[] {
  const { detected } = recognise({ text, hostId: null, path, others }, hosts);
  const found =
    detected.kind === 'host' ? detected.hostId : detected.kind === 'unknown' ? null : detected.product;
  return [found, detected.reason];
}

test.each(texts)('%s', (_, given, owner) => {
  const text = typeof given === 'string' ? given : JSON.stringify(given);
  const [found, reason] = ownerOf(text);
  expect([found, reason]).toEqual([owner, reason]);
});

const SKILL = { path: 'skills/tides/SKILL.md', text: skill('name: tides\ndescription: Tides') };

test.each<[string, readonly PluginFile[], string | null]>([
  ['tides/plugin.json', [{ path: 'mcp.json', text: program('') }], 'agent-plugins'],
  ['tides/plugin.json', [SKILL], 'agent-plugins'],
  ['skills/plugin.json', [SKILL], 'agent-plugins'],
  ['tides/plugin.json', [{ path: 'mcp.json', text: '{"mcpServers":{}}' }], null],
  ['tides/package.json', [SKILL], null],
  ['.claude-plugin/plugin.json', [SKILL], 'Claude Code plugin'],
  ['.codex-plugin/plugin.json', [], 'Codex plugin'],
  ['.cursor-plugin/plugin.json', [], 'Cursor plugin'],
])('a manifest without $schema at %s, by what is beside it', (path, others, owner) => {
  expect(ownerOf(JSON.stringify(NAMED), path, others)[0]).toBe(owner);
});

test('an Agent Plugin that lies in the folder of a client is one', () => {
  expect(ownerOf(manifest(''), '.claude-plugin/plugin.json')[0]).toBe('agent-plugins');
});
