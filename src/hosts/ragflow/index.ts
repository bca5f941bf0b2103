// ragflow: joins the files of this folder into one host record.

import type { Host } from '../../model/host.ts';

export const ragflow: Host = {
  id: 'ragflow',
  name: 'ragflow',
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
