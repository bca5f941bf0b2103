// Cases for permissions.

import type { RuleCase } from '../../../../model/rule-case.ts';
import { web, withCode } from '../case-texts.fixtures.ts';

export const cases: readonly RuleCase[] = [
  {
    code: 'ownpilot/code-fetch-permission',
    raises: withCode("const r = await ⟦fetch⟧('https://tides.example.com'); return { content: r.status };", {
      permissions: ['database'],
    }),
    misses: withCode(
      "const r = await fetch('https://tides.example.com'); return { content: r.status };",
      web,
    ),
  },
  {
    code: 'ownpilot/code-permission-unused',
    raises: withCode('return { content: args.harbour };', { permissions: ['«network»'] }),
    misses: withCode("return { content: await utils.callTool('search_web', { query: args.harbour }) };", web),
  },
  {
    code: 'ownpilot/code-permission-unused',
    raises: withCode("return { content: await utils.callTool('list_tasks') };", {
      permissions: ['«filesystem»'],
    }),
    misses: withCode("return { content: await utils.callTool('read_file', { path: args.harbour }) };", {
      permissions: ['filesystem'],
    }),
  },
  {
    code: 'ownpilot/code-call-tool-blocked',
    raises: withCode(
      "return { content: await utils.callTool(⟦'core.write_file'⟧, { path: args.harbour }) };",
    ),
    misses: withCode("return { content: await utils.callTool('core.list_notes', { path: args.harbour }) };"),
  },
  {
    code: 'ownpilot/code-call-tool-permission',
    raises: withCode("return { content: await utils.callTool(⟦'search_web'⟧, { query: args.harbour }) };"),
    misses: withCode("return { content: await utils.callTool('search_web', { query: args.harbour }) };", web),
  },
];
