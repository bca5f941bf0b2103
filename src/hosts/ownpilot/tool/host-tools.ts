// The tools of the host that calling code finds, and what they answer as long as nobody has mocked them.

import { callText, read } from './limits.ts';
import { UTILITY_TOOLS, type HostTool } from './utility-tools.ts';

/** The utility tools and those that a person has mocked, each once. */
export function hostTools(mocked: readonly string[]): HostTool[] {
  const known = new Set(UTILITY_TOOLS.map(({ name }) => name));
  const others = [...new Set(mocked)].filter((name) => !known.has(name));
  return [...UTILITY_TOOLS, ...others.map((name) => ({ name, description: '', parameters: [] }))];
}

/** What a tool answers that the host has and nobody has mocked; `args` is JSON. */
export function unanswered(
  name: string,
  args: string,
): { readonly content: string; readonly isError: boolean } {
  const failure = name === 'calculate' ? calculationError(args) : null;
  return { content: failure ?? 'No answer is set for this tool, so it was not called', isError: true };
}

/** The host's calculator begins with this step, and tells how it failed (core/agent/tools/utility-math-tools.ts). */
function calculationError(args: string): string | null {
  try {
    callText(read(JSON.parse(args), 'expression'), 'expr', 'replace', '', '');
    return null;
  } catch (error) {
    return `Calculation error: ${error instanceof Error ? error.message : String(error)}`;
  }
}
