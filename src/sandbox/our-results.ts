// What a run gives where Plugbench ended it, and not the host.

import type { HostResult, RunResultKind } from '../model/run.ts';
import type { SandboxResult } from './run-script.ts';

/** By the broken rule, which the guest may have named itself: `__proto__` is not a key of a map. */
const CUT: ReadonlyMap<string, string> = new Map([
  [
    'function',
    'This code ends the function it is placed in and continues outside it. The host runs such code; Plugbench does not.',
  ],
  ['calls', 'The code called the host more than 500 times, so Plugbench stopped the run.'],
]);

/** The result of a run that the sandbox or a person ended. */
export function ourResult(
  ended: Extract<SandboxResult, { kind: 'stopped' | 'cut' | 'unavailable' }>,
): HostResult {
  if (ended.kind === 'stopped') return ours('stopped', 'You stopped the run before it ended.');
  if (ended.kind === 'unavailable') return ours('unavailable', `${ended.why} Tools cannot be run here.`);
  const sent = 'The code sent more to the page than a run may, so Plugbench stopped the run.';
  return ours('cut', CUT.get(ended.what) ?? sent);
}

/** For a host that has no time limit; `ms` is ours. */
export function tooLong(ms: number): HostResult {
  return ours(
    'timed-out',
    `The host has no time limit for this code and would keep waiting. Plugbench stopped the run after ${String(ms / 1000)} s.`,
  );
}

/** Where nothing of the host is in a result but what the note says. */
export function ours(kind: RunResultKind, note: string): HostResult {
  return { kind, isError: true, note };
}
