// Finds the globals that a tool's code can reach. Only those are made, because all would take longer than most tools run.

/** Code with one of these may reach a global or a constructor without writing its name. */
const INDIRECT = /\bthis\b|constructor|\\u/;

/** Says for a name whether the code can reach the global of that name. In doubt it can. */
export function reachOf(source: string): (name: string) => boolean {
  const all = INDIRECT.test(source);
  return (name) => all || source.includes(name);
}

const LIBRARY = `crypto utils config fetch URL TextEncoder TextDecoder Headers Request Response Abort`.split(
  ' ',
);

/** True where the code can reach what the library makes. */
export function reachesLibrary(source: string): boolean {
  return LIBRARY.some(reachOf(source));
}
