// Cases for patterns, checks and bounds of values.

import type { RuleCase } from '../../../model/rule-case.ts';
import { form, hinted } from '../case-texts.fixtures.ts';

const checks = (inside: string, schema?: string): string =>
  hinted(`"validation":{"checks":[${inside}]}`, schema);

export const cases: readonly RuleCase[] = [
  {
    code: 'elizaos/constraint-unenforced',
    raises: form('"pier":{"type":"string",⟦"pattern"⟧:"^[a-z]+$"}'),
    misses: hinted('"pattern":"^[a-z]+$"', '"type":"string","pattern":"^[a-z]+$"'),
  },
  {
    code: 'elizaos/constraint-unenforced',
    raises: hinted(
      '"validation":{"checks":[{"fn":"email","message":"?"}]}',
      '"type":"string",⟦"minLength"⟧:3',
    ),
    misses: hinted(
      '"validation":{"checks":[{"fn":"minLength","args":{"min":3},"message":"?"}]}',
      '"type":"string","minLength":3',
    ),
  },
  {
    code: 'elizaos/constraint-unenforced',
    raises: form('"depth":{"type":"number",⟦"multipleOf"⟧:5}'),
    misses: form('"depth":{"type":"number"}'),
  },
  { code: 'elizaos/pattern-broken', raises: hinted('"pattern":⟦"["⟧'), misses: hinted('"pattern":"[a]"') },
  {
    code: 'elizaos/pattern-broken',
    raises: checks('{"fn":"pattern","args":{"pattern":⟦"("⟧},"message":"?"}'),
    misses: checks('{"fn":"pattern","args":{"pattern":"()"},"message":"?"}'),
  },
  {
    code: 'elizaos/pattern-broken',
    raises: form('"pier":{"type":"string","pattern":⟦"*"⟧}'),
    misses: form('"pier":{"type":"string","pattern":"a*"}'),
  },
  {
    code: 'elizaos/pattern-skipped',
    raises: hinted('"pattern":⟦"(a+)+"⟧'),
    misses: hinted('"pattern":"(a+)"'),
  },
  {
    code: 'elizaos/pattern-skipped',
    raises: hinted(`"pattern":⟦"${'a'.repeat(201)}"⟧`),
    misses: hinted(`"pattern":"${'a'.repeat(200)}"`),
  },
  {
    code: 'elizaos/check-shape',
    raises: checks('⟦"email"⟧'),
    misses: checks('{"fn":"email","message":"?"}'),
  },
  {
    code: 'elizaos/check-shape-crash',
    raises: hinted('"validation":{"checks":⟦{"fn":"email"}⟧}'),
    misses: hinted('"validation":{"checks":[]}'),
  },
];
