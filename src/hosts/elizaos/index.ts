// elizaos: joins the files of this folder into one host record.

import type { Host } from '../../model/host.ts';

export const elizaos: Host = {
  id: 'elizaos',
  name: 'elizaos',
  manifest: 'manifest.json',
  releases: [{ id: 'documented', label: 'Documentation', about: '' }],
  rules: {},
  samples: [],
  schemas: [],
  schemaFor: () => ({}),
  defaultPath: () => '',
  detect: () => null,
  check: () => [],
  repair: () => [],
  verdicts: () => [],
};
