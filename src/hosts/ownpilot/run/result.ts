// Words the result of a run as the host does.

import type { HostResult } from '../../../model/run.ts';
import type { Limits } from '../../../sandbox/limits.ts';
import type { CallPlan } from '../../../sandbox/run-core.ts';
import type { OwnPilotMode } from './modes.ts';

/** The texts are recorded. */
export function resultOf(returned: Parameters<CallPlan['result']>[0], mode: OwnPilotMode): HostResult {
  if (returned.kind === 'syntax') {
    const { message, line, column } = returned;
    const content = mode.id === '0.8.3-chat' ? `Fatal sandbox error: ${message}` : message;
    return { kind: 'threw', isError: true, content, ...(line > 0 ? { line, column } : {}) };
  }
  const { isError, content, value } = returned;
  return { ...returned, kind: isError ? 'threw' : 'ok', ...noteOn(content, value, mode) };
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

/** A note about a result that is not an error and still may surprise; {} for all others. */
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
  if (content.length > MANY) {
    return {
      note: `The guide wants concise answers. This one has ${content.length.toLocaleString('en')} characters.`,
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
