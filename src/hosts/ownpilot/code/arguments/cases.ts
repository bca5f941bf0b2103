// Cases for arguments, secrets and the guide's tips.

import type { RuleCase } from '../../../rule-case.ts';
import { withCode } from '../case-texts.checks.ts';

const web = { permissions: ['network'] };
const text = { type: 'string', description: 'A text' };

export const argumentCases: readonly RuleCase[] = [
  {
    code: 'ownpilot/code-argument-undeclared',
    raises: withCode('return { content: args.⟦habour⟧ };'),
    misses: withCode('return { content: args.harbour };'),
  },
  {
    code: 'ownpilot/code-argument-undeclared',
    raises: withCode('const { harbour, ⟦days⟧ } = args; return { content: harbour + days };'),
    misses: withCode('const { harbour, ...rest } = args; return { content: harbour + rest.days };'),
  },
  {
    code: 'ownpilot/code-argument-undeclared',
    raises: withCode("return { content: args[⟦'days'⟧] };", { properties: {} }),
    misses: withCode("return { content: args['days'] };", { properties: { days: text } }),
  },
  {
    code: 'ownpilot/code-parameter-unread',
    raises: withCode('return { content: args.harbour };', {
      properties: { harbour: text, days: text },
    }).replace('"days"', '⟦"days"⟧'),
    misses: withCode('return { content: utils.toJson(args) };', {
      properties: { harbour: text, days: text },
    }),
  },
  {
    code: 'ownpilot/code-arguments-unchecked',
    raises: withCode('return { content: args.⟦harbour⟧.trim() };'),
    misses: withCode(
      "if (!args.harbour) return { content: { error: 'Which harbour?' } }; return { content: args.harbour };",
    ),
  },
  {
    code: 'ownpilot/code-arguments-unchecked',
    raises: withCode('const { ⟦harbour⟧ } = args; return { content: harbour.trim() };'),
    misses: withCode("const { harbour = 'Dover' } = args; return { content: harbour.trim() };"),
  },
  {
    code: 'ownpilot/code-arguments-unchecked',
    raises: withCode('const place = args.⟦harbour⟧; return { content: place.trim() };'),
    misses: withCode('const place = args.harbour; return { content: /^[a-z]+$/.test(place) && place };'),
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
  {
    code: 'ownpilot/code-secret',
    raises: withCode("const token = ⟦'q7Tz-19bLw04xKd83mRv'⟧; return { content: token.length };"),
    misses: withCode("const harbour = 'q7Tz-19bLw04xKd83mRv'; return { content: harbour.length };"),
  },
  {
    code: 'ownpilot/code-secret',
    raises: withCode("return { content: '⟦gsk_Q7tz19bLw04xKd83mRvPq55z⟧' };"),
    misses: withCode("return { content: 'gsk_YOUR_API_KEY_goes_in_here_please' };"),
  },
];
