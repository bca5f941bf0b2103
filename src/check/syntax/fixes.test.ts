// What is said of faults of the text itself, and what each way to fix them makes of it.

import { analyse } from '../../../test/check/of-text.ts';
import { expect, test } from 'vitest';
import { applyEdits } from '../../lang/json/change.ts';
import { type Analysis } from '../check.ts';

function check(text: string): Analysis {
  return analyse({ text, hostId: null, release: null, path: null, older: null }, []);
}

test.each<[string, string[]]>([
  ['{\\"a\\": \\"b\\"}', ['Remove the escapes: {"a": "b"}']],
  ['"{\\"a\\": 1}"', ['Unwrap the string: {"a": 1}']],
  ['{"a": "b" +\n "c"}', ['Make it one string: {"a": "bc"}']],
  ['Here it is:\n```json\n{"a": 1}\n```\nDone.', ['Keep only the JSON: {"a": 1}']],
  ['{"a": 1 // one\n}', ['Remove the comment: {"a": 1\n}']],
  ['{"a": [1,]}', ['Remove the comma: {"a": [1]}']],
  ['[1,, 2]', ['Remove the comma: [1, 2]']],
  ['{"a": 1 "b": 2}', ['Insert a comma: {"a": 1, "b": 2}']],
  ['{"a" 1}', ['Insert a colon: {"a": 1}']],
  ['{"a": , "b": 2}', ['Add the value null: {"a": null , "b": 2}']],
  ['"a": 1, "b": 2', ['Put braces around the members: {"a": 1, "b": 2}']],
  ['{name: 1}', ['Put the key in quotes: {"name": 1}']],
  ['{"a": hello there}', ['Put the string in quotes: {"a": "hello there"}']],
  ['{"a": \'it"s\'}', ['Use double quotes: {"a": "it\\"s"}']],
  ['{"a": \u201cb\u201d}', ['Use straight double quotes: {"a": "b"}']],
  ['{"a": "b,\n"c": 1}', ['Close the string: {"a": "b",\n"c": 1}']],
  ['{"a": "the "best" one"}', ['Escape the quotes: {"a": "the \\"best\\" one"}']],
  ['{"a": "x\n\ty"}', ['Write them as escapes: {"a": "x\\n\\ty"}']],
  [
    '{"a": "x\\d+\\."}',
    ['Double the backslashes: {"a": "x\\\\d+\\\\."}', 'Remove the backslashes: {"a": "xd+."}'],
  ],
  [
    '{"code": "f(\\`x\\`)"}',
    ['Remove the backslashes: {"code": "f(`x`)"}', 'Double the backslashes: {"code": "f(\\\\`x\\\\`)"}'],
  ],
  ['{"a": .50}', ['Write 0.50: {"a": 0.50}']],
  ['{"a": None}', ['Write null: {"a": null}']],
  ['{"a": 1, "b": [...]}', ['Remove the dots: {"a": 1, "b": []}']],
  ['{\n  "a": [\n    1', ['Close all brackets: {\n  "a": [\n    1\n  ]\n}']],
  ['{"a": [1, 2}, "b": 3}', ['Write ]: {"a": [1, 2], "b": 3}']],
  ['{"a": 1}}', ['Remove the extra brackets: {"a": 1}']],
  ['{"a":\u00a01}', ['Remove the invisible character: {"a":1}']],
  ['\ufeff{"a": 1}', ['Remove the byte order mark: {"a": 1}']],
  ['{"a": 1, "b": 2, "a": 3}', ['Remove the ignored one: {"b": 2, "a": 3}']],
  [
    '{"a": 1 /* x */, // y\n "b": 2}',
    ['Remove the comment: {"a": 1 , // y\n "b": 2}', 'Remove the comment: {"a": 1 /* x */,\n "b": 2}'],
  ],
  ['{"a": 1}]]', ['Remove the extra brackets: {"a": 1}']],
  [
    '{"a": "x\\d\\e"}',
    ['Double the backslashes: {"a": "x\\\\d\\\\e"}', 'Remove the backslashes: {"a": "xde"}'],
  ],
  ['{"a": "x\\`"}', ['Remove the backslash: {"a": "x`"}', 'Double the backslash: {"a": "x\\\\`"}']],
  ['{"a": "x\ty\nz"}', ['Write them as escapes: {"a": "x\\ty\\nz"}']],
  ['{"a": [1, {"b": 2', ['Close all brackets: {"a": [1, {"b": 2}]}']],
  ['{"a": "x\n"}', ['Write it as an escape: {"a": "x\\n"}']],
  ['{"a": "x\\d"}', ['Double the backslash: {"a": "x\\\\d"}', 'Remove the backslash: {"a": "xd"}']],
  ['{"a" = 1}', ['Insert a colon: {"a" : 1}']],
  ['{"a": 1; "b": 2}', ['Insert a comma: {"a": 1, "b": 2}']],
  ['{"a": 1} x', ['Remove the rest: {"a": 1}']],
  [
    'One:\n```json\n{"a": 1}\n```\nTwo:\n```json\n{"b": 12}\n```',
    ['Keep only the JSON from line 7: {"b": 12}', 'Keep only the JSON from line 3: {"a": 1}'],
  ],
  ['{a: `x`}', ['Put the key in quotes: {"a": `x`}', 'Use double quotes: {a: "x"}']],
  ['{"a": "say "hi" now"}', ['Escape the quotes: {"a": "say \\"hi\\" now"}']],
  [
    '{"kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk": 1, "kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk": 2}',
    [
      'Remove the ignored one: {"kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk": 2}',
    ],
  ],
  ['{"a": ["b', ['Close all brackets: {"a": ["b"]}']],
  ['{"a": 1,', ['Close the bracket: {"a": 1}']],
  ['{"a": {"b": ', ['Close all brackets: {"a": {"b": null}} ']],
  ['Sure! {"a": 1}', ['Keep only the JSON: {"a": 1}']],
  ['{\'a\': {"b": 1}', ['Close the bracket: {\'a\': {"b": 1}}', 'Use double quotes: {"a": {"b": 1}']],
])('%j is fixed', (text, fixed) => {
  const fixes = check(text).problems.flatMap((problem) => problem.fixes);
  expect(fixes.map(({ title, edits }) => `${title}: ${applyEdits(text, edits)}`)).toEqual(fixed);
});

test.each<[string, string[]]>([
  ['', ['Paste a manifest, open a file, or start from a template.']],
  [
    ' {}',
    [
      'A manifest is an object with members, and this is an empty object. Choose a host, or start from a template.',
    ],
  ],
  [
    '[]',
    [
      'A manifest is an object with members, and this is an empty list. Choose a host, or start from a template.',
    ],
  ],
  [
    '[1]',
    [
      'A manifest is an object with members, and this is a list without them. Choose a host, or start from a template.',
    ],
  ],
  [
    '4',
    ['A manifest is an object with members, and this is a number. Choose a host, or start from a template.'],
  ],
  ['[{"a": 1}]', []],
  [
    'https://example.com/skill.json',
    [
      'This is a web address, and Plugbench loads nothing by itself. Open it, copy its text and paste it here.',
    ],
  ],
  [
    'Just some words\nand more.',
    [
      'No JSON object or list was found in this text. Paste a manifest, open a file, or start from a template.',
    ],
  ],
  [
    '{\\"a\\": \\"b\\"}',
    [
      'The quotes of this JSON are escaped, as if it was copied from a program or from the source of a web page.',
    ],
  ],
  ['"{\\"a\\": 1}"', ['The whole text is one JSON string, and the manifest is inside it.']],
  ['{"a": "b" +\n "c"}', ['JSON cannot join strings with `+`. Write one string, however long.']],
  [
    'Here it is:\n```json\n{"a": 1}\n```\nDone.',
    ['The manifest is in a Markdown code fence. A host reads only JSON.'],
  ],
  ['{"a": 1 // one\n}', ['JSON has no comments.']],
  ['{"a": 1 "b": 2}', ['A comma is missing before this.']],
  ['{"a" 1}', ['A colon is missing between the key and this value.']],
  ['{"a": , "b": 2}', ['The member `"a"` has no value.']],
  ['{"a": 1, {"b": 2}}', ['This value has no key. Every member of an object needs one.']],
  ['{"a": \'it"s\'}', ['JSON strings need double quotes, not single quotes.']],
  [
    '{"a": "x\n\ty"}',
    [
      'This string contains 2 raw line breaks, tabs or control characters. Write them as escapes, such as `\\n`.',
    ],
  ],
  ['{"a": "x\\d+\\."}', ['JSON has no such escape (2 in this string). To write a backslash, double it.']],
  [
    '{"code": "f(\\`x\\`)"}',
    [
      'A backslash before a backtick is not a valid escape in JSON (2 times in this string), even if a guide recommends it. Write the backtick alone.',
    ],
  ],
  ['{"a": .50}', ['This is not a JSON number. Write 0.50.']],
  ['{"a": None}', ['JSON has only `true`, `false` and `null`. The nearest is `null`.']],
  ['{\n  "a": [\n    1', ['The text ends with 2 brackets still open; this `[` is the innermost.']],
  ['{"a": [1, 2}, "b": 3}', ['Found `}` where `]` is needed.']],
  ['{"a": 1}}', ['The manifest ends before this: there are too many brackets.']],
  ['["a": 1]', ['`:` is not allowed in a list: only objects have keys.']],
  ['{"a":\u00a01}', ['This invisible character (U+00A0) does not count as white space in JSON.']],
  [
    '\ufeff{"a": 1}',
    ['The text starts with a byte order mark (U+FEFF), an invisible character that strict readers refuse.'],
  ],
  [
    '{"a": 1, "b": 2, "a": 3}',
    ['The key `"a"` is repeated in this object. Readers keep the last one and ignore this one.'],
  ],
  ['{"a": "caf\ufffd"}', ['The text contains `\ufffd` once: the file was probably not saved as UTF-8.']],
  ['{"a": 1}]]', ['The manifest ends before this: there are too many brackets.']],
  ['{"a": 1}\n{"b": 2}', ['Another JSON document follows; a host reads one per file.']],
  ['{"a": "x\\d\\e"}', ['JSON has no such escape (2 in this string). To write a backslash, double it.']],
  [
    '{"a": "x\\`"}',
    [
      'A backslash before a backtick is not a valid escape in JSON, even if a guide recommends it. Write the backtick alone.',
    ],
  ],
  [
    '{"a": "x\ty\nz"}',
    [
      'This string contains 2 raw line breaks, tabs or control characters. Write them as escapes, such as `\\n`.',
    ],
  ],
  ['{"a": [1, {"b": 2', ['The text ends with 3 brackets still open; this `{` is the innermost.']],
  [
    '{"a": "x\n"}',
    ['A string contains a raw line break, tab or control character. Write it as an escape, such as `\\n`.'],
  ],
  ['{"a": "x\\d"}', ['JSON has no such escape. To write a backslash, double it.']],
  ['{"a" = 1}', ['Put a colon between a key and its value, not `=`.']],
  ['{"a": 1; "b": 2}', ['Separate members with a comma, not with `;`.']],
  ['{"a": 1} x', ['The manifest ends before this: only white space may follow.']],
  [
    '{"a": "\ufffd\ufffd"}',
    ['The text contains `\ufffd` 2 times: the file was probably not saved as UTF-8.'],
  ],
  [
    'One:\n```json\n{"a": 1}\n```\nTwo:\n```json\n{"b": 12}\n```',
    ['This text has 2 possible manifests. Choose the one to keep.'],
  ],
  ['{a: `x`}', ['Keys need double quotes.', 'JSON strings need double quotes, not backticks.']],
  [
    '{"kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk": 1, "kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk": 2}',
    [
      'The key `"kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk\u2026` is repeated in this object. Readers keep the last one and ignore this one.',
    ],
  ],
  ['Sure! {"a": 1}', ['The manifest has other text around it. A host reads only JSON.']],
  [
    '{\'a\': {"b": 1}',
    ['This `{` is never closed: the text ends first.', 'JSON strings need double quotes, not single quotes.'],
  ],
])('%j says what is wrong', (text, messages) => {
  expect(check(text).problems.map(({ message }) => message)).toEqual(messages);
});
