// Says which parts of a tile are our reading, because neither the documentation nor a screenshot decides them.

import type { Pointer } from '../../../model/finding.ts';
import { code } from '../../kit/words.ts';
import type { Field } from './fields.ts';
import { isCut, isNumeric, labelOf, MAX_IN_CHIP } from './printed.ts';
import { givenTo, type CallArgs, type Tile, type TileArg } from './tile.ts';

export interface Interpretation {
  readonly pointer: Pointer;
  readonly text: string;
}

/** One remark for each undecided rule that this tile depends on, in the order of the tile, none of them twice. */
export function interpretationsOf(
  tile: Tile,
  fields: readonly Field[],
  args: CallArgs,
  open: boolean,
): Interpretation[] {
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
    'Without `ui` the tile shows only the title. glootil writes the title there, and the documentation says nothing.',
  'no-prefix': 'Without `ui.prefix` the tile starts with the title. glootil does the same.',
  'no-args':
    'Without `ui.args` no argument is shown. The documentation says only that the order of `ui.args` counts.',
} as const;

const SUFFIX =
  'A suffix follows after one space, so `%` reads `12 %`. Without a value it is left out, too. The documentation mentions `suffix` once, without a picture.';

const INNER_SPACE = 'White space inside a prefix or suffix is kept, and trimmed at its ends.';

function aboutTile({ given, prefixPointer, prefix, suffix, suffixPointer }: Tile): Interpretation[] {
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
      `${code(name)} is a bare string in \`ui.args\` and is treated as the prefix. How the host reads it is not known.`,
    );
  }
  if (!declared) {
    out.push(`${code(name)} has no field. That a value is still shown is our reading.`);
  }
  if (prefix.trim() === '') {
    out.push(`${code(name)} has no prefix, so only its value is shown.`);
  }
  if (suffix.trim() !== '') out.push(SUFFIX);
  if (isSpaced(prefix) || isSpaced(suffix)) out.push(INNER_SPACE);
  return out;
}

function aboutValue({ name, type: { kind, type } }: TileArg, value: unknown): string[] {
  if (labelOf(value) !== null) return [];
  if (typeof value === 'object') {
    return [`The value of ${code(name)} is a list or an object. That it is shown as JSON is our reading.`];
  }
  if (kind === 'entry') {
    return type?.entries.some(({ key }) => key === value)
      ? []
      : [
          `${code(name)} has a string that is not a key of its type. That it is shown unchanged, without quotes, is our reading. The host may ask the extension to match it first.`,
        ];
  }
  if (kind === 'integer' || kind === 'number') return aboutNumber(name, value);
  if (typeof value === 'boolean' || kind === 'boolean') {
    return [
      'That a boolean is printed as `true` or `false`, without quotes, is our reading. No screenshot has one.',
    ];
  }
  return kind === 'text' ? aboutText(typeof value === 'string' ? value : JSON.stringify(value)) : [];
}

function aboutNumber(name: string, value: unknown): string[] {
  if (!isNumeric(value)) {
    return [
      `${code(name)} should be a number, but is sent as a string. That it is then shown in quotes is our reading.`,
    ];
  }
  const number = Number(value);
  const out: string[] = [];
  if (typeof value === 'string') {
    out.push(`${code(name)} is sent as a string. That it is printed as a number is our reading.`);
  }
  if (number === 0) out.push('Zero counts as a value and is shown.');
  if (!Number.isInteger(number)) {
    out.push('A decimal is printed with as few digits as it needs. No screenshot has one.');
  }
  return out;
}

function aboutText(text: string): string[] {
  const out = [
    'Text values appear in double quotes, unchanged. The documentation has one example; no screenshot shows one.',
  ];
  if (JSON.stringify(text) !== `"${text}"`) {
    out.push('Quotes, backslashes and line breaks in a string are escaped as in JSON.');
  }
  return out;
}

function aboutChip({ type }: TileArg, value: unknown): string[] {
  const out: string[] = [];
  if (isCut(value, type)) {
    out.push(
      `A chip is cut after ${String(MAX_IN_CHIP - 1)} characters. The only evidence is one long chip in a screenshot.`,
    );
  }
  if (type.kind === 'date' && labelOf(value) === null) {
    out.push(
      'A date in a chip has the format of your browser’s language. One screenshot shows the American format.',
    );
  }
  return out;
}

function aboutField(
  { name, pointer, fallback }: Field,
  { args: shown }: Tile,
  args: CallArgs,
): Interpretation[] {
  const value = givenTo(name, args);
  if (value === undefined) {
    if (fallback === undefined || !shown.some((arg) => arg.name === name)) return [];
    const text = `${code(name)} has no value, so its words are left out, too, and its default is not shown. The only evidence is one screenshot (“World Fertility for”), and it is weak.`;
    return [{ pointer, text }];
  }
  if (shown.some((arg) => arg.name === name)) return [];
  return [
    {
      pointer,
      text: `${code(name)} is sent but not shown, because \`ui.args\` leaves it out.`,
    },
  ];
}
