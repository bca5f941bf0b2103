// Shows that a hole which was made on purpose is there in the guest: an attack that needs it proves nothing otherwise.

import type { Hole } from './attack.ts';

/** How a run with a canary's code ended. */
export interface CanaryRun {
  readonly kind: string;
  readonly content: string | null;
  /** What was returned, where the model does not get all of it. */
  readonly value: string | null;
}

interface Canary {
  /** The body of a tool that gets through the hole, and does nothing where there is none. */
  readonly code: string;
  readonly gotThrough: (run: CanaryRun) => boolean;
}

const says = ({ content, value }: CanaryRun): boolean =>
  [content, value].some((text) => text?.includes('ESCAPED through the hole'));

export const CANARIES: Readonly<Record<Hole, Canary>> = {
  port: {
    code: `if (typeof __port === 'undefined') return 'no port';
      __port.postMessage(JSON.stringify({ t: 'end', isError: false, content: '"ESCAPED through the hole"' }));
      await new Promise(() => {});`,
    gotThrough: says,
  },
  globals: {
    code: "return typeof XMLHttpRequest === 'function' ? 'ESCAPED through the hole' : 'no globals';",
    gotThrough: says,
  },
  // A guest that starts returns; one that never says `up` is ended.
  mute: { code: 'return 1;', gotThrough: ({ kind }) => kind === 'timed-out' },
};

/** `run`: null where the canary never ran. */
export function isThere(hole: Hole, run: CanaryRun | null): boolean {
  return run !== null && CANARIES[hole].gotThrough(run);
}
