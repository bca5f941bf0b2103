// Compiles JSON schemas to standalone validators at build time, so that no page or worker needs eval.

import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { Plugin } from 'vite';

const QUERY = '?validator';

/** The ending keeps `.json?` out of the id: the dev server skips import analysis for such ids. */
const EXTENSION = '.validator.js';

/** Turns `import validate from './x.json?validator'` into Ajv's standalone code for that schema. */
export function validators(): Plugin {
  return {
    name: 'plugbench:validators',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(QUERY)) return null;
      const found = await this.resolve(source.slice(0, -QUERY.length), importer, { skipSelf: true });
      return found ? `\0${found.id}${EXTENSION}` : null;
    },
    load(id) {
      if (!id.startsWith('\0') || !id.endsWith(EXTENSION)) return null;
      const file = id.slice(1, -EXTENSION.length);
      this.addWatchFile(file);
      return compile(JSON.parse(readFileSync(file, 'utf8')) as object);
    },
  };
}

function compile(schema: object): string {
  const ajv = new Ajv({ allErrors: true, strict: false, code: { source: true, esm: true, lines: true } });
  addFormats(ajv);
  const code = standaloneCode(ajv, ajv.compile(schema));
  return withImports(code);
}

/** Ajv's ESM output still calls require() for its small runtime; those become imports. */
function withImports(code: string): string {
  const imports = new Map<string, string>();
  const body = code.replace(/require\("([^"]+)"\)/g, (_, path: string) => {
    const name = imports.get(path) ?? `runtime${String(imports.size)}`;
    imports.set(path, name);
    return name;
  });
  if (/\brequire\(/.test(body)) throw new Error('A require() is left in the validator');
  const lines = [...imports].map(
    ([path, name]) =>
      `import * as ${name}Module from '${withExtension(path)}';\nconst ${name} = exportsOf(${name}Module);`,
  );
  return `${lines.join('\n')}\n${EXPORTS_OF}\n${body}`;
}

/** Node gives module.exports as the default of a CommonJS import, bundlers give its members. */
const EXPORTS_OF = 'function exportsOf(m) { return m.default?.__esModule ? m.default : m; }';

function withExtension(path: string): string {
  return path.endsWith('.js') ? path : `${path}.js`;
}
