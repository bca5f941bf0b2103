// The releases of Agent Plugins: the specification, which clients implement each in its own code.

import type { Release } from '../../model/host.ts';

/** In the order of menus. */
export const releases: readonly [Release, ...Release[]] = [
  {
    id: 'documented',
    label: 'Specification 1.0.0',
    about:
      'The specification of Agent Plugins 1.0.0 with both of its schemas (agentplugins/agent-plugins-spec, commit bd38355), and of SKILL.md what Agent Skills says.',
    source: 'https://github.com/agentplugins/agent-plugins-spec/blob/bd38355/spec/1.0.0.md',
  },
];
