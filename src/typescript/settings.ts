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
}

/** The strict family, how JSX is read, and where modules are. */
const KEPT =
  /^(?:strict\w*|noImplicit(?:Any|This)|useUnknownInCatchVariables|alwaysStrict|jsx\w*|baseUrl|paths\w*|experimentalDecorators)$/;
const BEFORE_6 = /"typescript"\s*:\s*"[^\d"]{0,3}[1-5]\./;
/** A file, or a package, that the settings extend, is not there. */
const NOT_FOUND: ReadonlySet<number> = new Set([5083, 6053]);

/** `texts` by whole path. The compiler's own library is the least: Node.js has all of it. */
export function settingsOf(texts: ReadonlyMap<string, string>, library: readonly string[]): Settings {
  const all = [...texts.keys()].filter((one) => one.endsWith('/tsconfig.json'));
  const path = all.sort((a, b) => a.length - b.length)[0];
  if (path === undefined) return { options: {}, judgedWith: null, hasDom: false };
  const read = ts.parseConfigFileTextToJson(path, texts.get(path) ?? '') as { readonly config?: object };
  const folder = path.slice(0, -'/tsconfig.json'.length);
  const host: ts.ParseConfigHost = {
    useCaseSensitiveFileNames: true,
    readDirectory: () => [],
    fileExists: (one) => texts.has(one),
    readFile: (one) => texts.get(one),
  };
  const { options, errors } = ts.parseJsonConfigFileContent(read.config ?? {}, host, folder, undefined, path);
  const isCut = errors.some(({ code }) => NOT_FOUND.has(code));
  const kept: ts.CompilerOptions = Object.fromEntries(
    Object.entries(options).filter(([name]) => KEPT.test(name)),
  );
  // Compilers before 6 are not strict unless they are asked to be.
  if (!isCut && BEFORE_6.test(texts.get(`${folder}/package.json`) ?? '')) kept.strict ??= false;
  const target =
    options.target === undefined ? '' : `lib.${ts.ScriptTarget[options.target].toLowerCase()}.d.ts`;
  const wanted = (options.lib ?? [target]).filter((name) => Object.hasOwn(libs, name));
  const off = Object.keys(kept).filter((name) => kept[name] === false);
  const without = isCut ? ', without what it extends, which is not open' : '';
  return {
    options: { ...kept, lib: [...new Set([...library, ...wanted])] },
    judgedWith: `Judged with \`tsconfig.json\`${without}${off.length > 0 ? `: ${off.map((name) => `\`${name}\` off`).join(', ')}` : ''}.`,
    hasDom: options.lib?.includes('lib.dom.d.ts') === true,
  };
}
