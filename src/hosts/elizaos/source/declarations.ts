// What plugins of each release import as `@elizaos/core`.

import type { BundleFile } from '../../../model/portable.ts';
import { CORE_1, DOCUMENTED } from '../releases.ts';
import documented from './core-documented.d.ts?raw';
import undocumented from './core-undocumented.d.ts?raw';

/** The releases that judge code, the documentation first. */
export const JUDGED: readonly [string, ...string[]] = [DOCUMENTED, CORE_1];

/** Under whole paths; the types of the package are loaded when they are first asked for. */
export async function declarations(release: string): Promise<readonly BundleFile[]> {
  if (release === CORE_1) return (await import('virtual:types/@elizaos/core')).default;
  return [
    { path: '/types/core.d.ts', text: documented },
    { path: '/types/core-undocumented.d.ts', text: undocumented },
  ];
}
