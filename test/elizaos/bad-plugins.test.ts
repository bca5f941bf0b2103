// What is said of plugins that do not work: one clear sentence each.

import { describe, expect, test } from 'vitest';
import { recordOf, reported } from '../../src/hosts/elizaos/run/record.ts';
import type { HostResult } from '../../src/model/run.ts';
import { runFiles } from './run-files.ts';

const ASK = { actions: ['GET_TIDE'] };

async function resultOf(text: string, args: object = ASK): Promise<HostResult> {
  const { outcome } = await runFiles({ files: { 'index.ts': text }, args });
  const result = reported(recordOf(outcome.report?.record ?? ''), '1.7', true);
  if (!result) throw new Error('Nothing is said.');
  return result;
}

const action = (handler: string, more = ''): string =>
  `export default { name: 'tides', description: 'd', actions: [{ name: 'GET_TIDE', description: 'd',
    validate: async () => true, handler: async (runtime, message, state, options, callback) => { ${handler} } }], ${more} };`;

const CASES: readonly (readonly [what: string, text: string, headline: string, says: string])[] = [
  [
    'an init that never ends',
    action('', 'init: () => new Promise(() => {})'),
    'The start never ends',
    'waits for ever',
  ],
  [
    'an init that fails',
    action('', "init() { throw new Error('closed'); }"),
    'The agent does not start',
    'init',
  ],
  ['a handler that never ends', action('await new Promise(() => {});'), 'The message never ends', 'no limit'],
  ['a handler that throws', action("throw new Error('none');"), 'The message ends with an error', 'callback'],
  [
    'a proxy',
    'export default new Proxy({}, { get: () => 1 });',
    'The agent is not made',
    'looks into every export',
  ],
  ['a class', 'export default class Tides { name = 1; }', 'The agent is not made', 'looks into every export'],
  ['nothing', 'export const tides = 1;', 'The core finds no plugin', 'name'],
  [
    'a package',
    `import axios from 'axios';\n${action('await axios.get(message);')}`,
    'Cannot be played here: it needs `axios`',
    'this page does not',
  ],
  [
    'a rejection',
    action("void Promise.reject(new Error('late')); return { text: 'a' };"),
    'The process ends',
    'Await the promise',
  ],
  ['no answer', action("return { success: true, text: 'a' };"), 'The person gets no answer', 'callback'],
  ['no result', action("await callback({ text: 'a' });"), 'The person gets an answer', 'kept as failed'],
  [
    'a failure that is wrapped',
    action("await callback({ text: 'a' }); return { success: false };"),
    'The person gets an answer',
    'as a success',
  ],
];

test.each(CASES)('%s', async (_, text, headline, says) => {
  const result = await resultOf(text);
  expect(result.words?.headline).toBe(headline);
  expect(result.note).toContain(says);
});

describe('what is unusual and works', () => {
  test('a package that is imported and not used', async () => {
    const result = await resultOf(
      `import * as fs from 'node:fs';\nimport { z } from 'zod';\nexport const all = [fs, z];\n${action("await callback({ text: 'a' }); return { success: true, text: 'a' };")}`,
    );
    expect(result).toMatchObject({ kind: 'ok', content: 'a' });
  });

  test('500 actions, of which one is named by a part of its name', async () => {
    const many = `const one = (i) => ({ name: 'ACTION_' + i, description: 'd', validate: async (r) => Boolean(r.getSetting('K' + i)), handler: async (_r, _m, _s, _o, callback) => { await callback({ text: String(i) }); return { success: true, text: 'a' }; } });
      export default { name: 'many', description: 'd', actions: Array.from({ length: 500 }, (_, i) => one(i)) };`;
    const result = await resultOf(many, { actions: ['ION_499'] });
    expect(result).toMatchObject({ kind: 'ok', content: '499' });
    expect(result.note).toContain('`ACTION_499` was not offered');
  });

  test('a factory', async () => {
    const text = action("await callback({ text: 'a' }); return { text: 'a' };")
      .replace('default', 'const tides = () => (')
      .replace(/;$/, ');');
    expect(await resultOf(text)).toMatchObject({ kind: 'ok', content: 'a' });
  });
});
