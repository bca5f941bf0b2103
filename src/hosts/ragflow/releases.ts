// The releases of RAGFlow for which Plugbench gives verdicts.

import type { Release } from '../../model/host.ts';

/** In the order of menus; docs/hosts/ragflow.md#releases says what changed between them. */
export const releases: readonly [Release, ...Release[]] = [
  {
    id: 'documented',
    label: 'Documentation',
    about:
      'The README of the plugin folder (agent/plugin/README.md at commit b1b8cd62). What the model needs of the metadata counts as required: name, description, parameters and their type, description and required.',
  },
  {
    id: '0.19',
    label: '0.19',
    about:
      'v0.19.x (plugins since commit a1f06a4f, May 2025), the only release whose chat calls plugins; v0.20 still shows the selector but ignores the choice.',
  },
  {
    id: '2026-08',
    label: '2026-08',
    about:
      'Commit b1b8cd62 (August 2026): plugins are loaded and listed at GET /api/v1/plugin/tools, but no longer called.',
  },
];
