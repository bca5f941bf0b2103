// Cases for the parts of a plugin.

import type { CodeCase } from '../../../../model/rule-case.ts';
import { action, plugin } from '../case-texts.fixtures.ts';

const REST = `description: 'Reads it', validate: async () => true, handler: async () => undefined`;
const JUDGE = `description: 'd', examples: [], validate: async () => true, handler: async () => undefined`;
const HANDLER = 'handler: async () => {}';
const PIER = `description: 'd', required: true, schema: { type: 'string' }`;

function route(members: string): string {
  return plugin(`routes: [{ ${members} }]`);
}

export const codeCases: readonly CodeCase[] = [
  {
    code: 'elizaos/source-part-missing',
    raises: plugin(`actions: [{ name: ⟦'READ'⟧, description: 'd', validate: async () => true }]`),
    misses: plugin(`actions: [{ name: 'READ', ${REST} }]`),
  },
  {
    code: 'elizaos/source-part-missing',
    raises: plugin(`actions: [{ name: ⟦'READ'⟧, description: 'd', async handler() { return undefined } }]`),
    misses: plugin(`actions: [{ ...BASE, name: 'READ' }]`),
  },
  {
    code: 'elizaos/source-part-missing',
    raises: plugin(
      `actions: [{ name: ⟦'READ'⟧, descripton: 'd', validate: async () => true, handler: async () => undefined }]`,
    ),
    misses: plugin(`actions: [readTide]`),
  },
  {
    code: 'elizaos/source-part-missing',
    raises: plugin(`providers: [{ name: ⟦'TIDE'⟧ }]`),
    misses: plugin(`providers: [{ name: 'TIDE', get }]`),
  },
  {
    code: 'elizaos/source-part-missing',
    raises: plugin(`providers: [{ ⟦get⟧: async () => ({}) }]`),
    misses: plugin(`providers: [{ get: async () => ({}), ...named }]`),
  },
  {
    code: 'elizaos/source-part-missing',
    raises: plugin(
      `evaluators: [{ name: ⟦'JUDGE'⟧, description: 'd', examples: [], validate: async () => true }]`,
    ),
    misses: plugin(
      `evaluators: [{ name: 'JUDGE', description: 'd', schema: {}, shouldRun: async () => true, prompt: 'p' }]`,
    ),
  },
  {
    code: 'elizaos/source-part-missing',
    raises: route(`⟦type⟧: 'GET', ${HANDLER}`),
    misses: route(`type: 'GET', path: '/tide', ${HANDLER}`),
  },
  {
    code: 'elizaos/source-part-missing',
    raises: route(`⟦path⟧: '/tide', ${HANDLER}`),
    misses: route(`path: '/tide', ...rest`),
  },
  {
    code: 'elizaos/source-part-missing',
    raises: route(`⟦type⟧: 'POST', path: '/tide', isMultipart: true`),
    misses: route(`type: 'STATIC', path: '/tide', filePath: './public'`),
  },
  {
    code: 'elizaos/source-new-evaluator',
    raises: plugin(
      `evaluators: [{ name: 'JUDGE', description: 'd', ⟦schema⟧: {}, shouldRun: async () => true, prompt: 'p' }]`,
    ),
    misses: plugin(`evaluators: [{ name: 'JUDGE', ${JUDGE} }]`),
  },
  {
    code: 'elizaos/source-new-evaluator',
    raises: plugin(`evaluators: [{ name: 'JUDGE', description: 'd', ⟦prompt⟧: 'p' }]`),
    misses: plugin(`evaluators: [{ name: 'JUDGE', ${JUDGE}, shouldRun: async () => true, prompt: 'p' }]`),
  },
  {
    code: 'elizaos/source-duplicate-unused',
    raises: plugin(`actions: [{ name: 'READ', ${REST} }, { name: ⟦'READ'⟧, ${REST} }]`),
    misses: plugin(`actions: [{ name: 'READ', ${REST} }, { name: 'WRITE', ${REST} }]`),
  },
  {
    code: 'elizaos/source-duplicate-unused',
    raises: plugin(
      `routes: [{ type: 'GET', path: '/a', ${HANDLER} }, { type: 'GET', path: ⟦'a'⟧, ${HANDLER} }]`,
    ),
    misses: plugin(
      `routes: [{ type: 'GET', path: '/a', ${HANDLER} }, { type: 'PUT', path: '/a', ${HANDLER} }]`,
    ),
  },
  {
    code: 'elizaos/source-duplicate',
    raises: plugin(`providers: [{ name: 'TIDE', get }, { name: ⟦'TIDE'⟧, get }]`),
    misses: plugin(`providers: [{ name: 'TIDE', get }, { name: 'tide', get }]`),
  },
  {
    code: 'elizaos/source-duplicate',
    raises: plugin(`evaluators: [{ name: 'JUDGE', ${JUDGE} }, { name: ⟦'JUDGE'⟧, ${JUDGE} }]`),
    misses: plugin(`evaluators: [{ name: 'JUDGE', ${JUDGE} }, { name: pick(), ${JUDGE} }]`),
  },
  {
    code: 'elizaos/source-duplicate',
    raises: action(`parameters: [{ name: 'a', ${PIER} }, { name: ⟦'a'⟧, ${PIER} }]`),
    misses: action(`parameters: [{ name: 'a', ${PIER} }, { name: 'A', ${PIER} }]`),
  },
];
