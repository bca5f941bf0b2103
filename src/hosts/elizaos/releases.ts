// The releases of Milady / ElizaOS that Plugbench knows.

import type { Release } from '../../model/host.ts';
import { severitiesOf } from '../kit/rule.ts';

/** The documentation. */
export const DOCUMENTED = 'documented';
/** Milady at commit 0de6aae8 of March 2026, whose code was read and run. */
export const V2026_03 = '2026-03';

/** The types of `@elizaos/core` 1.7.2, the newest 1.x; they say nothing about manifests. */
export const CORE_1 = 'core-1.x';

const REPOSITORY = 'https://github.com/milady-ai/milady/blob/0de6aae8/';

/** All releases that read manifests, the documentation first. */
export const releases: readonly [Release, ...Release[]] = [
  {
    id: DOCUMENTED,
    label: 'Documentation',
    about:
      'The page "Plugin Schemas" of the plugin documentation, section "Plugin Manifest (elizaos.plugin.json)".',
    source: `${REPOSITORY}docs/plugins/schemas.md`,
  },
  {
    id: V2026_03,
    label: '2026-03 (Milady)',
    about:
      'Milady at commit 0de6aae8 of March 2026: it reads little of the manifest, takes settings from `agentConfig` of package.json, and draws them with the renderer that is checked here.',
    source: REPOSITORY,
  },
];

/** What verdicts on plugins in code are about: the interfaces of the page, Milady, and the types of the package. */
export const codeReleases: readonly [Release, ...Release[]] = [
  ...releases,
  {
    id: CORE_1,
    label: 'core 1.x',
    about:
      'The types of `@elizaos/core` 1.7.2, the newest 1.x: what the compiler says of a plugin that has the package installed.',
  },
];

export const { everywhere, onlyDocumented, since } = severitiesOf(releases);

/** Of the releases that judge code. */
export const inCode = severitiesOf([{ id: DOCUMENTED }, { id: CORE_1 }]);
