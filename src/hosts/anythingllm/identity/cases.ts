// Cases of the rules on finding, switching on and showing the skill.

import type { RuleCase } from '../../rule-case.ts';
import { skill, skillWithout } from '../case-texts.checks.ts';

const off = { active: 'false' };

export const cases: readonly RuleCase[] = [
  { code: 'anythingllm/not-an-object', raises: '⟦[]⟧', misses: '{}' },
  { code: 'anythingllm/not-an-object', raises: '⟦null⟧', misses: '{}' },
  {
    code: 'anythingllm/file-name',
    raises: skill().replace('{', '⟦{⟧'),
    misses: skill(),
    path: 'tides/plugins.json',
    missesPath: 'tides/plugin.json',
  },
  { code: 'anythingllm/active-missing', raises: skillWithout('active'), misses: skill({ active: 'false' }) },
  { code: 'anythingllm/active-type', raises: skill({ active: '⟦"false"⟧' }), misses: skill(off) },
  { code: 'anythingllm/active-type', raises: skill({ active: '⟦null⟧' }), misses: skill(off) },
  { code: 'anythingllm/inactive', raises: skill({ active: '⟦false⟧' }), misses: skill() },
  { code: 'anythingllm/hub-id-missing', raises: skillWithout('hubId'), misses: skill() },
  {
    code: 'anythingllm/hub-id-missing-when-on',
    raises: skill({ ...off, hubId: null }).replace('{', '⟦{⟧'),
    misses: skill(off),
  },
  { code: 'anythingllm/hub-id-type', raises: skill({ hubId: '⟦42⟧' }), misses: skill({ hubId: '"42"' }) },
  {
    code: 'anythingllm/hub-id-type-when-on',
    raises: skill({ ...off, hubId: '⟦null⟧' }),
    misses: skill({ hubId: 'null' }),
  },
  { code: 'anythingllm/hub-id-path', raises: skill({ hubId: '⟦"."⟧' }), misses: skill({ hubId: '"-"' }) },
  {
    code: 'anythingllm/hub-id-path-when-on',
    raises: skill({ ...off, hubId: '⟦" "⟧' }),
    misses: skill({ ...off, hubId: '"t"' }),
  },
  {
    code: 'anythingllm/hub-id-reserved',
    raises: skill({ hubId: '⟦"flow_tides"⟧' }),
    misses: skill({ hubId: '"flows_tides"' }),
  },
  {
    code: 'anythingllm/hub-id-reserved',
    raises: skill({ hubId: '⟦"tides#1"⟧' }),
    misses: skill({ hubId: '"tides-1"' }),
  },
  {
    code: 'anythingllm/hub-id-reserved-when-on',
    raises: skill({ ...off, hubId: '⟦"mcp_tides"⟧' }),
    misses: skill({ ...off, hubId: '"mcp-tides"' }),
  },
  {
    code: 'anythingllm/hub-id-folder',
    raises: skill({ hubId: '⟦"tides"⟧' }),
    misses: skill(),
    path: 'tide/plugin.json',
    missesPath: 'tides/plugin.json',
  },
  {
    code: 'anythingllm/hub-id-folder',
    raises: skill({ hubId: '⟦"../tides"⟧' }),
    misses: skill(),
    path: 'tides/plugin.json',
    release: 'documented',
  },
  {
    code: 'anythingllm/hub-id-folder-when-on',
    raises: skill({ ...off, hubId: '⟦"Tides"⟧' }),
    misses: skill(off),
    path: 'tides/plugin.json',
  },
  {
    code: 'anythingllm/hub-id-tool-name',
    raises: skill({ hubId: '⟦"tide times"⟧' }),
    misses: skill({ hubId: '"tide_times"' }),
  },
  { code: 'anythingllm/name-missing', raises: skillWithout('name'), misses: skill({ name: '"T"' }) },
  { code: 'anythingllm/name-type', raises: skill({ name: '⟦7⟧' }), misses: skill({ name: '"7"' }) },
  {
    code: 'anythingllm/name-vanishes',
    raises: skill({ name: '⟦"潮汐"⟧' }),
    misses: skill({ name: '"潮汐 T"' }),
  },
  { code: 'anythingllm/name-vanishes', raises: skill({ name: '⟦""⟧' }), misses: skill({ name: '"0"' }) },
  {
    code: 'anythingllm/name-loses-letters',
    raises: skill({ name: '⟦"Café tides"⟧' }),
    misses: skill({ name: '"Cafe tides ☕"' }),
  },
  {
    code: 'anythingllm/name-recased',
    raises: skill({ name: '⟦"HarbourTides"⟧' }),
    misses: skill({ name: '"Harbour Tides"' }),
  },
  {
    code: 'anythingllm/misspelt-key',
    raises: skill({ setup_args: null }, '⟦"setupArgs"⟧: {}'),
    misses: skill({ setup_args: null }, '"categories": {}'),
  },
  {
    code: 'anythingllm/misspelt-key',
    raises: skill({ hubId: null }, '⟦"hubID"⟧: "tides"'),
    misses: skill({}, '"hubID": "tides"'),
  },
  {
    code: 'anythingllm/unknown-key',
    raises: skill({}, '⟦"categories"⟧: []'),
    misses: skill({}, '"$schema": "https://example.com/s.json"'),
  },
];
