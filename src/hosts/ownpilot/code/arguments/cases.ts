// Cases for arguments.

import type { RuleCase } from '../../../../model/rule-case.ts';
import { withCode } from '../case-texts.fixtures.ts';

const text = { type: 'string', description: 'A text' };

export const cases: readonly RuleCase[] = [
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
];
