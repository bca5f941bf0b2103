// The releases of Milady / ElizaOS that the bench knows, and the names by which the rest of this folder calls them.

import type { Release } from '../../model/host.ts';

export const DOCUMENTED = 'documented';
export const V2026_03 = '2026-03';

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
