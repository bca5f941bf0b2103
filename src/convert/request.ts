// What the page asks for: which text, converted to what.

import type { OpenPlugin, PluginFile } from '../model/file.ts';
import type { PluginFiles, SourceFile } from '../model/portable.ts';
import { isObject } from '../model/guards.ts';
import { readJson, type Reading } from '../lang/json/read.ts';
import { documentOf } from '../check/document.ts';
import { mainOf, othersOf, pluginOf } from '../files/plugin.ts';
import { samePlugin } from '../files/main-path.ts';
import type { Endpoint } from './endpoints.ts';
import { readBy, safeSource } from './source.ts';

export interface ConvertRequest {
  readonly plugin: OpenPlugin;
  /** The host that it is checked for; null where none is chosen or recognised. */
  readonly hostId: string | null;
  /** What an engine read of the files' code; as in `PluginFiles`. */
  readonly reading?: unknown;
  readonly target: string;
  /** Whether a sidecar keeps what the target has no place for. */
  readonly keepsRest: boolean;
  /** Whether stored values of secret settings may go into the files and the sidecar. */
  readonly withSecrets: boolean;
}

/** The same without the target, for what is asked about several targets. */
export type ConvertSource = Omit<ConvertRequest, 'target'>;

/** The source as an endpoint reads it, and how its text was read. */
export interface Origin {
  readonly endpoint: Endpoint;
  readonly source: PluginFiles;
  readonly reading: Reading;
}

/**
 * `source`: program code that cannot be read for certain. `unreadable`: nothing of the text can be read. `unknown`: no
 * host or format that could be converted from.
 */
export type NoOrigin = 'unreadable' | 'unknown' | 'source';

/** What is converted, whatever the target. */
type Source = Pick<ConvertRequest, 'plugin' | 'hostId' | 'reading'>;

interface Found {
  readonly request: Source;
  readonly endpoints: readonly Endpoint[];
  readonly origin: Origin | NoOrigin;
}

/** The newest one is remembered: the matrix asks for the same text once per target. */
let newest: Found | undefined;

/** Finds who reads the text, and reads it; a word for why where that is not possible. */
export function originOf(request: Source, endpoints: readonly Endpoint[]): Origin | NoOrigin {
  if (newest?.endpoints !== endpoints || !isSame(newest.request, request)) {
    newest = { request, endpoints, origin: findOrigin(request, endpoints) };
  }
  return newest.origin;
}

function isSame(one: Source, other: Source): boolean {
  return (
    one.hostId === other.hostId &&
    samePlugin(one.plugin, other.plugin) &&
    JSON.stringify(one.reading) === JSON.stringify(other.reading)
  );
}

function findOrigin(
  { plugin, hostId, reading: ofCode }: Source,
  endpoints: readonly Endpoint[],
): Origin | NoOrigin {
  const file = mainOf(plugin);
  const reading = readJson(file.text);
  const endpoint =
    endpoints.find((one) => one.id === hostId) ??
    endpoints.find(({ format }) => format?.recognises?.(reading.value) ?? false);
  if (!endpoint?.read) return reading.value === undefined ? 'unreadable' : 'unknown';
  const main = mainIn(file, endpoint, reading);
  const source: PluginFiles = { main, others: othersOf(plugin), reading: ofCode };
  if (reading.tooDeep) return 'unreadable';
  const { unread, files } = readBy(endpoint.read, safeSource(source), false).read;
  if (unread !== undefined) return 'source';
  // An object or a list, or a file of another kind that the host's reader knows.
  const isReadable = isObject(main.value) || Array.isArray(main.value) || isObject(files[0]?.value);
  if (!isReadable) return 'unreadable';
  return { endpoint, source, reading };
}

/** The main file as its endpoint expects it: where no path was given, at the usual one. */
function mainIn(file: PluginFile, { host, format }: Endpoint, reading: Reading): SourceFile {
  if (!host) return { ...file, path: file.path || (format?.defaultPath ?? ''), value: reading.value };
  const { path, value } = documentOf(pluginOf(file), host, reading);
  return { ...file, path, value };
}
