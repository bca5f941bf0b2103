// Cases for tools and their descriptions (test data).

import type { RuleCase } from '../../../model/rule-case.ts';
import { MARKED, skill, toolText, withTool } from '../case-texts.fixtures.ts';

const description = (text: string): string => withTool({ description: text });

export const cases: readonly RuleCase[] = [
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
    code: 'ownpilot/member-type',
    raises: withTool({ requires_approval: '⟦"no"⟧' }),
    misses: withTool({ requires_approval: 'false' }),
  },
  {
    code: 'ownpilot/approval-not-enforced',
    raises: withTool({ '⟦requires_approval⟧': 'true' }),
    misses: withTool({ requires_approval: 'false' }),
  },
  {
    code: 'ownpilot/tool-description-vague',
    raises: description('⟦"Look up tides"⟧'),
    misses: description('"Look up the tides"'),
  },
];
