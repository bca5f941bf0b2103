// What was thrown, in words.

import { NOT_LOADED, Stopped } from './worker-client.ts';

/** The message of a thrown value, whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Whether the engine's stack was too short for it, in Chromium's and Firefox' words. */
export function isTooDeep(error: unknown): boolean {
  return (
    error instanceof Error && /^(?:Maximum call stack size exceeded|too much recursion)/.test(error.message)
  );
}

/** Whether a part of the page's own code did not arrive, in the words of Chromium, Firefox, Safari and Vite. */
function isNotLoaded(error: unknown): boolean {
  return / imported module|^Importing a module |preload CSS/.test(messageOf(error));
}

/** A sentence on work that did not end well. */
export function failureOf(work: string, error: unknown): string {
  if (error instanceof Stopped) return error.message;
  if (isNotLoaded(error)) return NOT_LOADED;
  return isTooDeep(error)
    ? `${work} failed because something in the text or its files is nested too deep.`
    : `${work} failed because of a bug in Plugbench: ${messageOf(error)}`;
}
