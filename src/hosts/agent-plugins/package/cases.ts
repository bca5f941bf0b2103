// Cases of what is in the folder of a plugin.

import type { RuleCase } from '../../../model/rule-case.ts';
import { manifest, program, skill } from '../case-texts.fixtures.ts';

const text = manifest('"version":"1.0.0"');
const marked = text.replace('{', '⟦{⟧');
const servers = '{"mcpServers":{"tides":{"command":"npx","args":["tides"]}}}';
const SKILL = skill('name: tides\ndescription: Tides');

export const cases: readonly RuleCase[] = [
  {
    code: 'agent-plugins/client-servers',
    raises: marked,
    misses: text,
    others: { '.mcp.json': servers },
    missesOthers: { '.mcp.json': servers, 'mcp.json': program('') },
  },
  {
    code: 'agent-plugins/client-folders',
    raises: marked,
    misses: text,
    path: 'tides/plugin.json',
    others: { 'tides/hooks/hooks.json': '{}', 'tides/skills/tides/SKILL.md': SKILL },
    missesOthers: { 'tides/hooks/hooks.json': '{}', 'tides/.claude-plugin/plugin.json': '{"name":"tides"}' },
  },
  { code: 'agent-plugins/empty-package', raises: marked, misses: manifest('"extensions":{}') },
  {
    code: 'agent-plugins/empty-package',
    raises: marked,
    misses: text,
    others: { 'README.md': '# Tides', 'skills/SKILL.md': SKILL },
    missesOthers: { 'README.md': '# Tides', 'com.example.client/hooks.json': '{}' },
  },
  {
    code: 'agent-plugins/empty-package',
    raises: marked,
    misses: text,
    missesOthers: { 'skills/tides/SKILL.md': SKILL },
  },
];
