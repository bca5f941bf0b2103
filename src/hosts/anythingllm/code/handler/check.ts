// Compares the manifest with the handler.js that is open beside it: the names in each must be in the other.

import type { SourceDocument, Finding } from '../../../../model/finding.ts';
import { isObject, member } from '../../../../model/guards.ts';
import { fileBeside } from '../../../../convert/values/files.ts';
import type { Reads } from '../../../../lang/javascript/reads.ts';
import { readHandler, type Handler } from './read.ts';
import { MAX_NAMES, missingNames, params, setupArgs, type ManifestEntry } from '../../parts.ts';
import * as rules from './rules.ts';

/** Nothing without the file, or where it is too long to be read. */
export function checkHandler(document: SourceDocument): Finding[] {
  const { value, others = [] } = document;
  const file = fileBeside({ main: document, others }, 'handler.js');
  if (!isObject(value)) return [];
  if (!file) return others.length > 0 ? [rules.handlerFileMissing.at('', 'key')] : [];
  const handler = readHandler(file.text);
  return handler ? [...checkParams(handler, value), ...checkSettings(handler, value)] : [];
}

function checkParams({ args, fault, missing }: Handler, manifest: unknown): Finding[] {
  if (fault !== null || missing !== null) return [];
  const { read, undeclared, unread } = compared(args, params(manifest));
  return [
    ...unread.map(({ key, pointer }) =>
      rules.handlerParamUnread.at(pointer, 'key', { name: key, reads: [...read] }),
    ),
    ...undeclared.map((name) => {
      const holder = isObject(member(member(manifest, 'entrypoint'), 'params'));
      return rules.handlerParamUndeclared.at(holder ? '/entrypoint/params' : '/entrypoint', 'key', { name });
    }),
  ];
}

interface Compared {
  readonly read: ReadonlySet<string>;
  readonly undeclared: readonly string[];
  readonly unread: readonly ManifestEntry[];
}

/** Names that are nearly a declared one are a fault of the code, where its check says so. */
function compared(reads: Reads, declared: readonly ManifestEntry[]): Compared {
  const read = new Set(reads.names.map(({ name }) => name));
  if (declared.length > MAX_NAMES || reads.names.length > MAX_NAMES)
    return { read, undeclared: [], unread: [] };
  const missing = [...missingNames(reads, declared)];
  const misspelt = new Set(missing.map(([, meant]) => meant));
  return {
    read,
    undeclared: missing.flatMap(([name, meant]) => (meant === undefined ? [name] : [])),
    unread: reads.open ? [] : declared.filter(({ key }) => !read.has(key) && !misspelt.has(key)),
  };
}

function checkSettings({ settings, fault }: Handler, manifest: unknown): Finding[] {
  if (fault !== null) return [];
  const { undeclared, unread } = compared(settings, setupArgs(manifest));
  const there = member(manifest, 'setup_args') !== undefined;
  return [
    ...undeclared.map((name) =>
      rules.handlerSettingUndeclared.at(there ? '/setup_args' : '', 'key', { name }),
    ),
    ...unread.map(({ key, pointer }) => rules.handlerSettingUnread.at(pointer, 'key', { name: key })),
  ];
}
