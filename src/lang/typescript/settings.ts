// What a plugin's own tsconfig.json decides, where it is open: how strict its compiler is, and what it finds.

import * as ts from 'typescript';
import libs from 'virtual:typescript-libs';

/** Without a tsconfig.json, the options are empty. */
export interface Settings {
  readonly options: ts.CompilerOptions;
  /** One sentence for the page; null without a tsconfig.json. */
  readonly judgedWith: string | null;
  /** Whether its library has names of browsers, which no library here has. */
  readonly hasDom: boolean;
  /** Whole paths of the files that it compiles, besides what they import; null for all. */
  readonly included: ReadonlySet<string> | null;
}

/** The strict family, how JSX is read, where modules are, and what may be out of date. */
const KEPT =
  /^(?:strict\w*|noImplicit(?:Any|This)|useUnknownInCatchVariables|alwaysStrict|jsx\w*|baseUrl|paths\w*|experimentalDecorators|ignoreDeprecations)$/;
const BEFORE_6 = /"typescript"\s*:\s*"[^\d"]{0,3}[1-5]\./;
/** A file, or a package, that the settings extend, is not there. */
const NOT_FOUND: ReadonlySet<number> = new Set([5083, 6053]);

/** `texts` by whole path. The compiler's own library is the least: Node.js has all of it. */
export function settingsOf(texts: ReadonlyMap<string, string>, library: readonly string[]): Settings {
  const all = [...texts.keys()].filter((one) => one.endsWith('/tsconfig.json'));
  const path = all.sort((a, b) => a.length - b.length)[0];
  if (path === undefined) return { options: {}, judgedWith: null, hasDom: false, included: null };
  const read = ts.parseConfigFileTextToJson(path, texts.get(path) ?? '') as { readonly config?: object };
  const folder = path.slice(0, -'/tsconfig.json'.length);
  const host: ts.ParseConfigHost = {
    useCaseSensitiveFileNames: true,
    readDirectory: (root, _, excludes, includes) => {
      const isIn = (patterns: readonly string[]) => (one: string) =>
        patterns.some((pattern) => matches(root, pattern, one));
      return [...texts.keys()].filter((one) => isIn(includes)(one) && !isIn(excludes ?? [])(one));
    },
    fileExists: (one) => texts.has(one),
    readFile: (one) => texts.get(one),
  };
  const { options, errors, fileNames } = ts.parseJsonConfigFileContent(
    read.config ?? {},
    host,
    folder,
    undefined,
    path,
  );
  const isCut = errors.some(({ code }) => NOT_FOUND.has(code));
  const kept: ts.CompilerOptions = Object.fromEntries(
    Object.entries(options).filter(([name]) => KEPT.test(name)),
  );
  if (BEFORE_6.test(texts.get(`${folder}/package.json`) ?? '')) {
    kept.ignoreDeprecations ??= '6.0';
    // Compilers before 6 are not strict unless they are asked to be.
    if (!isCut) kept.strict ??= false;
  }
  const target =
    options.target === undefined ? '' : `lib.${ts.ScriptTarget[options.target].toLowerCase()}.d.ts`;
  const wanted = (options.lib ?? [target]).filter((name) => Object.hasOwn(libs, name));
  const off = Object.keys(kept).filter((name) => kept[name] === false);
  const without = isCut ? ', without what it extends, which is not open' : '';
  return {
    options: { ...kept, lib: [...new Set([...library, ...wanted])] },
    judgedWith: `Judged with \`tsconfig.json\`${without}${off.length > 0 ? `: ${off.map((name) => `\`${name}\` off`).join(', ')}` : ''}.`,
    hasDom: options.lib?.includes('lib.dom.d.ts') === true,
    included: fileNames.length > 0 ? new Set(fileNames) : null,
  };
}

/** Whether a path is what a pattern of `include` or `exclude` means, or in such a folder. */
function matches(root: string, pattern: string, path: string): boolean {
  if (!path.startsWith(`${root}/`)) return false;
  const names = path.slice(root.length + 1).split('/');
  /** Names behind those that the pattern has taken so far, in all ways. */
  let left = [names];
  for (const part of pattern.replace(/^\.?\/|\/$/g, '').split('/')) {
    const [longest = []] = left;
    left =
      part === '**'
        ? longest.map((_, i) => longest.slice(i))
        : left.flatMap(([name, ...more]) => (name !== undefined && shapeOf(part).test(name) ? [more] : []));
  }
  return left.length > 0;
}

/** A name of a pattern; more stars than anyone needs stand for all names, since they could take for ever. */
function shapeOf(part: string): RegExp {
  const sign = (one: string): string => (one === '*' ? '.*' : one === '?' ? '.' : `\\${one}`);
  return part.split('*').length > 4 ? /^/ : new RegExp(`^${part.replace(/[^\w]/g, sign)}$`);
}
