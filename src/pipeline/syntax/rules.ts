// Sentences for faults of the text itself, the same for every host, and what they cost where a host does not say it.

import type { Args, Severity } from '../../model/finding.ts';
import type { Evidence } from '../../model/problem.ts';

export interface SyntaxRule {
  /** For every release of a host that has no `syntaxSeverity`; a host cannot make advice worse. */
  readonly severity: Severity;
  readonly sentence: (args: Args) => string;
  readonly evidence: readonly Evidence[];
}

const rfc = (section: string): readonly Evidence[] => [
  { release: 'documented', where: `RFC 8259 (JSON), ${section}` },
];

function rule(section: string, sentence: string | ((args: Args) => string)): SyntaxRule {
  return {
    severity: 'refused',
    sentence: typeof sentence === 'string' ? () => sentence : sentence,
    evidence: rfc(section),
  };
}

function milder(
  severity: Severity,
  section: string,
  sentence: string | ((args: Args) => string),
): SyntaxRule {
  return { ...rule(section, sentence), severity };
}

export const syntaxRules: Readonly<Record<string, SyntaxRule>> = {
  'json/empty': milder('advice', 'section 2', 'There is no text to check yet.'),
  'json/not-json': rule('section 2', ({ looks }) =>
    typeof looks === 'string'
      ? `This is not JSON: it looks like ${looks}.`
      : 'This is not JSON: no object or list is to be found in the text.',
  ),
  'json/escaped': rule(
    'section 2',
    'The quotes of this JSON are escaped, as if it had been copied out of a program or the source of a web page.',
  ),
  'json/wrapped': rule('section 2', ({ by, others }) => {
    const around = by === 'fence' ? 'stands in a Markdown code fence' : 'has other text around it';
    return typeof others === 'number' && others > 0
      ? `The manifest ${around}, and the text holds ${String(others)} more that could be meant: a host wants one JSON document and nothing else.`
      : `The manifest ${around}: a host wants the JSON alone.`;
  }),
  'json/comment': rule('section 2', 'JSON has no comments.'),
  'json/trailing-comma': rule('section 2', 'Nothing follows this comma before the closing bracket.'),
  'json/extra-comma': rule('section 2', 'There is one comma too many: nothing stands before it.'),
  'json/missing-comma': rule('section 2', ({ found }) =>
    typeof found === 'string'
      ? `Members are separated by a comma, not by \`${found}\`.`
      : 'A comma is missing before this.',
  ),
  'json/missing-colon': rule('section 4', ({ found }) =>
    typeof found === 'string'
      ? `Between a key and its value stands a colon, not \`${found}\`.`
      : 'A colon is missing between the key and this value.',
  ),
  'json/missing-value': rule('section 4', ({ key }) => `The member ${shown(key)} has no value.`),
  'json/missing-key': rule(
    'section 4',
    'A value stands here without a key, but members of an object need one.',
  ),
  'json/missing-brackets': rule('section 4', 'The members stand without the braces `{ }` around them.'),
  'json/unquoted-key': rule('section 4', 'Keys need double quotes.'),
  'json/unquoted-string': rule('section 3', 'Text needs double quotes.'),
  'json/single-quotes': rule('section 7', ({ quote }) =>
    quote === '`'
      ? 'Strings stand in double quotes, not in backticks.'
      : 'Strings stand in double quotes, not in single ones.',
  ),
  'json/smart-quotes': rule(
    'section 7',
    'These are typographic quotes, as word processors make them; JSON knows only the straight `"`.',
  ),
  'json/unclosed-string': rule('section 7', 'This string is not closed on its line.'),
  'json/unescaped-quote': rule('section 7', 'A quote inside a string needs a backslash before it: `\\"`.'),
  'json/line-break-in-string': rule('section 7', ({ count }) =>
    count === 1
      ? 'A line break, a tab or another control character stands in a string as it is; there it is written as an escape such as `\\n`.'
      : `${String(count)} line breaks, tabs or other control characters stand in this string as they are; there they are written as escapes such as \`\\n\`.`,
  ),
  'json/bad-escape': rule('section 7', ({ count }) =>
    count === 1
      ? 'JSON has no such escape; a backslash itself is written twice.'
      : `JSON has no such escape (${String(count)} in this string); a backslash itself is written twice.`,
  ),
  'json/backtick-escape': rule('section 7', ({ count }) => {
    const often = count === 1 ? '' : ` (${String(count)} times in this string)`;
    return `A backslash before a backtick is no legal escape in JSON${often}, whatever guides may recommend: the backtick stands alone.`;
  }),
  'json/joined-strings': rule(
    'section 7',
    'JSON cannot join strings with `+`; it is one string, however long.',
  ),
  'json/bad-number': rule(
    'section 6',
    ({ text }) => `JSON does not write numbers this way, but as ${String(text)}.`,
  ),
  'json/python-literal': rule(
    'section 3',
    ({ text }) =>
      `JSON has only \`true\`, \`false\` and \`null\`; the nearest to this is \`${String(text)}\`.`,
  ),
  'json/left-out': rule('section 2', 'Dots that stand for something left out are not JSON.'),
  'json/unclosed-bracket': rule('section 2', ({ bracket, count, atEnd }) => {
    if (atEnd !== true) return `This \`${String(bracket)}\` is not closed before the bracket around it is.`;
    return count === 1
      ? `This \`${String(bracket)}\` is never closed: the text ends before.`
      : `The text ends before ${String(count)} brackets are closed; this \`${String(bracket)}\` is the innermost.`;
  }),
  'json/wrong-bracket': rule(
    'section 2',
    ({ found, wanted }) => `\`${String(found)}\` stands here where \`${String(wanted)}\` is needed.`,
  ),
  'json/extra-text': rule('section 2', ({ brackets, another }) => {
    if (brackets === true) return 'The manifest is complete before this: there are brackets too many.';
    return another === true
      ? 'Another JSON document follows; a host reads one per file.'
      : 'The manifest ends before this: only white space may follow.';
  }),
  'json/unexpected': rule(
    'section 2',
    ({ text }) => `\`${String(text)}\` has no place in a list: only objects have keys.`,
  ),
  'json/strange-space': rule(
    'section 2',
    ({ code }) =>
      `Here is an invisible character (${codePoint(code)}) that JSON does not take for white space.`,
  ),
  'json/bom': rule(
    'section 8.1',
    'The text starts with a byte order mark (U+FEFF), an invisible character that strict readers refuse.',
  ),
  'json/too-deep': rule(
    'section 9',
    ({ limit }) => `Brackets nest deeper than ${String(limit)} levels; the check goes no further.`,
  ),
  'json/in-a-string': milder(
    'advice',
    'section 2',
    'The whole text is one JSON string, and the manifest stands inside of it.',
  ),
  'json/duplicate-key': milder(
    'changed',
    'section 4',
    ({ key }) =>
      `The key ${shown(key)} comes again in the same object: readers keep the last one and lose this.`,
  ),
  'json/proto-key': milder(
    'advice',
    'section 4',
    'A member named `__proto__` is lost or does harm wherever a program copies the object; no manifest needs it.',
  ),
  'json/lone-surrogate': milder(
    'advice',
    'section 8.2',
    'This is half of a character (a lone surrogate); saved as UTF-8 it turns into `\ufffd`.',
  ),
  'json/invalid-characters': milder(
    'advice',
    'section 8.1',
    ({ count }) =>
      `The text holds \`\ufffd\` ${count === 1 ? 'once' : `${String(count)} times`}: the file was probably not saved as UTF-8.`,
  ),
  'json/too-large': milder(
    'advice',
    'section 9',
    ({ size }) => `The text is ${String(size)} MB long; manifests are some kilobytes.`,
  ),
};

function shown(key: unknown): string {
  const text = JSON.stringify(key);
  return `\`${text.length > 60 ? `${text.slice(0, 57)}…` : text}\``;
}

function codePoint(code: unknown): string {
  return `U+${Number(code).toString(16).toUpperCase().padStart(4, '0')}`;
}
