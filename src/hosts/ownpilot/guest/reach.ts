// Which globals a tool's code can get at: only those are made, for making all of them takes longer than most tools run.

/** Code with one of these may get at a global or a constructor without writing its name. */
const INDIRECT = /\bthis\b|constructor|\\u/;

/** Tells whether the code can get at the global of a name. Errs towards yes. */
export function reachOf(source: string): (name: string) => boolean {
  const all = INDIRECT.test(source);
  return (name) => all || source.includes(name);
}

const LIBRARY = `crypto utils config fetch URL TextEncoder TextDecoder Headers Request Response Abort`.split(
  ' ',
);

/** Whether the code can get at what the library makes. */
export function reachesLibrary(source: string): boolean {
  return LIBRARY.some(reachOf(source));
}
