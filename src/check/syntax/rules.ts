// Messages for faults of the text itself, the same for every host, and what they cost where a host does not say it.

import type { Args, Severity, Evidence, TextRule } from '../../model/finding.ts';

const rfc = (section: string): readonly Evidence[] => [
  { release: 'documented', where: `RFC 8259 (JSON), ${section}` },
];

function rule(section: string, message: string | ((args: Args) => string)): TextRule {
  return {
    severity: 'refused',
    message: typeof message === 'string' ? () => message : message,
    evidence: rfc(section),
  };
}

function milder(severity: Severity, section: string, message: string | ((args: Args) => string)): TextRule {
  return { ...rule(section, message), severity };
}

export const syntaxRules: Readonly<Record<string, TextRule>> = {
  'json/empty': milder('advice', 'section 2', 'Paste a manifest, open a file, or start from a template.'),
  'json/not-json': rule('section 2', ({ textKind }) => {
    if (textKind === 'a web address')
      return 'This is a web address, and Plugbench loads nothing by itself. Open it, copy its text and paste it here.';
    return typeof textKind === 'string'
      ? `This is not JSON: it looks like ${textKind}.`
      : 'No JSON object or list was found in this text. Paste a manifest, open a file, or start from a template.';
  }),
  'json/no-members': milder(
    'advice',
    'section 4',
    ({ what }) =>
      `A manifest is an object with members, and this is ${String(what)}. Choose a host, or start from a template.`,
  ),
  'json/escaped': rule(
    'section 2',
    'The quotes of this JSON are escaped, as if it was copied from a program or from the source of a web page.',
  ),
  'json/wrapped': rule('section 2', ({ by, others }) => {
    const around = by === 'fence' ? 'is in a Markdown code fence' : 'has other text around it';
    return typeof others === 'number' && others > 0
      ? `This text has ${String(others + 1)} possible manifests. Choose the one to keep.`
      : `The manifest ${around}. A host reads only JSON.`;
  }),
  'json/comment': rule('section 2', 'JSON has no comments.'),
  'json/trailing-comma': rule('section 2', 'Extra comma: nothing follows it before the closing bracket.'),
  'json/extra-comma': rule('section 2', 'Extra comma: there is no value before it.'),
  'json/missing-comma': rule('section 2', ({ found }) =>
    typeof found === 'string'
      ? `Separate members with a comma, not with \`${found}\`.`
      : 'A comma is missing before this.',
  ),
  'json/missing-colon': rule('section 4', ({ found }) =>
    typeof found === 'string'
      ? `Put a colon between a key and its value, not \`${found}\`.`
      : 'A colon is missing between the key and this value.',
  ),
  'json/missing-value': rule('section 4', ({ key }) => `The member ${shown(key)} has no value.`),
  'json/missing-key': rule('section 4', 'This value has no key. Every member of an object needs one.'),
  'json/missing-brackets': rule('section 4', 'The braces `{ }` around the members are missing.'),
  'json/unquoted-key': rule('section 4', 'Keys need double quotes.'),
  'json/unquoted-string': rule('section 3', 'Strings need double quotes.'),
  'json/single-quotes': rule('section 7', ({ quote }) =>
    quote === '`'
      ? 'JSON strings need double quotes, not backticks.'
      : 'JSON strings need double quotes, not single quotes.',
  ),
  'json/smart-quotes': rule(
    'section 7',
    'These are typographic quotes, as word processors write them. JSON needs the straight `"`.',
  ),
  'json/unclosed-string': rule('section 7', 'This string is not closed on its line.'),
  'json/unescaped-quote': rule('section 7', 'A quote inside a string needs a backslash before it: `\\"`.'),
  'json/line-break-in-string': rule('section 7', ({ count }) =>
    count === 1
      ? 'A string contains a raw line break, tab or control character. Write it as an escape, such as `\\n`.'
      : `This string contains ${String(count)} raw line breaks, tabs or control characters. Write them as escapes, such as \`\\n\`.`,
  ),
  'json/bad-escape': rule('section 7', ({ count }) =>
    count === 1
      ? 'JSON has no such escape. To write a backslash, double it.'
      : `JSON has no such escape (${String(count)} in this string). To write a backslash, double it.`,
  ),
  'json/backtick-escape': rule('section 7', ({ count }) => {
    const often = count === 1 ? '' : ` (${String(count)} times in this string)`;
    return `A backslash before a backtick is not a valid escape in JSON${often}, even if a guide recommends it. Write the backtick alone.`;
  }),
  'json/joined-strings': rule(
    'section 7',
    'JSON cannot join strings with `+`. Write one string, however long.',
  ),
  'json/bad-number': rule('section 6', ({ text }) => `This is not a JSON number. Write ${String(text)}.`),
  'json/python-literal': rule(
    'section 3',
    ({ text }) => `JSON has only \`true\`, \`false\` and \`null\`. The nearest is \`${String(text)}\`.`,
  ),
  'json/left-out': rule('section 2', 'Dots for omitted parts are not JSON.'),
  'json/unclosed-bracket': rule('section 2', ({ bracket, count, atEnd }) => {
    if (atEnd !== true)
      return `This \`${String(bracket)}\` is not closed before the bracket around it is closed.`;
    return count === 1
      ? `This \`${String(bracket)}\` is never closed: the text ends first.`
      : `The text ends with ${String(count)} brackets still open; this \`${String(bracket)}\` is the innermost.`;
  }),
  'json/wrong-bracket': rule(
    'section 2',
    ({ found, wanted }) => `Found \`${String(found)}\` where \`${String(wanted)}\` is needed.`,
  ),
  'json/extra-text': rule('section 2', ({ brackets, another }) => {
    if (brackets === true) return 'The manifest ends before this: there are too many brackets.';
    return another === true
      ? 'Another JSON document follows; a host reads one per file.'
      : 'The manifest ends before this: only white space may follow.';
  }),
  'json/unexpected': rule(
    'section 2',
    ({ text }) => `\`${String(text)}\` is not allowed in a list: only objects have keys.`,
  ),
  'json/strange-space': rule(
    'section 2',
    ({ code }) => `This invisible character (${codePoint(code)}) does not count as white space in JSON.`,
  ),
  'json/bom': rule(
    'section 8.1',
    'The text starts with a byte order mark (U+FEFF), an invisible character that strict readers refuse.',
  ),
  'json/too-deep': rule(
    'section 9',
    ({ limit }) => `Brackets are nested more than ${String(limit)} levels deep. The check stops here.`,
  ),
  'json/in-a-string': milder(
    'advice',
    'section 2',
    'The whole text is one JSON string, and the manifest is inside it.',
  ),
  'json/duplicate-key': milder(
    'changed',
    'section 4',
    ({ key }) =>
      `The key ${shown(key)} is repeated in this object. Readers keep the last one and ignore this one.`,
  ),
  'json/invalid-characters': milder(
    'advice',
    'section 8.1',
    ({ count }) =>
      `The text contains \`\ufffd\` ${count === 1 ? 'once' : `${String(count)} times`}: the file was probably not saved as UTF-8.`,
  ),
};

function shown(key: unknown): string {
  const text = JSON.stringify(key);
  return `\`${text.length > 60 ? `${text.slice(0, 57)}…` : text}\``;
}

function codePoint(code: unknown): string {
  return `U+${Number(code).toString(16).toUpperCase().padStart(4, '0')}`;
}
