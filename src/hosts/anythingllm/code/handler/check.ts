// Compares the manifest with the handler.js that is open beside it: the names in each must be in the other.

import type { SourceDocument, Finding } from '../../../../model/finding.ts';
import { isObject, member } from '../../../../model/guards.ts';
import { fileBeside } from '../../../../convert/values/files.ts';
import { readCall, argumentRanges } from '../../examples/example-call.ts';
import type { Reads } from '../../../../lang/javascript/reads.ts';
import { readHandler, type Handler } from './read.ts';
import { MAX_NAMES, examples, missingNames, params, setupArgs, type ManifestEntry } from '../../parts.ts';
import {
  handlerCallUnread,
  handlerFileMissing,
  handlerParamUndeclared,
  handlerParamUnread,
  handlerSettingUndeclared,
  handlerSettingUnread,
} from './rules.ts';

/** Nothing without the file, or where it is too long to be read. */
export function checkHandler(document: SourceDocument): Finding[] {
  const { value, others = [] } = document;
  const file = fileBeside({ main: document, others }, 'handler.js');
  if (!isObject(value)) return [];
  if (!file) return others.length > 0 ? [handlerFileMissing.at('', 'key')] : [];
  const handler = readHandler(file.text);
  return handler ? [...checkParams(handler, value), ...checkSettings(handler, value)] : [];
}

function checkParams({ args, fault, missing }: Handler, manifest: unknown): Finding[] {
  const declared = params(manifest);
  if (fault !== null || missing !== null || declared.length > MAX_NAMES || args.names.length > MAX_NAMES)
    return [];
  const read = new Set(args.names.map(({ name }) => name));
  const { undeclared, misspelt } = undeclaredOf(args, declared);
  const unread = args.open ? [] : declared.filter(({ key }) => !read.has(key) && !misspelt.has(key));
  const unreadKeys = new Set(unread.map(({ key }) => key));
  return [
    ...unread.map(({ key, pointer }) =>
      handlerParamUnread.at(pointer, 'key', { name: key, reads: [...read] }),
    ),
    ...undeclared.map((name) => {
      const holder = isObject(member(member(manifest, 'entrypoint'), 'params'));
      return handlerParamUndeclared.at(holder ? '/entrypoint/params' : '/entrypoint', 'key', { name });
    }),
    ...examples(manifest).flatMap((example) => checkCall(example, unreadKeys)),
  ];
}

/** Those that are nearly a declared name are a fault of the code, where its check says so. */
function undeclaredOf(
  reads: Reads,
  declared: readonly ManifestEntry[],
): { readonly undeclared: readonly string[]; readonly misspelt: ReadonlySet<string> } {
  const missing = [...missingNames(reads, declared)];
  return {
    undeclared: missing.flatMap(([name, meant]) => (meant === undefined ? [name] : [])),
    misspelt: new Set(missing.flatMap(([, meant]) => meant ?? [])),
  };
}

function checkCall(example: ManifestEntry, unread: ReadonlySet<string>): Finding[] {
  const call = member(example.value, 'call');
  const read = typeof call === 'string' && unread.size > 0 ? readCall(call) : null;
  if (typeof call !== 'string' || read?.kind !== 'arguments' || !isObject(read.value)) return [];
  const ranges = read.strict ? argumentRanges(call) : null;
  const pointer = `${example.pointer}/call`;
  return Object.keys(read.value)
    .filter((name) => unread.has(name))
    .map((name) => handlerCallUnread.at(pointer, ranges?.get(name)?.keySpan ?? 'value', { name }));
}

function checkSettings({ settings, fault }: Handler, manifest: unknown): Finding[] {
  const declared = setupArgs(manifest);
  if (fault !== null || declared.length > MAX_NAMES || settings.names.length > MAX_NAMES) return [];
  const read = new Set(settings.names.map(({ name }) => name));
  const { undeclared, misspelt } = undeclaredOf(settings, declared);
  const there = member(manifest, 'setup_args') !== undefined;
  const unread = settings.open ? [] : declared.filter(({ key }) => !read.has(key) && !misspelt.has(key));
  return [
    ...undeclared.map((name) => handlerSettingUndeclared.at(there ? '/setup_args' : '', 'key', { name })),
    ...unread.map(({ key, pointer }) => handlerSettingUnread.at(pointer, 'key', { name: key })),
  ];
}
