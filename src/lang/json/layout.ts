// Reads how a text is laid out, so inserted text has the same line breaks and indentation.

/** The white space at the start of the line of this offset. */
export function indentAt(text: string, offset: number): string {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return /^[ \t]*/.exec(line)?.[0] ?? '';
}

/** True where only white space is before this offset on its line, and the line is not the first. */
export function startsLine(text: string, offset: number): boolean {
  let i = offset;
  while (text.charAt(i - 1) === ' ' || text.charAt(i - 1) === '\t') i--;
  return text.charAt(i - 1) === '\n';
}

/** The line break that the text uses; `\n` where it has none. */
export function lineBreakOf(text: string): '\n' | '\r\n' {
  const first = text.indexOf('\n');
  return first > 0 && text.charAt(first - 1) === '\r' ? '\r\n' : '\n';
}

/** One step of indentation: that of the first indented line, else two spaces. */
export function indentStep(text: string): string {
  return /[{[]\r?\n([ \t]{1,16})\S/.exec(text.slice(0, 2000))?.[1] ?? '  ';
}

/** Prints a JSON value on several lines; those after the first are indented by `indent`. */
export function printLines(text: string, value: unknown, indent: string): string {
  const lines = JSON.stringify(value, null, indentStep(text)) ?? 'null';
  return lines.replaceAll('\n', lineBreakOf(text) + indent);
}

/** Prints a JSON value on one line; `space` follows colons and commas. */
export function printInline(value: unknown, space: '' | ' '): string {
  if (Array.isArray(value)) return `[${value.map((v) => printInline(v, space)).join(`,${space}`)}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value).map(
    ([key, v]) => `${JSON.stringify(key)}:${space}${printInline(v, space)}`,
  );
  return `{${members.join(`,${space}`)}}`;
}
