// Where Node.js looks for a module, and its errors where there is none.

import { nodeError } from '../../node/node-errors.ts';
import { jsonFault } from '../../node/json-fault.ts';
import { create, isObjectLike, parse } from './primordials.ts';

/** A package.json, as far as resolving reads it. */
interface Package {
  readonly folder: string;
  readonly main?: unknown;
  readonly exports?: unknown;
  readonly type?: unknown;
}

/** What resolving asks the one around it. */
interface Around {
  readonly files: ReadonlyMap<string, string>;
  readonly isElsewhere: (name: string) => boolean;
  readonly needs: (what: string) => never;
}

/** The length of the longest path on Linux. */
const MAX_PATH = 4096;

/** Finds files as Node.js does, in those that are open. */
export class Resolver {
  readonly #host: Around;

  constructor(host: Around) {
    this.#host = host;
  }

  /** The file of a request; null where there is none. `by` is the asking file. */
  find(id: string, folder: string, conditions: readonly string[], by: string): string | null {
    if (id.length > MAX_PATH) return null;
    if (/^(?:\.{1,2}(?:\/|$)|\/)/.test(id)) {
      const path = id.startsWith('/') ? joined(id) : joined(folder, id);
      const isFolder = /(?:^|\/)\.{0,2}$/.test(id);
      return (isFolder ? null : this.#file(path)) ?? this.#folder(path);
    }
    const name = id.split('/', id.startsWith('@') ? 2 : 1).join('/');
    const rest = id.slice(name.length);
    for (const root of packageFolders(folder)) {
      const own = this.package(`${root}/${name}`);
      if (own?.exports !== undefined && own.exports !== null)
        return this.#exported(own, `.${rest}`, conditions, by);
      const path = joined(root, id);
      const found = (id.endsWith('/') ? null : this.#file(path)) ?? this.#folder(path);
      if (found !== null) return found;
    }
    if (this.#host.isElsewhere(name)) this.#host.needs(`the package \`${name}\``);
    return null;
  }

  #file(path: string): string | null {
    const names = [path, `${path}.js`, `${path}.json`, `${path}.node`];
    return names.find((name) => this.#host.files.has(name)) ?? null;
  }

  #folder(path: string): string | null {
    const own = this.package(path);
    const index = this.#file(`${path}/index`);
    if (typeof own?.main !== 'string') return index;
    const main = joined(path, own.main);
    const found = this.#file(main) ?? this.#file(`${main}/index`) ?? index;
    if (found !== null) return found;
    const words = `Cannot find module '${main}'. Please verify that the package.json has a valid "main" entry`;
    throw Object.assign(new Error(words), {
      code: 'MODULE_NOT_FOUND',
      path: `${path}/package.json`,
      requestPath: path,
    });
  }

  /** A package.json that can be read; null where the folder has none. */
  package(folder: string): Package | null {
    const text = this.#host.files.get(`${folder}/package.json`);
    if (text === undefined) return null;
    try {
      const value: unknown = parse(text);
      return isObjectLike(value) ? { ...value, folder } : { folder };
    } catch {
      const words = `Error parsing ${folder}/package.json: ${folder}/package.json: ${jsonFault(text, 'node-18') ?? ''}`;
      throw Object.assign(new Error(words), { path: `${folder}/package.json` });
    }
  }

  /** The package.json that says what a file is; null where there is none. */
  scopeOf(path: string): Package | null {
    for (let folder = folderOf(path); folder !== '/'; folder = folderOf(folder)) {
      const own = this.package(folder);
      if (own) return own;
    }
    return null;
  }

  #exported(own: Package, sub: string, conditions: readonly string[], by: string): string {
    const { exports: map, folder } = own;
    const isMap =
      isObjectLike(map) && !Array.isArray(map) && Object.keys(map).some((key) => key.startsWith('.'));
    const target: readonly [unknown, string] | null = isMap
      ? targetOf(map as Record<string, unknown>, sub)
      : sub === '.'
        ? [map, '']
        : null;
    const path = target && chosen(target[0], conditions);
    if (typeof path === 'string') {
      const file = joined(folder, path.replace('*', target?.[1] ?? ''));
      if (this.#host.files.has(file)) return file;
      throw notFound(`Cannot find module '${file}'`, 'MODULE_NOT_FOUND');
    }
    const base = conditions === REQUIRED ? '' : ` imported from ${by}`;
    const words =
      sub === '.'
        ? `No "exports" main defined in ${folder}/package.json${base}`
        : `Package subpath '${sub}' is not defined by "exports" in ${folder}/package.json${base}`;
    throw nodeError(Error, 'ERR_PACKAGE_PATH_NOT_EXPORTED', words);
  }
}

/** Conditions of `exports` in a package.json, by who asks. */
export const REQUIRED = ['node', 'require', 'node-addons', 'default'];
/** The same for `import`. */
export const IMPORTED = ['node', 'import', 'node-addons', 'default'];

/** The target of a path in `exports`, and what stands for its star; null where there is none. */
export function targetOf(
  map: Readonly<Record<string, unknown>>,
  sub: string,
): readonly [unknown, string] | null {
  if (Object.hasOwn(map, sub) && !sub.includes('*')) return [map[sub], ''];
  for (const [key, target] of Object.entries(map)) {
    const [before = '', after] = key.split('*');
    if (after === undefined || !sub.startsWith(before) || !sub.endsWith(after)) continue;
    return [target, sub.slice(before.length, sub.length - after.length)];
  }
  return null;
}

/** What a target gives under the first condition that holds; undefined for none. */
export function chosen(target: unknown, conditions: readonly string[]): unknown {
  if (!isObjectLike(target)) return target;
  if (Array.isArray(target)) return target.map((one) => chosen(one, conditions)).find((one) => one);
  for (const [condition, value] of Object.entries(target))
    if (conditions.includes(condition)) {
      const found = chosen(value, conditions);
      if (found !== undefined) return found;
    }
  return undefined;
}

/** What `import` gets of a script: its exports as `default`, and their members. */
export function namespaceOf(exports: unknown, withMembers = true): object {
  const space = create(null) as Record<string, unknown>;
  if (withMembers && isObjectLike(exports)) Object.assign(space, exports);
  space.default = exports;
  Object.defineProperty(space, Symbol.toStringTag, { value: 'Module' });
  return space;
}

/** The value of a file of JSON; throws as `require` does. */
export function json(text: string, path: string): unknown {
  const clean = text.replace(/^\ufeff/, '');
  try {
    return parse(clean);
  } catch {
    throw new SyntaxError(`${path}: ${jsonFault(clean, 'node-18') ?? ''}`);
  }
}

/** An error of a file or package that is not there. */
export const notFound = (words: string, code: string): Error => nodeError(Error, code, words);

/** Node.js 18 has other words where the file reads as an ES module than where only package.json says so. */
export function noModules(path: string, from: string, folder: string | null, hasSyntax: boolean): Error {
  let words = `require() of ES Module ${path}${from === '' ? '' : ` from ${from}`} not supported.`;
  const name = nameOf(path) === nameOf(from) ? path : nameOf(path);
  const instead = 'a dynamic import() which is available in all CommonJS modules.';
  if (folder === null) words += `\nInstead change the require of ${path} to ${instead}`;
  else if (hasSyntax) words += `\nInstead change the require of ${name} in ${from} to ${instead}`;
  else
    words += `\n${name} is treated as an ES module file as it is a .js file whose nearest parent package.json contains "type": "module" which declares all .js files in that package scope as ES modules.\nInstead either rename ${name} to end in .cjs, change the requiring code to use dynamic import() which is available in all CommonJS modules, or change "type": "module" to "type": "commonjs" in ${folder}/package.json to treat all .js files as CommonJS (using .mjs for all ES modules instead).\n`;
  return nodeError(Error, 'ERR_REQUIRE_ESM', words);
}

/** Whether a text reads as an ES module. */
export const hasModuleSyntax = (text: string): boolean =>
  /^[^\S\n\r\u2028\u2029]*(?:import|export)\b(?!\s*\()/m.test(text);

/** The error of a request without a text. */
export const emptyId = (): Error =>
  nodeError(TypeError, 'ERR_INVALID_ARG_VALUE', "The argument 'id' must be a non-empty string. Received ''");

/** The last part of a path. */
export const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The folder of an absolute path. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/'))) || '/';
}

/** One absolute path of several pieces, without `.` and `..`. */
export function joined(...pieces: readonly string[]): string {
  const parts: string[] = [];
  for (const part of pieces.join('/').split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return `/${parts.join('/')}`;
}

/** Where Node.js looks for packages, the nearest folder first. */
export function packageFolders(folder: string): string[] {
  const folders: string[] = [];
  for (let here = folder; ; here = folderOf(here)) {
    if (nameOf(here) !== 'node_modules')
      folders.push(here === '/' ? '/node_modules' : `${here}/node_modules`);
    if (here === '/') return folders;
  }
}
