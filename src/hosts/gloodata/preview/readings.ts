// What of a tile is our reading: the host is closed, and neither its page nor a screenshot decides these cases.

import type { Pointer } from '../../../model/finding.ts';
import { code } from '../sentences/words.ts';
import type { Field } from './fields.ts';
import { isCut, isNumeric, labelOf, MOST_IN_CHIP } from './printed.ts';
import { givenTo, type Args, type Tile, type TileArg } from './tile.ts';

export interface Reading {
  readonly pointer: Pointer;
  /** Our own sentence; `code` in backticks. */
  readonly text: string;
}

/** One reading for each rule that this very tile rests on, in the order of the tile. */
export function readingsOf(tile: Tile, fields: readonly Field[], args: Args, open: boolean): Reading[] {
  const all = [
    ...aboutTile(tile),
    ...tile.args.flatMap((arg) => {
      const value = givenTo(arg.name, args);
      if (value === undefined) return [];
      const texts = [...aboutWords(arg), ...aboutValue(arg, value), ...(open ? aboutChip(arg, value) : [])];
      return texts.map((text) => ({ pointer: arg.pointer, text }));
    }),
    ...fields.flatMap((field) => aboutField(field, tile, args)),
  ];
  return all.filter(({ text }, i) => all.findIndex((other) => other.text === text) === i);
}

const FIRST_WORDS = {
  all: null,
  'no-ui':
    'Without `ui` the tile shows the title alone. That is our reading: glootil writes the title there, the page says nothing.',
  'no-prefix': 'Without `ui.prefix` the tile begins with the title. That is our reading, as glootil does it.',
  'no-args':
    'Without `ui.args` no argument is shown. That is our reading: the page says only that the order of `ui.args` counts.',
} as const;

const SUFFIX =
  'A suffix stands after one space, so `%` reads `12 %`; one of an argument without a value is left out with it. That is our reading: the page promises the suffix in one sentence, and no screenshot has one.';

const INNER_SPACE =
  'White space inside a prefix or suffix is kept and its ends are cut; that is our reading.';

function aboutTile({ given, prefixPointer, prefix, suffix, suffixPointer }: Tile): Reading[] {
  const first = FIRST_WORDS[given];
  return [
    ...(first === null ? [] : [{ pointer: prefixPointer, text: first }]),
    ...(isSpaced(prefix) ? [{ pointer: prefixPointer, text: INNER_SPACE }] : []),
    ...(suffix.trim() === '' ? [] : [{ pointer: suffixPointer, text: SUFFIX }]),
  ];
}

function isSpaced(words: string): boolean {
  return words !== words.trim() || /\s{2}|[^\S ]/.test(words);
}

function aboutWords({ name, prefix, suffix, bare, declared }: TileArg): string[] {
  const out: string[] = [];
  if (bare) {
    out.push(
      `${code(name)} is a bare string in \`ui.args\` and is taken for the prefix; what the host makes of it is not known.`,
    );
  }
  if (!declared) {
    out.push(`${code(name)} has no field. That a value is shown all the same is our reading.`);
  }
  if (prefix.trim() === '') {
    out.push(`${code(name)} has no prefix, so its value stands alone; that is our reading.`);
  }
  if (suffix.trim() !== '') out.push(SUFFIX);
  if (isSpaced(prefix) || isSpaced(suffix)) out.push(INNER_SPACE);
  return out;
}

function aboutValue({ name, type: { kind, type } }: TileArg, value: unknown): string[] {
  if (labelOf(value) !== null) return [];
  if (typeof value === 'object') {
    return [`The value of ${code(name)} is a list or an object; that it is shown as JSON is our reading.`];
  }
  if (kind === 'entry') {
    return type?.entries.some(({ key }) => key === value)
      ? []
      : [
          `${code(name)} has a text that is no key of its type. That it is shown as it stands, without quotes, is our reading; the host may ask the extension to match it first.`,
        ];
  }
  if (kind === 'integer' || kind === 'number') return aboutNumber(name, value);
  if (typeof value === 'boolean' || kind === 'boolean') {
    return [
      'That a boolean is printed as `true` or `false`, without quotes, is our reading; no screenshot has one.',
    ];
  }
  return kind === 'text' ? aboutText(typeof value === 'string' ? value : JSON.stringify(value)) : [];
}

function aboutNumber(name: string, value: unknown): string[] {
  if (!isNumeric(value)) {
    return [
      `${code(name)} is to be a number and is sent as a text. That it is shown in quotes then is our reading.`,
    ];
  }
  const number = Number(value);
  const out: string[] = [];
  if (typeof value === 'string') {
    out.push(
      `${code(name)} is sent as a text; that it is printed as the number that it reads as is our reading.`,
    );
  }
  if (number === 0) out.push('Zero counts as a value and is shown; that is our reading.');
  if (!Number.isInteger(number)) {
    out.push(
      'A decimal is printed with as few digits as it needs; that is our reading, no screenshot has one.',
    );
  }
  return out;
}

function aboutText(text: string): string[] {
  const out = [
    'Text stands in double quotes and as it was given: the page has one example, no screenshot shows a text.',
  ];
  if (JSON.stringify(text) !== `"${text}"`) {
    out.push('Quotes, backslashes and line breaks in a text are escaped as in JSON; that is our reading.');
  }
  return out;
}

function aboutChip({ type }: TileArg, value: unknown): string[] {
  const out: string[] = [];
  if (isCut(value, type)) {
    out.push(
      `A chip is cut after ${String(MOST_IN_CHIP - 1)} characters; that is read off the one long chip in a screenshot.`,
    );
  }
  if (type.kind === 'date' && labelOf(value) === null) {
    out.push(
      'A date in a chip has the form of your own browser’s language; one screenshot shows the American form.',
    );
  }
  return out;
}

function aboutField({ name, pointer, fallback }: Field, { args: shown }: Tile, args: Args): Reading[] {
  const value = givenTo(name, args);
  if (value === undefined) {
    if (fallback === undefined || !shown.some((arg) => arg.name === name)) return [];
    const text = `${code(name)} has no value, so its words are left out too, and its default is not shown; a screenshot (“World Fertility for”) speaks for that, weakly.`;
    return [{ pointer, text }];
  }
  if (shown.some((arg) => arg.name === name)) return [];
  return [
    {
      pointer,
      text: `${code(name)} is sent but not shown, since \`ui.args\` leaves it out; that is our reading.`,
    },
  ];
}
