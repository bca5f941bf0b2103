// Cases of the texts that people see of a tool.

import type { RuleCase } from '../../../model/rule-case.ts';
import { tool } from '../case-texts.fixtures.ts';

const opened = (text: string): string => `⟦{⟧${text.slice(1)}`;

export const cases: readonly RuleCase[] = [
  {
    code: 'ragflow/display-missing',
    raises: opened(tool({ displayName: null })),
    misses: tool({ displayName: 'null' }),
  },
  {
    code: 'ragflow/display-missing',
    raises: opened(tool({ displayDescription: null })),
    misses: tool({ displayDescription: '""' }),
  },
  {
    code: 'ragflow/display-blank',
    raises: tool({ displayName: '⟦""⟧' }),
    misses: tool({ displayName: '"T"' }),
  },
  {
    code: 'ragflow/display-blank',
    raises: tool({ displayName: '⟦false⟧' }),
    misses: tool({ displayName: 'true' }),
  },
  {
    code: 'ragflow/display-type',
    raises: tool({ displayName: '⟦{"en":"Tides"}⟧' }),
    misses: tool({ displayName: '0' }),
  },
  {
    code: 'ragflow/translation-missing',
    raises: tool({ displayName: '⟦"$t:tides.name"⟧' }),
    misses: tool({ displayName: '"$t:bad_calculator.name"' }),
  },
  {
    code: 'ragflow/translation-missing',
    raises: tool({ displayDescription: '⟦"$t:"⟧' }),
    misses: tool({ displayDescription: '"$t"' }),
  },
  {
    code: 'ragflow/translation-subtree',
    raises: tool({ displayName: '⟦"$t:bad_calculator"⟧' }),
    misses: tool({ displayName: '"$t:bad_calculators"' }),
  },
  {
    code: 'ragflow/translation-space',
    raises: tool({ displayName: '⟦"$t: bad_calculator.name"⟧' }),
    misses: tool({ displayName: '"$t:bad_calculator.name"' }),
  },
  {
    code: 'ragflow/translation-namespace',
    raises: tool({ displayName: '"$t:bad_calculator⟦:⟧name"' }),
    misses: tool({ displayName: '"$t:bad_calculator.name"' }),
  },
  {
    code: 'ragflow/translation-not-first',
    raises: tool({ displayName: '" ⟦$t:⟧bad_calculator.name"' }),
    misses: tool({ displayName: '"$t:bad_calculator.name"' }),
  },
  {
    code: 'ragflow/translation-not-first',
    raises: tool({ displayName: '"⟦$T:⟧bad_calculator.name"' }),
    misses: tool({ displayName: '"$T bad_calculator.name"' }),
  },
  {
    code: 'ragflow/translation-elsewhere',
    raises: tool({ description: '"⟦$t:⟧bad_calculator.description"' }),
    misses: tool({ description: '"Costs $t:"' }),
  },
];
