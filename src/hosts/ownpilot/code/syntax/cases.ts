// Cases for code that does not compile.

import type { RuleCase } from '../../../../model/rule-case.ts';
import { withCode } from '../case-texts.fixtures.ts';

export const cases: readonly RuleCase[] = [
  {
    code: 'ownpilot/code-syntax',
    raises: withCode('return { content: ⟦super⟧.tide };'),
    misses: withCode('return { content: { tide() { return super.tide; } }.tide() };'),
  },
  {
    code: 'ownpilot/code-syntax',
    raises: withCode('⟦#!⟧/usr/bin/node\nreturn { content: 1 };'),
    misses: withCode('// #!/usr/bin/node\nreturn { content: 1 };'),
  },
  {
    code: 'ownpilot/code-syntax',
    raises: withCode('return { content: (1 + 2 ⟦}⟧;'),
    misses: withCode('return { content: (1 + 2) };'),
  },
  {
    code: 'ownpilot/code-syntax',
    raises: withCode('if (args.harbour) { return { content: 1 }⟦;⟧'),
    misses: withCode('if (args.harbour) { return { content: 1 }; }'),
  },
  {
    code: 'ownpilot/code-syntax',
    raises: withCode("return { content: 'it'⟦s⟧ high' };"),
    misses: withCode("return { content: 'it\\'s high' };"),
  },
  {
    code: 'ownpilot/code-syntax',
    raises: withCode('const level⟦:⟧ number = 3; return { content: level };'),
    misses: withCode('const level = 3; return { content: level };'),
  },
  {
    code: 'ownpilot/code-syntax',
    raises: withCode("⟦import⟧ tides from 'tides'; return { content: tides };"),
    misses: withCode("const tides = 'import'; return { content: tides };"),
  },
  {
    code: 'ownpilot/code-syntax',
    raises: withCode('const { ⟦args⟧ } = context; return { content: args };'),
    misses: withCode('const read = (args) => args; return { content: read(1) };'),
  },
  {
    code: 'ownpilot/code-syntax',
    raises: withCode('const high = 1; const ⟦high⟧ = 2; return { content: high };'),
    misses: withCode('const high = 1; if (high) { const high = 2; } return { content: high };'),
  },
  {
    code: 'ownpilot/code-syntax',
    raises: withCode("return { content: [1].map((n) => { ⟦await⟧ utils.callTool('note', { n }); }) };"),
    misses: withCode("return { content: [1].map(async (n) => { await utils.callTool('note', { n }); }) };"),
  },
];
