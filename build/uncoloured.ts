// Grammars without colours, for workers: they only read, and need no library that knows the colour of every part.

import type { Plugin } from 'vite';

const LIBRARY = '@lezer/highlight';
const ID = `\0plugbench:${LIBRARY}`;
/** What grammars ask of it when they are made; no part gets a colour. */
const NONE = `
const tag = new Proxy(() => tag, { get: () => tag });
export const tags = tag;
export const styleTags = () => () => null;
`;

/** Gives grammars of a build that library without its contents. */
export function uncoloured(): Plugin {
  return {
    name: 'plugbench:uncoloured',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === LIBRARY ? ID : null),
    load: (id) => (id === ID ? NONE : null),
  };
}
