// Has a plugin's modules compiled before a run.

import type { Compile, Compiled, HostResult, RunCall } from '../../../model/run.ts';
import type { Modules, RunMember } from './actions.ts';
import { programOf } from './program.ts';

/** The call with compiled modules, or the result where there are none. */
export async function withCompiled(
  call: RunCall,
  compile: Compile | undefined,
): Promise<{ readonly call: RunCall } | { readonly refused: HostResult }> {
  const { modules, ...member } = call.tool.rest as RunMember;
  if (!compile) return { refused: { kind: 'unavailable', isError: true, note: NO_COMPILER } };
  let compiled: Compiled;
  try {
    compiled = await compile(modules.sources, modules.entry);
  } catch (error) {
    const note = error instanceof Error ? error.message : String(error);
    return { refused: { kind: 'unavailable', isError: true, note } };
  }
  if (compiled.kind === 'refused') return { refused: refusal(compiled, modules) };
  const made: Modules = { ...modules, program: programOf(compiled.modules) };
  return {
    call: { ...call, tool: { ...call.tool, rest: { ...member, modules: made } satisfies RunMember } },
  };
}

const NO_COMPILER = 'The plugin’s modules must be compiled before they run, and the compiler is not loaded.';

function refusal(
  { path, span, reason }: Extract<Compiled, { kind: 'refused' }>,
  { sources }: Modules,
): HostResult {
  const before = sources
    .find((file) => file.path === path)
    ?.text.slice(0, span.from)
    .split('\n') ?? [''];
  return {
    kind: 'threw',
    isError: true,
    content: reason,
    words: { headline: 'The plugin cannot be compiled', label: 'Error' },
    file: path,
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
  };
}
