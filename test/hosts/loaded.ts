// All hosts of the registry, loaded, for tests.

import { hosts as listed } from '../../src/hosts/registry.ts';

export const hosts = await Promise.all(listed.map(({ load }) => load()));
