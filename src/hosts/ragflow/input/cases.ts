// Cases of the input as a whole.

import type { RuleCase } from '../../../model/rule-case.ts';
import { tool } from '../case-texts.fixtures.ts';

export const cases: readonly RuleCase[] = [
  { code: 'ragflow/not-an-object', raises: `[${tool()},⟦"tides"⟧]`, misses: `[${tool()}]` },
  { code: 'ragflow/not-an-object', raises: '⟦7⟧', misses: tool() },
  { code: 'ragflow/empty-list', raises: '⟦[]⟧', misses: '[{}]' },
  {
    code: 'ragflow/empty-list',
    raises: '{"code":0,"message":"success","data":⟦[]⟧}',
    misses: `{"code":0,"message":"success","data":[${tool()}]}`,
  },
  {
    code: 'ragflow/endpoint-error',
    raises: `{"code":⟦401⟧,"data":null,"message":"<Unauthorized '401: Unauthorized'>"}`,
    misses: `{"code":0,"data":[${tool()}],"message":"success"}`,
  },
  {
    code: 'ragflow/endpoint-data',
    raises: `{"code":0,"message":"success","data":⟦{"a":${tool()}}⟧}`,
    misses: `{"code":0,"message":"success","data":[${tool()}]}`,
  },
  {
    code: 'ragflow/endpoint-data',
    raises: '⟦{⟧"code":0,"message":"success"}',
    misses: '{"code":0,"message":"success","data":[]}',
  },
];
