// Secrets in the panel: the manifest's lists of them, which no code reads, and stored values as they may be shown.

import { isObject, member } from '../../../model/guards.ts';
import { join } from '../../../text/pointer.ts';
import { fieldTypeOf } from '../controls/field-types.ts';
import { asText } from '../parameters/values.ts';
import { secretNames } from '../words.ts';
import type { Panel } from './panel.ts';
import type { Values } from './visibility.ts';

export interface Secret {
  readonly name: string;
  readonly required: boolean;
  readonly pointer: string;
  /** The setting that asks for it; '' where none does. */
  readonly setting: string;
}

const LISTS = [
  ['requiredSecrets', true],
  ['optionalSecrets', false],
] as const;

/** Required ones first, each list in its order; other values are left out. */
export function secretsOf(manifest: unknown): Secret[] {
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
    return names.flatMap((name: unknown, i): Secret[] =>
      typeof name === 'string'
        ? [{ name, required, pointer: join('', list, i), setting: bySecret.get(name) ?? '' }]
        : [],
    );
  });
}

const SHORTEST_SHOWN = 9;
const SHOWN = 4;

/** The values with those of secret settings masked. */
export function masked(panel: Panel, values: Values): Values {
  const secret = secretKeys(panel);
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, secret.has(key) ? mask(asText(value)) : value]),
  );
}

/** Eight characters or fewer are not shown at all. */
export function mask(text: string): string {
  return text.length < SHORTEST_SHOWN ? '****' : `${text.slice(0, SHOWN)}...${text.slice(-SHOWN)}`;
}

function secretKeys(panel: Panel): ReadonlySet<string> {
  if (panel.mode === 'host') return new Set(panel.parameters.filter((p) => p.sensitive).map((p) => p.key));
  const properties = member(panel.schema, 'properties');
  const keys = isObject(properties) ? Object.keys(properties) : [];
  return new Set(
    keys.filter((key) => {
      const hint = member(panel.hints, key);
      return Boolean(member(hint, 'sensitive')) || fieldTypeOf(member(properties, key), hint) === 'password';
    }),
  );
}
