// Cases of the rules on the manifest as a whole, and of members that only the official schema minds.

import type { RuleCase } from '../../../model/rule-case.ts';
import { skill, skillWithout } from '../case-texts.fixtures.ts';

export const cases: readonly RuleCase[] = [
  { code: 'anythingllm/not-an-object', raises: '⟦[]⟧', misses: skill() },
  { code: 'anythingllm/not-an-object', raises: '⟦null⟧', misses: skill() },
  {
    code: 'anythingllm/file-name',
    raises: skill().replace('{', '⟦{⟧'),
    misses: skill(),
    path: 'tides/plugins.json',
    missesPath: 'tides/plugin.json',
  },
  { code: 'anythingllm/missing-member', raises: skillWithout('schema'), misses: skill() },
  { code: 'anythingllm/missing-member', raises: skillWithout('version'), misses: skill() },
  { code: 'anythingllm/missing-member', raises: skillWithout('imported'), misses: skill() },
  {
    code: 'anythingllm/missing-member',
    raises: skill({ entrypoint: '{"params": {"harbour": {"description": "H", "type": "string"}}}' }).replace(
      '"entrypoint"',
      '⟦"entrypoint"⟧',
    ),
    misses: skill(),
  },
  { code: 'anythingllm/wrong-type', raises: skill({ version: '⟦1⟧' }), misses: skill({ version: '"1"' }) },
  { code: 'anythingllm/wrong-type', raises: skill({ license: '⟦{}⟧' }), misses: skill({ license: '"x"' }) },
  { code: 'anythingllm/wrong-type', raises: skill({ author: '⟦null⟧' }), misses: skill({ author: '""' }) },
  {
    code: 'anythingllm/wrong-type',
    raises: skill({ author_url: '⟦false⟧' }),
    misses: skill({ author_url: '"https://example.com"' }),
  },
  {
    code: 'anythingllm/schema-value',
    raises: skill({ schema: '⟦"skill-1.0"⟧' }),
    misses: skill({ schema: '"skill-1.0.0"' }),
  },
  { code: 'anythingllm/imported-value', raises: skill({ imported: '⟦false⟧' }), misses: skill() },
];
