// Reads the manifest's lists of secrets, which no code of the host reads.

import { member } from '../../../model/guards.ts';
import { join } from '../../../text/pointer.ts';
import { secretNames } from '../words.ts';

export interface PluginSecret {
  readonly name: string;
  readonly required: boolean;
  readonly pointer: string;
  /** The key of the setting that asks for it; '' where none does. */
  readonly setting: string;
}

const LISTS = [
  ['requiredSecrets', true],
  ['optionalSecrets', false],
] as const;

/** All secrets, required ones first, in the order of the lists; entries that are not texts are left out. */
export function secretsOf(manifest: unknown): PluginSecret[] {
  const id = member(manifest, 'id');
  const properties = member(member(manifest, 'configSchema'), 'properties');
  const settings = typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
  const bySecret = new Map(
    settings.flatMap((key) =>
      secretNames(typeof id === 'string' ? id : '', key).map((name) => [name, key] as const),
    ),
  );
  return LISTS.flatMap(([list, required]) => {
    const names = member(manifest, list);
    if (!Array.isArray(names)) return [];
    return names.flatMap((name: unknown, i): PluginSecret[] =>
      typeof name === 'string'
        ? [{ name, required, pointer: join('', list, i), setting: bySecret.get(name) ?? '' }]
        : [],
    );
  });
}
