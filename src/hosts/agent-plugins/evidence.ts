// Names the sources of rules, the severities, and what clients do where a part of a plugin is faulty.

import type { SeverityByRelease, Evidence } from '../../model/finding.ts';

/** Evidence from a section of the specification: `5.2`. */
export function section(number: string): Evidence {
  return { release: 'documented', where: `Agent Plugins 1.0.0, section ${number}` };
}

/** Evidence from the specification of SKILL.md; `place` is a member or a part of the file. */
export function skillPage(place: string): Evidence {
  return { release: 'documented', where: `Agent Skills, ${place}`, source: null };
}

/** For what makes clients reject the whole plugin. */
export const REFUSED: SeverityByRelease = { documented: 'refused' };

/** For a server or skill that clients skip, or that cannot work: the plugin loads with less than it has. */
export const BROKEN: SeverityByRelease = { documented: 'broken' };

/** For what clients ignore, or take as something else than was meant. */
export const CHANGED: SeverityByRelease = { documented: 'changed' };

/** For what loads as it is but could be better. */
export const ADVICE: SeverityByRelease = { documented: 'advice' };

/** What follows from a fault in plugin.json, of which there are two milder kinds. */
export const REJECTS = 'Clients reject the whole plugin.';

/** What follows from a fault at the top of mcp.json. */
export const DISABLES = 'Clients load the plugin without any of its MCP servers.';

/** What follows from a fault in one server. */
export const SKIPS = 'Clients skip this server and load the rest.';
