// What is read of expressions, and that nothing is guessed. Random data is read back in all ways of writing it.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CodeReader } from './read.ts';
import { isWhole, plainOf, type CodeValue } from './read-value.ts';
import { programOf } from './read.fixtures.ts';

function exported(files: string | Record<string, string>, name = 'default'): CodeValue | undefined {
  const all = typeof files === 'string' ? { '/src/index.ts': files } : files;
  const found = new CodeReader(programOf(all)).exports('/src/index.ts');
  return found.find((one) => one.name === name)?.value;
}

/** The value as text: functions as `ƒ` or `async ƒ`, classes as `class`, what is not known as `?`, `…` for more. */
function shown(value: CodeValue | undefined): string {
  switch (value?.kind) {
    case 'literal':
      return value.value === undefined ? 'undefined' : JSON.stringify(value.value);
    case 'list':
      return `[${[...value.items.map(shown), ...(value.complete ? [] : ['…'])].join(', ')}]`;
    case 'object': {
      const members = [...value.members].map(([name, one]) => `${name}: ${shown(one.value)}`);
      return `{${[...members, ...(value.complete ? [] : ['…'])].join(', ')}}`;
    }
    case 'function':
      return value.async ? 'async ƒ' : 'ƒ';
    case 'class':
      return `class ${value.name}`;
    case 'unknown':
      return '?';
    case undefined:
      return 'nothing';
  }
}

describe('expressions', () => {
  test.each<[string, string]>([
    [`'a'`, '"a"'],
    ['`a${1}b${"c"}${true}`', '"a1bctrue"'],
    ['`a${f()}`', '?'],
    [`'a' + 'b' + 1`, '"ab1"'],
    ['1 + 2', '3'],
    [`'a' + f()`, '?'],
    ['-3', '-3'],
    ['!0', 'true'],
    ['!f()', '?'],
    ['null', 'null'],
    ['[undefined]', '[undefined]'],
    ['void 0', 'undefined'],
    ['0x10', '16'],
    [`['a', , 'b']`, '["a", undefined, "b"]'],
    [`(['a'] as const)`, '["a"]'],
    [`[...['a'], 'b']`, '["a", "b"]'],
    [`[...f(), 'b']`, '["b", …]'],
    [
      `({ a: 1, 'b-c': 2, 3: 4, ['d' + 'e']: 5 })`,
      '{3: 4, a: 1, b-c: 2, de: 5}'.replace('3: 4, a: 1, b-c: 2', 'a: 1, b-c: 2, 3: 4'),
    ],
    [`({ a: 1, ...{ b: 2, a: 3 }, b: 4 })`, '{a: 3, b: 4}'],
    [`({ a: 1, ...f(), b: 4 })`, '{a: ?, b: 4, …}'],
    [`({ a: 1, [f()]: 2, b: 4 })`, '{a: ?, b: 4, …}'],
    [`({ a: 1, ...null, ...undefined })`, '{a: 1}'],
    [`({ a: 1, __proto__: { b: 1 } })`, '{a: 1, …}'],
    [`({ get a() { return 1 } })`, '{a: ?}'],
    [
      `({ async a() {}, b() {}, c: async () => {}, d: function () {} })`,
      '{a: async ƒ, b: ƒ, c: async ƒ, d: ƒ}',
    ],
    [`({ a: 1 } satisfies object)`, '{a: 1}'],
    [`Object.freeze({ a: 1 })`, '{a: 1}'],
    ['f()', '?'],
    ['new Date()', '?'],
    ['await f()', '?'],
    [`true ? 'a' : 'b'`, '"a"'],
    [`f() ? 'a' : 'b'`, '?'],
    [`null ?? 'b'`, '"b"'],
    [`'' || 'b'`, '"b"'],
    [`'a' && 'b'`, '"b"'],
    [`f() || 'b'`, '?'],
    [`process.env.HOME ?? 'b'`, '?'],
    ['class A {}', 'class A'],
    ['/a/', '?'],
    ['1n', '?'],
    [`({ a: { b: ['c'] } }).a.b[0]`, '"c"'],
    [`({ a: 1 })['a']`, '1'],
    [`({ a: 1 }).b`, '?'],
  ])('%s', (text, expected) => {
    expect(
      shown(
        exported(
          `declare function f(): any;\nexport default ${text.startsWith('class') ? `(${text})` : text};`,
        ),
      ),
    ).toBe(expected);
  });
});

describe('names', () => {
  test.each<[string, string, string]>([
    ['a constant', `const a = { b: 1 }; export default a;`, '{b: 1}'],
    ['shorthand', `const a = 1; export default { a };`, '{a: 1}'],
    ['a constant below', `export default { a }; const a = 1;`, '{a: 1}'],
    ['destructuring', `const { a, b: c } = { a: 1, b: 2 }; export default [a, c];`, '[1, 2]'],
    ['destructuring with a default', `const { a = 2 } = { a: 1 }; export default a;`, '?'],
    ['a function', `export default { run }; async function run() {}`, '{run: async ƒ}'],
    ['enums', `enum A { B = 'b', C = 3, D } export default [A.B, A.C, A.D, A['B']];`, '["b", 3, 4, "b"]'],
    ['an enum that is computed', `enum A { B = 'b'.length } export default A.B;`, '?'],
    ['const enums', `const enum A { B = 'b' } export default { [A.B]: 1 };`, '{b: 1}'],
    ['static members', `class A { static type = 'x' } export default A.type;`, '"x"'],
    ['a parameter', `export const f = (a: string) => a; export default f;`, 'ƒ'],
    ['itself', `const a: any = { b: a }; export default a;`, '{b: ?}'],
    ['each other', `const a: any = [b]; const b: any = [a]; export default a;`, '[[?]]'],
    ['let that stays', `let a = 1; export default a;`, '1'],
    ['let that changes', `let a = 1; a = 2; export default { a };`, '{a: ?}'],
    ['a counter', `let a = 1; a++; export default { a };`, '{a: ?}'],
    ['a member that changes', `const a = { b: 1, c: 2 }; a.b = 3; export default a;`, '{b: ?, c: 2, …}'],
    [
      'a member inside that changes',
      `const a = { b: { d: 1 }, c: 2 }; a.b.d = 3; export default a;`,
      '{b: ?, c: 2, …}',
    ],
    ['a list that grows', `const a = [1]; a.push(2); export default a;`, '[1, …]'],
    ['a list inside that grows', `const a = { b: [1] }; a.b.push(2); export default a;`, '{b: [1, …], …}'],
    ['Object.assign', `const a = { b: 1 }; Object.assign(a, {}); export default a;`, '?'],
    ['delete', `const a: any = { b: 1 }; delete a.b; export default a;`, '{b: ?, …}'],
    ['a computed member', `const a: any = { b: 1 }; a[String(1)] = 1; export default a;`, '?'],
    ['destructuring into it', `const a: any = { b: 1 }; [a.b] = [2]; export default a;`, '{b: ?, …}'],
    ['a namespace', `namespace N { export const a = 1 } export default N.a;`, '1'],
    ['globals', `export default [Math.PI, JSON];`, '[?, ?]'],
    ['undeclared', `export default nowhere;`, '?'],
    ['a literal type that is declared', `declare const a: 'x'; export default a;`, '?'],
  ])('%s', (_, text, expected) => {
    expect(shown(exported(text))).toBe(expected);
  });
});

test('values come over files, by every kind of import and export', () => {
  const files = {
    '/src/index.ts': `import b, { c, d as e } from './b.ts'; import * as all from './b.ts'; import { g } from './again.ts';
      export default { b, c, e, all: all.c, g };`,
    '/src/b.ts': `export default 1; export const c = 'c'; const f = [2]; export { f as d };`,
    '/src/again.ts': `export * from './c.ts';`,
    '/src/c.ts': `export const g = 'g';`,
  };
  expect(shown(exported(files))).toBe('{b: 1, c: "c", e: [2], all: "c", g: "g"}');
});

test('changes in another file count', () => {
  const files = {
    '/src/index.ts': `export { a as default } from './a.ts'; import './change.ts';`,
    '/src/a.ts': `export const a = { b: 1 };`,
    '/src/change.ts': `import { a } from './a.ts'; a.b = 2;`,
  };
  expect(shown(exported(files))).toBe('{b: ?, …}');
});

test('declared constants have the value of their type; what is imported from packages is unknown', () => {
  const files = {
    '/src/index.ts': `import { Model } from 'core'; import { x } from 'other'; export default { [Model.SMALL]: x };`,
    '/core.d.ts': `declare module 'core' { export const Model: { readonly SMALL: 'TEXT_SMALL' } }`,
  };
  expect(shown(exported(files))).toBe('{TEXT_SMALL: ?}');
});

test('cyclic imports end', () => {
  const files = {
    '/src/index.ts': `import { b } from './b.ts'; export const a = [b]; export default a;`,
    '/src/b.ts': `import { a } from './index.ts'; export const b = [a];`,
  };
  expect(shown(exported(files))).toBe('[[?]]');
});

test('every value remembers its file and range', () => {
  const b = `export const b = /* c */ 'text';`;
  const value = exported({ '/src/index.ts': `export { b as default } from './b.ts';`, '/src/b.ts': b });
  expect(value?.at.file).toBe('/src/b.ts');
  expect(b.slice(value?.at.from, value?.at.to)).toBe(`'text'`);
});

test('classes have their statics and members, with those of their parents', () => {
  const value = exported(`import { Service } from '@elizaos/core';
    class Base extends Service { static serviceType = 'base'; async stop() {} }
    export default class Tide extends Base { static async start() {} capabilityDescription = 'x'; constructor(readonly a: string) { super() } }`);
  if (value?.kind !== 'class') throw new Error(shown(value));
  expect([...value.statics.keys()]).toEqual(['serviceType', 'start']);
  expect([...value.members.keys()].sort()).toEqual(['a', 'capabilityDescription', 'stop']);
  expect(value.base).toBe('Service');
});

test('exports have the type that is written', () => {
  const text = `interface P { a: number }
    export const a: P = { a: 1 }; export const b = { a: 1 } satisfies P; export default { a: 1 } as P; export type T = P; export function f() {}`;
  const found = new CodeReader(programOf({ '/src/index.ts': text })).exports('/src/index.ts');
  expect(found.map(({ name, type }) => [name, type]).sort()).toEqual([
    ['a', 'P'],
    ['b', 'P'],
    ['default', 'P'],
    ['f', ''],
  ]);
});

test.each([
  [
    'sums that double',
    `const a0 = 'xxxxxxxx';${Array.from({ length: 60 }, (_, i) => `const a${i + 1} = a${i} + a${i};`).join('')} export default a60;`,
  ],
  [
    'lists that double',
    `const a0 = [1];${Array.from({ length: 60 }, (_, i) => `const a${i + 1} = [...a${i}, ...a${i}];`).join('')} export default a60;`,
  ],
  [
    'members that double',
    `const a0 = 1;${Array.from({ length: 60 }, (_, i) => `const a${i + 1} = [a${i}, a${i}];`).join('')} export default a60;`,
  ],
  ['deep lists', `export default ${'['.repeat(300)}${']'.repeat(300)};`],
  ['a long sum', `export default ${'1 + '.repeat(2000)}1;`],
  ['broken text', `export default { a: [1, { b: `],
])('%s end', { timeout: 30_000 }, (_, text) => {
  expect(exported(text)).toBeDefined();
});

/** JSON values whose objects have names that a member can have. */
const data = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.string(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(
      fc.string().filter((key) => key !== '__proto__'),
      tie('value'),
      { maxKeys: 4 },
    ),
  ),
})).value;

/** Prints a value as TypeScript; each number of `styles` picks how the next part is written. */
function printed(value: unknown, styles: readonly number[]): string {
  const constants: string[] = [];
  let at = 0;
  const style = (): number => styles[at++ % styles.length] ?? 0;
  const moved = (text: string): string => {
    if (style() % 4 !== 0) return text;
    constants.push(`const c${String(constants.length)} = ${text};`);
    return `c${String(constants.length - 1)}`;
  };
  const print = (one: unknown): string => {
    if (Array.isArray(one)) {
      const items = one.map(print);
      return moved(
        style() % 3 === 0 && items.length > 0 ? `[...[${items.join(', ')}]]` : `[${items.join(', ')}]`,
      );
    }
    if (typeof one === 'object' && one !== null) {
      const members = Object.entries(one).map(([key, inner]) => {
        const name = style() % 3 === 0 ? `[${JSON.stringify(key)}]` : JSON.stringify(key);
        const member = `${name}: ${print(inner)}`;
        return style() % 4 === 0 ? `...{ ${member} }` : member;
      });
      return moved(
        `${style() % 3 === 0 ? '(' : ''}{ ${members.join(', ')} }`.replace(/^\((.*)$/s, '($1 as const)'),
      );
    }
    if (typeof one === 'string') return moved(text(one, style()));
    if (typeof one === 'number')
      return moved(one < 0 || Object.is(one, -0) ? `-${String(-one)}` : String(one));
    return moved(String(one));
  };
  const text = (one: string, how: number): string => {
    const middle = Math.floor(one.length / 2);
    if (how % 3 === 0)
      return `(${JSON.stringify(one.slice(0, middle))} + ${JSON.stringify(one.slice(middle))})`;
    if (how % 3 === 1) return `\`\${${JSON.stringify(one)}}\``;
    return JSON.stringify(one);
  };
  const whole = print(value);
  return `${constants.join('\n')}\nexport default ${whole};`;
}

test('data is read back as it was written, in whatever way', () => {
  fc.assert(
    fc.property(data, fc.array(fc.nat(11), { minLength: 1, maxLength: 30 }), (value, styles) => {
      const read = exported(printed(value, styles));
      expect(read && isWhole(read)).toBe(true);
      expect(read && plainOf(read)).toEqual(value);
    }),
    { numRuns: 150 },
  );
}, 60_000);
