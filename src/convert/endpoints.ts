// Everything that can be converted from or to: hosts and formats alike.

import type { Format } from '../model/format.ts';
import type { Host, Release } from '../model/host.ts';
import type { Convention } from '../model/plugin.ts';
import type { Portable } from '../model/portable.ts';

export interface Endpoint extends Portable {
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

/** Loads the part of the hosts that is needed only for converting. */
export async function endpointsOf(hosts: readonly Host[], formats: readonly Format[]): Promise<Endpoint[]> {
  const loaded = await Promise.all(
    hosts.map(async (host) => ({ host, portable: (await host.portable?.()) ?? {} })),
  );
  const conventions = loaded.flatMap(({ portable }) => portable.convention ?? []);
  return [
    ...loaded.map(({ host, portable }): Endpoint => {
      const { id, name, manifest, releases } = host;
      return { id, name, manifest, releases, ...portable, conventions, host };
    }),
    ...formats.map((format): Endpoint => ({ ...format, releases: [], conventions, format })),
  ];
}
