// The releases of Gloodata: its documentation, and what can be observed of a host whose code is closed.

import type { Release } from '../../model/host.ts';
import { severitiesOf } from '../kit/rule.ts';

export const DOCUMENTED = 'documented';
export const OBSERVED = 'observed';

/** In the order of menus; docs/hosts/gloodata.md says where their facts come from. */
export const releases: readonly [Release, ...Release[]] = [
  {
    id: DOCUMENTED,
    label: 'Documentation',
    about:
      'The page “Extension Info Schema” (gloodata.com/docs/ext-get-info-schema). It does not say what is required. Here, what is in all of its examples counts as required.',
    source: 'https://gloodata.com/docs/ext-get-info-schema',
  },
  {
    id: OBSERVED,
    label: 'Observed',
    about:
      'Gloodata itself is closed. This is what the published extensions, the glootil library (0.2.4, commit 863ad98) and screenshots of the host show. No refusal is known.',
  },
];

export const { everywhere, onlyDocumented, since } = severitiesOf(releases);
