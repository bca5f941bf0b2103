// Files of the plugin that no reader knows: each is one value, so that none vanishes without a row.

import { keep } from './output.ts';
import type { Reason } from '../../model/ledger.ts';
import type { OutputNode } from '../../model/output.ts';
import type { Plugin } from '../../model/plugin.ts';
import type { PluginFile } from '../../model/file.ts';
import type { SourceFile } from '../../model/portable.ts';

/** In UTF-16 units; what is larger is hardly a file that a plugin needs. */
const LARGEST = 256 * 1024;

/** For files that no reader knows. */
export const UNREAD: Reason = {
  code: 'unread-file',
  says: 'Conversions do not read this file.',
};

/** Files that no reader knows, but whose declarations are in the code of tools. */
export function linkedFiles(sources: readonly SourceFile[], { tools }: Plugin): OutputNode[] {
  const paths = new Set(tools.flatMap(({ code }) => code?.linked ?? []));
  return sources
    .filter((file) => isUnread(file) && paths.has(file.path))
    .map(({ path, text }) => keep({ value: text, file: path, pointer: '' }));
}

/** For files that no sidecar keeps. */
export const TOO_LARGE: Reason = {
  code: 'too-large',
  says: `Left out: larger than ${String(LARGEST / 1024)} KB.`,
};

/** Each with its text as its value. */
export function unreadFiles(others: readonly PluginFile[], read: readonly SourceFile[]): SourceFile[] {
  const known = new Set(read.map(({ path }) => path));
  return others.flatMap(({ path, text }): SourceFile[] => {
    if (known.has(path)) return [];
    known.add(path);
    return [{ path, text, value: text }];
  });
}

/** Whether a source file is one that no reader knows. */
export function isUnread({ text, value }: SourceFile): boolean {
  return value === text;
}

/** Whether a sidecar may keep the file. */
export function isTooLarge({ text }: PluginFile): boolean {
  return text.length > LARGEST;
}
