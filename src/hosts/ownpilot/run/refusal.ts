// Why a release does not run a tool at all: its code check at registration or before the call.

import { codeErrors } from '../code/blocked/validator.ts';
import { registerTool } from '../tool-names/register.ts';
import type { OwnPilotMode } from './modes.ts';

export interface CodeOf {
  readonly packageId: string;
  readonly name: string;
  readonly code: string;
  readonly permissions: readonly string[];
}

export interface Refused {
  /** The host's own text. */
  readonly text: string;
  /**
   * True where the tool is not there at all: the text stands in the host's log, the model never sees the tool.
   */
  readonly missing: boolean;
}

/**
 * null where the mode runs the code. `documented` has no code check: what is blocked there fails when it runs.
 */
export function refusedCode(tool: CodeOf, { real, id, wrapper }: OwnPilotMode): Refused | null {
  if (real === null) return null;
  const { rejected } = registerTool(tool, real);
  if (id === '0.8.3-worker') {
    // This mode checks the code itself before each call, without what `local` lets pass (sheet 2.7).
    const errors = codeErrors(tool.code, real);
    if (errors.length > 0) return { text: `Code validation failed: ${errors.join('; ')}`, missing: false };
    return rejected === undefined ? null : { text: rejected, missing: true };
  }
  if (rejected !== undefined) return { text: rejected, missing: true };
  // What `local` let pass at registration is refused at each call (core/sandbox/executor.ts:106-115).
  const errors = codeErrors(`${wrapper.before}\n${tool.code}`, real);
  return errors.length > 0
    ? { text: `Tool execution error: Code validation failed: ${errors.join(', ')}`, missing: false }
    : null;
}
