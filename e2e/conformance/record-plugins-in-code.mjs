// node e2e/conformance/record-plugins-in-code.mjs FOLDER [PYTHON]: records anew what tsc, Node.js and CPython say of the
// plugins in plugins-in-code.jsonl. FOLDER has the packages of its first line in node_modules, with TypeScript.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { builtinModules, createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { loadTypeScript } from '../load-typescript.mjs';

const [folder = '.', python = 'python3.13'] = process.argv.slice(2);
const ts = createRequire(resolve(folder, 'package.json'))('typescript');
const list = new URL('plugins-in-code.jsonl', import.meta.url);
const globals = readFileSync(new URL('../../src/lang/typescript/globals.d.ts', import.meta.url), 'utf8');
const [head, ...cases] = readFileSync(list, 'utf8').trim().split('\n').map(JSON.parse);

const MAIN = resolve(folder, 'src/index.ts');
const OPEN = resolve(folder, 'open.d.ts');
/** The page's own, with the real types. */
const { OPTIONS: ofPage } = await loadTypeScript('/src/lang/typescript/program.ts');
const OPTIONS = { ...ofPage, typeRoots: [resolve(folder, 'node_modules/@types')] };

/** Every package and module of Node.js as `any`, with the page's own globals: what has to be said without them. */
const names = [...head.packages.map((name) => name.replace(/@[^@/]+$/, '')), ...head.inside];
const others = names.filter((name) => !/^(?:@elizaos|@types|typescript)/.test(name));
const builtIn = builtinModules.flatMap((name) => [name, `node:${name}`]);
const open = `${globals}\n${[...others, ...builtIn].map((name) => `declare module '${name}';`).join('\n')}`;

const parsed = new Map();

/** `TS2322 3:7` for each message. */
function compiled(text, isOpen) {
  const host = ts.createCompilerHost(OPTIONS);
  const read = host.getSourceFile.bind(host);
  const exists = host.fileExists.bind(host);
  const own = new Map([[MAIN, text], ...(isOpen ? [[OPEN, open]] : [])]);
  const isHidden = (path) => isOpen && others.some((name) => path.includes(`/node_modules/${name}/`));
  host.fileExists = (path) => own.has(path) || (!isHidden(path) && exists(path));
  host.getSourceFile = (path, options) => {
    if (own.has(path)) return ts.createSourceFile(path, own.get(path), options, true);
    if (!parsed.has(path)) parsed.set(path, read(path, options));
    return parsed.get(path);
  };
  const program = ts.createProgram([...own.keys()], { ...OPTIONS, types: isOpen ? [] : ['node'] }, host);
  const file = program.getSourceFile(MAIN);
  const syntax = program.getSyntacticDiagnostics(file);
  const found = syntax.length > 0 ? syntax : program.getSemanticDiagnostics(file);
  return ts.sortAndDeduplicateDiagnostics(found).map(({ code, start }) => {
    const { line, character } = file.getLineAndCharacterOfPosition(start);
    return `TS${code} ${line + 1}:${character + 1}`;
  });
}

function written(files) {
  const at = mkdtempSync(join(tmpdir(), 'plugin-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(at, path)), { recursive: true });
    writeFileSync(join(at, path), text);
  }
  return at;
}

/** Whether a program accepts it, and the last words of one that does not. */
function asked(command, args) {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  const words = /^\w*Error\b.*$/m.exec(stderr)?.[0];
  return { accepted: status === 0, ...(words === undefined ? {} : { words }) };
}

/** Newer ones load ES modules by `require`, which the host's Node.js 18 does not. */
const AS_NODE_18 = ['--no-experimental-require-module', '--no-experimental-detect-module'].filter((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
);

const record = {
  typescript: ({ files }) => {
    const errors = compiled(files['index.ts'], false);
    return { errors, needed: compiled(files['index.ts'], true).filter((one) => errors.includes(one)) };
  },
  javascript: ({ files }) =>
    asked(process.execPath, [
      ...AS_NODE_18,
      '-e',
      `require(${JSON.stringify(join(written(files), 'handler.js'))})`,
    ]),
  python: ({ files }) => asked(python, ['-m', 'py_compile', join(written(files), 'plugin.py')]),
};

const rows = cases.map((one) => ({ ...one, expected: record[one.language](one) }));
writeFileSync(list, `${[head, ...rows].map((row) => JSON.stringify(row)).join('\n')}\n`);
