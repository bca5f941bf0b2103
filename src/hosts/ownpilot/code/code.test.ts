// Checks of random and broken tool code, and what must hold for all of it.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPrivate, readAddress } from './network/addresses.ts';
import { withCode } from './case-texts.fixtures.ts';
import { checkCode, rules } from './subjects.ts';
import { codeErrors } from './blocked/patterns.ts';
import { MAX_CODE } from './blocked/patterns.ts';
import { parseCode } from '../../../lang/javascript/parse.ts';
import { CHAT, syntaxFault } from './syntax/fault.ts';
import type { SourceDocument } from '../../../model/finding.ts';
import { V2026_02, V0_8_3 } from '../releases.ts';

const PARTS = [
  'const { a, b = 1 } = args;',
  'const key = config.get("tides", "key")',
  'await fetch(url)',
  '.json()',
  'fetch(`http://${args.a}`)',
  'function (x) { return x; }',
  '/a+/.exec(text)',
  'return { content: 1 };',
  'return',
  '{ signal: AbortSignal.timeout(1) }',
  'utils.callTool("send_email", {})',
  'module.exports = async (args) => 1;',
  'process',
  '// process\n',
  "+ 'or' +",
  'items.map((x) => { await x; })',
  'const level: number = 1;',
  'const args = 1;',
  'x => y =>',
  'try { } catch (e) { }',
  '`${',
  '"',
  "'",
  '(',
  ')',
  '{',
  '}',
  '[',
  ']',
  ';',
  '\n',
  '😀',
  '\ud800',
  '__proto__',
];

const code = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.constantFrom(...PARTS), { maxLength: 12 }).map((parts) => parts.join(' ')),
);

function documentOf(value: unknown): SourceDocument {
  return { text: '', value, strict: true, path: '' };
}

const manifestOf = (text: string): unknown => JSON.parse(withCode(text)) as unknown;

describe('checkCode', () => {
  test('never throws, and every range and rule is there', () => {
    fc.assert(
      fc.property(code, (text) => {
        const document = documentOf(manifestOf(text));
        for (const finding of checkCode(document)) {
          expect(rules).toHaveProperty([finding.code]);
          if (typeof finding.at === 'object') {
            expect(finding.at.from).toBeGreaterThanOrEqual(0);
            expect(finding.at.from).toBeLessThanOrEqual(finding.at.to);
            expect(finding.at.to).toBeLessThanOrEqual(text.length);
          }
          const message = rules[finding.code]?.message(finding.args) ?? '';
          expect(message).toMatch(/^[\p{Lu}`“].*[.?]$/su);
          rules[finding.code]?.fix?.(finding, document);
        }
      }),
      { numRuns: 400 },
    );
  });

  test('finds what the code check of a release refuses, and nothing else', () => {
    fc.assert(
      fc.property(code, fc.constantFrom(V2026_02, V0_8_3), (text, release) => {
        const refused = checkCode(documentOf(manifestOf(text))).filter(
          (finding) =>
            /code-(?:blocked|anonymous-function|too-long)/.test(finding.code) &&
            rules[finding.code]?.severity[release] !== undefined &&
            (finding.releases?.includes(release) ?? true),
        );
        expect(refused.length > 0).toBe(codeErrors(text, release).length > 0);
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    null,
    [],
    'x',
    { tools: null },
    { tools: [null, 1, { code: 1 }, { code: 'return 1', permissions: {} }] },
  ])('takes %j', (value) => {
    expect(() => checkCode(documentOf(value))).not.toThrow();
  });

  test('takes parameters and services with the names of object members', () => {
    const text =
      '{"required_services":[{"name":"__proto__","config_schema":[{"name":"constructor"}]}],"tools":[{"code":"return { content: await config.get(\'toString\', \'x\') }","parameters":{"type":"object","properties":{"__proto__":{},"toString":{}}}}]}';
    const codes = checkCode(documentOf(JSON.parse(text))).map((finding) => finding.code);
    expect(codes).toContain('ownpilot/code-config-service');
    expect(codes).toContain('ownpilot/code-config-service-unread');
  });

  test('looks at long and deep code without reading its inside', () => {
    const long = `${'process '.repeat(100_000)}`;
    const codes = checkCode(documentOf(manifestOf(long))).map((finding) => finding.code);
    expect(codes).toContain('ownpilot/code-too-long');
    expect(codes.filter((one) => one === 'ownpilot/code-blocked')).toHaveLength(50);
    for (const deep of ['(', '[{', '`${', 'x=>', 'if(a)']) {
      const text = deep.repeat(MAX_CODE / deep.length / 4);
      expect(checkCode(documentOf(manifestOf(text))).map(({ code: name }) => name)).toContain(
        'ownpilot/code-syntax',
      );
    }
  });
});

describe('codeErrors', () => {
  test.each([
    ['return 1', [], []],
    [
      "return { 'process': 1 }",
      ['process object access is not allowed'],
      ['process object access is not allowed'],
    ],
    ["a['constructor']", [], ['constructor property access is not allowed']],
    ['Bun.file', [], ['Bun namespace access is not allowed']],
    [
      'new function () {}',
      ['Function() constructor is not allowed', 'new Function() is not allowed'],
      ['Function() constructor is not allowed', 'new Function() is not allowed'],
    ],
  ])('%s', (text, in2026_02, in0_8_3) => {
    expect(codeErrors(text, V2026_02)).toEqual(in2026_02);
    expect(codeErrors(text, V0_8_3)).toEqual(in0_8_3);
  });

  test('`local` lets some of it be registered', () => {
    expect(codeErrors("require('fs')", V0_8_3, ['local'])).toHaveLength(1);
    expect(codeErrors("require('fs')", V0_8_3, ['local', 'filesystem'])).toEqual([]);
    expect(codeErrors('execSync("ls")', V0_8_3, ['local', 'filesystem'])).toHaveLength(1);
    expect(codeErrors('execSync("ls")', V0_8_3, ['local', 'shell'])).toEqual([]);
  });

  test('takes linear time for runs of spaces', () => {
    expect(codeErrors(`.${' '.repeat(300_000)}x`, V0_8_3)).toHaveLength(1);
  });
});

describe('syntaxFault', () => {
  // The engine's own compiler decides; tool code is the body of an async function.
  const AsyncFunction = Object.getPrototypeOf(async () => Promise.resolve()) as {
    constructor: new (body: string) => unknown;
  };

  function compiles(text: string): boolean {
    try {
      return typeof new AsyncFunction.constructor(`${CHAT.before}\n${text}`) === 'function';
    } catch {
      return false;
    }
  }

  test('reports nothing that compiles', () => {
    fc.assert(
      fc.property(code, (text) => {
        const parsed = parseCode(text);
        if (parsed && compiles(text)) expect(syntaxFault(parsed)).toBeNull();
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    'const a = [1]; [a[0], a[1]] = [a[1], a[0]]; return a',
    'for await (const x of []) { continue; } return 1',
    'label: for (;;) { break label; }',
    'const x = a?.b?.[0]?.(1) ?? 2 ** 3; x ||= 1; return x',
    'class A { #x = 1; static { } get y() { return this.#x; } } return new A().y',
    'return /[/]\\/(?<year>\\d{4})/u.test("x") ? 1n : 1_000',
    'return `a${`b${1}`}c`',
    'const async = 1, of = 2, get = 3; return { async, of, get, async *a() {} }',
  ])('takes %s', (text) => {
    const parsed = parseCode(text);
    expect(compiles(text) && parsed && syntaxFault(parsed)).toBeNull();
  });
});

describe('addresses', () => {
  test.each([
    ['http://localhost:80/x', true, true],
    ['http://LOCALHOST', true, true],
    ['https://10.0.0.1/', true, true],
    ['http://127.0.0.9/', false, true],
    ['http://2130706433/', true, true],
    ['http://0x7f.1/', true, true],
    ['http://172.31.0.1', true, true],
    ['http://172.32.0.1', false, false],
    ['http://100.64.0.1', false, true],
    ['http://100.100.100.200', true, true],
    ['http://user:pw@192.168.0.1/', true, true],
    ['http://[::1]/', true, true],
    ['http://[2001:db8::1]/', false, true],
    ['http://250.1.1.1', false, true],
    ['https://tides.example.com/10.0.0.1', false, false],
    ['http://metadata.google.internal', true, true],
  ])('%s', (text, in2026_02, in0_8_3) => {
    const address = readAddress(text, true);
    expect(address && isPrivate(address, V2026_02)).toBe(in2026_02);
    expect(address && isPrivate(address, V0_8_3)).toBe(in0_8_3);
  });

  test('waits for the end of a host', () => {
    expect(readAddress('http://127.0.0.', false)).toBeNull();
    expect(readAddress('http://127.0.0.1/', false)).toEqual({ scheme: 'http', host: '127.0.0.1' });
    expect(readAddress('tides.example.com', true)).toBeNull();
    expect(readAddress('data:text/plain,x', true)).toEqual({ scheme: 'data', host: '' });
  });
});
