// Cases for the system prompt (test data).

import type { RuleCase } from '../../../../test/hosts/rule-case.ts';
import { MARKED, skill, toolText, withTool } from '../case-texts.fixtures.ts';

const prompt = (text: string): string => skill({ system_prompt: text });

export const cases: readonly RuleCase[] = [
  { code: 'ownpilot/prompt-missing', raises: skill({ system_prompt: null }, MARKED), misses: skill() },
  { code: 'ownpilot/prompt-missing', raises: prompt('⟦"  "⟧'), misses: skill() },
  { code: 'ownpilot/prompt-type', raises: prompt('⟦["Use tides_next when asked."]⟧'), misses: skill() },
  {
    code: 'ownpilot/prompt-tool-misspelt',
    raises: prompt('"Use tides_next or ⟦tide_next⟧ when asked. Always name the harbour."'),
    misses: withTool({}, '{', {
      tools: `[${toolText()}, ${toolText({ name: '"tide_next"' })}]`,
      system_prompt: '"Use tides_next or tide_next when asked. Always name the harbour."',
    }),
  },
  {
    code: 'ownpilot/prompt-tool-misspelt',
    raises: prompt('"Use ⟦tidesNext⟧ when asked. Always name the harbour, as tides_next does."'),
    misses: prompt('"Use tides_next when asked. Always name the harbour, also for tidalWaves."'),
  },
];
