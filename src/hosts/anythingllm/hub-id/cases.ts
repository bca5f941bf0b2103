// Cases of the rules on the hubId.

import type { RuleCase } from '../../../model/rule-case.ts';
import { skill, skillWithout } from '../case-texts.fixtures.ts';

const off = { active: 'false' };

export const cases: readonly RuleCase[] = [
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
];
