// Python that conversions write, in the real Python: it compiles, says what was meant, and takes every argument.

import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Parameter, Plugin } from '../../src/model/plugin.ts';
import { convert } from '../../src/convert/convert.ts';
import type { Printed } from '../../src/convert/print.ts';
import { valueAt } from '../../src/lang/json/pointer.ts';
import { runs } from '../runs.ts';
import { EMPTY, filesOf, from } from './any-plugin.ts';
import { manifestsOf } from './generated.ts';
import { samplesOf } from './manifests.ts';
import { made, pairs, sources } from './pairs.ts';

const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) process.stdout.write('\nPython is not installed, so its tests are skipped.\n');

/** What one file was meant to say. */
interface Meant {
  readonly path: string;
  readonly text: string;
  readonly metadata: unknown;
  readonly version: unknown;
}

/** Loads every file as the server does, with its base class replaced. Prints a line per fault. */
const PROGRAM = `
import json, re, sys, types

class LLMToolPlugin:
    pass

for name in ('agent', 'agent.plugin', 'agent.plugin.llm_tool_plugin'):
    sys.modules[name] = types.ModuleType(name)
sys.modules['agent.plugin.llm_tool_plugin'].LLMToolPlugin = LLMToolPlugin
sys.modules['agent.plugin.llm_tool_plugin'].LLMToolMetadata = dict

try:
    from packaging.version import parse
except ImportError:
    parse = str

def faults(one):
    scope = {'__name__': 'plugin'}
    source = one['text'].encode('utf-8')
    exec(compile(source, one['path'], 'exec'), scope)
    found = [c for c in scope.values() if isinstance(c, type) and LLMToolPlugin in c.__mro__[1:]]
    if len(found) != 1:
        yield f'{len(found)} classes'
        return
    plugin = found[0]
    if plugin.get_metadata() != one['metadata']:
        yield f'metadata: {ascii(plugin.get_metadata())}'
    if plugin._version_ != one['version']:
        yield f'version: {plugin._version_!a}'
    parse(plugin._version_)
    parameters = plugin.get_metadata()['parameters']
    for wanted in (lambda p: True, lambda p: p['required'], lambda p: False):
        arguments = {name: 1 for name, held in parameters.items() if wanted(held)}
        missing = [name for name, held in parameters.items() if held['required'] and name not in arguments]
        try:
            plugin().invoke(**arguments)
            yield 'invoke gave an answer'
        except NotImplementedError:
            pass
        except TypeError as error:
            if not missing:
                yield f'{error!a} for {ascii(arguments)}'

for one in json.load(sys.stdin):
    try:
        for fault in faults(one):
            print(ascii(one['path']), fault)
    except Exception as error:
        print(ascii(one['path']), ascii(one['version']), ascii(repr(error)))
`;

function pythonSays(files: readonly Meant[]): string {
  const { status, stdout, stderr } = spawnSync('python3', ['-c', PROGRAM], {
    input: JSON.stringify(files),
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  return status === 0 ? stdout : stderr;
}

function meant({ path, text, value }: Printed): Meant {
  return {
    path,
    text,
    metadata: valueAt(value, '/tools/0/metadata'),
    version: valueAt(value, '/tools/0/version'),
  };
}

const toPython = pairs.filter(({ to }) => to.id === 'ragflow');
const target = toPython[0]?.to;

/** What the target makes of a plugin. */
function written(plugin: Plugin): Meant[] {
  if (!target) throw new Error('no target');
  return filesOf(plugin, target).map(meant);
}

/** Keywords, names that Python normalises or changes, names of the generated code, and no names at all. */
const HARD_NAMES =
  'self others kwargs more_kwargs from __debug__ None match _ __ __x __x__ µ μ ﬁ fi é ª º ㎏ ſ K 𝐱 ᲊ größe 名前 a-b 2nd str cls print'.split(
    ' ',
  );

const hardTexts = fc.oneof(
  fc.constantFrom(
    ...HARD_NAMES,
    '',
    'e\u0301',
    '\0',
    '\ud800',
    '"',
    "'''",
    '"""',
    '\\',
    '\r\n',
    'con',
    'a\u2028b',
  ),
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.string({ maxLength: 6 }),
);

const parameters = fc.uniqueArray(
  fc.record({ name: hardTexts, text: hardTexts, required: fc.boolean(), value: fc.jsonValue() }),
  { selector: ({ name }) => name, maxLength: 6 },
);

const versions = fc.oneof(
  fc.stringMatching(
    /^v?(?:\d!)?\d+(?:\.\d+){0,3}(?:[-_.]?(?:a|beta|c|rc|post|r|rev|dev|pre)[-_.]?\d?){0,3}(?:\+[a-z0-9.]{0,4})?$/,
  ),
  fc.constantFrom(
    '1.0a1b2',
    '1.0dev1a2',
    'latest',
    '1.0.0-beta.1',
    '^1.2.3',
    '٣.١',
    '1..0',
    '9'.repeat(5000),
    '1.0+',
    ' 1.0 ',
  ),
  hardTexts,
);

test.runIf(hasPython)('any names, texts, defaults and versions', () => {
  const files: Meant[] = [];
  fc.assert(
    fc.property(fc.array(fc.tuple(hardTexts, parameters), { maxLength: 3 }), versions, (tools, version) => {
      const made = tools.map(([id, list]) => ({
        id: from(id),
        description: from(id),
        parameters: list.map(({ name, text, required, value }): Parameter => {
          const words = [['description', from(text)] as const, ['default', from(value)] as const];
          return { name: from(name), words, required };
        }),
        frame: [],
        examples: [],
      }));
      const own = written({ ...EMPTY, version: from(version), tools: made });
      const stems = own.map(({ path }) => path.toLowerCase());
      expect(new Set(stems).size).toBe(stems.length);
      expect(stems.filter((path) => !/^embedded_plugins\/llm_tools\/\w+\.py$/.test(path))).toEqual([]);
      files.push(...own);
    }),
    { numRuns: runs(300, 5000) },
  );
  expect(pythonSays(files)).toBe('');
});

test.runIf(hasPython)('what the samples and generated manifests of all sources become', () => {
  const files = toPython.flatMap(({ from: source, to }) => {
    const values = source.host
      ? [
          ...samplesOf(source.host).map(({ source: { main } }) => main.value),
          ...fc.sample(manifestsOf(source.host), { numRuns: runs(60, 1000), seed: 7 }),
        ]
      : sources
          .flatMap(({ host }) => (host ? samplesOf(host) : []))
          .map(({ source: { main } }) => main.value);
    return values.flatMap((value) => {
      const main = { path: 'a/manifest.json', text: JSON.stringify(value), value };
      return made(convert(source, to, { main, others: [] }, false)).files.map(meant);
    });
  });
  expect(files.length).toBeGreaterThan(200);
  expect(pythonSays(files)).toBe('');
});
