// Names the sources of rules, the severities, and what clients do where a part of a plugin is faulty.

import type { Evidence } from '../../model/finding.ts';
import { rulesWith, severitiesOf, definersOf } from '../kit/rule.ts';
import { releases } from './releases.ts';

/** Evidence from a section of the specification: `5.2`. */
export function section(number: string): Evidence {
  return { release: 'documented', where: `Agent Plugins 1.0.0, section ${number}` };
}

/** Evidence from the specification of SKILL.md; `place` is a member or a part of the file. */
export function skillPage(place: string): Evidence {
  return { release: 'documented', where: `Agent Skills, ${place}`, source: null };
}

const { everywhere } = severitiesOf(releases);

/** For what makes clients reject the whole plugin. */
export const REFUSED = everywhere('refused');

/** For a server or skill that clients skip, or that cannot work: the plugin loads with less than it has. */
export const BROKEN = everywhere('broken');

/** For what clients ignore, or take as something else than was meant. */
export const CHANGED = everywhere('changed');

/** What follows from a fault in plugin.json, of which there are two milder kinds. */
export const REJECTS = 'Clients reject the whole plugin.';

/** What follows from a fault at the top of mcp.json. */
export const DISABLES = 'Clients load the plugin without any of its MCP servers.';

/** What follows from a fault in one server. */
export const SKIPS = 'Clients skip this server and load the rest.';

/** Where servers are specified, and what clients do with faulty ones. */
export const SERVERS = [section('7.2.1'), section('7.2.2')];

/** Defines rules by severity. */
export const define = definersOf({
  refused: REFUSED,
  broken: BROKEN,
  changed: CHANGED,
  /** For what loads as it is but could be better. */
  advice: everywhere('advice'),
});

/** Defines a rule on plugin.json with this consequence. */
export const rejecting = rulesWith({ severity: REFUSED }, ` ${REJECTS}`);

/** Defines a rule on mcp.json with this consequence. */
export const disabling = rulesWith({ severity: BROKEN, evidence: SERVERS }, ` ${DISABLES}`);

/** Defines a rule on a server with this consequence. */
export const skipping = rulesWith({ severity: BROKEN, evidence: SERVERS }, ` ${SKIPS}`);
