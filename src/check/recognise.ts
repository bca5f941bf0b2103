// Reads a text and finds the host that it is for: everything that is known before that host is loaded.

import type { HostEntry } from '../model/host.ts';
import type { PluginFile } from '../model/file.ts';
import { readJson, type Reading } from '../lang/json/read.ts';
import { detect, detectionInput, typedKeys, type Detected } from './detect.ts';

export interface CheckRequest {
  readonly text: string;
  /** The person's choice; null follows detection. */
  readonly hostId: string | null;
  /** Release id; null, or one that the host does not have, for all releases. */
  readonly release: string | null;
  /** null: the path that the host expects, so that folder rules stay silent. */
  readonly path: string | null;
  /** Text of an older version to compare with. */
  readonly older: string | null;
  /** The files that are open beside the manifest, as in `SourceDocument`. */
  readonly others?: readonly PluginFile[];
  /** Leaves out the hosts' fixes: trying them takes most of the time where a text has many problems. */
  readonly withoutFixes?: boolean;
}

export interface Recognised {
  readonly reading: Reading;
  readonly detected: Detected;
  /** The chosen or detected host; null where none is known. */
  readonly hostId: string | null;
}

/** Reads and recognises a text; a chosen host wins over the detected one. */
export function recognise(
  { text, hostId, path, others }: Pick<CheckRequest, 'text' | 'hostId'> & Partial<CheckRequest>,
  hosts: readonly HostEntry[],
): Recognised {
  const reading = readJson(text);
  const input = detectionInput(text, reading.value, typedKeys(reading));
  const seen = { ...input, ...(path != null && { path }), ...(others && { others }) };
  const detected = detect(seen, hosts, reading.strict);
  return { reading, detected, hostId: hostId ?? (detected.kind === 'host' ? detected.hostId : null) };
}

/** Whether all hosts are needed to say what the text is, and not only the one that it is for. */
export function needsAllHosts({ hostId, detected }: Recognised): boolean {
  return hostId === null && detected.kind === 'unknown';
}
