// Finds what tools crash: the start of RAGFlow's server, and the form with 0.19's selector.

import type { Pointer } from '../../model/finding.ts';
import { isObject, member } from '../../model/guards.ts';
import { join } from '../../text/pointer.ts';
import type { ToolAt } from './input/pasted.ts';
import { pythonType, subscript } from './python.ts';
import type { SourceFacts } from './source-facts.ts';

/** The exception of the selector's `if (!text) return text; if (text.startsWith('$t:')) …` (llm-tools-select.tsx). */
export const SELECTOR_CRASH = 'TypeError: text.startsWith is not a function';

/** The first exception of the plugin manager with its tool (plugin_manager.py:17-26); null where all load. */
export function startError(
  tools: readonly ToolAt[],
  facts: SourceFacts,
): { tool: ToolAt; message: string } | null {
  for (const tool of tools) {
    const name = subscript(tool.value, 'name', facts.typeOf(tool.value, tool.pointer));
    if ('error' in name) return { tool, message: name.error };
    if (typeof name.value === 'object' && name.value !== null) {
      return { tool, message: `TypeError: unhashable type: '${pythonType(name.value)}'` };
    }
  }
  return null;
}

/** The first display text that the selector crashes on; null where it works. */
export function crashingText(tools: readonly ToolAt[]): Pointer | null {
  for (const { value, pointer } of tools) {
    for (const key of ['displayName', 'displayDescription']) {
      const text = isObject(value) ? member(value, key) : undefined;
      if (Boolean(text) && typeof text !== 'string') return join(pointer, key);
    }
  }
  return null;
}
