// AnythingLLM custom agent skills: the part of the host that is loaded with every text.

import type { HostEntry } from '../../model/host.ts';
import { detect } from './detect.ts';
import { releases } from './releases.ts';
import { samples } from './samples.ts';

export const entry: HostEntry = {
  id: 'anythingllm',
  name: 'AnythingLLM',
  manifest: 'plugin.json',
  releases,
  samples,
  schemas: [{ file: 'anythingllm-plugin.json', fileMatch: ['**/agent-skills/*/plugin.json', 'plugin.json'] }],
  detect,
  nameKey: 'hubId',
};
