// The releases of RAGFlow for which Plugbench gives verdicts.

import type { Release } from '../../model/host.ts';

const REPOSITORY = 'https://github.com/infiniflow/ragflow/blob';

/** In the order of menus; docs/hosts/ragflow.md#releases says what changed between them. */
export const releases: readonly [Release, ...Release[]] = [
  {
    id: 'documented',
    label: 'Documentation',
    about:
      'The README of the plugin folder (agent/plugin/README.md at commit b1b8cd62). What the model needs of the metadata counts as required: name, description, parameters and their type, description and required.',
    source: `${REPOSITORY}/b1b8cd62/`,
  },
  {
    id: '0.19',
    label: '0.19',
    about:
      'v0.19.x (plugins since commit a1f06a4f, May 2025), the only release whose chat calls plugins. Python 3.10 to 3.12.',
    source: `${REPOSITORY}/887651e5/`,
  },
  {
    id: '0.20',
    label: '0.20',
    about:
      'v0.20.x (47ba6837, August 2025): the old form still shows the selector, but nothing reads the choice or calls a plugin.',
    source: `${REPOSITORY}/47ba6837/`,
  },
  {
    id: '0.21',
    label: '0.21',
    about:
      'v0.21.0 to v0.23.1 (fdac4afd, October 2025): plugins are loaded and listed, but no page shows them and nothing calls them.',
    source: `${REPOSITORY}/fdac4afd/`,
  },
  {
    id: '0.24',
    label: '0.24',
    about:
      'v0.24.0 to v0.25.6 (392ec996, February 2026): the base class moved to `agent.plugin`. Plugins are loaded and listed.',
    source: `${REPOSITORY}/392ec996/`,
  },
  {
    id: '0.26',
    label: '0.26',
    about:
      'v0.26.x (92c4b768, June 2026): a second server, written in Go, answers the list too and knows only the bundled tool. Python 3.13.',
    source: `${REPOSITORY}/92c4b768/`,
  },
  {
    id: '2026-08',
    label: '2026-08',
    about:
      'Commit b1b8cd62 (August 2026): plugins are loaded and listed at GET /api/v1/plugin/tools, but no longer called.',
    source: `${REPOSITORY}/b1b8cd62/`,
  },
];

/** Ids of all of them, the documentation first. */
export const EVERY_RELEASE: readonly string[] = releases.map(({ id }) => id);

export const HOST_RELEASES: readonly string[] = EVERY_RELEASE.slice(1);

/** Releases with the base class in `agent.plugin`; before that it was in `plugin`. */
export const NEWER_PATH: readonly string[] = ['0.24', '0.26', '2026-08'];

export const WITH_SELECTOR: readonly string[] = ['0.19', '0.20'];
