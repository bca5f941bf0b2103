// The releases of Milady / ElizaOS that Plugbench knows.

import type { Release } from '../../model/host.ts';

/** The documentation. */
export const DOCUMENTED = 'documented';
/** Milady at commit 0de6aae8 of March 2026, whose code was read and run. */
export const V2026_03 = '2026-03';

/** All releases, the documentation first. */
export const releases: readonly [Release, ...Release[]] = [
  {
    id: DOCUMENTED,
    label: 'Documentation',
    about:
      'The page "Plugin Schemas" of the plugin documentation, section "Plugin Manifest (elizaos.plugin.json)".',
  },
  {
    id: V2026_03,
    label: '2026-03, Milady',
    about:
      'Milady at commit 0de6aae8 of March 2026: it reads little of the manifest, takes settings from `agentConfig` of package.json, and draws them with the renderer that is checked here.',
  },
];
