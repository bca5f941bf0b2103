// CPython: compiles the plugins, and gives their metadata with the host's base class replaced.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { valueAt } from '../../../src/lang/json/pointer.ts';
import { batches, writtenFor, type Consumer, type Output, type Refusal } from '../consumer.ts';

const SIZE = 500;

export const python: Consumer = {
  name: 'CPython',
  reads: writtenFor('ragflow'),
  check: (outputs) => {
    if (spawnSync('python3', ['--version']).status !== 0) return Promise.resolve('python3 is not installed');
    return Promise.resolve(batches(outputs, SIZE).flatMap(runBatch));
  },
};

interface Answer {
  readonly error?: string;
  readonly version?: unknown;
  readonly metadata?: unknown;
}

const HARNESS = `
import json, keyword, pathlib, re, sys, types, typing
base = types.ModuleType('llm_tool_plugin')
class LLMToolPlugin: pass
class LLMToolMetadata(dict): pass
class LLMToolParameter(dict): pass
base.LLMToolPlugin, base.LLMToolMetadata, base.LLMToolParameter = LLMToolPlugin, LLMToolMetadata, LLMToolParameter
# Older servers have it in \`plugin\`, newer ones in \`agent.plugin\`.
package = types.ModuleType('plugin')
package.__path__ = []
package.llm_tool_plugin = base
agent = types.ModuleType('agent')
agent.__path__ = []
agent.plugin = package
sys.modules['agent'] = agent
for place in ('plugin', 'agent.plugin'):
    sys.modules[place] = package
    sys.modules[place + '.llm_tool_plugin'] = base
# A version as the public standard for versions of Python packages has it.
VERSION = re.compile(r'''v?([0-9]+!)?[0-9]+(\\.[0-9]+)*
  ([-_.]?(alpha|a|beta|b|preview|pre|c|rc)[-_.]?[0-9]*)?
  (-[0-9]+|[-_.]?(post|rev|r)[-_.]?[0-9]*)?
  ([-_.]?dev[-_.]?[0-9]*)?
  (\\+[a-z0-9]+([-_.][a-z0-9]+)*)?''', re.VERBOSE | re.IGNORECASE | re.ASCII)
def answer(path):
    text = pathlib.Path(path).read_text('utf-8')
    module = types.ModuleType('tool')
    exec(compile(text, path, 'exec'), module.__dict__)
    plugins = [c for c in vars(module).values() if isinstance(c, type) and issubclass(c, LLMToolPlugin) and c is not LLMToolPlugin]
    if len(plugins) != 1: raise ValueError('%d plugins' % len(plugins))
    [plugin] = plugins
    if not VERSION.fullmatch(plugin._version_.strip()): raise ValueError('version %r is not PEP 440' % plugin._version_)
    metadata = plugin.get_metadata()
    try:
        result = plugin().invoke(**{name: None for name in metadata['parameters']})
    except NotImplementedError:
        result = ''
    if not isinstance(result, str): raise ValueError('invoke gives no text')
    return {'version': plugin._version_, 'metadata': metadata}
for path in json.load(sys.stdin):
    try:
        print(json.dumps(answer(path)))
    except BaseException as error:
        print(json.dumps({'error': type(error).__name__ + ': ' + str(error)}))
`;

function runBatch(outputs: readonly Output[]): Refusal[] {
  const folder = mkdtempSync(join(tmpdir(), 'plugbench-consumers-'));
  try {
    const units = outputs.flatMap((output, i) =>
      output.files
        .filter(({ language }) => language === 'python')
        .map((file, n) => ({ output, file, path: join(folder, `tool_${String(i)}_${String(n)}.py`) })),
    );
    for (const { file, path } of units) writeFileSync(path, file.text);
    const { stdout, stderr } = spawnSync('python3', ['-c', HARNESS], {
      input: JSON.stringify(units.map(({ path }) => path)),
      encoding: 'utf8',
      maxBuffer: 500_000_000,
      env: { ...process.env, PYTHONIOENCODING: 'utf-8', PYTHONDONTWRITEBYTECODE: '1' },
    });
    const lines = stdout.trim().split('\n');
    return units.flatMap(({ output, file }, i): Refusal[] => {
      const answer = lines[i]
        ? (JSON.parse(lines[i]) as Answer)
        : { error: `no answer: ${stderr.slice(-300)}` };
      const says = faultOf(answer, file.value);
      return says === null ? [] : [{ output, says: `${file.path}: ${says}` }];
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function faultOf({ error, version, metadata }: Answer, value: unknown): string | null {
  if (error !== undefined) return error;
  if (version !== valueAt(value, '/tools/0/version')) return 'another version than the report says';
  if (!isDeepStrictEqual(metadata, valueAt(value, '/tools/0/metadata')))
    return 'other metadata than the report says';
  return null;
}
