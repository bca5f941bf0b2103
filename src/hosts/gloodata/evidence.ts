// Names the sources of Gloodata's rules, and severities that rules share.

import type { Evidence } from '../../model/finding.ts';
import { DOCUMENTED, OBSERVED, everywhere, onlyDocumented, since } from './releases.ts';

/** Evidence from the page “Extension Info Schema”; `place` describes it, because the page has no headings. */
export function page(place: string): Evidence {
  return { release: DOCUMENTED, where: `Extension Info Schema, ${place}` };
}

/** Evidence from published extensions, or from glootil, with which most of them are made. */
export function seen(where: string): Evidence {
  return { release: OBSERVED, where };
}

/** For members that every example of the page and every published extension has. */
export const REQUIRED = { ...onlyDocumented('refused'), ...since(OBSERVED, 'changed') };

/** For values that no known code reads, or that contradict another value. */
export const CHANGED = everywhere('changed');

/** For values that work but could be better. */
export const ADVICE = everywhere('advice');

/** Evidence that all published extensions agree (docs/hosts/gloodata.md#what-counts-as-required). */
export const EVERY_EXTENSION = seen('all 24 known info documents of published extensions');
