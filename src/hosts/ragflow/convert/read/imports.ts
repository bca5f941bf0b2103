// What a plugin's file imports: files beside it, which come along, packages, and what no other program has.

import { codeText } from '../../../../convert/values/reader.ts';
import type { PluginFile } from '../../../../model/file.ts';
import type { Span } from '../../../../model/finding.ts';
import type { Reason } from '../../../../model/ledger.ts';
import type { Code } from '../../../../model/plugin.ts';
import { parsePython } from '../../../../lang/python/parse.ts';
import { scopesOf } from '../../../../lang/python/scopes.ts';
import { folderOf } from '../../../../files/paths.ts';
import { HOST_MODULES, INSTALLED_MODULES, PYTHON_MODULES, REMOVED_MODULES } from '../../code/modules.ts';
import { pythonHeader } from '../../input/pasted.ts';

type Module = NonNullable<Code['module']>;

/** Played where a conversion runs the file. */
const BASE_MODULE = /^(?:agent\.)?plugin(?:\.llm_tool_plugin)?$/;

const PYTHON = [PYTHON_MODULES, REMOVED_MODULES, new Set(['__future__'])];

/** `find` gives a file by its path as seen from the plugin's. */
export function importedBy(
  text: string,
  find: (path: string) => PluginFile | undefined,
): Pick<Module, 'files' | 'packages' | 'blocked'> {
  const files = new Map<string, PluginFile>();
  const packages = new Set<string>();
  const [own, missing] = [new Set<string>(), new Set<string>()];
  const kindOf = (module: string): Set<string> | undefined => {
    const [top = ''] = module.split('.');
    if (BASE_MODULE.test(module) || PYTHON.some((known) => known.has(top))) return undefined;
    if (HOST_MODULES.has(top)) return own;
    return INSTALLED_MODULES.has(top) ? packages : missing;
  };
  const open = [{ path: '', text }];
  for (let here = open.pop(); here; here = open.pop()) {
    for (const { module, name, isOptional } of importsIn(here.text)) {
      const found = pathsOf(module, name, folderOf(here.path)).filter((path) => find(path));
      for (const path of found) {
        const file = find(path);
        if (!file || files.has(path) || pythonHeader(file.text)) continue;
        files.set(path, file);
        open.push({ path, text: file.text });
      }
      if (found.length === 0 && !isOptional) kindOf(module)?.add(module);
    }
  }
  const blocked = blockedBy([...own], [...missing]);
  return {
    files: [...files].map(([path, file]) => ({ path, text: codeText(file) })),
    packages: [...new Set([...packages].flatMap((module) => module.split('.', 1)))],
    ...(blocked ? { blocked } : {}),
  };
}

function blockedBy(own: readonly string[], missing: readonly string[]): Reason | null {
  const list = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');
  if (own.length > 0) {
    const says = `The code imports ${list(own)}, which only its own host has. It must be rewritten.`;
    return { code: 'host-modules', says };
  }
  if (missing.length === 0) return null;
  return { code: 'not-open', says: `The code imports ${list(missing)}: add the files, if these are files.` };
}

/** An import in a `try` is one that the file may do without. */
function importsIn(text: string): { module: string; name: string | null; isOptional: boolean }[] {
  const tree = parsePython(text);
  const tries = tree.nodes.filter(({ type }) => type === 'TryStatement');
  const isIn = (span: Span, around: Span): boolean => around.from <= span.from && span.to <= around.to;
  return scopesOf(tree).imports.map(({ module, name, span }) => ({
    module,
    name,
    isOptional: tries.some((one) => isIn(span, one)),
  }));
}

/** Where Python looks for a module, its packages and what is imported of it; a plugin itself is in no package. */
function pathsOf(module: string, name: string | null, folder: string): string[] {
  const [dots = ''] = /^\.*/.exec(module) ?? [];
  const up = folder.split('/').slice(0, -dots.length);
  if (dots !== '' && up.length === 0) return [];
  const start = dots === '' ? '' : up.map((one) => `${one}/`).join('');
  const names = [...module.slice(dots.length).split('.'), ...(name === null ? [] : [name])];
  const steps = names.filter((one) => one !== '').map((_, i, all) => start + all.slice(0, i + 1).join('/'));
  return steps.flatMap((path) => [`${path}.py`, `${path}/__init__.py`]);
}
