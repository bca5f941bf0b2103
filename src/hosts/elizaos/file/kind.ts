// Recognises the kind of a text: a manifest, a package.json, plugin source, or something else.

import type { SourceDocument } from '../../../model/finding.ts';
import { isObject, member } from '../../../model/guards.ts';

/**
 * `other`: the third shape that two published files have and nothing reads; `broken`: JSON that is not an object;
 * `nothing`: no value could be read at all.
 */
export type DocumentKind = 'manifest' | 'package' | 'source' | 'other' | 'broken' | 'nothing';

/** The kind of a text. See `DocumentKind`. */
export function kindOf(document: SourceDocument): DocumentKind {
  if (!document.strict && isSource(document.text)) return 'source';
  if (document.value === undefined) return 'nothing';
  if (!isObject(document.value)) return 'broken';
  if (isPackage(document.value) || lastPart(document.path) === 'package.json') return 'package';
  return isOtherShape(document.value) ? 'other' : 'manifest';
}

/** A package.json with ElizaOS blocks. A manifest that has such a block by mistake does not count. */
export function isPackage(value: unknown): boolean {
  if (!isObject(value)) return false;
  const has = (key: string): boolean => Object.hasOwn(value, key);
  if (has('configSchema') || has('uiHints') || has('id')) return false;
  return has('agentConfig') || (isObject(member(value, 'elizaos')) && has('name'));
}

/** Members of a third shape that two published files have and that nothing reads. */
const OTHER_MEMBERS: readonly string[] = ['schemaVersion', 'displayName', 'quickstart', 'actions'];

/** The shape with `schemaVersion` and `quickstart`, without any member that only manifests have. */
export function isOtherShape(value: unknown): boolean {
  if (!isObject(value)) return false;
  const has = (key: string): boolean => Object.hasOwn(value, key);
  if (['id', 'kind', 'configSchema', 'uiHints'].some(has)) return false;
  return OTHER_MEMBERS.filter(has).length >= 2;
}

/** Characters of a text that are searched for signs of source code. */
const HEAD = 20_000;

/** TypeScript or JavaScript of a plugin, recognised by its import or by the typed object. */
export function isSource(text: string): boolean {
  const head = text.slice(0, HEAD);
  if (/^\s*[{[]/.test(head)) return false;
  return (
    /\bfrom\s{0,9}["']@elizaos\/core["']/.test(head) ||
    /\brequire\(\s{0,9}["']@elizaos\/core["']/.test(head) ||
    /:\s{0,9}Plugin\s{0,9}=\s{0,9}\{/.test(head) ||
    /\bsatisfies\s{1,9}Plugin\b/.test(head)
  );
}

/** The last part of a path, '' for ''. */
export function lastPart(path: string): string {
  return path.split(/[\\/]/).at(-1) ?? '';
}

/** Files that packages usually start with, best first; each in `src` before one beside it. */
const ENTRIES = [
  'index.ts',
  'index.tsx',
  'plugin.ts',
  'index.js',
  'index.mts',
  'index.mjs',
  'index.cts',
  'index.cjs',
].flatMap((name) => [`src/${name}`, name]);

/** Whether a file is the plugin's own code, and no declarations or tests. */
export function isOwnFile(path: string): boolean {
  return !/\.d\.[cm]?ts$|\.(?:test|spec)\.[cm]?[jt]sx?$/.test(path);
}

/** The main one where that is code, or a usual name, also in a folder, or the only one. */
export function entryOf(main: string, all: readonly string[]): string | null {
  if (all.includes(main)) return main;
  const paths = all.filter(isOwnFile);
  const known = ENTRIES.find((path) => paths.includes(path));
  if (known !== undefined || paths.length === 1) return known ?? paths[0] ?? null;
  const inFolder = ENTRIES.flatMap((entry) => paths.filter((path) => path.endsWith(`/${entry}`)));
  const depth = (path: string): number => path.split('/').length;
  return inFolder.sort((a, b) => depth(a) - depth(b))[0] ?? null;
}
