// Names the sources of Gloodata's rules, and defines rules of the severities that they share.

import type { Evidence } from '../../model/finding.ts';
import { definersOf } from '../kit/rule.ts';
import { DOCUMENTED, OBSERVED, everywhere, onlyDocumented, since } from './releases.ts';

/** Evidence from the page “Extension Info Schema”; `place` describes it, because the page has no headings. */
export function page(place: string): Evidence {
  return { release: DOCUMENTED, where: `Extension Info Schema, ${place}` };
}

/** Evidence from published extensions, or from glootil, with which most of them are made. */
export function seen(where: string): Evidence {
  return { release: OBSERVED, where };
}

/** Defines rules by what the faults cost. */
export const define = definersOf({
  /** Of members that every example of the page and every published extension has. */
  required: { ...onlyDocumented('refused'), ...since(OBSERVED, 'changed') },
  /** Of values that no known code reads, or that contradict another value. */
  changed: everywhere('changed'),
  /** Of values that work but could be better. */
  advice: everywhere('advice'),
});

/** Evidence that all published extensions agree (docs/hosts/gloodata.md#what-counts-as-required). */
export const EVERY_EXTENSION = seen('all 24 known info documents of published extensions');
