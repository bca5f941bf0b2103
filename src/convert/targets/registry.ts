// The formats that are not hosts of their own: one line per format.

import type { Format } from '../../model/format.ts';
import { agentSkill } from './agent-skill/index.ts';
import { mcp } from './mcp/index.ts';
import { openai } from './openai/index.ts';

/** In the order of menus. */
export const formats: readonly Format[] = [mcp, openai, agentSkill];
