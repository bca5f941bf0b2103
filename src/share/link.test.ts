// Links: round trip, and whatever may come in place of one.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checksum, deflate } from './deflate.ts';
import { toBase64url, fragmentOf, openFragment, fromBase64url } from './link.ts';
import type { SharedState } from './state.ts';

const empty = {
  host: null,
  release: null,
  path: null,
  tab: null,
  selection: null,
  target: null,
  older: null,
  run: null,
  files: [],
};
const state = (text: string, rest: Partial<SharedState> = {}): SharedState => ({ ...empty, ...rest, text });
const long = state('{ "name": "harbour", "words": ["tide", "mole", "quay"] }\n'.repeat(40), {
  host: 'x',
  tab: 'run',
});

test('the checksum is CRC-32', () => {
  expect(checksum(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
});

test('every state comes back as it went in', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'grapheme' }),
      fc.option(fc.string({ maxLength: 20 })),
      fc.jsonValue({ depthSize: 'small' }),
      async (text, word, run) => {
        const given = state(text, { host: word, tab: word, path: word, run, selection: [0, text.length] });
        const fragment = await fragmentOf(given);
        expect(fragment).toMatch(/^#v1\.[dp]\.[\w-]+$/);
        // JSON knows no -0.
        expect(await openFragment(fragment)).toEqual({
          kind: 'whole',
          state: JSON.parse(JSON.stringify(given)) as unknown,
        });
      },
    ),
    { numRuns: 200 },
  );
});

describe('a link that is not whole', () => {
  test('cut off: says how much is missing and gives the beginning', async () => {
    const fragment = await fragmentOf(long);
    const opened = await openFragment(fragment.slice(0, -20));
    expect(opened).toMatchObject({
      kind: 'damaged',
      why: expect.stringMatching(/cut off: about (?:19|20|21) /) as string,
    });
  });

  test('plain and cut off: the text as far as it goes', async () => {
    const fragment = await fragmentOf(state('Xq7%zL0#kVt9'));
    expect(fragment).toMatch(/^#v1\.p\./);
    expect(await openFragment(fragment.slice(0, -8))).toMatchObject({ kind: 'damaged', text: 'Xq7%zL0#' });
  });

  test('any other text never throws and never counts as whole', async () => {
    const fragment = await fragmentOf(long);
    await fc.assert(
      fc.asyncProperty(fc.nat(fragment.length - 1), fc.string({ maxLength: 3 }), async (at, inserted) => {
        const changed = fragment.slice(0, at) + inserted + fragment.slice(at + 1);
        const opened = await openFragment(changed);
        if (changed !== fragment && opened.kind === 'whole') expect(opened.state).toEqual(long);
      }),
      { numRuns: 300 },
    );
    await fc.assert(
      fc.asyncProperty(fc.string(), async (text) => {
        expect((await openFragment(`#v1.d.${text}`)).kind).not.toBe('whole');
      }),
    );
  });

  test.each([
    ['', 'none'],
    ['#', 'none'],
    ['#section', 'damaged'],
    ['#code/N4IgDg9', 'damaged'],
    ['#v1', 'damaged'],
    ['#v2.d.AAAA', 'damaged'],
    ['#v1.x.AAAA', 'damaged'],
    ['#v1.d.', 'damaged'],
    ['#v1.d.AAAAAAAAAAAAAAAA', 'damaged'],
  ])('%s is %s', async (fragment, kind) => {
    expect((await openFragment(fragment)).kind).toBe(kind);
  });

  test('of a link of another version the text can be read', async () => {
    const fragment = (await fragmentOf(long)).replace('#v1.', '#v2.');
    expect(await openFragment(fragment)).toMatchObject({ kind: 'damaged', text: long.text });
  });

  test.each([
    ['#section', 'was not made by Plugbench'],
    ['#xv1.d.AAAA', 'was not made by Plugbench'],
    ['#v2.d.AAAA', 'has version v2, and this page opens v1 only'],
    ['#v123456789.d.AAAA', 'has version v1234567, and this page'],
    ['#v1.x.AAAA', 'in a way that this page does not know'],
    ['#v1.d.AAAA', 'ends before its content begins'],
    ['#v1.p.AAAAAAAAAAA', 'ends before its content begins'],
    ['#v1.p.AAAAAAAAAAAA', 'does not match its checksum'],
    ['#v1.p.AAAAAP____8A*AAA', 'does not match its checksum'],
    ['#v1.p.AAAAAP____8AAAA', 'is cut off'],
    [`#v1.p.${'A'.repeat(3_999_995)}`, 'does not match its checksum'],
    [`#v1.p.${'A'.repeat(3_999_996)}`, 'longer than any that Plugbench makes'],
  ])('%#: says why', async (fragment, why) => {
    expect(await openFragment(fragment)).toMatchObject({
      kind: 'damaged',
      why: expect.stringContaining(why) as string,
    });
  });

  test('a bomb is not unpacked', async () => {
    const bomb = await deflate(new Uint8Array(60_000_000));
    const head = new Uint8Array(8);
    const opened = await openFragment(`#v1.d.${toBase64url(new Uint8Array([...head, ...bomb]))}`);
    expect(opened).toMatchObject({ kind: 'damaged', why: expect.stringContaining('8 MB') as string });
  });

  test('an envelope with a right checksum but no text holds no manifest', async () => {
    const body = new TextEncoder().encode('{"host":"x"}');
    const bytes = new Uint8Array(8 + body.length);
    new DataView(bytes.buffer).setUint32(0, checksum(body));
    bytes.set(body, 8);
    expect(await openFragment(`#v1.p.${toBase64url(bytes)}`)).toMatchObject({ kind: 'damaged' });
  });
});

test('a link of the first version opens for ever', async () => {
  expect(await openFragment(FROZEN)).toEqual({
    kind: 'whole',
    state: state(FROZEN_TEXT, { host: 'ownpilot', tab: 'problems', selection: [2, 6] }),
  });
});

const FROZEN_TEXT =
  '{ "id": "frozen", "name": "Frozen for ever", "words": ["tide", "tide", "tide", "tide", "tide", "tide", "tide"] }';
const FROZEN =
  '#v1.d.A9s34AAAAHSdyzEOgzAQRNGrrKZ2RZHCB8glWAqIF8WS8SJ7FaIg7o6Ib0A3el-z463V4KFbXmNSg4ONEzzWolOSpcKhSpKXRc3wfeceg4PJ9zrtxIiB4YkxF_1JZjhi5HGRps-_0qyF5COl5U1LqFfvGRaDNL27BjpwnA';

test('of a link with very many values the text is all that is opened', async () => {
  const run = Object.fromEntries(Array.from({ length: 200_000 }, (_, i) => [`k${String(i)}`, 1]));
  const opened = await openFragment(await fragmentOf({ ...long, run }));
  expect(opened).toMatchObject({ kind: 'damaged', text: long.text });
  expect(opened.kind === 'damaged' && opened.why).toContain('more values than any link');
});

test('any bytes come back, however many', () => {
  const lengths = [0, 1, 2, 3, 0x8000, 0x8001, 0x10000];
  for (const length of lengths) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 7) % 256);
    const read = fromBase64url(toBase64url(bytes));
    expect([read.clean, Buffer.compare(read.bytes, bytes)]).toEqual([true, 0]);
  }
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      const text = toBase64url(bytes);
      expect(text).toMatch(/^[\w-]*$/);
      expect([...fromBase64url(text).bytes]).toEqual([...bytes]);
    }),
  );
});

test.each<[string, number[], boolean]>([
  ['QUI', [65, 66], true],
  ['__--', [255, 255, 190], true],
  ['QUI=', [65, 66], false],
  ['QUI*QUI', [65, 66], false],
  ['QUJDQ', [65, 66, 67], false],
  ['Q', [], false],
])('of %s the bytes before the fault are read', (text, bytes, clean) => {
  expect(fromBase64url(text)).toEqual({ bytes: Uint8Array.from(bytes), clean });
});
