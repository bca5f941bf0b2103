// Describes Agent Plugins as far as it is needed before its pack is loaded.

import type { HostEntry } from '../../model/host.ts';
import { detect, otherProduct } from './detect.ts';
import { releases } from './releases.ts';
import { samples } from './samples.ts';

export const entry: HostEntry = {
  id: 'agent-plugins',
  name: 'Agent Plugins',
  manifest: 'plugin.json',
  releases,
  samples,
  schemas: [
    { file: 'agent-plugin.json', fileMatch: ['plugin.json'] },
    { file: 'agent-plugin-mcp.json', fileMatch: ['mcp.json'], beside: true },
  ],
  detect,
  otherProduct,
};
