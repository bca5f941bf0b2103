// The sources that rules about code cite: the page with its interfaces, and the core's own code.

import type { Evidence } from '../../../model/problem.ts';
import { page } from '../evidence.ts';
import { CORE_1 } from '../releases.ts';

/** A section of the page on plugin schemas: `Action` of "Action Schema". */
export function section(name: string): Evidence {
  return page(`Plugin Schemas, section "${name}"`);
}

/** A function of `@elizaos/core` 1.7.2; `text` is its own message, unchanged. */
export function core1(where: string, text?: string): Evidence {
  const place = { release: CORE_1, where: `@elizaos/core 1.7.2, ${where}` };
  return text === undefined ? place : { ...place, text };
}
