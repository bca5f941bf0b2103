// Cases for what a tool returns.

import type { RuleCase } from '../../../../model/rule-case.ts';
import { web, withCode } from '../case-texts.fixtures.ts';

export const cases: readonly RuleCase[] = [
  {
    code: 'ownpilot/code-no-return',
    raises: withCode('⟦const high = 3;⟧'),
    misses: withCode("throw new Error('no tides');"),
  },
  {
    code: 'ownpilot/code-no-return',
    raises: withCode('⟦async function tides(args) {⟧\n  return { content: args.harbour };\n}'),
    misses: withCode(
      'async function tides(args) {\n  return { content: args.harbour };\n}\nreturn await tides(args);',
    ),
  },
  {
    code: 'ownpilot/code-no-return',
    raises: withCode('const high = 3;\n⟦high + 1;⟧'),
    misses: withCode('const high = 3;\nreturn { content: high + 1 };'),
  },
  {
    code: 'ownpilot/code-no-return',
    raises: withCode('⟦(async () => ({ content: args.harbour }))();⟧'),
    misses: withCode('return (async () => ({ content: args.harbour }))();'),
  },
  {
    code: 'ownpilot/code-return-nothing',
    raises: withCode("⟦await utils.callTool('create_note', { text: args.harbour });⟧"),
    misses: withCode("return await utils.callTool('create_note', { text: args.harbour });"),
  },
  {
    code: 'ownpilot/code-return-nothing',
    raises: withCode('if (!args.harbour) ⟦return;⟧ return { content: 1 };'),
    misses: withCode('[1].forEach(() => { return; }); return { content: 1 };'),
  },
  {
    code: 'ownpilot/code-return-response',
    raises: withCode("return ⟦await fetch('https://tides.example.com')⟧;", web),
    misses: withCode("return await fetch('https://tides.example.com').then((r) => r.json());", web),
  },
  {
    code: 'ownpilot/code-return-not-object',
    raises: withCode("return ⟦'High at three'⟧;"),
    misses: withCode("const text = { content: 'High at three' }; return text;"),
  },
  {
    code: 'ownpilot/code-return-no-content',
    raises: withCode('return ⟦{ high: 3 }⟧;'),
    misses: withCode('return { ...args, high: 3 };'),
  },
  {
    code: 'ownpilot/code-errors-unhandled',
    raises: withCode(
      "const r = await ⟦fetch⟧('https://tides.example.com'); return { content: r.status };",
      web,
    ),
    misses: withCode(
      "try { const r = await fetch('https://tides.example.com'); return { content: r.status }; } catch (e) { return { content: { error: e.message } }; }",
      web,
    ),
  },
  {
    code: 'ownpilot/code-error-thrown',
    raises: withCode(
      "if (!args.harbour) ⟦throw new Error('No harbour: ' + args.harbour);⟧ return { content: 1 };",
    ),
    misses: withCode(
      "const check = () => { if (!args.harbour) throw new Error('No harbour'); }; try { check(); if (args.harbour === 'x') throw new Error('x'); } catch (e) { return { content: { error: e.message } }; } return { content: 1 };",
    ),
  },
];
