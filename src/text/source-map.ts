// Finds the place of a source that a place of generated code was made of, by a source map's mappings.

/** A line and a column, both from 0; the column in UTF-16 units. */
export interface LinePlace {
  readonly line: number;
  readonly column: number;
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
