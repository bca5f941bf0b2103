// Says why a release does not run a tool: its code check at registration or before the call.

import { codeErrors } from '../code/blocked/validator.ts';
import { registerTool } from '../tool-names/register.ts';
import type { OwnPilotMode } from './modes.ts';

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
