// The page's compiler against `tsc` on the command line: the same files, options and libraries give the same messages.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import libs from 'virtual:typescript-libs';
import { sourceHost } from '../../src/hosts/elizaos/code/host.ts';
import { ambient, PluginCompiler } from '../../src/lang/typescript/program.ts';
import { diagnosticsOf } from '../../src/lang/typescript/diagnostics.ts';
import { lineColumn, lineStarts } from '../../src/lang/text/lines.ts';
import { runs } from '../runs.ts';
import { plugins } from './plugins.ts';

const TSC = resolve('node_modules/typescript/lib/tsc.js');
const PAGE = resolve('../shared/spec/elizaos-plugin-schemas.md');
const folder = mkdtempSync(join(tmpdir(), 'plugbench-tsc-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Files = Readonly<Record<string, string>>;

/** The page's snippets, each a file that exports what it declares and gets the rest from the package. */
function snippets(): Record<string, Files> {
  if (!existsSync(PAGE)) return {};
  const found = [...readFileSync(PAGE, 'utf8').matchAll(/^```typescript\n([^]*?)^```/gm)];
  return Object.fromEntries(
    found.map(([, text = ''], i) => {
      const name = /^interface (\w+)|^type (\w+)/m.exec(text)?.slice(1).find(Boolean) ?? '';
      const use = `\nexport const wrong: ${name} = { name: 7 };\nexport type { ${name} };\n`;
      return [`snippet ${String(i + 1)}, ${name}`, { 'src/index.ts': text + use }];
    }),
  );
}

/** Path, line, column, code and words of every message. */
async function ours(files: Files, release: string): Promise<string[]> {
  const compiler = new PluginCompiler(await sourceHost.declarations(release));
  const plugin = compiler.compile(Object.entries(files).map(([path, text]) => ({ path, text })));
  return diagnosticsOf(plugin).map(({ path, span, code, text }) => {
    const { line, column } = lineColumn(lineStarts(files[path] ?? ''), span.from);
    return `${path}(${String(line)},${String(column)}): error TS${String(code)}: ${text}`;
  });
}

/** A package that is not installed is an error to tsc alone. */
const NO_PACKAGE = /: error TS(?:2307|2580|2591|7016): .*'(?!\.)[^']+'/;

async function theirs(files: Files, release: string): Promise<string[]> {
  const root = mkdtempSync(join(folder, 'plugin-'));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const [path, text] of Object.entries(files)) write(`plugin/${path}`, text);
  for (const { path, text } of [...ambient, ...(await sourceHost.declarations(release))]) write(path, text);
  for (const [name, text] of Object.entries(libs)) write(`lib/${name}`, text);
  const globals = [...ambient, ...(await sourceHost.declarations(release))]
    .map(({ path }) => path)
    .filter((path) => path.startsWith('/types/'));
  const compilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: 'es2022',
    lib: ['es2022'],
    module: 'esnext',
    moduleResolution: 'bundler',
    moduleDetection: 'force',
    jsx: 'preserve',
    allowJs: true,
    allowImportingTsExtensions: true,
    resolveJsonModule: true,
    esModuleInterop: true,
    types: [],
  };
  const roots = [...globals.map((path) => `..${path}`), ...Object.keys(files)];
  write('plugin/tsconfig.json', JSON.stringify({ compilerOptions, files: roots }));
  try {
    execFileSync(process.execPath, [TSC, '-p', '.', '--pretty', 'false'], { cwd: join(root, 'plugin') });
    return [];
  } catch (error) {
    const text = String((error as { readonly stdout?: unknown }).stdout).replaceAll(root, '');
    const messages = text.trimEnd().split(/\n(?! )/);
    return messages.filter((one) => !NO_PACKAGE.test(one));
  }
}

const pages = snippets();

test.skipIf(Object.keys(pages).length > 0)(
  'the page itself is not beside this repository, so its snippets are left out',
  () => {
    expect(pages).toEqual({});
  },
);

describe.each(sourceHost.releases)('with the declarations of %s', (release) => {
  // A third of them in `npm test`: each starts a compiler of its own.
  const chosen = Object.entries({ ...plugins, ...pages }).filter((_, i) => i % runs(3, 1) === 0);
  test.each(chosen)('%s', async (_, files) => {
    const messages = await theirs(files, release);
    expect(await ours(files, release)).toEqual(messages);
    expect(messages).not.toEqual([]);
  });
});
