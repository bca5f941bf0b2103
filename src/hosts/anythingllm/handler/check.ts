// Compares the manifest with the handler.js that is open beside it: the names in each must be in the other.

import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import { isObject, member } from '../../../model/guards.ts';
import { fileBeside } from '../../kit/convert/files.ts';
import { readCall, argumentRanges } from '../examples/example-call.ts';
import type { Reads } from '../../../lang/javascript/reads.ts';
import { readHandler, type Handler } from './read.ts';
import { examples, meantName, params, setupArgs, type ManifestEntry } from '../parts.ts';
import {
  handlerCallUnread,
  handlerFileMissing,
  handlerParamUndeclared,
  handlerParamUnread,
  handlerSettingUndeclared,
  handlerSettingUnread,
} from './rules.ts';

/** More names than this are not compared, because the work grows with their square. */
const MAX = 64;

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
  if (fault !== null || missing !== null || declared.length > MAX || args.names.length > MAX) return [];
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

/**
 * Names without a default that the code reads and the manifest does not have; those that are nearly a declared name
 * are a fault of the code, where its check says so.
 */
function undeclaredOf(
  { names }: Reads,
  declared: readonly ManifestEntry[],
): { readonly undeclared: readonly string[]; readonly misspelt: ReadonlySet<string> } {
  const known = new Set(declared.map(({ key }) => key));
  const read = new Set(names.map(({ name }) => name));
  const unread = [...known].filter((key) => !read.has(key));
  const needed = new Set(
    names.filter(({ name, optional }) => !optional && !known.has(name)).map(({ name }) => name),
  );
  const meant = [...needed].map((name) => [name, meantName(name, unread)] as const);
  return {
    undeclared: meant.flatMap(([name, other]) => (other === undefined ? [name] : [])),
    misspelt: new Set(meant.flatMap(([, other]) => other ?? [])),
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
  if (fault !== null || declared.length > MAX || settings.names.length > MAX) return [];
  const read = new Set(settings.names.map(({ name }) => name));
  const { undeclared, misspelt } = undeclaredOf(settings, declared);
  const there = member(manifest, 'setup_args') !== undefined;
  const unread = settings.open ? [] : declared.filter(({ key }) => !read.has(key) && !misspelt.has(key));
  return [
    ...undeclared.map((name) => handlerSettingUndeclared.at(there ? '/setup_args' : '', 'key', { name })),
    ...unread.map(({ key, pointer }) => handlerSettingUnread.at(pointer, 'key', { name: key })),
  ];
}
