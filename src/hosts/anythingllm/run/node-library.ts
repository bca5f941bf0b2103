// What only skills need that ask for modules: loaded with the first of them, and never with the page.

import names from './server-packages.txt?raw';

export { source } from '../guest/library.ts?guest';

/** All packages in the server's node_modules at 72aabbd1: the production part of server/yarn.lock. */
export const packages: readonly string[] = names.trim().split(/\s+/);
