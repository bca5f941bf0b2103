// What the page asks for: which text, converted to what.

import type { SourceDocument } from '../../model/document.ts';
import type { BundleFile, Source } from '../../model/portable.ts';
import { isObject } from '../../model/guards.ts';
import { readJson, type Reading } from '../../text/read.ts';
import { documentOf } from '../document.ts';
import type { Party } from './parties.ts';

export interface ConvertRequest {
  readonly text: string;
  /** The host that the text is checked for; null where none is chosen or recognised. */
  readonly hostId: string | null;
  readonly path: string | null;
  /** The plugin's other files. */
  readonly others: readonly BundleFile[];
  readonly target: string;
  /** Whether a sidecar keeps what the target has no place for. */
  readonly carries: boolean;
}

/** The source as a party reads it, and how its text was read. */
export interface Origin {
  readonly party: Party;
  readonly source: Source;
  readonly reading: Reading;
}

/**
 * `source`: program code that cannot be read for certain. `unreadable`: nothing of the text can be read. `unknown`: no
 * host or format that could be converted from.
 */
export type NoOrigin = 'unreadable' | 'unknown' | 'source';

export function originOf(
  { text, hostId, path, others }: Omit<ConvertRequest, 'target' | 'carries'>,
  parties: readonly Party[],
): Origin | NoOrigin {
  const reading = readJson(text);
  const party =
    parties.find((one) => one.id === hostId) ??
    parties.find(({ format }) => format?.recognises?.(reading.value) ?? false);
  if (!party?.read) return reading.value === undefined ? 'unreadable' : 'unknown';
  const document: Pick<SourceDocument, 'path' | 'value'> = party.host
    ? documentOf({ text, path, older: null }, party.host, reading)
    : { path: path ?? party.format?.defaultPath ?? '', value: reading.value };
  const main = { path: document.path, text, value: document.value };
  const source: Source = { main, others };
  if (reading.tooDeep) return 'unreadable';
  if (party.read(source).unread !== undefined) return 'source';
  if (!isReadable(party, source)) return 'unreadable';
  return { party, source, reading };
}

/** Whether a reader finds anything: an object or a list, or a file of another kind that the host's reader knows. */
function isReadable({ read }: Party, source: Source): boolean {
  const { value } = source.main;
  if (isObject(value) || Array.isArray(value)) return true;
  const [file] = read?.(source).files ?? [];
  return isObject(file?.value);
}
