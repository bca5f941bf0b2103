// Cases for names and members of the sandbox.

import type { RuleCase } from '../../../rule-case.ts';
import { withCode } from '../case-texts.checks.ts';

const web = { permissions: ['network'] };

export const sandboxCases: readonly RuleCase[] = [
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
    code: 'ownpilot/code-utils-member',
    raises: withCode('return { content: utils.⟦slugfy⟧(args.harbour) };'),
    misses: withCode('return { content: utils.slugify(args.harbour) };'),
  },
  {
    code: 'ownpilot/code-utils-member',
    raises: withCode('const { ⟦slugfy⟧ } = utils; return { content: slugfy(args.harbour) };'),
    misses: withCode('const { slugify } = utils; return { content: slugify(args.harbour) };'),
  },
  {
    code: 'ownpilot/code-console-member',
    raises: withCode("console.⟦info⟧('tide'); return { content: 1 };"),
    misses: withCode("console.warn('tide'); return { content: 1 };"),
  },
  {
    code: 'ownpilot/code-crypto-member',
    raises: withCode('return { content: crypto.⟦randomUuid⟧() };'),
    misses: withCode('return { content: crypto.randomUUID() };'),
  },
  {
    code: 'ownpilot/code-config-member',
    raises: withCode("await config.⟦set⟧('tides', 'key', 1); return { content: 1 };"),
    misses: withCode("await config.get('tides', 'key'); return { content: 1 };"),
  },
  {
    code: 'ownpilot/code-utils-detached',
    raises: withCode('const { ⟦flatten⟧ } = utils; return { content: flatten({ a: { b: 1 } }) };'),
    misses: withCode('const { toJson } = utils; return { content: toJson({ a: { b: 1 } }) };'),
  },
  {
    code: 'ownpilot/code-random-int',
    raises: withCode('return { content: ⟦utils.randomInt(3, 3)⟧ };'),
    misses: withCode('return { content: utils.randomInt(3, 4) };'),
  },
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
  {
    code: 'ownpilot/code-worker',
    raises: withCode('return { content: ⟦crypto⟧.randomUUID() };'),
    misses: withCode("return { content: await utils.callTool('get_current_datetime') };"),
  },
];
