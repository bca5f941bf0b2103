// Reads back what was escaped as one line of Markdown. Apart from the escaping, which the page loads at its start.

/** The text of a line of Markdown that `markdownLine` wrote. */
export function lineText(line: string): string {
  return line.replace(/\\([!-/:-@[-`{-~])/g, '$1');
}
