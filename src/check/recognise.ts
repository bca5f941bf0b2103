// Reads a plugin's main file and finds the host that it is for: everything that is known before that host is loaded.

import { mainOf, othersOf } from '../files/plugin.ts';
import { readJson, type Reading } from '../lang/json/read.ts';
import type { OpenPlugin, PluginFile } from '../model/file.ts';
import type { Pointer } from '../model/finding.ts';
import type { HostEntry } from '../model/host.ts';
import { detect, detectionInput, typedKeys, type Detected } from './detect.ts';

export interface CheckRequest {
  readonly plugin: OpenPlugin;
  /** Path of the file to check; absent for the one that the host reads first. */
  readonly file?: string;
  /** The string of that file that is edited as code, with this code, which the file may not have yet; absent for none. */
  readonly part?: PluginFile & { readonly pointer: Pointer };
  /** The person's choice; null follows detection. */
  readonly hostId: string | null;
  /** Release id; null, or one that the host does not have, for all releases. */
  readonly release: string | null;
  /** Text of an older version of the manifest to compare with. */
  readonly older: string | null;
  /** Leaves out the hosts' fixes: trying them takes most of the time where a text has many problems. */
  readonly withoutFixes?: boolean;
}

export interface Recognised {
  readonly reading: Reading;
  readonly detected: Detected;
  /** The chosen or detected host; null where none is known. */
  readonly hostId: string | null;
}

/** Reads and recognises a plugin; a chosen host wins over the detected one. */
export function recognise(
  { plugin, hostId }: Pick<CheckRequest, 'plugin' | 'hostId'>,
  hosts: readonly HostEntry[],
): Recognised {
  const { path, text } = mainOf(plugin);
  const others = othersOf(plugin);
  const reading = readJson(text);
  const input = detectionInput(text, reading.value, typedKeys(reading));
  const seen = { ...input, ...(path !== '' && { path }), ...(others.length > 0 && { others }) };
  const detected = detect(seen, hosts, reading.strict);
  return { reading, detected, hostId: hostId ?? (detected.kind === 'host' ? detected.hostId : null) };
}

/** Whether all hosts are needed to say what the text is, and not only the one that it is for. */
export function needsAllHosts({ hostId, detected }: Recognised): boolean {
  return hostId === null && detected.kind === 'unknown';
}
