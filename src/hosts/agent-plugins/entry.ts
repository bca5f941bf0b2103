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
  without: {
    preview:
      'Each client shows plugins in its own way, and the specification describes no view. The Problems tab has what clients load and skip; Convert shows the plugin as another host would.',
    model:
      'The specification leaves to each client what its model gets. A client reads the descriptions of skills from SKILL.md, and asks the servers for their tools when they run. Convert it to a host to see its tools.',
    run: 'Servers of a plugin are programs that a client starts on a computer, which a page cannot do. Add the plugin to a client to try it; scripts that a conversion wrote run with Node.js, as their mcp.json says.',
  },
};
