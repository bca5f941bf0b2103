// The host's own words for mistakes that the text shows.

import { serverPath } from '../load/server-files.ts';
import { packageIn } from '../evidence.ts';
import type { Effect, PythonFile } from './found.ts';

/** Name that the loader gives to a file's module. */
export function moduleOf({ path }: Pick<PythonFile, 'path'>): string {
  return `pluginlib.importer.embedded_plugins.${serverPath(path).replace(/\.py$/, '').replaceAll('/', '.')}`;
}

/** Where the host looks for plugins, as its container image has it. */
function rootIn(release: string): string {
  return `/ragflow/${packageIn(release).replace('.', '/')}/embedded_plugins`;
}

/** An exception while the file is imported; `cause` as Python prints it in other messages. */
export function importError(file: PythonFile, cause: string): Effect {
  const path = serverPath(file.path);
  const folder = path.includes('/') ? `/${path.slice(0, path.lastIndexOf('/'))}` : '';
  return {
    kind: 'ends',
    when: 'import',
    text: (release) =>
      `PluginImportError: Error while importing candidate plugin module ${moduleOf(file)} from ${rootIn(release)}${folder}: ${cause}`,
  };
}

/** A warning, with which the loader leaves a class out. */
export function skipped(file: PythonFile, name: string, reason: string): Effect {
  const own = `${moduleOf(file)}.${name}`;
  const text = `Skipping <class '${own}'> class ${own}: Reason: ${reason}`;
  return { kind: 'skips', when: 'import', text: () => text };
}

/** An exception with one text in all releases; '' where it is not known, or not shown. */
export function ended(when: 'import' | 'version' | 'metadata', text: string): Effect {
  return { kind: 'ends', when, text: () => text };
}

/** What `repr()` makes of a text; null where that takes escapes. */
export function represented(text: string): string | null {
  if (!/^[ -~]*$/.test(text) || text.includes('\\') || (text.includes("'") && text.includes('"')))
    return null;
  return text.includes("'") ? `"${text}"` : `'${text}'`;
}
