// The releases of OwnPilot that the bench knows, and the names by which the rest of this folder calls them.

import type { Release } from '../../model/host.ts';

export const DOCUMENTED = 'documented';
export const V2026_02 = '2026-02';
export const V0_8_3 = '0.8.3';

/** The two releases whose code was read and run. */
export type RealRelease = typeof V2026_02 | typeof V0_8_3;

export const releases: readonly [Release, ...Release[]] = [
  {
    id: DOCUMENTED,
    label: 'Documentation',
    about: 'The skill package development guide that came with the first release of skill packages.',
  },
  {
    id: V2026_02,
    label: '2026-02, skill packages',
    about: 'OwnPilot at commit d77c689d of February 2026, which added skill packages and the guide.',
  },
  {
    id: V0_8_3,
    label: '0.8.3, extensions',
    about:
      'OwnPilot 0.8.3 (commit a17800ca): skill packages are now extensions in `extension.json`; `skill.json` is still read.',
  },
];
