// The kinds of plugins that the documentation lists.

export const KINDS: readonly string[] = ['memory', 'channel', 'provider', 'skill', 'database'];

/** What authors write for a kind, and the nearest that exists. */
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
