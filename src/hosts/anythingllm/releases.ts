// The releases of AnythingLLM that Plugbench knows.

import type { Release } from '../../model/host.ts';

/** The release whose code was read and run. */
export const V2026_08 = '2026-08';

/** All releases, the documentation first. */
export const releases: readonly [Release, ...Release[]] = [
  {
    id: 'documented',
    label: 'Documentation',
    about:
      'The plugin.json reference page and the official JSON schema that it points to; the schema is for editors; no code of the product reads it.',
  },
  {
    id: V2026_08,
    label: '2026-08',
    about:
      'AnythingLLM server 1.16.0, commit 72aabbd1: its tolerant parser, skill loader and settings page, as they really behave.',
  },
];
