// Ways to spoil or re-lay a text, as generators for property tests (test code).

import fc from 'fast-check';
import { join, split, valueAt } from '../../src/lang/json/pointer.ts';

const WEIRD_KEYS = [
  '',
  '0',
  '__proto__',
  'constructor',
  'toString',
  'a b',
  'é',
  '\ud800',
  'x'.repeat(300),
  'id',
  'Name',
  'typ',
];

const weirdValue = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    1.5,
    1e308,
    '',
    ' ',
    'x',
    'A-b_c.d',
    '\u0000',
    '\ud83d',
    [],
    {},
    [[]],
    [null],
    { '': 0 },
  ),
  fc.string(),
  fc.jsonValue({ maxDepth: 2 }),
);

interface Step {
  readonly kind: 'type' | 'rename' | 'remove' | 'insert' | 'repeat' | 'edit' | 'cut';
  readonly where: number;
  readonly key: string;
  readonly value: unknown;
  readonly insert: string;
  readonly length: number;
}

const kinds = fc.constantFrom<Step['kind']>(
  'type',
  'type',
  'rename',
  'rename',
  'remove',
  'insert',
  'repeat',
  'edit',
  'cut',
);

const step: fc.Arbitrary<Step> = fc.record({
  kind: kinds,
  where: fc.nat(),
  key: fc.oneof(fc.constantFrom(...WEIRD_KEYS), fc.string({ maxLength: 5 })),
  value: weirdValue,
  insert: fc.oneof(
    fc.constantFrom('{', '}', '[', ']', ',', ':', '"', '\\', "'", '`', '\n', '//', '```', '\ufeff', 'x'),
    fc.string({ maxLength: 3 }),
  ),
  length: fc.nat(4),
});

/** One of the texts with a few mutations: first of its values, then of its characters. */
export function mutatedText(texts: readonly string[]): fc.Arbitrary<string> {
  const count = fc.constantFrom(1, 1, 1, 2, 3, 5);
  const steps = count.chain((n) => fc.array(step, { minLength: n, maxLength: n }));
  const indent = fc.constantFrom(undefined, 2, '\t');
  return fc.tuple(fc.constantFrom(...texts), steps, indent).map(([text, all, space]) => {
    const value = all.reduce<unknown>(mutateValue, JSON.parse(text));
    const laidOut = JSON.stringify(value, null, space);
    return all.reduce(mutateText, laidOut);
  });
}

function pointersOf(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, child]) => pointersOf(child, join(at, key)))];
}

function mutateValue(value: unknown, { kind, where, key, value: other }: Step): unknown {
  const pointers = pointersOf(value);
  const pointer = pointers[where % pointers.length] ?? '';
  if (kind === 'type') return replaceAt(value, split(pointer), () => other);
  if (kind === 'insert') return replaceAt(value, split(pointer), (here) => withMember(here, key, other));
  if (kind === 'rename' || kind === 'remove' || kind === 'repeat') {
    const keys = split(pointer);
    const name = keys.at(-1);
    if (name === undefined) return value;
    return replaceAt(value, keys.slice(0, -1), (holder) =>
      changeMember(holder, name, kind, key, valueAt(value, pointer)),
    );
  }
  return value;
}

function withMember(here: unknown, key: string, value: unknown): unknown {
  if (Array.isArray(here)) return [...(here as unknown[]), value];
  if (typeof here !== 'object' || here === null) return value;
  return fromEntries([...Object.entries(here), [key, value]]);
}

function changeMember(
  holder: unknown,
  name: string,
  kind: 'rename' | 'remove' | 'repeat',
  key: string,
  value: unknown,
): unknown {
  if (Array.isArray(holder)) {
    const list = holder as unknown[];
    return kind === 'remove' ? list.filter((_, i) => String(i) !== name) : [...list, value];
  }
  if (typeof holder !== 'object' || holder === null) return holder;
  const entries = Object.entries(holder);
  if (kind === 'remove') return fromEntries(entries.filter(([k]) => k !== name));
  if (kind === 'rename') return fromEntries(entries.map(([k, v]) => [k === name ? key : k, v]));
  return fromEntries([...entries, [key, value]]);
}

function replaceAt(value: unknown, keys: readonly string[], change: (here: unknown) => unknown): unknown {
  const [first, ...rest] = keys;
  if (first === undefined) return change(value);
  if (Array.isArray(value)) {
    return (value as unknown[]).map((v, i) => (String(i) === first ? replaceAt(v, rest, change) : v));
  }
  if (typeof value !== 'object' || value === null) return value;
  return fromEntries(
    Object.entries(value).map(([k, v]) => [k, k === first ? replaceAt(v, rest, change) : v]),
  );
}

/** Object.fromEntries keeps `__proto__` as an ordinary member. */
function fromEntries(entries: readonly (readonly [string, unknown])[]): unknown {
  return Object.fromEntries(entries);
}

function mutateText(text: string, { kind, where, insert, length }: Step): string {
  const at = where % (text.length + 1);
  if (kind === 'edit') return text.slice(0, at) + insert + text.slice(at + length);
  return kind === 'cut' ? text.slice(0, at) : text;
}

/** The same JSON with other white space between its parts. */
export function relaidOut(text: string): fc.Arbitrary<string> {
  const gaps = fc.array(fc.constantFrom('', '', ' ', '\n', '\r\n\t', '   '), { minLength: 7, maxLength: 13 });
  return gaps.map((spaces) => {
    let out = '';
    let count = 0;
    const parts = text.match(/"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g) ?? [];
    for (const part of parts) out += (spaces[count++ % spaces.length] ?? '') + part;
    return out;
  });
}
