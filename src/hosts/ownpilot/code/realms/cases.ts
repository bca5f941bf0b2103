// Cases for objects from outside of the sandbox.

import type { RuleCase } from '../../../../../test/hosts/rule-case.ts';
import { web, withCode } from '../case-texts.fixtures.ts';

export const cases: readonly RuleCase[] = [
  {
    code: 'ownpilot/code-instanceof',
    raises: withCode(
      "const levels = args.harbour.split(','); return { content: ⟦levels instanceof Array⟧ };",
    ),
    misses: withCode("const levels = args.harbour.split(','); return { content: Array.isArray(levels) };"),
  },
  {
    code: 'ownpilot/code-response-bytes',
    raises: withCode(
      "const r = await fetch('https://tides.example.com'); const b = await r.arrayBuffer(); return { content: ⟦new Uint8Array(b)⟧.length };",
      web,
    ),
    misses: withCode(
      "const r = await fetch('https://tides.example.com'); const b = await r.text(); return { content: new Uint8Array(b.length) };",
      web,
    ),
  },
  {
    code: 'ownpilot/code-form-body',
    raises: withCode(
      "const r = await fetch('https://tides.example.com', { method: 'POST', ⟦body: new URLSearchParams({ day: '1' })⟧ }); return { content: r.ok };",
      web,
    ),
    misses: withCode(
      "const r = await fetch('https://tides.example.com', { method: 'POST', headers: {}, body: new URLSearchParams({ day: '1' }) }); return { content: r.ok };",
      web,
    ),
  },
];
