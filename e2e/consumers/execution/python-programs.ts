// Plugins in Python whose tools are run before and after conversion.

import type { Call, Program } from './program.ts';

/** A plugin in Python with one method. */
function ragflow(name: string, body: string, call: Omit<Call, 'tool'>): Program {
  const text = `from plugin.llm_tool_plugin import LLMToolPlugin
import math


class Tides(LLMToolPlugin):
    _version_ = "1.0.0"

    @classmethod
    def get_metadata(cls):
        return {
            "name": "tides",
            "displayName": "Tides",
            "description": "Answers questions about tides",
            "displayDescription": "Tides",
            "parameters": {
                "days": {"type": "number", "description": "Days", "displayDescription": "Days", "required": True}
            },
        }

    def invoke(self, days):
        ${body}
`;
  const main = { path: 'tides.py', text, value: undefined };
  return { name, host: 'ragflow', source: { main, others: [] }, settings: {}, calls: [{ tool: 0, ...call }] };
}

/** One that answers, and one that fails. */
export const pythonPrograms: readonly Program[] = [
  ragflow('a method in Python', "return f'{math.floor(days)} days'", { args: { days: 2.5 } }),
  ragflow('an exception in Python', "raise ValueError('no tides')", { args: { days: 1 }, fails: 'no tides' }),
];
