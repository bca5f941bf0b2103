// The mappings of source maps (ECMA-426): finds and writes which place of a source a place of generated code was made of.

/** A line and a column, both from 0; the column in UTF-16 units. */
export interface LinePlace {
  readonly line: number;
  readonly column: number;
}

export interface CodeMapping {
  readonly made: LinePlace;
  readonly source: LinePlace;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The nearest mapped place at or before `place` in its line; null where the line has none. */
export function sourcePlace(mappings: string, place: LinePlace): LinePlace | null {
  let line = 0;
  let column = 0;
  let found: LinePlace | null = null;
  for (const [generatedLine, text] of mappings
    .split(';')
    .slice(0, place.line + 1)
    .entries()) {
    let generatedColumn = 0;
    for (const segment of text.split(',').filter((one) => one !== '')) {
      const [step = 0, source, lineStep = 0, columnStep = 0] = numbersIn(segment);
      generatedColumn += step;
      if (source === undefined) continue;
      line += lineStep;
      column += columnStep;
      if (generatedLine === place.line && generatedColumn <= place.column) found = { line, column };
    }
  }
  return found;
}

/** The numbers of one segment, each in groups of five bits, the lowest first; the lowest bit of all is the sign. */
function numbersIn(segment: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const digit of segment) {
    const bits = DIGITS.indexOf(digit);
    value += (bits & 31) << shift;
    shift += 5;
    if (bits & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
}

/** The mappings of a map with one source; given in the order of the generated code. */
export function writeMappings(all: readonly CodeMapping[]): string {
  const lines: string[][] = [[]];
  let column = 0;
  let from: LinePlace = { line: 0, column: 0 };
  for (const { made, source } of all) {
    while (lines.length <= made.line) {
      lines.push([]);
      column = 0;
    }
    const numbers = [made.column - column, 0, source.line - from.line, source.column - from.column];
    lines.at(-1)?.push(numbers.map(digitsOf).join(''));
    column = made.column;
    from = source;
  }
  return lines.map((segments) => segments.join(',')).join(';');
}

function digitsOf(number: number): string {
  let rest = number < 0 ? -number * 2 + 1 : number * 2;
  let digits = '';
  do {
    digits += DIGITS.charAt((rest & 31) + (rest > 31 ? 32 : 0));
    rest >>= 5;
  } while (rest > 0);
  return digits;
}
