// The types of a package as files for the compiler in the page: `import files from 'virtual:types/NAME'`. The package is
// a development dependency without its own ones, which types do not need (CONTRIBUTING.md, Dependencies).

import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import * as ts from 'typescript';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:types/';
const SUFFIX = '?declarations';

/** The declarations that its entry reaches, without comments, and as much of package.json as finding them takes. */
export function packageTypes(name: string): { readonly path: string; readonly text: string }[] {
  const folder = resolve('node_modules', name);
  if (!existsSync(folder)) throw new Error(`${name} is not installed: run npm ci.`);
  const {
    version,
    type,
    types = 'index.d.ts',
  } = JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8')) as {
    readonly version: string;
    readonly type?: string;
    readonly types?: string;
  };
  const program = ts.createProgram([resolve(folder, types)], {
    noLib: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  const printer = ts.createPrinter({ removeComments: true });
  const own = program.getSourceFiles().filter(({ fileName }) => resolve(fileName).startsWith(folder + sep));
  const place = `/node_modules/${name}/`;
  return [
    { path: `${place}package.json`, text: JSON.stringify({ name, version, type, types }) },
    ...own.map((file) => ({
      path: place + relative(folder, file.fileName).replaceAll(sep, '/'),
      text: printer.printFile(file),
    })),
  ];
}

/** Gives the files to whoever imports them: the compiler's worker and tests. */
export function typesOfPackages(): Plugin {
  return {
    name: 'plugbench:package-types',
    resolveId(source) {
      if (!source.startsWith(PREFIX)) return null;
      // A path in the package, so that the page of licences names it.
      return `\0${resolve('node_modules', source.slice(PREFIX.length))}/package.json${SUFFIX}`;
    },
    load(id) {
      if (!id.endsWith(SUFFIX)) return null;
      const [, name = ''] = /node_modules[/\\]((?:@[^/\\]+[/\\])?[^/\\]+)[/\\]package\.json/.exec(id) ?? [];
      const text = JSON.stringify(packageTypes(name.replaceAll('\\', '/')));
      return `export default JSON.parse(${JSON.stringify(text)});`;
    },
  };
}
