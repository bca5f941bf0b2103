// The releases of OwnPilot that Plugbench knows, with a constant for the id of each.

import type { Release } from '../../model/host.ts';

/** The skill package development guide, which came with 2026-02 and is still the only published description. */
export const DOCUMENTED = 'documented';
/** Commit d77c689d, the first release with skill packages. It has no tag. */
export const V2026_02 = '2026-02';
/** Commit a17800ca, 51 commits after the tag v0.8.3; its `package.json` still says 0.8.3. */
export const V0_8_3 = '0.8.3';

/** The two releases whose code was read and run. */
export type RealRelease = typeof V2026_02 | typeof V0_8_3;

const REPOSITORY = 'https://github.com/ownpilot/OwnPilot/blob';

/** In the order of menus; see docs/hosts/ownpilot.md#releases for what changed between them. */
export const releases: readonly [Release, ...Release[]] = [
  {
    id: DOCUMENTED,
    label: 'Documentation',
    about: 'The skill package development guide that came with the first release of skill packages.',
    source: `${REPOSITORY}/d77c689d/packages/gateway/docs/skill-development-guide.md`,
  },
  {
    id: V2026_02,
    label: '2026-02 (skill packages)',
    about: 'OwnPilot at commit d77c689d of February 2026, which added skill packages and the guide.',
    source: `${REPOSITORY}/d77c689d/`,
  },
  {
    id: V0_8_3,
    label: '0.8.3 (extensions)',
    about:
      'OwnPilot 0.8.3 (commit a17800ca of July 2026): skill packages are now extensions in `extension.json`; `skill.json` is still read.',
    source: `${REPOSITORY}/a17800ca/`,
  },
];
