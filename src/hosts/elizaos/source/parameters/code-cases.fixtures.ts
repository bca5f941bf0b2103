// Cases for parameters.

import { action, parameter, type SourceCase } from '../code-case.fixtures.ts';

export const cases: readonly SourceCase[] = [
  {
    code: 'elizaos/source-parameters-list',
    only: 'core-1.x',
    raises: parameter(`required: true, schema: { type: 'string' }`).replace('parameters', '⟦parameters⟧'),
    misses: action(`parameters: { pier: { type: 'string', description: 'Where', required: true } }`),
  },
  {
    code: 'elizaos/source-parameter-missing',
    only: 'documented',
    raises: parameter(`required: true`).replace(`'pier'`, `⟦'pier'⟧`),
    misses: parameter(`required: true, schema: SCHEMA`),
  },
  {
    code: 'elizaos/source-parameter-missing',
    only: 'documented',
    raises: parameter(`schema: { type: 'string' }`).replace(`'pier'`, `⟦'pier'⟧`),
    misses: parameter(`required: false, schema: { type: 'string' }`),
  },
  {
    code: 'elizaos/source-parameter-missing',
    only: 'documented',
    raises: action(`parameters: [{ name: ⟦'pier'⟧, required: true, schema: { type: 'string' } }]`),
    misses: action(`parameters: PARAMETERS`),
  },
  {
    code: 'elizaos/source-parameter-type',
    only: 'documented',
    raises: parameter(`required: true, schema: { type: ⟦'strng'⟧ }`),
    misses: parameter(`required: true, schema: { type: 'string' }`),
  },
  {
    code: 'elizaos/source-parameter-type',
    only: 'documented',
    raises: parameter(`required: true, schema: { type: 'object', properties: { at: { type: ⟦'float'⟧ } } }`),
    misses: parameter(`required: true, schema: { type: 'object', properties: { at: { type: 'number' } } }`),
  },
  {
    code: 'elizaos/source-parameter-type',
    only: 'documented',
    raises: parameter(`required: true, schema: { type: 'array', items: { type: ⟦'date'⟧ } }`),
    misses: parameter(`required: true, schema: { type: 'array', items: { type: 'string', format: 'date' } }`),
  },
  {
    code: 'elizaos/source-parameter-without-type',
    only: 'documented',
    raises: parameter(`required: true, schema: { ⟦description⟧: 'd' }`),
    misses: parameter(`required: true, schema: { oneOf: [{ type: 'string' }] }`),
  },
  {
    code: 'elizaos/source-duplicate',
    raises: action(
      `parameters: [{ name: 'a', description: 'd', required: true, schema: { type: 'string' } }, { name: ⟦'a'⟧, description: 'd', required: true, schema: { type: 'string' } }]`,
    ),
    misses: action(
      `parameters: [{ name: 'a', description: 'd', required: true, schema: { type: 'string' } }, { name: 'A', description: 'd', required: true, schema: { type: 'string' } }]`,
    ),
  },
];
