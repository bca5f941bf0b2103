// Bundles modules to texts: the sandbox's own scripts (`import { source, hash } from './x.ts?guest'`), and what
// converted code carries (`import library from './x.ts?library'`).

import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { build, type Plugin, type Rolldown } from 'vite';

const LATE = '.late.ts';

/** Globals that the script keeps for itself; `Date` is left out, for a run may have a clock of its own. */
const HIDDEN =
  'Array,ArrayBuffer,BigInt,DataView,Error,EvalError,Function,JSON,Map,Math,Number,Object,Promise,Proxy,RangeError,' +
  'ReferenceError,Reflect,RegExp,Set,String,Symbol,SyntaxError,TypeError,Uint8Array,URIError,WeakMap,WeakSet';

/** The one file that becomes a classic script, and the hash by which a policy allows it. */
export async function guestScript(
  file: string,
  more?: () => Plugin,
): Promise<{ source: string; hash: string }> {
  // Names stay: engines put them into error texts that a person reads ("text.toLowerCase is not a function").
  const minify = { mangle: false, compress: false, codegen: true } as const;
  const script = await bundle(file, { format: 'iife', minify }, [late(more), ...(more ? [more()] : [])]);
  // Strict inside, so that no function of ours can be reached from a called one, but not what follows it; and what
  // tool code makes of the globals later does not change what ours refers to. Inside a srcdoc frame a closing tag
  // would end the script.
  const source = `((${HIDDEN}) => {"use strict";${script}})(${HIDDEN});`.replaceAll('</script', '<\\/script');
  return { source, hash: `sha256-${createHash('sha256').update(source).digest('base64')}` };
}

/** A file with all that it imports as one text. */
export async function bundle(
  file: string,
  output: Rolldown.OutputOptions,
  plugins: Plugin[] = [],
): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    plugins,
    build: {
      write: false,
      target: 'es2022',
      minify: false,
      rolldownOptions: {
        input: file,
        preserveEntrySignatures: 'strict',
        output: { strict: true, codeSplitting: false, ...output },
      },
    },
  })) as Rolldown.RolldownOutput | Rolldown.RolldownOutput[];
  const [{ output: parts } = { output: [] }] = Array.isArray(result) ? result : [result];
  const chunk = parts.find((part) => part.type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error(`${file} gave no script`);
  return chunk.code.trim();
}

/**
 * A module `x.late.ts` is evaluated when one of its functions is first called, and its names are shortened: every run
 * pays for reading what stands above the tool's code. It may export functions alone, by declaration.
 */
function late(more?: () => Plugin): Plugin {
  return {
    name: 'plugbench:late',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(LATE)) return null;
      const declared = (await readFile(id, 'utf8')).matchAll(/^export function (\w+)/gm);
      const calls = [...declared].map(
        ([, name]) => `export const ${name} = (...args) => late().${name}(...args);`,
      );
      const script = await bundle(id, { format: 'iife', name: 'made', minify: true }, more ? [more()] : []);
      return `let made;\nconst late = () => (made ??= (() => { ${script}; return made; })());\n${calls.join('\n')}\n`;
    },
  };
}

/**
 * A file with all that it imports as readable JavaScript that declares `plugbenchUtils`, an object of its exports. Only this
 * is strict, not the code that it is written into.
 */
async function libraryText(file: string): Promise<string> {
  const output = { format: 'iife', name: 'plugbenchUtils', exports: 'named', comments: false } as const;
  const code = await bundle(file, { ...output, strict: false, generatedCode: { symbols: false } });
  const [head = '', ...lines] = code.split('\n').filter((line) => !/^\s*\/\//.test(line));
  const text = [head, "\t'use strict';", ...lines].join('\n');
  return `${text.replace(/^\t+/gm, (tabs) => '  '.repeat(tabs.length))}\n`;
}

/** Scripts of hosts' sandboxes, which have most of their text in common; the first group is the folder of hosts. */
const PRELUDE = /^(.*\/src\/hosts)\/[^/]+\/guest\/(?:prelude|library)\.ts$/;
const SHARED = 'virtual:guest-shared';

/** Before a declaration; a cut inside of a string does no harm, for the pieces are joined again. */
const CUT = /(?<=[;}])(?=(?:async )?(?:function|class|const|let|var) )/;
/** A shorter piece is not worth its place in the list. */
const MIN_SHARED = 60;

/** `more`: a plugin for the builds of the scripts. What several preludes have is in one module that all import. */
export function guest(more?: () => Plugin): Plugin {
  let preludes: Promise<{ shared: string[]; modules: Map<string, string> }> | undefined;
  const plain = texts('guest', async (file) => {
    const hosts = PRELUDE.exec(file)?.[1];
    if (hosts !== undefined)
      return (await (preludes ??= preludeModules(hosts, more))).modules.get(file) ?? '';
    const { source, hash } = await guestScript(file, more);
    return `export const source = ${JSON.stringify(source)};\nexport const hash = ${JSON.stringify(hash)};\n`;
  });
  return {
    ...plain,
    async resolveId(source, importer) {
      return source === SHARED ? `\0${SHARED}` : (plain.resolveId as Resolve).call(this, source, importer);
    },
    watchChange() {
      preludes = undefined;
    },
    async load(id) {
      if (id === `\0${SHARED}`)
        return `export const parts = ${JSON.stringify((await preludes)?.shared ?? [])};\n`;
      return (plain.load as Load).call(this, id);
    },
  };
}

type Load = (this: Rolldown.PluginContext, id: string) => Promise<string> | null;
type Resolve = (this: Rolldown.PluginContext, source: string, importer?: string) => Promise<string | null>;

async function preludeModules(
  hosts: string,
  more?: () => Plugin,
): Promise<{ shared: string[]; modules: Map<string, string> }> {
  const files = readdirSync(hosts)
    .flatMap((host) => ['prelude', 'library'].map((name) => `${hosts}/${host}/guest/${name}.ts`))
    .filter((file) => existsSync(file));
  const scripts = await Promise.all(
    files.map(async (file) => (await guestScript(file, more)).source.split(CUT)),
  );
  const counts = new Map<string, number>();
  for (const pieces of scripts)
    for (const piece of new Set(pieces)) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  const shared = [...counts]
    .filter(([piece, n]) => n > 1 && piece.length >= MIN_SHARED)
    .map(([piece]) => piece);
  const places = new Map(shared.map((piece, i) => [piece, i]));
  const modules = scripts.map((pieces, i): [string, string] => {
    const list = pieces.map((piece) => places.get(piece) ?? JSON.stringify(piece));
    const joined = `[${list.join(',')}].map((one) => typeof one === 'number' ? parts[one] : one).join('')`;
    return [
      files[i] ?? '',
      `import { parts } from ${JSON.stringify(SHARED)};\nexport const source = ${joined};\n`,
    ];
  });
  return { shared, modules: new Map(modules) };
}

/** The plugin for `?library`. */
export function library(): Plugin {
  return texts('library', async (file) => `export default ${JSON.stringify(await libraryText(file))};\n`);
}

/** A plugin that gives a module made of the file for imports of `file?<name>`. */
function texts(name: string, moduleOf: (file: string) => Promise<string>): Plugin {
  const query = `?${name}`;
  const extension = `.${name}.js`;
  return {
    name: `plugbench:${name}`,
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(query)) return null;
      const found = await this.resolve(source.slice(0, -query.length), importer, { skipSelf: true });
      return found ? `\0${found.id}${extension}` : null;
    },
    load(id) {
      if (!id.startsWith('\0') || !id.endsWith(extension)) return null;
      const file = id.slice(1, -extension.length);
      this.addWatchFile(file);
      return moduleOf(file);
    },
  };
}
