// Makes the header of a tile: one line of text when closed, words and chips when open.

import type { Pointer } from '../../../model/finding.ts';
import { member, textIn } from '../../../model/guards.ts';
import { join } from '../../../lang/json/pointer.ts';
import { argsOf as wordsOf, type ObjectAt } from '../walk.ts';
import { inChip, printed } from './printed.ts';
import { valueTypeOf, type ValueType } from './value-type.ts';

export interface TileArg {
  readonly name: string;
  readonly pointer: Pointer;
  readonly prefix: string;
  readonly suffix: string;
  readonly type: ValueType;
}

export interface Tile {
  readonly prefix: string;
  readonly prefixPointer: Pointer;
  readonly args: readonly TileArg[];
  readonly suffix: string;
  readonly suffixPointer: Pointer;
}

export type CallArgs = Readonly<Record<string, unknown>>;

export type TilePart =
  | { readonly kind: 'words'; readonly text: string; readonly pointer: Pointer }
  | { readonly kind: 'chip'; readonly text: string; readonly pointer: Pointer; readonly arg: TileArg };

/** Reads a tool's `ui`; values of the wrong type count as missing. */
export function tileOf(document: unknown, tool: ObjectAt): Tile {
  const ui = member(tool.value, 'ui');
  const fields = member(member(tool.value, 'schema'), 'fields');
  const hasPrefix = typeof member(ui, 'prefix') === 'string';
  const args = wordsOf(tool).map(({ key, value, pointer }): TileArg => {
    const field = member(fields, key);
    return {
      name: key,
      pointer,
      prefix: typeof value === 'string' ? value : textIn(value, 'prefix'),
      suffix: textIn(value, 'suffix'),
      type: valueTypeOf(document, field, value),
    };
  });
  return {
    prefix: hasPrefix ? textIn(ui, 'prefix') : textIn(tool.value, 'title'),
    prefixPointer: hasPrefix ? join(tool.pointer, 'ui', 'prefix') : join(tool.pointer, 'title'),
    args,
    suffix: textIn(ui, 'suffix'),
    suffixPointer: join(tool.pointer, 'ui', 'suffix'),
  };
}

/** The value that a call gives to an argument; undefined where the tile leaves it out. */
function givenTo(name: string, args: CallArgs): unknown {
  const value = member(args, name);
  return value === null || value === '' ? undefined : value;
}

/** The arguments of the tile that have no value; the `+` of the open tile means these. */
export function unset(tile: Tile, args: CallArgs): TileArg[] {
  return tile.args.filter(({ name }) => givenTo(name, args) === undefined);
}

/** The pieces of the closed tile's one line, in order. */
export function closedParts(tile: Tile, args: CallArgs): TilePart[] {
  return parts(tile, args, (value, arg) => printed(value, arg.type));
}

/** The one line of the closed tile. */
export function closedText(tile: Tile, args: CallArgs): string {
  return closedParts(tile, args)
    .map(({ text }) => text)
    .join(' ');
}

/** The pieces of the open tile, in order; `locale` is the reader's. */
export function openParts(tile: Tile, args: CallArgs, locale: string): TilePart[] {
  return parts(tile, args, (value, arg) => inChip(value, arg.type, locale));
}

function parts(tile: Tile, args: CallArgs, print: (value: unknown, arg: TileArg) => string): TilePart[] {
  const words = (text: string, pointer: Pointer): TilePart => ({ kind: 'words', text: text.trim(), pointer });
  const middle = tile.args.flatMap((arg): TilePart[] => {
    const value = givenTo(arg.name, args);
    if (value === undefined) return [];
    const { pointer, prefix, suffix } = arg;
    const chip: TilePart = { kind: 'chip', text: print(value, arg).trim(), pointer, arg };
    return [words(prefix, pointer), chip, words(suffix, pointer)];
  });
  return [words(tile.prefix, tile.prefixPointer), ...middle, words(tile.suffix, tile.suffixPointer)].filter(
    ({ text }) => text !== '',
  );
}
