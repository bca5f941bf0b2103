// Where Gloodata's facts come from, and what breaking a rule costs.

import type { SeverityByRelease } from '../../model/host.ts';
import type { Evidence } from '../../model/problem.ts';

/** A place on the documentation page, which has no headings. */
export function page(place: string): Evidence {
  return { release: 'documented', where: `Extension Info Schema, ${place}` };
}

/** A place in published extensions or in the library that most of them are made with. */
export function seen(where: string): Evidence {
  return { release: 'observed', where };
}

/** What stands in every example of the page, and in every published extension. */
export const REQUIRED: SeverityByRelease = { documented: 'refused', observed: 'changed' };

/** Nobody reads it, or it contradicts something else, for the page and for the published extensions. */
export const CHANGED: SeverityByRelease = { documented: 'changed', observed: 'changed' };

export const ADVICE: SeverityByRelease = { documented: 'advice', observed: 'advice' };

export const EVERY_EXTENSION = seen('all 24 known info documents of published extensions');
