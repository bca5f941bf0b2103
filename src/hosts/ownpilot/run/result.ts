// How a run's ending reads in the host's own words, and in ours where the host has none.

import { ourEnding, type Told } from '../../../sandbox/endings.ts';
import type { Ending } from '../../../sandbox/run.ts';
import type { OwnPilotMode } from './modes.ts';

/** The texts are recorded (sheet 2.7). */
export function told(ending: Ending, mode: OwnPilotMode, longest: number): Told {
  switch (ending.kind) {
    case 'ended': {
      const { end } = ending;
      return { ...end, kind: end.isError ? 'threw' : 'ok', ...noteOn(end.content, end.value, mode) };
    }
    case 'syntax':
      return {
        kind: 'threw',
        isError: true,
        content: mode.id === '0.8.3-chat' ? `Fatal sandbox error: ${ending.message}` : ending.message,
        ...(ending.line > 0 ? { line: ending.line, column: ending.column } : {}),
      };
    case 'late':
      return { kind: 'timed-out', isError: true, content: lateText(ending.limit, mode, longest) };
    case 'stopped':
    case 'cut':
    case 'unavailable':
      return ourEnding(ending);
  }
}

function lateText(limit: 'synchronous' | 'wall', { id, limits }: OwnPilotMode, longest: number): string {
  if (id === '0.8.3-worker') {
    return limit === 'synchronous'
      ? `Error: Script execution timed out after ${String(limits.synchronous)}ms`
      : `Execution timed out after ${String(longest)}ms`;
  }
  return limit === 'synchronous'
    ? `Tool execution failed: Error: Script execution timed out after ${String(limits.synchronous)}ms`
    : `Tool execution error: Operation timed out after ${String(longest)}ms: sandbox`;
}

/** What a person would not expect of a result that is no error. */
function noteOn(
  content: string | undefined,
  value: string | undefined,
  { id }: OwnPilotMode,
): { note?: string } {
  if (content === undefined && value !== undefined) {
    return {
      note: 'The returned value has no `content`, which the guide requires, so the model gets nothing.',
    };
  }
  if (content === undefined) {
    return {
      note:
        id === '0.8.3-worker'
          ? 'The model gets an empty string.'
          : 'Nothing was returned, so the model gets an empty string.',
    };
  }
  if (id !== 'documented' && /^\{"content":/.test(content)) {
    return { note: 'This release does not unwrap `content`, so the model gets the whole returned value.' };
  }
  if (/^\{"content":\{"error":|^\{"error":/.test(content)) {
    return {
      note: 'An `error` inside the result does not count as an error for the host: `isError` stays false.',
    };
  }
  return {};
}
