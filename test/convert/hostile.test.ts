// Whatever the texts of a manifest hold, a conversion writes them as texts: by real parsers, none becomes code.

import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import type { PluginFiles } from '../../src/model/portable.ts';
import { member } from '../../src/model/guards.ts';
import { withoutUnseen } from '../../src/files/unseen.ts';
import { runs } from '../runs.ts';
import { wholeMarkdown } from '../../src/lang/markdown/escape.ts';
import { convert } from '../../src/convert/convert.ts';
import { IN_FILES, samplesOf } from './manifests.ts';
import { ALL_TERMINATORS, TERMINATORS, hostileOf, MARK, oneByOne } from './hostile.ts';
import { made, pairs, sourceOf, sources } from './pairs.ts';
import type { Endpoint } from '../../src/convert/endpoints.ts';
import type { Printed } from '../../src/convert/print.ts';
import { blocksOf, frontMatter, pythonFaults, scriptFaults } from './tokens.ts';

const pythonFiles: string[] = [];

/** A manifest with the files of its package that are not it. */
interface Given {
  readonly value: unknown;
  readonly others: PluginFiles['others'];
}

/** The samples; of a format, which has none, and of a host whose tools are in files, what another host's become there. */
function manifestsOf(from: Endpoint): Given[] {
  const own = from.host ? samplesOf(from.host) : [];
  const given = own.map(({ source }): Given => ({ value: source.main.value, others: [] }));
  return from.host && !IN_FILES.has(from.id) ? given : [...given, ...madeOf(from)];
}

function madeOf(from: Endpoint): Given[] {
  const maker = sources.find(({ host }) => host);
  if (!maker?.host) return [];
  return samplesOf(maker.host).map(({ source }) => {
    const { main, others } = sourceOf({ ...made(convert(maker, from, source, false)), sidecar: null });
    return { value: main.value, others };
  });
}

function sourceFor(from: Endpoint, { value, others }: Given): PluginFiles {
  const path = from.host?.read.defaultPath(value) ?? from.format?.defaultPath ?? '';
  const own = others.map((file) => ({ ...file, path: file.path.replace(/^[^/]+\//, '') }));
  return { main: { path, text: JSON.stringify(value), value }, others: own };
}

/** What a package says of its server, apart from its manifest. */
const SAYS_MORE = /\/(?:tools|settings)\.json$/;

/** All texts hostile, in every file that says something of the plugin. */
function allHostile({ value, others }: Given, terminator: string): Given {
  return {
    value: hostileOf(value, terminator),
    others: others.map((file) => {
      if (!SAYS_MORE.test(file.path)) return file;
      return { ...file, text: JSON.stringify(hostileOf(JSON.parse(file.text), terminator)) };
    }),
  };
}

function* eachHostile({ value, others }: Given, terminator: string): Generator<Given> {
  for (const one of oneByOne(value, terminator)) yield { value: one, others };
  for (const [i, file] of others.entries()) {
    if (!SAYS_MORE.test(file.path)) continue;
    for (const one of oneByOne(JSON.parse(file.text), terminator)) {
      yield { value, others: others.with(i, { ...file, text: JSON.stringify(one) }) };
    }
  }
}

/** Code that holds no text of the manifest; only its own comments are hostile. */
function ownCode(from: Endpoint): PluginFiles['others'] {
  const comment = TERMINATORS.map((terminator) => `// ${withoutUnseen(terminator, () => ' ')}`).join('\n');
  if (from.id === 'anythingllm') {
    const text = `${comment}\nmodule.exports.runtime = { handler: async function () { return ''; } };\n`;
    return [{ path: 'handler.js', text }];
  }
  return [];
}

function faultsOf(file: Printed, _: number, all: readonly Printed[]): string[] {
  return languageFaults(file, all).map((fault) => `${file.path} ${fault}`);
}

function languageFaults({ language, text, value, path }: Printed, all: readonly Printed[]): string[] {
  switch (language) {
    case 'json':
      expect(JSON.parse(text)).toEqual(value);
      return codeOf(value).flatMap((code) => scriptFaults(`async () => {\n${code}\n};`, 'javascript'));
    case 'javascript':
    case 'typescript':
      return [...scriptFaults(text, language), ...unseenIn(text)];
    case 'python':
      pythonFiles.push(text);
      return [...pythonFaults(text), ...unseenIn(text)];
    case 'markdown':
      return markdownFaults(text, value, sectionsIn(path, all));
  }
}

/** Tool code inside of a manifest. */
function codeOf(value: unknown): string[] {
  const tools = member(value, 'tools');
  if (!Array.isArray(tools)) return [];
  return tools.flatMap((tool) => {
    const code = member(tool, 'code');
    return typeof code === 'string' ? [code] : [];
  });
}

function unseenIn(text: string): string[] {
  const found =
    text.match(/[^\n\P{Cc}]|[\u2028\u2029\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/gu) ?? [];
  return found.map((character) => `has U+${(character.codePointAt(0) ?? 0).toString(16)} as it is`);
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** How many sections a skill has whose values are in the files of a server: examples of tools, and settings. */
function sectionsIn(path: string, all: readonly Printed[]): number {
  const folder = path.replace(/skills\/[^/]+\/SKILL\.md$/, 'server/');
  const valueIn = (name: string): unknown => all.find((one) => one.path === folder + name)?.value;
  const tools: unknown = member(valueIn('tools.json'), 'tools');
  const settings = valueIn('settings.json');
  const shown = (Array.isArray(tools) ? tools : []).filter((tool: unknown) => {
    const examples = member(member(tool, '_meta'), 'plugbench/examples');
    return Array.isArray(examples) && examples.some((one) => /\S/.test(textOf(member(one, 'prompt'))));
  });
  return shown.length + (Array.isArray(settings) && settings.length > 0 ? 1 : 0);
}

function markdownFaults(text: string, value: unknown, apart: number): string[] {
  const front = member(value, 'front matter');
  for (const read of frontMatter(text)) expect(read).toEqual(front);
  const prompt = member(value, 'instructions');
  let rest = text;
  if (typeof prompt === 'string') {
    expect(text).toContain(wholeMarkdown(prompt));
    rest = text.replace(wholeMarkdown(prompt), () => 'Instructions');
  }
  const blocks = blocksOf(rest);
  const tools: unknown = member(value, 'tools');
  const sections: readonly unknown[] = Array.isArray(tools) ? tools : [];
  // The parameters of a tool without a program are in a file of their own.
  const schemas = sections.flatMap((tool) => member(tool, 'parameters') ?? []);
  const headings = sections.length + (member(value, 'settings') === undefined ? 0 : 1) + apart;
  const kinds = (kind: string): string[] => blocks.filter((one) => one.kind === kind).map((one) => one.value);
  expect(kinds('codejson').map((json): unknown => JSON.parse(json))).toEqual(schemas);
  expect([kinds('heading1').length, kinds('heading2').length]).toEqual([1, headings]);
  return blocks
    .filter(({ kind }) => !/^(?:frontMatter|heading[12]|paragraph|list|codejson)/.test(kind))
    .map(({ kind, value: held }) => `${kind}: ${held}`);
}

/** The files of a conversion, and those of the way back. */
function checkAll(from: Endpoint, to: Endpoint, given: Given): void {
  const { main, others } = sourceFor(from, given);
  const source = { main, others: [...others, ...ownCode(from)] };
  const there = made(convert(from, to, source, true));
  const outputs = [there];
  if (there.sidecar) JSON.parse(there.sidecar.text);
  if (to.read && from.write) {
    outputs.push(made(convert(to, from, sourceOf(there), true)));
    outputs.push(made(convert(to, from, sourceOf({ ...there, sidecar: null }), true)));
  }
  // Files of one output belong together: both ways back have some of the same names.
  const faults = outputs.flatMap(({ files }) => files.flatMap(faultsOf));
  if (faults.length > 0) expect({ given, faults }).toEqual({ given, faults: [] });
}

test.each(pairs)('$from.id to $to.id: no text becomes code', ({ from, to }) => {
  const manifests = manifestsOf(from).slice(0, runs(1, 10));
  expect(manifests.some(({ value }) => typeof value === 'object')).toBe(true);
  for (const manifest of manifests) {
    const single = eachHostile(manifest, ALL_TERMINATORS);
    const chosen = [...TERMINATORS.map((terminator) => allHostile(manifest, terminator)), ...single];
    // Everything at once always; one thing at a time for all in the thorough tests.
    checkAll(from, to, allHostile(manifest, ALL_TERMINATORS));
    for (const one of chosen.filter((_, i) => i % runs(8, 1) === 0)) checkAll(from, to, one);
  }
});

test('code that cannot run in the target stays in its comment', () => {
  const from = sources.find(({ id }) => id === 'ragflow');
  // No file can hold half of a surrogate pair, and CPython compiles none with NUL.
  const comments = TERMINATORS.map(
    (terminator) => `        # ${terminator.replace(/[\0\n\r\p{Cs}]/gu, ' ')}`,
  ).join('\n');
  const text = `from plugin.llm_tool_plugin import LLMToolPlugin

class Tides(LLMToolPlugin):
    _version_ = "1.0.0"

    @classmethod
    def get_metadata(cls):
        return {"name": "tides", "displayName": "Tides", "description": "Tides", "displayDescription": "", "parameters": {}}

    def invoke(self):
${comments}
        return "none"
`;
  const source = { main: { path: 'tides.py', text, value: undefined }, others: [] };
  const targets = pairs.filter((pair) => pair.from === from);
  const files = targets.flatMap(({ to }) => made(convert(from ?? to, to, source, false)).files);
  expect(files.filter((file) => file.text.includes(MARK)).length).toBeGreaterThan(2);
  // A copy of the source's own file is what it was.
  const written = files.filter((file) => file.language !== 'markdown' && file.text !== text);
  expect(written.flatMap(faultsOf)).toEqual([]);
});

test('a sidecar cannot name files outside of the folder', () => {
  const [pair] = pairs.filter(({ from, to }) => from.host && to.host && from.write && to.read);
  if (!pair) throw new Error('no pair');
  const { from, to } = pair;
  const [first] = manifestsOf(from);
  const there = made(convert(from, to, sourceFor(from, first ?? { value: {}, others: [] }), true));
  const { sidecar } = there;
  if (!sidecar) throw new Error('no sidecar');
  const content = JSON.parse(sidecar.text) as { files: { path: string }[] };
  content.files = content.files.map((file) => ({ ...file, path: '../../../home/evil.bat' }));
  const text = JSON.stringify(content);
  const back = made(convert(to, from, sourceOf({ ...there, sidecar: { ...sidecar, text } }), true));
  expect(back.restored).toBe('unedited');
  expect(back.files.map(({ path }) => path)).toEqual(['home/evil.bat.txt']);
});

const hasPython = spawnSync('python3', ['--version']).status === 0;

test.runIf(hasPython)('Python itself finds no text that became code', () => {
  const program = `
import ast, json, sys
for text in json.load(sys.stdin):
    for node in ast.walk(ast.parse(text)):
        for field, held in ast.iter_fields(node):
            if isinstance(held, str) and '${MARK}' in held and not isinstance(node, ast.Constant):
                sys.exit(f'{type(node).__name__}.{field}: {held}')
`;
  expect(pythonFiles.length).toBeGreaterThan(0);
  const { status, stderr } = spawnSync('python3', ['-c', program], {
    input: JSON.stringify([...new Set(pythonFiles)]),
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  expect([status, stderr]).toEqual([0, '']);
});
