// Compares the manifest with the handler.js that is open beside it: the names in each must be in the other.

import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import { isObject, member } from '../../../model/guards.ts';
import { fileBeside } from '../../kit/convert/files.ts';
import { didYouMean } from '../../../text/did-you-mean.ts';
import { readCall, argumentRanges } from '../examples/example-call.ts';
import type { Reads } from './names.ts';
import { readHandler, type Handler } from './read.ts';
import { examples, params, setupArgs, type ManifestEntry } from '../parts.ts';
import {
  handlerCallUnread,
  handlerExportMissing,
  handlerParamUndeclared,
  handlerParamUnread,
  handlerSettingUndeclared,
  handlerSettingUnread,
  handlerSyntax,
} from './rules.ts';

/** More names than this are not compared, because the work grows with their square. */
const MAX = 64;

/** Nothing without the file, or where it is too long to be read. */
export function checkHandler(document: SourceDocument): Finding[] {
  const { value, others = [] } = document;
  const file = fileBeside({ main: document, others }, 'handler.js');
  const handler = file && readHandler(file.text);
  if (!handler || !isObject(value)) return [];
  return [...checkExports(handler, value), ...checkParams(handler, value), ...checkSettings(handler, value)];
}

function checkExports({ fault, missing }: Handler, manifest: unknown): Finding[] {
  const there = member(manifest, 'entrypoint') !== undefined;
  const pointer = there ? '/entrypoint' : '';
  if (fault !== null) return [handlerSyntax.at(pointer, 'key', { line: fault })];
  return missing === null ? [] : [handlerExportMissing.at(pointer, 'key', { missing })];
}

function checkParams({ args, fault, missing }: Handler, manifest: unknown): Finding[] {
  const declared = params(manifest);
  if (fault !== null || missing !== null || declared.length > MAX || args.names.length > MAX) return [];
  const read = new Set(args.names.map(({ name }) => name));
  const undeclared = undeclaredOf(args, declared);
  const unread = args.open ? [] : declared.filter(({ key }) => !read.has(key));
  const unreadKeys = new Set(unread.map(({ key }) => key));
  return [
    ...unread.map(({ key, pointer }) => {
      const meant = didYouMean(key, undeclared) ?? onlyPart(key, undeclared);
      return handlerParamUnread.at(pointer, 'key', { name: key, reads: [...read], meant });
    }),
    ...undeclared.map((name) => {
      const holder = isObject(member(member(manifest, 'entrypoint'), 'params'));
      return handlerParamUndeclared.at(holder ? '/entrypoint/params' : '/entrypoint', 'key', { name });
    }),
    ...examples(manifest).flatMap((example) => checkCall(example, unreadKeys)),
  ];
}

/** `lat` for `latitude`: the one name that the other starts with. */
function onlyPart(name: string, others: readonly string[]): string | undefined {
  const parts = others.filter(
    (other) => other.length > 1 && (name.startsWith(other) || other.startsWith(name)),
  );
  return parts.length === 1 ? parts[0] : undefined;
}

/** Names without a default that the code reads and the manifest does not have. */
function undeclaredOf({ names }: Reads, declared: readonly ManifestEntry[]): string[] {
  const known = new Set(declared.map(({ key }) => key));
  const needed = names.filter(({ name, optional }) => !optional && !known.has(name));
  return [...new Set(needed.map(({ name }) => name))];
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
  const undeclared = undeclaredOf(settings, declared);
  const there = member(manifest, 'setup_args') !== undefined;
  const unread = settings.open ? [] : declared.filter(({ key }) => !read.has(key));
  const unreadKeys = unread.map(({ key }) => key);
  return [
    ...undeclared.map((name) => {
      const meant = didYouMean(name, unreadKeys);
      return handlerSettingUndeclared.at(there ? '/setup_args' : '', 'key', { name, meant });
    }),
    ...unread.map(({ key, pointer }) => handlerSettingUnread.at(pointer, 'key', { name: key })),
  ];
}
