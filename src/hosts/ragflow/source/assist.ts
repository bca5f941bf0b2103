// Completion and hover in a plugin's Python: members of metadata, their values, and members of the class.

import type { Completion, CompletionOption, Hover } from '../../../model/assist.ts';
import type { CodeCaret } from '../../../model/code.ts';
import type { BundleFile } from '../../../model/portable.ts';
import { parsePython } from '../../../python/parse.ts';
import { textOf, type PythonNode, type PythonTree } from '../../../python/tree.ts';
import { MEMBERS, TYPES, type Level } from '../members.ts';
import { invokeTemplate, metadataTemplate } from './templates.ts';

const INFO: Readonly<Record<Level, Readonly<Record<string, string>>>> = {
  tool: {
    name: 'The name of the function that the model calls: 1 to 64 letters, digits, hyphens and underscores.',
    displayName:
      'The label for people, in the selector of 0.19 and 0.20. `$t:` and a key names a translation.',
    description: 'What the tool does and when to use it. The only such text that the model gets.',
    displayDescription: 'What the tool does, for people. `$t:` and a key names a translation.',
    parameters: 'Names of parameters, each with what the model may send. A tool without any has `{}`.',
  },
  parameter: {
    type: 'A type of JSON Schema. RAGFlow passes it to the model unchanged.',
    description: 'What to send, for the model.',
    displayDescription: 'The same for people. No release shows it.',
    required: 'Whether the model must send it. If not, `invoke` needs a default.',
  },
};

const CLASS_INFO: Readonly<Record<string, string>> = {
  LLMToolPlugin: 'The base class of tool plugins. RAGFlow loads every class that inherits it.',
  LLMToolMetadata: 'What `get_metadata` returns: a dict with the members of a tool.',
  get_metadata:
    'A class method with exactly `(cls)` that says what the tool is. RAGFlow calls it while it starts.',
  invoke:
    'Runs the tool. 0.19 makes a new instance for every call and passes the arguments by name; the model gets `str(…)` of the result.',
  _version_:
    'The version of the plugin, by PEP 440. Of two classes with one name RAGFlow uses the newer one.',
  _skipload_: 'If true, RAGFlow leaves the class out.',
};

/** What can be written at the caret; null where nothing is known. Never throws. */
export function complete({ text }: BundleFile, { offset }: CodeCaret): Completion | null {
  const tree = parsePython(text);
  const place = placeAt(tree, offset);
  if (place) return completeMember(tree, place, offset);
  const word = before(text, offset, /[A-Za-z_]/);
  const line = before(text, offset, /[^\n]/);
  if (/^[ \t]+[A-Za-z_]*$/.test(line) && inClass(tree, offset)) return classMembers(text, offset, word);
  if (/\bclass\s+\w+\s*\([^)]*$/.test(line))
    return list(offset, word, [['LLMToolPlugin', 'base class', CLASS_INFO.LLMToolPlugin ?? '']]);
  return null;
}

/** What is known about the name at the caret; null for nothing. Never throws. */
export function hover({ text }: BundleFile, { offset }: CodeCaret): Hover | null {
  const start = before(text, offset, /\w/);
  const rest = /^\w*/.exec(text.slice(offset))?.[0] ?? '';
  const from = offset - start.length;
  const to = offset + rest.length;
  const name = start + rest;
  if (Object.hasOwn(CLASS_INFO, name)) return { from, to, title: name, text: CLASS_INFO[name] ?? '' };
  const place = placeAt(parsePython(text), offset);
  const info = place?.isKey === true ? INFO[place.level] : {};
  return Object.hasOwn(info, name) ? { from, to, title: name, text: info[name] ?? '' } : null;
}

/** The characters of this kind that stand right before the place. */
function before(text: string, offset: number, kind: RegExp): string {
  let from = offset;
  while (from > 0 && kind.test(text.charAt(from - 1))) from--;
  return text.slice(from, offset);
}

/** A dict, and what Lezer takes one for while its first member is being typed. */
const HOLDERS: readonly string[] = [
  'DictionaryExpression',
  'SetExpression',
  'DictionaryComprehensionExpression',
];

interface MemberPlace {
  readonly level: Level;
  readonly dict: PythonNode;
  readonly isKey: boolean;
  /** The key whose value is at the caret; '' at a key. */
  readonly key: string;
}

/** Which member of metadata the caret is at; null outside of metadata. */
function placeAt(tree: PythonTree, offset: number): MemberPlace | null {
  const around = tree.nodes.filter(
    (node) => HOLDERS.includes(node.type) && node.from < offset && offset < node.to,
  );
  const method = tree.nodes.find(
    (node) =>
      node.type === 'FunctionDefinition' &&
      node.from < offset &&
      offset <= node.to &&
      /^(?:async\s+)?def\s+get_metadata\b/.test(textOf(tree, node)),
  );
  const dicts = method ? around.filter((node) => node.from > method.from) : [];
  const dict = dicts.at(-1);
  const level = dicts.length === 1 ? 'tool' : dicts.length === 3 ? 'parameter' : null;
  if (!dict || level === null) return null;
  const lead = tree.text.slice(dict.from + 1, offset);
  const own = lead.slice(Math.max(lead.lastIndexOf(','), lead.lastIndexOf('\n'), -1) + 1);
  const key = /^\s*["'](\w+)["']\s*:/.exec(own)?.[1];
  return { level, dict, isKey: key === undefined, key: key ?? '' };
}

function completeMember(
  tree: PythonTree,
  { level, dict, isKey, key }: MemberPlace,
  offset: number,
): Completion | null {
  const name = before(tree.text, offset, /\w/);
  const word = before(tree.text, offset - name.length, /["']/).slice(-1) + name;
  if (isKey) {
    const used = new Set([...textOf(tree, dict).matchAll(/["'](\w+)["']\s*:/g)].map(([, name]) => name));
    const quote = /^["']/.exec(word)?.[0] ?? '"';
    const closes = tree.text.charAt(offset) === quote ? '' : quote;
    const names = MEMBERS[level].filter((name) => !used.has(name));
    return list(
      offset,
      word,
      names.map((name) => [
        name,
        'member',
        INFO[level][name] ?? '',
        `${quote}${name}${closes}${closes === '' ? '' : ': '}`,
      ]),
    );
  }
  if (level === 'parameter' && key === 'type') {
    const quote = /^["']/.exec(word)?.[0] ?? '"';
    const closes = tree.text.charAt(offset) === quote ? '' : quote;
    return list(
      offset,
      word,
      TYPES.map((type) => [type, 'type', '', `${quote}${type}${closes}`]),
    );
  }
  if (level === 'parameter' && key === 'required') {
    return list(
      offset,
      word,
      ['True', 'False'].map((name) => [name, 'value', '']),
    );
  }
  return null;
}

function list(
  offset: number,
  word: string,
  entries: readonly (readonly [label: string, detail: string, info: string, insert?: string])[],
): Completion | null {
  if (entries.length === 0) return null;
  const options = entries.map(([label, detail, info, insert = label]): CompletionOption => ({
    label,
    insert,
    caret: insert.length,
    detail,
    info,
  }));
  return { from: offset - word.length, to: offset, options, also: [] };
}

function inClass(tree: PythonTree, offset: number): boolean {
  const holders = tree.nodes.filter(
    ({ type, from, to }) =>
      /^(?:ClassDefinition|FunctionDefinition)$/.test(type) && from < offset && offset <= to + 1,
  );
  return holders.at(-1)?.type === 'ClassDefinition';
}

function classMembers(text: string, offset: number, word: string): Completion | null {
  const indent = before(text, offset - before(text, offset, /\w/).length, /[ \t]/);
  const written = (lines: string): string => lines.replace(/\n(?=[^\n])/g, `\n${indent}`);
  const name = [...text.slice(0, offset).matchAll(/^class\s+(\w+)/gm)].at(-1)?.[1] ?? 'MyTool';
  const all = [
    ['_version_', 'field', CLASS_INFO._version_ ?? '', '_version_ = "1.0.0"'],
    ['get_metadata', 'method', CLASS_INFO.get_metadata ?? '', written(metadataTemplate(name))],
    ['invoke', 'method', CLASS_INFO.invoke ?? '', written(invokeTemplate())],
  ] as const;
  return list(
    offset,
    word,
    all.filter(([member]) => !new RegExp(`\\b(?:def\\s+${member}|${member}\\s*=)`).test(text)),
  );
}
