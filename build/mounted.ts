// Svelte without what only pages need that a server has rendered: ours is mounted, never hydrated.

import type { Plugin } from 'vite';

const FILE = /\/svelte\/src\/internal\/client\/dom\/hydration\.js$/;
const VARIABLE = 'export let hydrating = false;';
const ASSIGNMENT = 'hydrating = value;';

/** Makes a constant of what tells Svelte that it hydrates, so that the build leaves out whatever asks for it. */
export function mounted(): Plugin {
  return {
    name: 'plugbench:mounted',
    apply: 'build',
    // Every component calls these, for nothing where it is mounted.
    config: () => ({
      build: { rolldownOptions: { treeshake: { manualPureFunctions: ['$.reset', '$.next'] } } },
    }),
    transform: {
      filter: { id: FILE },
      handler(code) {
        if (!code.includes(VARIABLE) || !code.includes(ASSIGNMENT))
          throw new Error('Svelte does not tell as before whether it hydrates.');
        return {
          code: code.replace(VARIABLE, 'export const hydrating = false;').replace(ASSIGNMENT, ''),
          map: null,
        };
      },
    },
  };
}
