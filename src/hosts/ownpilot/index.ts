// ownpilot: joins the files of this folder into one host record.

import type { Host } from '../../model/host.ts';

export const ownpilot: Host = {
  id: 'ownpilot',
  name: 'ownpilot',
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
