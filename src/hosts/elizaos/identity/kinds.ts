// The kinds of plugins that the documentation lists.

/** In the order of the documentation. `app` is not among them, but the core declares it. */
export const KINDS: readonly string[] = ['memory', 'channel', 'provider', 'skill', 'database'];

/** Words that authors write for a kind → the nearest kind that exists. */
export const KIND_ALIASES: ReadonlyMap<string, string> = new Map([
  ['feature', 'skill'],
  ['action', 'skill'],
  ['tool', 'skill'],
  ['connector', 'channel'],
  ['client', 'channel'],
  ['service', 'provider'],
  ['model', 'provider'],
  ['adapter', 'database'],
  ['db', 'database'],
  ['storage', 'memory'],
]);
