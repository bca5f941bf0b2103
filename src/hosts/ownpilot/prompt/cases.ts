// Cases for the system prompt (test data).

import type { RuleCase } from '../../../model/rule-case.ts';
import { MARKED, skill } from '../case-texts.fixtures.ts';

const longPrompt = 'Use tides_next when the tide matters and always say so. '.repeat(18);
const prompt = (text: string): string => skill({ system_prompt: text });

export const cases: readonly RuleCase[] = [
  { code: 'ownpilot/prompt-missing', raises: skill({ system_prompt: null }, MARKED), misses: skill() },
  { code: 'ownpilot/prompt-missing', raises: prompt('⟦"  "⟧'), misses: skill() },
  { code: 'ownpilot/prompt-type', raises: prompt('⟦["Use tides_next when asked."]⟧'), misses: skill() },
  {
    code: 'ownpilot/prompt-tools-unnamed',
    raises: prompt('⟦"Use the tide tool when the user asks about tides. Always name the harbour."⟧'),
    misses: prompt('"Use tides_next. Always name the harbour."'),
  },
  {
    code: 'ownpilot/prompt-guidance',
    raises: prompt('⟦"tides_next is the tool of this package. Always name the harbour."⟧'),
    misses: prompt('"Call tides_next. Always name the harbour."'),
  },
  {
    code: 'ownpilot/prompt-guidance',
    raises: prompt('⟦"tides_next"⟧'),
    misses: prompt('"tides_next für Gezeiten"'),
  },
  {
    code: 'ownpilot/prompt-expectations',
    raises: prompt('⟦"Use tides_next when the user asks about tides."⟧'),
    misses: prompt('"Use tides_next when the user asks about tides. Mention the harbour."'),
  },
  {
    code: 'ownpilot/prompt-long',
    raises: prompt(`⟦"${longPrompt}${longPrompt}"⟧`),
    misses: prompt(`"${longPrompt}"`),
  },
];
