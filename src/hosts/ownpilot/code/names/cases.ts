// Cases for names of the sandbox.

import type { RuleCase } from '../../../../model/rule-case.ts';
import { web, withCode } from '../case-texts.fixtures.ts';

export const cases: readonly RuleCase[] = [
  {
    code: 'ownpilot/code-name-forbidden',
    raises: withCode('⟦setTimeout⟧(() => console.log(1), 5); return { content: 1 };'),
    misses: withCode(
      'const setTimeout = (run) => run(); setTimeout(() => console.log(1)); return { content: 1 };',
    ),
  },
  {
    code: 'ownpilot/code-name-missing',
    raises: withCode("return { content: ⟦btoa⟧('tide') };"),
    misses: withCode("return { content: typeof btoa === 'undefined' ? 'none' : btoa('tide') };"),
  },
  {
    code: 'ownpilot/code-name-missing',
    raises: withCode("return { content: ⟦Buffer⟧.from(args.harbour, 'base64').toString('utf-8') };"),
    misses: withCode('return { content: utils.base64Decode(args.harbour) };'),
  },
  {
    code: 'ownpilot/code-name-missing',
    raises: withCode('const copy = ⟦structuredClone⟧({ high: [1] }); return { content: copy };'),
    misses: withCode('const copy = JSON.parse(JSON.stringify({ high: [1] })); return { content: copy };'),
  },
  {
    code: 'ownpilot/code-name-missing',
    raises: withCode('return { content: ⟦performance⟧.now() };'),
    misses: withCode('return { content: Date.now() };'),
  },
  {
    code: 'ownpilot/code-name-missing',
    raises: withCode(
      "const headers = new ⟦Headers⟧(); await fetch('https://tides.example.com', { headers });",
      web,
    ),
    misses: withCode("const headers = {}; await fetch('https://tides.example.com', { headers });", web),
  },
  {
    code: 'ownpilot/code-name-missing',
    raises: withCode('return { content: ⟦arguments⟧.length };'),
    misses: withCode('function count() { return arguments.length; } return { content: count(1) };'),
  },
  {
    code: 'ownpilot/code-name-unknown',
    raises: withCode('const levels = [1]; return { content: ⟦level⟧ };'),
    misses: withCode('const levels = [1]; return { content: levels };'),
  },
  {
    code: 'ownpilot/code-abort-signal',
    raises: withCode(
      "const r = await fetch('https://tides.example.com', { signal: ⟦AbortSignal⟧.timeout(5000) }); return { content: r.ok };",
      web,
    ),
    misses: withCode(
      "const r = await fetch('https://tides.example.com', { signal: typeof AbortSignal === 'undefined' ? null : AbortSignal.timeout(5000) }); return { content: r.ok };",
      web,
    ),
  },
  {
    code: 'ownpilot/code-module-exports',
    raises: withCode('⟦module.exports⟧ = async (args, utils) => ({ content: utils.uuid() + args.harbour });'),
    misses: withCode('const module = { exports: 1 }; return { content: module.exports };'),
  },
  {
    code: 'ownpilot/code-worker',
    raises: withCode('return { content: ⟦crypto⟧.randomUUID() };'),
    misses: withCode("return { content: await utils.callTool('get_current_datetime') };"),
  },
  {
    code: 'ownpilot/code-built-in',
    raises: withCode('return { content: await Promise.⟦try⟧(() => args.harbour) };'),
    misses: withCode(
      'return { content: [Iterator.from([2, 1]).toArray().toSorted(), Object.groupBy([1], String)] };',
    ),
  },
  {
    code: 'ownpilot/code-built-in',
    raises: withCode("return { content: new Map([['a', 1]]).⟦getOrInsert⟧('a', 2) };"),
    misses: withCode(
      "const m = new Map(); m.getOrInsert = (key) => key; return { content: m.getOrInsert('a') };",
    ),
  },
];
