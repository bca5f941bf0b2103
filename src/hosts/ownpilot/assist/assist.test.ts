// Completion and hover in tool code, per release and place.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Completion, Hover } from '../../../model/assist.ts';
import { service, web, withCode } from '../code/case-texts.fixtures.ts';
import { CONSOLE, CRYPTO, NETWORK_CLASSES, SANDBOX, UTILS } from '../code/sandbox.ts';
import { DOCUMENTED, V0_8_3, V2026_02 } from '../releases.ts';
import { codeChecker } from './checker.ts';
import { ENTRIES, GLOBAL_ENTRIES, OBJECTS } from './globals.ts';

const properties = {
  harbour: { type: 'string', description: 'Name of the harbour' },
  days: { type: 'number' },
  'time-zone': { type: 'string' },
};

function ask<T>(
  kind: 'complete' | 'hover',
  marked: string,
  release: string | null,
  permissions = web.permissions,
): T {
  const offset = marked.indexOf('|');
  const text = marked.replace('|', '');
  const value: unknown = JSON.parse(
    withCode(text, {
      properties,
      services: [service('tides', 'api_key', 'station')],
      ...(permissions ? { permissions } : {}),
    }),
  );
  const manifest = { text: '', value, strict: true, path: '' };
  const caret = { offset, release, pointer: '/tools/0/code' };
  return codeChecker[kind]?.({ path: 'tide_times.js', text }, caret, { manifest, files: [] }) as T;
}

const complete = (marked: string, release: string | null = null): Completion | null =>
  ask('complete', marked, release);
const hover = (marked: string, release: string | null = null): Hover | null => ask('hover', marked, release);

function labels(marked: string, release: string | null = null): string[] {
  return complete(marked, release)?.options.map(({ label }) => label) ?? [];
}

/** The code after the option with this label was chosen, with the caret as `|`. */
function chosen(marked: string, label: string): string {
  const text = marked.replace('|', '');
  const found = complete(marked);
  const option = found?.options.find((one) => one.label === label);
  if (!found || !option) throw new Error(`${label} is not offered`);
  const insert = `${option.insert.slice(0, option.caret)}|${option.insert.slice(option.caret)}`;
  return text.slice(0, found.from) + insert + text.slice(found.to);
}

test('every name of the sandbox is described, and no other', () => {
  const members = (base: string): string[] =>
    (OBJECTS.get(base) ?? []).map(({ path }) => path.split('.')[1] ?? '');
  expect(members('utils')).toEqual([...UTILS]);
  expect(members('crypto')).toEqual([...CRYPTO]);
  expect(members('console')).toEqual([...CONSOLE]);
  expect(GLOBAL_ENTRIES.map(({ path }) => path).sort()).toEqual([...SANDBOX, ...NETWORK_CLASSES].sort());
});

test.each([
  ['utils.base|', 'base64Encode', 'utils.base64Encode(|)'],
  ['utils.|', 'uuid', 'utils.uuid()|'],
  ['utils . ha|', 'hash', 'utils . hash(|)'],
  ['utils.ha|(text)', 'hash', 'utils.hash|(text)'],
  ['await conf|', 'config', 'await config|'],
  ['await fe|', 'fetch', 'await fetch(|)'],
  ['new UR|', 'URL', 'new URL|'],
  ['const x = args.|', 'harbour', 'const x = args.harbour|'],
  ['const total = 1; return to|', 'total', 'const total = 1; return total|'],
  ['f(...ar|)', 'args', 'f(...args|)'],
  ['`${ut|}`', 'utils', '`${utils|}`'],
])('%s: %s', (marked, label, after) => {
  expect(chosen(marked, label)).toBe(after);
});

test.each([
  'const ha|',
  'const text = "ut|"',
  '// utils.|',
  '`utils.|`',
  '/utils.|/',
  'result.utils.|',
  'list().|',
  'const utils = {}; utils.|',
  "config.get('other', '|')",
  "({ config: 1 }).config.get('|')",
])('nothing is offered in %s', (marked) => {
  expect(complete(marked)).toBeNull();
});

describe('releases', () => {
  test('the guide’s names are its own', () => {
    expect(labels('|', DOCUMENTED)).not.toContain('setInterval');
    expect(labels('utils.|', DOCUMENTED)).toContain('slugify');
    expect(labels('utils.|', DOCUMENTED)).not.toContain('chunk');
    expect(labels('utils.|', V2026_02)).toHaveLength(48);
  });
  test('0.8.3 has the classes of requests', () => {
    expect(labels('|', V2026_02)).not.toContain('Headers');
    expect(labels('|', V0_8_3)).toContain('Headers');
    expect(hover('Head|ers', null)?.text).toContain('Only 0.8.3');
  });
});

test('a permission that is missing is named', () => {
  expect(hover('fet|ch(url)')?.text).not.toContain('permission');
  expect(ask<Hover>('hover', 'fet|ch(url)', null, []).text).toContain('this tool does not have');
});

test.each([
  ['utils.ha|sh(text)', 'utils.hash(text, algorithm = "sha256") → string', 6, 10],
  ['ut|ils.hash(text)', 'utils', 0, 5],
  ['args.har|bour', 'harbour · string', 5, 12],
  ['await config.|get("tides", "api_key")', 'config.get(service, field) → Promise<value>', 13, 16],
])('%s explains itself', (marked, title, from, to) => {
  expect(hover(marked)).toMatchObject({ title, from, to });
});

test.each(['const utils = 1; ut|ils', 'other.ha|sh()', 'Ma|th.max(1)', '"fet|ch"'])(
  '%s is not explained',
  (marked) => {
    expect(hover(marked)).toBeNull();
  },
);

test('a file beside the manifest is not tool code', () => {
  const caret = { offset: 6, release: null, pointer: null };
  const file = { path: 'notes.js', text: 'utils.' };
  expect(codeChecker.complete?.(file, caret, { manifest: null, files: [file] })).toBeNull();
});

test('every entry says what it is for in whole sentences', () => {
  for (const { about } of ENTRIES.values()) expect(about).toMatch(/^[A-Z`].*[.]$/s);
});

test('random code never throws, and ranges stay inside', () => {
  const parts = fc.constantFrom(
    'utils.',
    'config.get(',
    "'",
    '"',
    '`',
    '${',
    'args',
    'const {',
    '}',
    '= args',
    ')',
    '//',
    '\n',
    '.',
    ' ',
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 10 }), fc.nat(60), (list, at) => {
      const text = list.join('');
      const offset = Math.min(at, text.length);
      const found = complete(`${text.slice(0, offset)}|${text.slice(offset)}`);
      if (found) expect(found.from <= offset && offset <= found.to && found.to <= text.length).toBe(true);
      hover(`${text.slice(0, offset)}|${text.slice(offset)}`);
    }),
  );
});
