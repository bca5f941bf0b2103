// Checks generated source with the tools of its language: TypeScript type-checks it, Python compiles and runs it.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { expect } from 'vitest';
import type { Host } from '../../src/model/host.ts';
import { convert } from '../../src/convert/convert.ts';
import type { Printed } from '../../src/convert/print.ts';
import { valueAt } from '../../src/lang/json/pointer.ts';
import type { Manifest } from '../../test/convert/manifests.ts';
import { made, pairs } from '../../test/convert/pairs.ts';

/** The files of this language, of every manifest converted to whatever writes the language; one list per conversion. */
export function outputsIn(
  language: Printed['language'],
  manifestsOf: (host: Host) => readonly Manifest[],
): (readonly Printed[])[] {
  return pairs
    .flatMap(({ from, to }) =>
      (from.host ? manifestsOf(from.host) : []).map(
        ({ source }) => made(convert(from, to, source, true)).files,
      ),
    )
    .map((files) => files.filter((file) => file.language === language))
    .filter((files) => files.length > 0);
}

/** What the compiler says against the documented interfaces. */
export function typeScriptFaults(outputs: readonly (readonly Printed[])[]): string[] {
  const core = readFileSync(
    join(import.meta.dirname, '../../src/hosts/elizaos/code/core-documented.d.ts'),
    'utf8',
  );
  const texts = new Map<string, string>([['/core.d.ts', core]]);
  for (const [i, files] of outputs.entries())
    for (const { path, text } of files) texts.set(`/${String(i)}/${path}`, text);
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
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
  return ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
    return `${file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

export const hasPython = spawnSync('python3', ['--version']).status === 0;

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

/** Python compiles the files, and each gives its metadata and says that it is not written. */
export function checkPython(files: readonly Printed[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'plugbench-python-'));
  try {
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
}
