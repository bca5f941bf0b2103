// What a handler's module loads before it is there itself: files that are open, that fail, or that cannot be seen.

import type { SyntaxNode } from '@lezer/common';
import type { Span } from '../../../../model/finding.ts';
import type { PluginFile } from '../../../../model/file.ts';
import { pathFrom } from '../../../../files/paths.ts';
import { requiresIn, textOf } from '../../../../lang/javascript/nodes.ts';
import { reassignedConstant } from '../../../../lang/javascript/reassigned.ts';
import { isJson } from '../../../../lang/json/lenient/region.ts';
import { code as quoted } from '../../../kit/words.ts';
import { ES_ONLY, isBundled, isOwnModule, OF_SERVER, packageOf, WITH_PREFIX } from './packages.ts';
import { moduleFault, readHandler, type Handler } from './read.ts';

/** A `require` that runs while the module is loaded. */
export interface Load extends Span {
  /** What `require` is asked for. */
  readonly request: string;
  /** Why it throws, as a sentence; null where it does not, or where that cannot be seen. */
  readonly fails: string | null;
  /** The file is none of the open ones. */
  readonly isUnseen: boolean;
  /** The open file that it loads; null for all others. */
  readonly file: PluginFile | null;
  /** Inside of a function it may never run, and inside of `try` its failure is caught. */
  readonly isDeferred: boolean;
}

/** Every `require` of a text; `path` is that of the module. [] where `require` is a name of its own. */
export function loadsOf({ code }: Handler, path: string, files: readonly PluginFile[]): Load[] {
  return requiresIn(code).map((text): Load => {
    const request = textOf(code, text).slice(1, -1);
    const { from, to } = text;
    return { from, to, request, isDeferred: isDeferred(text), ...outcomeOf(request, path, files) };
  });
}

/** What surely throws while a module is loaded; `what` is a whole sentence. */
export function failuresOf(
  handler: Handler,
  path: string,
  files: readonly PluginFile[],
): (Span & { readonly what: string })[] {
  const loads = loadsOf(handler, path, files).flatMap(({ from, to, fails, isDeferred }) =>
    fails === null || isDeferred ? [] : [{ from, to, what: fails }],
  );
  const constant = reassignedConstant(handler.code);
  if (!constant) return loads;
  const { from, to } = constant;
  const what = `${quoted(textOf(handler.code, constant))} is a constant, so giving it another value throws.`;
  return [...loads, { from, to, what }];
}

/** The open files that handler.js loads, directly or by others; paths of `files`, handler.js first. */
export function reachedFrom(handler: PluginFile, files: readonly PluginFile[]): readonly PluginFile[] {
  const reached = [handler];
  for (const file of reached) {
    const read = /\.(json|mjs)$/.test(file.path) ? null : readHandler(file.text);
    const loaded = read ? loadsOf(read, file.path, files).flatMap((load) => load.file ?? []) : [];
    for (const one of loaded) if (!reached.some(({ path }) => path === one.path)) reached.push(one);
  }
  return reached;
}

function isDeferred(request: SyntaxNode): boolean {
  for (let here = request.parent; here; here = here.parent)
    if (/Function|^MethodDeclaration$|^TryStatement$/.test(here.name)) return true;
  return false;
}

function outcomeOf(
  request: string,
  path: string,
  files: readonly PluginFile[],
): Pick<Load, 'fails' | 'isUnseen' | 'file'> {
  const [, own] = /^node:(.*)$/.exec(request) ?? [];
  if (own !== undefined) {
    const isThere = WITH_PREFIX.has(own.split('/')[0] ?? '');
    return {
      fails: isThere ? null : `Node.js 18 has no module ${quoted(request)}.`,
      isUnseen: false,
      file: null,
    };
  }
  if (!/^\.{1,2}(\/|$)/.test(request)) {
    const name = packageOf(request);
    const isOwn = name === null || isBundled(name, files);
    const isModule = name !== null && (isOwn ? isOwnModule(name, files) : ES_ONLY.has(name));
    const fails = isModule ? `${quoted(name)} is an ES module, which \`require\` cannot load.` : null;
    return { fails, isUnseen: !isOwn && !OF_SERVER.has(name), file: null };
  }
  const file = fileFor(request, path, files);
  return { fails: file && failureOf(file), isUnseen: file === null, file };
}

/** As Node.js looks for it: the path itself, with an extension, or the index of a folder. */
function fileFor(request: string, path: string, files: readonly PluginFile[]): PluginFile | null {
  const base = pathFrom(path, request);
  const names = ['', '.js', '.json', '/index.js', '/index.json'].map((rest) => `${base}${rest}`);
  return names.flatMap((name) => files.find((file) => file.path === name) ?? [])[0] ?? null;
}

function failureOf({ path, text }: PluginFile): string | null {
  const name = quoted(path);
  if (path.endsWith('.mjs')) return `${name} is an ES module, which \`require\` cannot load.`;
  if (path.endsWith('.json'))
    return isJson(text.replace(/^\ufeff/, '')) ? null : `${name} is not JSON, so Node.js cannot load it.`;
  // Whatever its extension is: the rest is read as a script.
  return moduleFault(text) === null ? null : `${name} is not JavaScript that \`require\` can load.`;
}
