// Cases of a tool's name, its description and members that no code reads.

import type { RuleCase } from '../../../model/rule-case.ts';
import { tool } from '../case-texts.fixtures.ts';

const opened = (text: string): string => `⟦{⟧${text.slice(1)}`;

export const cases: readonly RuleCase[] = [
  { code: 'ragflow/name-missing', raises: opened(tool({ name: null })), misses: tool({ name: 'null' }) },
  {
    code: 'ragflow/name-missing',
    raises: opened(tool({ name: null }, '"nmae":"tides"')),
    misses: tool({}, '"nmae":"tides"'),
  },
  { code: 'ragflow/name-unhashable', raises: tool({ name: '⟦["tides"]⟧' }), misses: tool({ name: '7' }) },
  { code: 'ragflow/name-type', raises: tool({ name: '⟦7⟧' }), misses: tool({ name: '"7"' }) },
  {
    code: 'ragflow/name-pattern',
    raises: tool({ name: '⟦"tide table"⟧' }),
    misses: tool({ name: '"tide-table"' }),
  },
  {
    code: 'ragflow/name-pattern',
    raises: tool({ name: `⟦"${'a'.repeat(65)}"⟧` }),
    misses: tool({ name: `"${'a'.repeat(64)}"` }),
  },
  {
    code: 'ragflow/name-duplicate',
    raises: `[${tool()},${tool({ name: '⟦"tides"⟧' })}]`,
    misses: `[${tool()},${tool({ name: '"Tides"' })}]`,
  },
  {
    code: 'ragflow/description-missing',
    raises: opened(tool({ description: null })),
    misses: tool({ description: '""' }),
  },
  {
    code: 'ragflow/description-type',
    raises: tool({ description: '⟦null⟧' }),
    misses: tool({ description: '"null"' }),
  },
  {
    code: 'ragflow/description-blank',
    raises: tool({ description: '⟦" "⟧' }),
    misses: tool({ description: '"?"' }),
  },
  {
    code: 'ragflow/version-in-metadata',
    raises: tool({}, '⟦"version"⟧:"1.0.0"'),
    misses: tool({}, '"versions":"1.0.0"'),
  },
  {
    code: 'ragflow/unknown-member',
    raises: tool({}, '⟦"author"⟧:"Ada"'),
    misses: tool({}, '"$schema":"./ragflow-tool.json"'),
  },
  {
    code: 'ragflow/unknown-member',
    raises: tool({ displayName: null }, '⟦"display_name"⟧:"Tides"'),
    misses: tool(),
  },
];
