// Everything that can be converted from or to: hosts and formats alike.

import type { Format } from '../../model/format.ts';
import type { Host, Release } from '../../model/host.ts';
import type { Convention } from '../../model/plugin.ts';
import type { Portable } from '../../model/portable.ts';

export interface Party extends Portable {
  readonly id: string;
  readonly name: string;
  /** What the manifest is called: `skill.json`. */
  readonly manifest: string;
  readonly releases: readonly Release[];
  /** Those of all hosts: a file may hold code of any, in an adapter. */
  readonly conventions: readonly Convention[];
  /** Set for hosts, whose checks run on the output. */
  readonly host?: Host;
  readonly format?: Format;
}

export function partiesOf(hosts: readonly Host[], formats: readonly Format[]): Party[] {
  const conventions = hosts.flatMap(({ convention }) => convention ?? []);
  return [
    ...hosts.map((host): Party => ({ ...pick(host), conventions, host })),
    ...formats.map((format): Party => ({ ...pick(format), conventions, format })),
  ];
}

function pick(from: Host | Format): Omit<Party, 'conventions' | 'host' | 'format'> {
  const { id, name, manifest, read, write } = from;
  return {
    id,
    name,
    manifest,
    releases: 'releases' in from ? from.releases : [],
    ...(read ? { read } : {}),
    ...(write ? { write } : {}),
  };
}
