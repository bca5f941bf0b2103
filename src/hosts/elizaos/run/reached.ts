// Which of the files beside a manifest are parts of the plugin: those that its first module imports.

import type { BundleFile } from '../../../model/portable.ts';
import { resolved } from '../guest/resolved.ts';

const IMPORT = /\b(?:from|import|require)[\s(]{0,20}['"](\.[^'"\n]{0,200})['"]/g;

/** Paths of `entry` and of all that it imports, directly or not. Comments and strings may add to them. */
export function reachedFrom(entry: string, files: readonly BundleFile[]): ReadonlySet<string> {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const known = Object.fromEntries(texts);
  const reached = new Set<string>();
  const open = [entry];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const text = texts.get(path);
    if (text === undefined || reached.has(path)) continue;
    reached.add(path);
    for (const [, name = ''] of text.matchAll(IMPORT)) open.push(resolved(path, name, known));
  }
  return reached;
}
