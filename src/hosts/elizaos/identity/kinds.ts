// The kinds of plugins that the documentation lists.

/** In the order of the documentation. `app` is not among them, but the core declares it. */
export const KINDS: readonly string[] = ['memory', 'channel', 'provider', 'skill', 'database'];
