// Cases for members of what the sandbox has.

import type { RuleCase } from '../../../../model/rule-case.ts';
import { withCode } from '../case-texts.fixtures.ts';

export const cases: readonly RuleCase[] = [
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
];
