// Generated source in the languages' own eyes: TypeScript type-checks it, Python compiles it and gives the same metadata.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { convert } from '../../src/pipeline/convert/convert.ts';
import { corpusOf, samplesOf } from '../../test/convert/manifests.ts';
import { made, pairs } from '../../test/convert/pairs.ts';
import type { Printed } from '../../src/pipeline/convert/print.ts';
import { valueAt } from '../../src/text/pointer.ts';

/** Every sample and real manifest, converted to whatever writes the language. */
function outputs(language: Printed['language']): { name: string; files: readonly Printed[] }[] {
  return pairs.flatMap(({ from, to }) => {
    const { host } = from;
    if (!host) return [];
    return [...samplesOf(host), ...corpusOf(host)].flatMap(({ name, source }) => {
      const { files } = made(convert(from, to, source, true));
      return files.some((file) => file.language === language) ? [{ name: `${name} to ${to.id}`, files }] : [];
    });
  });
}

test('generated TypeScript type-checks against the documented interfaces', () => {
  const core = readFileSync(join(import.meta.dirname, 'elizaos-core.d.ts'), 'utf8');
  const texts = new Map<string, string>([['/core.d.ts', core]]);
  for (const [i, { files }] of outputs('typescript').entries()) {
    for (const { path, text, language } of files) {
      if (language === 'typescript') texts.set(`/${String(i)}/${path}`, text);
    }
  }
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    paths: { '@elizaos/core': ['/core.d.ts'] },
    types: [],
  };
  const base = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...base,
    fileExists: (path) => texts.has(path) || base.fileExists(path),
    directoryExists: () => true,
    readFile: (path) => texts.get(path) ?? base.readFile(path),
    getSourceFile: (path, language) => {
      const text = texts.get(path) ?? base.readFile(path);
      return text === undefined ? undefined : ts.createSourceFile(path, text, language);
    },
  };
  const program = ts.createProgram([...texts.keys()], options, host);
  const faults = ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
    return `${file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
  expect(texts.size).toBeGreaterThan(10);
  expect(faults).toEqual([]);
});

const python = spawnSync('python3', ['--version']).status === 0;

/** A base class of our own, so that the files can be run without their host. */
const BASE = `class LLMToolPlugin: pass
class LLMToolMetadata(dict): pass
`;

const ASK = `
import importlib.util, json, sys, types
base = types.ModuleType('plugin.llm_tool_plugin')
exec(open(sys.argv[1]).read(), base.__dict__)
sys.modules['plugin'] = types.ModuleType('plugin')
sys.modules['plugin.llm_tool_plugin'] = base
out = []
for path in sys.argv[2:]:
    spec = importlib.util.spec_from_file_location('tool', path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    plugin = [c for c in vars(module).values() if isinstance(c, type) and issubclass(c, base.LLMToolPlugin) and c is not base.LLMToolPlugin][0]
    tried = None
    try:
        plugin().invoke(**{name: None for name in plugin.get_metadata()['parameters']})
    except NotImplementedError:
        tried = 'not written'
    out.append([plugin._version_, plugin.get_metadata(), tried])
print(json.dumps(out))
`;

describe.skipIf(!python)('Python (skipped where it is not there)', () => {
  test('generated Python compiles, gives the same metadata, and says that it is not written', () => {
    const folder = mkdtempSync(join(tmpdir(), 'plugbench-python-'));
    try {
      const files = outputs('python').flatMap((output) =>
        output.files.filter(({ language }) => language === 'python'),
      );
      const paths = files.map(({ text }, i) => {
        const path = join(folder, `tool_${String(i)}.py`);
        writeFileSync(path, text);
        return path;
      });
      const compiled = spawnSync('python3', ['-m', 'py_compile', ...paths], { encoding: 'utf8' });
      expect(compiled.stderr).toBe('');
      writeFileSync(join(folder, 'base.py'), BASE);
      writeFileSync(join(folder, 'ask.py'), ASK);
      const asked = spawnSync('python3', [join(folder, 'ask.py'), join(folder, 'base.py'), ...paths], {
        encoding: 'utf8',
        maxBuffer: 50_000_000,
      });
      expect(asked.stderr).toBe('');
      expect(paths.length).toBeGreaterThan(10);
      expect(JSON.parse(asked.stdout)).toEqual(
        files.map(({ value }) => [
          valueAt(value, '/tools/0/version'),
          valueAt(value, '/tools/0/metadata'),
          'not written',
        ]),
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
