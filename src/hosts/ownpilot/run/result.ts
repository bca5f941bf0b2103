// Words the result of a run as the host does, and what it refuses before one.

import type { HostResult } from '../../../model/run.ts';
import type { Limits } from '../../../sandbox/limits.ts';
import type { CallPlan } from '../../../sandbox/run-core.ts';
import type { OwnPilotMode } from './modes.ts';
import { codeErrors } from '../code/blocked/patterns.ts';
import { registerTool } from '../tool-names/register.ts';

/** The texts are recorded. */
export function resultOf(returned: Parameters<CallPlan['result']>[0], mode: OwnPilotMode): HostResult {
  if (returned.kind === 'syntax') {
    const { message, line, column } = returned;
    const content = mode.id === '0.8.3-chat' ? `Fatal sandbox error: ${message}` : message;
    return { kind: 'threw', isError: true, content, ...(line > 0 ? { line, column } : {}) };
  }
  const { isError, content, value } = returned;
  const note = noteOn(content, value, mode.id);
  return { ...returned, kind: isError ? 'threw' : 'ok', ...(note !== undefined && { note }) };
}

/** The result of a call that took longer than `limits`, ms. */
export function lateResult(
  limit: keyof Limits,
  { id }: OwnPilotMode,
  { synchronous, wall }: Limits,
): HostResult {
  const script = `Error: Script execution timed out after ${String(synchronous)}ms`;
  const texts =
    id === '0.8.3-worker'
      ? { synchronous: script, wall: `Execution timed out after ${String(wall)}ms` }
      : {
          synchronous: `Tool execution failed: ${script}`,
          wall: `Tool execution error: Operation timed out after ${String(wall)}ms: sandbox`,
        };
  return { kind: 'timed-out', isError: true, content: texts[limit] };
}

/** More characters than a concise answer has. */
const MANY = 20_000;

/** A note about a result that is not an error and still may surprise; undefined for all others. */
function noteOn(content: string | undefined, value: string | undefined, id: string): string | undefined {
  if (content === undefined && value !== undefined)
    return 'The returned value has no `content`, which the guide requires, so the model gets nothing.';
  const nothing = id === '0.8.3-worker' ? 'The' : 'Nothing was returned, so the';
  if (content === undefined) return `${nothing} model gets an empty string.`;
  if (content.length > MANY)
    return `The guide wants concise answers. This one has ${content.length.toLocaleString('en')} characters.`;
  if (id !== 'documented' && /^\{"content":/.test(content))
    return 'This release does not unwrap `content`, so the model gets the whole returned value.';
  return /^\{"content":\{"error":|^\{"error":/.test(content)
    ? 'An `error` inside the result does not count as an error for the host: `isError` stays false.'
    : undefined;
}

/** A tool as the code check reads it. */
export interface CodeOf {
  readonly packageId: string;
  readonly name: string;
  readonly code: string;
  readonly permissions: readonly string[];
}

export interface Refused {
  /** The host's own text. */
  readonly text: string;
  /** True where the tool never registers: the text is only in the host's log, and the model does not see the tool. */
  readonly missing: boolean;
}

/** Why a mode refuses the code; null where it runs it. The guide describes no code check, so `documented` runs all. */
export function refusedCode(tool: CodeOf, { real, id, wrapper }: OwnPilotMode): Refused | null {
  if (real === null) return null;
  const { rejected } = registerTool(tool, real);
  if (id === '0.8.3-worker') {
    // The worker checks the code before each call, and `local` makes no exception (gw/services/extension/sandbox.ts:343).
    const errors = codeErrors(tool.code, real);
    if (errors.length > 0) return { text: `Code validation failed: ${errors.join('; ')}`, missing: false };
    return rejected === undefined ? null : { text: rejected, missing: true };
  }
  if (rejected !== undefined) return { text: rejected, missing: true };
  // The vm checks again before each call, without the exception for `local` (core/sandbox/executor.ts:106-115).
  const errors = codeErrors(`${wrapper.before}\n${tool.code}`, real);
  return errors.length > 0
    ? { text: `Tool execution error: Code validation failed: ${errors.join(', ')}`, missing: false }
    : null;
}
