// Cases for tools, their names, descriptions and permissions (test data).

import type { RuleCase } from '../../rule-case.ts';
import { MARKED, skill, toolText, withTool, type Parts } from './text.ts';

const name = (text: string, root: Parts = {}): string => withTool({ name: text }, '{', root);
const description = (text: string): string => withTool({ description: text });
const permissions = (text: string): string => withTool({ permissions: text });
const long = 'a'.repeat(65);

export const toolCases: readonly RuleCase[] = [
  { code: 'ownpilot/tools-missing', raises: skill({ tools: null }, MARKED), misses: skill() },
  {
    code: 'ownpilot/tools-missing',
    raises: skill({ tools: null, tool: `[${toolText()}]` }, MARKED),
    misses: skill(),
  },
  { code: 'ownpilot/tools-type', raises: skill({ tools: `⟦${toolText()}⟧` }), misses: skill() },
  { code: 'ownpilot/tools-type', raises: skill({ tools: '⟦null⟧' }), misses: skill() },
  { code: 'ownpilot/tools-empty', raises: skill({ tools: '⟦[]⟧' }), misses: skill() },
  { code: 'ownpilot/tool-not-object', raises: skill({ tools: `[${toolText()}, ⟦null⟧]` }), misses: skill() },
  { code: 'ownpilot/tool-not-object', raises: skill({ tools: '[⟦"tides_next"⟧]' }), misses: skill() },
  { code: 'ownpilot/tool-member-missing', raises: withTool({ code: null }, MARKED), misses: skill() },
  {
    code: 'ownpilot/tool-member-missing',
    raises: withTool({ parameters: null, inputSchema: '{ "type": "object", "properties": {} }' }, MARKED),
    misses: withTool({ inputSchema: '{}' }),
  },
  { code: 'ownpilot/tool-member-missing', raises: withTool({ name: null }, MARKED), misses: skill() },
  {
    code: 'ownpilot/tool-member-type',
    raises: withTool({ code: '⟦""⟧' }),
    misses: withTool({ code: '" "' }),
  },
  {
    code: 'ownpilot/tool-member-type',
    raises: withTool({ parameters: '⟦"{\\"type\\": \\"object\\", \\"properties\\": {}}"⟧' }),
    misses: withTool({ parameters: '[]' }),
  },
  {
    code: 'ownpilot/tool-key-unknown',
    raises: withTool({ '⟦requiresApproval⟧': 'false' }),
    misses: withTool({ requires_approval: 'false' }),
  },
  {
    code: 'ownpilot/approval-type',
    raises: withTool({ requires_approval: '⟦"no"⟧' }),
    misses: withTool({ requires_approval: 'false' }),
  },
  {
    code: 'ownpilot/approval-not-enforced',
    raises: withTool({ '⟦requires_approval⟧': 'true' }),
    misses: withTool({ requires_approval: 'false' }),
  },
];

export const toolNameCases: readonly RuleCase[] = [
  { code: 'ownpilot/tool-name-pattern', raises: name('⟦"tidesNext"⟧'), misses: name('"tides_next"') },
  { code: 'ownpilot/tool-name-pattern', raises: name('⟦"tides-next"⟧'), misses: name('"tides.next"') },
  { code: 'ownpilot/tool-name-dot', raises: name('⟦"tides.next"⟧'), misses: name('"tides_next"') },
  {
    code: 'ownpilot/tool-name-repeated',
    raises: skill({ tools: `[${toolText()}, ${toolText({ name: '⟦"tides_next"⟧' })}]` }),
    misses: skill({ tools: `[${toolText()}, ${toolText({ name: '"tides_day"' })}]` }),
  },
  { code: 'ownpilot/tool-name-start', raises: name('⟦"_tides"⟧'), misses: name('"tides_"') },
  { code: 'ownpilot/tool-name-start', raises: name('⟦"1tide"⟧'), misses: name('"tide1"') },
  {
    code: 'ownpilot/tool-name-long',
    raises: name(`⟦"tide${long}"⟧`),
    misses: name(`"tide${long.slice(5)}"`),
  },
  {
    code: 'ownpilot/tool-name-long-qualified',
    raises: name(`⟦"tide_${long}"⟧`, { id: '"tidesofthenorthernharboursandrivers"' }),
    misses: name(`"tide_${long}"`),
  },
  { code: 'ownpilot/tool-name-taken', raises: name('⟦"search_tools"⟧'), misses: name('"search_tides"') },
  {
    code: 'ownpilot/tool-name-taken',
    raises: name('⟦"read_file"⟧'),
    misses: name('"read_tide"'),
    release: '2026-02',
  },
  { code: 'ownpilot/tool-name-context', raises: name('⟦"next_water"⟧'), misses: name('"next_tide"') },
  {
    code: 'ownpilot/tool-description-vague',
    raises: description('⟦"Look up tides"⟧'),
    misses: description('"Look up the tides"'),
  },
  {
    code: 'ownpilot/tool-description-verb',
    raises: description('⟦"The next tide in a harbour, with its time"⟧'),
    misses: description('"Fetch the next tide in a harbour, with its time"'),
  },
  {
    code: 'ownpilot/tool-description-verb',
    raises: description('⟦"Forecast for the tide at a harbour, with heights"⟧'),
    misses: description('"Forecast the tide at a harbour, with heights"'),
  },
  {
    code: 'ownpilot/tool-description-verb',
    raises: description('⟦"Heights of the tide at a harbour, by hour"⟧'),
    misses: description('"Search for the tide at a harbour, by hour"'),
  },
  {
    code: 'ownpilot/tool-description-capabilities',
    raises: description('⟦"Find the next tide of a harbour"⟧'),
    misses: description('"Find the next tide of a harbour (high or low)"'),
  },
  {
    code: 'ownpilot/tool-description-words',
    raises: description('⟦"Look up when the water is high or low"⟧'),
    misses: description('"Look up when the sea is high or low"'),
  },
];

export const permissionCases: readonly RuleCase[] = [
  {
    code: 'ownpilot/permissions-type',
    raises: permissions('⟦"network"⟧'),
    misses: permissions('["network"]'),
  },
  {
    code: 'ownpilot/permissions-type',
    raises: permissions('⟦{ "network": true }⟧'),
    misses: permissions('[]'),
  },
  { code: 'ownpilot/permission-type', raises: permissions('[⟦7⟧]'), misses: permissions('["network"]') },
  {
    code: 'ownpilot/permission-repeated',
    raises: permissions('["network", ⟦"network"⟧]'),
    misses: permissions('["network", "filesystem"]'),
  },
  {
    code: 'ownpilot/permission-unknown',
    raises: permissions('[⟦"netwrok"⟧]'),
    misses: permissions('["network"]'),
  },
  {
    code: 'ownpilot/permission-unknown',
    raises: permissions('[⟦"http"⟧]'),
    misses: permissions('["shell"]'),
  },
  {
    code: 'ownpilot/permission-undocumented',
    raises: permissions('[⟦"email"⟧]'),
    misses: permissions('["database"]'),
  },
  {
    code: 'ownpilot/permission-idle',
    raises: permissions('[⟦"system"⟧]'),
    misses: permissions('["filesystem"]'),
  },
  {
    code: 'ownpilot/permission-local',
    raises: permissions('["shell", ⟦"local"⟧]'),
    misses: permissions('["shell"]'),
  },
  {
    code: 'ownpilot/permission-shell',
    raises: permissions('[⟦"shell"⟧]'),
    misses: permissions('["shell", "local"]'),
  },
  {
    code: 'ownpilot/permissions-misplaced',
    raises: skill({ '⟦permissions⟧': '["network"]' }),
    misses: skill({ permissions: '{ "required": ["notes"] }' }),
  },
];
