// Libraries that the page and its workers each need: one file of their own that all import, instead of a copy in each.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { bundle } from './guest.ts';

const FOLDER = 'assets';
/** What chunks import until they are written. */
const PLACE = 'plugbench-shared:';
const ACORN = resolve('node_modules/acorn/dist/acorn.mjs');
const GRAMMAR = resolve('node_modules/@lezer/javascript/dist/index.js');
/** The grammar's tables as a function of what they are made with, of which each build keeps what it needs. */
const TABLES = `${GRAMMAR}?tables`;

const FILES = { acorn: ACORN, 'javascript-tables': TABLES };

/** A file to be written, with its address in the page's folder. */
interface Shared {
  readonly path: string;
  readonly source: string;
}

/**
 * `page` writes the files; `parts` belongs into every build that imports them. `more`: a plugin for the builds of the
 * files.
 */
export function shared(more: () => Plugin): { readonly page: Plugin; readonly parts: () => Plugin } {
  const made = new Map<string, Promise<Shared>>();
  const fileOf = (name: keyof typeof FILES): Promise<Shared> => {
    const file = made.get(name) ?? write(name, more());
    made.set(name, file);
    return file;
  };
  const parts = (): Plugin => ({
    name: 'plugbench:shared',
    apply: 'build',
    enforce: 'pre',
    resolveId(source) {
      if (source === '@lezer/javascript') return `\0${GRAMMAR}`;
      const name = source === 'acorn' ? 'acorn' : source.slice(PLACE.length);
      if (name !== source && !(name in FILES)) return null;
      return { id: PLACE + name, external: true, moduleSideEffects: false };
    },
    load: (id) => (id === `\0${GRAMMAR}` ? grammarParts().importing : null),
    async renderChunk(code, { fileName }) {
      if (!code.includes(PLACE)) return null;
      let written = code;
      for (const name of Object.keys(FILES) as (keyof typeof FILES)[]) {
        const path = posix.relative(posix.dirname(fileName), (await fileOf(name)).path);
        written = written.replaceAll(PLACE + name, path.startsWith('.') ? path : `./${path}`);
      }
      return written;
    },
  });
  return {
    parts,
    page: {
      ...parts(),
      async generateBundle() {
        for (const name of Object.keys(FILES) as (keyof typeof FILES)[]) {
          const { path, source } = await fileOf(name);
          this.emitFile({ type: 'asset', fileName: path, source });
        }
      },
    },
  };
}

async function write(name: keyof typeof FILES, more: Plugin): Promise<Shared> {
  const tables: Plugin = {
    name: 'plugbench:tables',
    resolveId: (id) => (id === TABLES ? TABLES : null),
    load: (id) => (id === TABLES ? grammarParts().tables : null),
  };
  const source = await bundle(FILES[name], { format: 'es', minify: true }, [tables, more]);
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  return { path: `${FOLDER}/${name}-${hash}.js`, source };
}

/** The published grammar as its tables, and as a module that makes the parser of them. */
function grammarParts(): { readonly tables: string; readonly importing: string } {
  const text = readFileSync(GRAMMAR, 'utf8');
  const imports = [...text.matchAll(/^import \{ ([^}]+) \} from '@lezer\/\w+';$/gm)];
  const last = imports.at(-1);
  const end = text.lastIndexOf('export { parser };');
  if (!last || end < 0) throw new Error('@lezer/javascript is not written as before.');
  const names = imports.map(([, list]) => list).join(', ');
  const body = text.slice(last.index + last[0].length, end);
  return {
    tables: `export function parserOf(${names}) {\n${body}\nreturn parser;\n}\n`,
    importing: [
      ...imports.map(([line]) => line),
      `import { parserOf } from '${PLACE}javascript-tables';`,
      `export const parser = parserOf(${names});\n`,
    ].join('\n'),
  };
}
