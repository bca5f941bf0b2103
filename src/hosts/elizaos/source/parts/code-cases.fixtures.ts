// Cases for providers, evaluators and component types.

import { plugin, type SourceCase } from '../code-case.fixtures.ts';

const JUDGE = `description: 'd', examples: [], validate: async () => true, handler: async () => undefined`;

export const cases: readonly SourceCase[] = [
  {
    code: 'elizaos/source-provider-missing',
    raises: plugin(`providers: [{ name: ⟦'TIDE'⟧ }]`),
    misses: plugin(`providers: [{ name: 'TIDE', get }]`),
  },
  {
    code: 'elizaos/source-provider-missing',
    raises: plugin(`providers: [{ ⟦get⟧: async () => ({}) }]`),
    misses: plugin(`providers: [{ get: async () => ({}), ...named }]`),
  },
  {
    code: 'elizaos/source-not-async',
    raises: plugin(`providers: [{ name: 'TIDE', get: ⟦() => ({ text: 'low' })⟧ }]`),
    misses: plugin(`providers: [{ name: 'TIDE', get: async () => ({ text: 'low' }) }]`),
  },
  {
    code: 'elizaos/source-duplicate',
    raises: plugin(`providers: [{ name: 'TIDE', get }, { name: ⟦'TIDE'⟧, get }]`),
    misses: plugin(`providers: [{ name: 'TIDE', get }, { name: 'tide', get }]`),
  },
  {
    code: 'elizaos/source-evaluator-undescribed',
    raises: plugin(
      `evaluators: [{ name: ⟦'JUDGE'⟧, description: 'd', validate: async () => true, handler: async () => undefined }]`,
    ),
    misses: plugin(`evaluators: [{ name: 'JUDGE', ${JUDGE}, alwaysRun: true }]`),
  },
  {
    code: 'elizaos/source-evaluator-missing',
    raises: plugin(
      `evaluators: [{ name: ⟦'JUDGE'⟧, description: 'd', examples: [], validate: async () => true }]`,
    ),
    misses: plugin(
      `evaluators: [{ name: 'JUDGE', description: 'd', schema: {}, shouldRun: async () => true, prompt: 'p' }]`,
    ),
  },
  {
    code: 'elizaos/source-new-evaluator',
    raises: plugin(
      `evaluators: [{ name: ⟦'JUDGE'⟧, description: 'd', schema: {}, shouldRun: async () => true, prompt: 'p' }]`,
    ),
    misses: plugin(`evaluators: [{ name: 'JUDGE', ${JUDGE}, shouldRun: async () => true, prompt: 'p' }]`),
  },
  {
    code: 'elizaos/source-duplicate',
    raises: plugin(`evaluators: [{ name: 'JUDGE', ${JUDGE} }, { name: ⟦'JUDGE'⟧, ${JUDGE} }]`),
    misses: plugin(`evaluators: [{ name: 'JUDGE', ${JUDGE} }, { name: pick(), ${JUDGE} }]`),
  },
  {
    code: 'elizaos/source-duplicate',
    raises: plugin(`tests: [{ name: 'tides', tests: [] }, { name: ⟦'tides'⟧, tests: [] }]`),
    misses: plugin(`tests: [{ name: 'tides', tests: [] }, { name: 'piers', tests: [] }]`),
  },
  {
    code: 'elizaos/source-component-missing',
    raises: plugin(`componentTypes: [{ name: ⟦'tide'⟧ }]`),
    misses: plugin(`componentTypes: [{ name: 'tide', schema: {} }]`),
  },
  {
    code: 'elizaos/source-component-missing',
    raises: plugin(`componentTypes: [{ ⟦schema⟧: {} }]`),
    misses: plugin(`componentTypes: [{ schema: {}, [key]: 1 }]`),
  },
  {
    code: 'elizaos/source-duplicate',
    raises: plugin(`componentTypes: [{ name: 'tide', schema: {} }, { name: ⟦'tide'⟧, schema: {} }]`),
    misses: plugin(`componentTypes: [{ name: 'tide', schema: {} }, { name: 'pier', schema: {} }]`),
  },
];
