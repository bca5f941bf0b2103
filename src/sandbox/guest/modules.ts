// `require` and `import()` as Node.js 18 has them, over files in memory and the functions that the page made of them.

import { BUILT_IN } from '../../node/built-in.ts';
import { nodeError, wrongType } from '../../node/node-errors.ts';
import { apply, create } from './primordials.ts';
import {
  IMPORTED,
  REQUIRED,
  Resolver,
  emptyId,
  folderOf,
  hasModuleSyntax,
  joined,
  json,
  nameOf,
  namespaceOf,
  noModules,
  notFound,
  packageFolders,
} from './resolving.ts';

type Script = (
  this: unknown,
  exports: unknown,
  require: unknown,
  module: unknown,
  filename: string,
  dirname: string,
) => unknown;
type Linked = (
  link: (source: string, names?: readonly string[]) => Promise<object>,
  exported: (getters: Readonly<Record<string, () => unknown>>) => void,
  star: (module: object) => void,
  meta: object,
) => Promise<unknown>;
type Maker = (
  load: (source: unknown) => Promise<object>,
  caught: (error: unknown) => unknown,
) => Script | Linked;

/** Path → what the page made of the file. */
export type CompiledFiles = Readonly<
  Record<string, readonly ['script' | 'module', Maker] | readonly ['fault', string]>
>;

/** What a loader stands upon. */
export interface LoaderEnv {
  /** Path → text of all files that are open; absolute paths. */
  readonly files: ReadonlyMap<string, string>;
  readonly compiled: CompiledFiles;
  /** The files that required the entry, the last one first. */
  readonly above: readonly string[];
  /** A module of Node.js; undefined for any other name. Ends the run where a page cannot have the module. */
  readonly builtIn: (name: string) => unknown;
  /** Whether the server has a package that no file brings. */
  readonly isElsewhere: (name: string) => boolean;
  /** Ends the run: the page cannot have what it needs. */
  readonly needs: (what: string) => never;
  /** What code catches, in the words of the engine. */
  readonly caught: (error: unknown) => unknown;
}

/** A module as scripts see it. */
class Module {
  exports: unknown = {};
  loaded = false;
  readonly id: string;
  readonly path: string;
  readonly filename: string;
  readonly parent: Module | null | undefined;
  readonly children: Module[] = [];
  readonly paths: readonly string[];

  constructor(filename: string, parent?: Module | null) {
    this.id = filename;
    this.filename = filename;
    this.path = folderOf(filename);
    this.parent = parent;
    this.paths = packageFolders(this.path);
  }
}

export class ModuleLoader {
  readonly #host: LoaderEnv;
  readonly #resolver: Resolver;
  readonly #cache = create(null) as Record<string, Module>;
  readonly #main: Module;
  readonly #linked = new Map<string, Promise<object>>();

  constructor(host: LoaderEnv) {
    this.#host = host;
    this.#resolver = new Resolver(host);
    this.#main = new Module(host.above.at(-1) ?? '/', null);
  }

  /** Runs the entry, and gives its module. Throws what it throws. */
  enter(path: string): Module {
    let parent: Module | null = null;
    for (const above of [...this.#host.above].reverse()) parent = new Module(above, parent);
    return this.#load(path, parent ?? this.#main);
  }

  #require(id: unknown, from: Module): unknown {
    if (typeof id !== 'string') throw wrongType('id', 'of type string', id);
    if (id === '') throw emptyId();
    const own = this.#builtIn(id);
    if (own !== undefined) return own;
    return this.#load(this.#resolve(id, from), from).exports;
  }

  #builtIn(id: string): unknown {
    const bare = id.startsWith('node:');
    const name = bare ? id.slice(5) : id;
    const isOnlyPrefixed = !bare && name === 'test';
    const found = isOnlyPrefixed ? undefined : this.#host.builtIn(name);
    if (found === undefined && bare)
      throw nodeError(Error, 'ERR_UNKNOWN_BUILTIN_MODULE', `No such built-in module: ${id}`);
    return found;
  }

  #load(path: string, from: Module): Module {
    const known = this.#cache[path];
    if (known) {
      if (!from.children.includes(known)) from.children.push(known);
      return known;
    }
    const module = new Module(path, from);
    if (path.endsWith('.mjs')) throw noModules(path, '', null, true);
    this.#cache[path] = module;
    from.children.push(module);
    let isThrown = true;
    try {
      this.#run(module, from);
      isThrown = false;
    } finally {
      if (isThrown) delete this.#cache[path];
    }
    module.loaded = true;
    return module;
  }

  #run(module: Module, from: Module): void {
    const { filename } = module;
    const text = this.#host.files.get(filename) ?? '';
    if (filename.endsWith('.json')) {
      module.exports = json(text, filename);
      return;
    }
    if (filename.endsWith('.node')) this.#host.needs(`\`${nameOf(filename)}\``);
    const made = this.#host.compiled[filename];
    if (!made) return this.#host.needs(`\`${nameOf(filename)}\` as a script`);
    if (made[0] === 'fault') throw new SyntaxError(made[1]);
    if (made[0] === 'module') {
      const scope = this.#resolver.scopeOf(filename);
      throw noModules(filename, from.filename, scope?.folder ?? null, hasModuleSyntax(text));
    }
    const script = made[1]((source) => this.#import(source, filename), this.#host.caught) as Script;
    apply(script, module.exports, [
      module.exports,
      this.#requireOf(module),
      module,
      filename,
      folderOf(filename),
    ]);
  }

  #requireOf(module: Module): unknown {
    const require = (id: unknown): unknown => this.#require(id, module);
    const resolve = (id: unknown): string => {
      if (typeof id !== 'string') throw wrongType('request', 'of type string', id);
      if (this.#builtInName(id)) return id;
      const name = /^(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? id;
      // Of a package that only the server has, no more is known than that it is there.
      return this.#host.isElsewhere(name)
        ? joined('/app/server/node_modules', id)
        : this.#resolve(id, module);
    };
    const paths = (id: unknown): readonly string[] | null =>
      this.#builtInName(String(id)) ? null : String(id).startsWith('.') ? [module.path] : module.paths;
    return Object.assign(require, {
      resolve: Object.assign(resolve, { paths }),
      main: this.#main,
      extensions: { '.js': () => undefined, '.json': () => undefined, '.node': () => undefined },
      cache: this.#cache,
    });
  }

  #builtInName(id: string): boolean {
    return id.startsWith('node:') || BUILT_IN.has(id);
  }

  #resolve(id: string, from: Module): string {
    const found = this.#resolver.find(id, from.path, REQUIRED, from.filename);
    if (found !== null) return found;
    throw missing(id, from);
  }

  /** `import()` of code, and the imports of ES modules. */
  async #import(source: unknown, by: string): Promise<object> {
    const id = String(source);
    const own = this.#builtIn(id);
    if (own !== undefined) return namespaceOf(own);
    const path = this.#imported(id, by);
    return this.#linked.get(path) ?? this.#begin(path, by);
  }

  #imported(id: string, by: string): string {
    const asked = id.startsWith('file://') ? decodeURIComponent(id.slice(7)) : id;
    if (/^(?:\.{1,2}(?:\/|$)|\/)/.test(asked)) {
      const path = asked.startsWith('/') ? joined(asked) : joined(folderOf(by), asked);
      if (this.#host.files.has(path)) return path;
      for (const file of this.#host.files.keys())
        if (file.startsWith(`${path}/`))
          throw notFound(
            `Directory import '${path}' is not supported resolving ES modules imported from ${by}`,
            'ERR_UNSUPPORTED_DIR_IMPORT',
          );
      throw notFound(`Cannot find module '${path}' imported from ${by}`, 'ERR_MODULE_NOT_FOUND');
    }
    const found = this.#resolver.find(asked, folderOf(by), IMPORTED, by);
    if (found !== null) return found;
    const name = /^(?:@[^/]+\/)?[^/]+/.exec(asked)?.[0] ?? asked;
    throw notFound(`Cannot find package '${name}' imported from ${by}`, 'ERR_MODULE_NOT_FOUND');
  }

  #begin(path: string, by: string): Promise<object> {
    const made = this.#host.compiled[path];
    if (made?.[0] !== 'module') return this.#legacy(path, by);
    const linked = this.#link(made[1], path);
    this.#linked.set(path, linked);
    return linked;
  }

  async #legacy(path: string, by: string): Promise<object> {
    const isText = /\.[^/.]+$/.exec(path)?.[0] ?? '';
    if (isText === '.json') {
      if (!by.endsWith('.mjs'))
        throw nodeError(
          TypeError,
          'ERR_IMPORT_ASSERTION_TYPE_MISSING',
          `Module "file://${path}" needs an import attribute of type "json"`,
        );
      return namespaceOf(json(this.#host.files.get(path) ?? '', path), false);
    }
    if (!/^\.[cm]?js$/.test(isText) && isText !== '')
      throw nodeError(
        TypeError,
        'ERR_UNKNOWN_FILE_EXTENSION',
        `Unknown file extension "${isText}" for ${path}`,
      );
    const made = this.#host.compiled[path];
    if (made?.[0] === 'fault') throw new SyntaxError(made[1]);
    return namespaceOf(this.#load(path, this.#main).exports);
  }

  async #link(maker: Maker, path: string): Promise<object> {
    const space = create(null) as Record<string, unknown>;
    const add = (name: string, getter: () => unknown): void =>
      void Object.defineProperty(space, name, { get: getter, enumerable: true, configurable: true });
    const link = async (source: string, names: readonly string[] = []): Promise<object> => {
      const module = await this.#import(source, path);
      const absent = names.find((name) => !(name in module));
      if (absent !== undefined)
        throw new SyntaxError(
          `The requested module '${source}' does not provide an export named '${absent}'`,
        );
      return module;
    };
    const run = maker((source) => this.#import(source, path), this.#host.caught) as Linked;
    await run(
      link,
      (getters) => {
        for (const [name, getter] of Object.entries(getters)) add(name, getter);
      },
      (module) => {
        for (const name of Object.keys(module))
          if (name !== 'default' && !(name in space))
            add(name, () => (module as Record<string, unknown>)[name]);
      },
      { url: `file://${path}` },
    );
    Object.defineProperty(space, Symbol.toStringTag, { value: 'Module' });
    return space;
  }
}

function missing(id: string, from: Module): Error {
  const requireStack: string[] = [];
  for (let one: Module | null | undefined = from; one; one = one.parent) requireStack.push(one.filename);
  const words = `Cannot find module '${id}'\nRequire stack:\n- ${requireStack.join('\n- ')}`;
  return Object.assign(new Error(words), { code: 'MODULE_NOT_FOUND', requireStack });
}
