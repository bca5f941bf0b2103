// Plugins that no manifest can be written for, and what a target makes of them.

import type { Plugin, Sourced } from '../../src/model/plugin.ts';
import { convert } from '../../src/convert/convert.ts';
import type { Endpoint } from '../../src/convert/endpoints.ts';
import type { Printed } from '../../src/convert/print.ts';
import { made } from './pairs.ts';

const value = { id: 'any' };
const main = { path: 'any.json', text: JSON.stringify(value), value };

/** A plugin of nothing. */
export const EMPTY: Plugin = { tags: [], keywords: [], services: [], settings: [], tools: [], triggers: [] };

/** A value as if it had been read. */
export const from = <T>(value: T): Sourced<T> => ({ value, file: main.path, pointer: '/id' });

/** The files of the target, without a sidecar. */
export function filesOf(plugin: Plugin, to: Endpoint): readonly Printed[] {
  const source: Endpoint = {
    id: 'any',
    name: 'Any',
    manifest: main.path,
    releases: [],
    conventions: to.conventions,
    read: () => ({ plugin, files: [main] }),
  };
  return made(convert(source, to, { main, others: [] }, false)).files;
}
