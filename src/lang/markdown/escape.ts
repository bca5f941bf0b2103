// Escapes plain text for Markdown, so it never becomes a heading, a link or HTML.

import { unitEscape, withoutUnseen } from '../../files/unseen.ts';

const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** Escapes text as one line: line breaks become spaces. */
export function markdownLine(text: string): string {
  const line = text.split(LINE_BREAK).join(' ').trim();
  return blockStart(
    withoutUnseen(line, (character) => (character === '\t' ? ' ' : unitEscape(character))).replace(
      /[\\`*[\]|~]|<|&(?=[a-z#])|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/gi,
      '\\$&',
    ),
  )
    .replace(/^(\d+)([.)])/, '$1\\$2')
    .replace(/^[-+]/, '\\$&');
}

/** Paragraphs, lists and links of text: nothing that a page would load, no HTML, no heading and no block of code. */
export function markdownText(text: string): string {
  return text
    .split(LINE_BREAK)
    .map((line) =>
      withoutUnseen(line, (character) => (character === '\t' ? character : unitEscape(character))),
    )
    .map((line) => blockStart(line.replace(/<(?=[a-z/!?])|!(?=\[)|^\s*\[(?=[^\]]*\]:)/gi, '\\$&')))
    .join('\n');
}

/** Matches the start of a line that would be more than a paragraph: headings, quotes, fences and rules. */
function blockStart(line: string): string {
  return line.replace(/^(\s*)(?=#|>|`{3}|~{3}|=+\s*$|(?:[-*_]\s*){2,}$)/, '$1\\');
}

/** Text as a code span on one line, with more backticks around it than are inside it. */
export function codeSpan(text: string): string {
  const line = withoutUnseen(text.split(LINE_BREAK).join(' '), unitEscape);
  const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  const space = line.trim() === '' || /^`|`$|^ .* $/.test(line) ? ' ' : '';
  return `${fence}${space}${line}${space}${fence}`;
}

/** Text as a block of code, with a longer fence than any inside it. */
export function fenced(text: string, language = ''): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text}${text.endsWith('\n') ? '' : '\n'}${fence}`;
}

/** Text that is already Markdown, with a final code block closed where the text leaves it open. */
export function wholeMarkdown(text: string): string {
  let open: string | null = null;
  for (const line of text.split(/\r\n|[\n\r]/)) {
    const fence = /^ {0,3}(`{3,}(?!`)|~{3,}(?!~))(.*)$/.exec(line);
    const [, marks = '', rest = ''] = fence ?? [];
    if (!fence) continue;
    if (open === null) open = marks.startsWith('`') && rest.includes('`') ? null : marks;
    else if (marks.startsWith(open) && rest.trim() === '') open = null;
  }
  return open === null ? text : `${text}\n${open}`;
}

/** The text of a line of Markdown that `markdownLine` wrote. */
export function lineText(line: string): string {
  return line.replace(/\\([!-/:-@[-`{-~])/g, '$1');
}
