import { expect, test } from 'vitest';
import { complete, hover } from './assist.ts';
import { dict, IMPORTS, plugin } from './code-case.fixtures.ts';

/** A text with its caret at `|`. */
function at(
  marked: string,
): [{ path: string; text: string }, { offset: number; release: null; pointer: null }] {
  const offset = marked.indexOf('|');
  const text = marked.slice(0, offset) + marked.slice(offset + 1);
  return [
    { path: 'llm_tools/tide.py', text },
    { offset, release: null, pointer: null },
  ];
}

function metadataOf(data: string): string {
  return plugin(`    @classmethod\n    def get_metadata(cls):\n        return ${data}\n`);
}

const COMPLETIONS: readonly [marked: string, labels: readonly string[]][] = [
  [metadataOf('{"name": "a", "des|"}'), ['displayName', 'description', 'displayDescription', 'parameters']],
  [metadataOf("{'|'}"), ['name', 'displayName', 'description', 'displayDescription', 'parameters']],
  [metadataOf('{"parameters": {"a": {"type": "s|"}}}'), ['string', 'number', 'integer', 'boolean']],
  [metadataOf('{"parameters": {"a": {"required": |}}}'), ['True', 'False']],
  [
    metadataOf('{"parameters": {"a": {"type": "string", |}}}'),
    ['description', 'displayDescription', 'required'],
  ],
  [`${IMPORTS}\n\nclass Tide(LLM|):\n    pass\n`, ['LLMToolPlugin']],
  [`${IMPORTS}\n\nclass Tide(LLMToolPlugin):\n    _ver|\n`, ['_version_', 'get_metadata', 'invoke']],
];

test.each(COMPLETIONS)('completes %s', (marked, labels) => {
  expect(complete(...at(marked))?.options.map(({ label }) => label)).toEqual(
    expect.arrayContaining([...labels]),
  );
});

test.each([
  metadataOf('{"name": "a|"}'),
  metadataOf('{"parameters": {|}}'),
  `${IMPORTS}x = {"na|": 1}\n`,
  'a = b|',
])('completes nothing in %s', (marked) => {
  expect(complete(...at(marked))).toBeNull();
});

test.each([
  [metadataOf('{"na|": "a"}'), '"name": '],
  [metadataOf("{'na|': 'a'}"), "'name"],
] as const)('writes a member in the quotes that are there: %s', (marked, insert) => {
  const written = complete(...at(marked))?.options.find(({ label }) => label === 'name');
  expect(insert.startsWith(written?.insert ?? '-')).toBe(true);
});

const HOVERS: readonly [marked: string, title: string | null][] = [
  [metadataOf(dict().replace('"name"', '"na|me"')), 'name'],
  [metadataOf('{"parameters": {"a": {"requ|ired": True}}}'), 'required'],
  [plugin().replace('_version_', '_ver|sion_'), '_version_'],
  [plugin().replace('(LLMToolPlugin)', '(LLMTool|Plugin)'), 'LLMToolPlugin'],
  [metadataOf('{}').replace('get_metadata', 'get_|metadata'), 'get_metadata'],
  [metadataOf(dict().replace('"tide"', '"ti|de"')), null],
  [metadataOf('{"parameters": {"na|me": {}}}'), null],
  ['x = {"na|me": 1}', null],
];

test.each(HOVERS)('hover in %s', (marked, title) => {
  const [file, caret] = at(marked);
  const found = hover(file, caret);
  expect(found?.title ?? null).toBe(title);
  if (found) expect(file.text.slice(found.from, found.to)).toBe(title);
});
