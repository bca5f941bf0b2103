// Masks the stored values of secret settings, for showing them in the panel.

import { isObject, member } from '../../../model/guards.ts';
import { fieldTypeOf } from '../controls/field-types.ts';
import { asText } from '../parameters/values.ts';
import type { Panel } from './panel.ts';
import type { FormValues } from './visibility.ts';

const SHORTEST_SHOWN = 9;
const SHOWN = 4;

/** The values, with those of secret settings masked. */
export function masked(panel: Panel, values: FormValues): FormValues {
  const secret = secretKeys(panel);
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, secret.has(key) ? mask(asText(value)) : value]),
  );
}

/** Of eight characters or fewer, none is shown. */
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
