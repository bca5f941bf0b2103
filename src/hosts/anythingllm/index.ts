// anythingllm: joins the files of this folder into one host record.

import type { Host } from '../../model/host.ts';

export const anythingllm: Host = {
  id: 'anythingllm',
  name: 'anythingllm',
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
