// gloodata: joins the files of this folder into one host record.

import type { Host } from '../../model/host.ts';

export const gloodata: Host = {
  id: 'gloodata',
  name: 'gloodata',
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
