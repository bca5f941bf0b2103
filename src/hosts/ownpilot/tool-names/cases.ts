// Cases for the names of tools (test data).

import type { RuleCase } from '../../../model/rule-case.ts';
import { skill, toolText, withTool, type Parts } from '../case-texts.fixtures.ts';

const name = (text: string, root: Parts = {}): string => withTool({ name: text }, '{', root);
const long = 'a'.repeat(65);

export const cases: readonly RuleCase[] = [
  { code: 'ownpilot/tool-name-pattern', raises: name('⟦"tidesNext"⟧'), misses: name('"tides_next"') },
  { code: 'ownpilot/tool-name-pattern', raises: name('⟦"tides-next"⟧'), misses: name('"tides.next"') },
  { code: 'ownpilot/tool-name-dot', raises: name('⟦"tides.next"⟧'), misses: name('"tides_next"') },
  {
    code: 'ownpilot/tool-name-repeated',
    raises: skill({ tools: `[${toolText()}, ${toolText({ name: '⟦"tides_next"⟧' })}]` }),
    misses: skill({ tools: `[${toolText()}, ${toolText({ name: '"tides_day"' })}]` }),
  },
  { code: 'ownpilot/tool-name-start', raises: name('⟦"_tides"⟧'), misses: name('"tides_"') },
  { code: 'ownpilot/tool-name-start', raises: name('⟦"1tide"⟧'), misses: name('"tide1"') },
  {
    code: 'ownpilot/tool-name-long',
    raises: name(`⟦"tide${long}"⟧`),
    misses: name(`"tide${long.slice(5)}"`),
  },
  {
    code: 'ownpilot/tool-name-long-qualified',
    raises: name(`⟦"tide_${long}"⟧`, { id: '"tidesofthenorthernharboursandrivers"' }),
    misses: name(`"tide_${long}"`),
  },
  { code: 'ownpilot/tool-name-taken', raises: name('⟦"search_tools"⟧'), misses: name('"search_tides"') },
  {
    code: 'ownpilot/tool-name-taken',
    raises: name('⟦"read_file"⟧'),
    misses: name('"read_tide"'),
    release: '2026-02',
  },
  { code: 'ownpilot/tool-name-context', raises: name('⟦"next_water"⟧'), misses: name('"next_tide"') },
];
