// One service's entry while a person edits it: what the form opens with, and what Save stores.

import type { ConfigEntry } from '../../../model/config.ts';
import { NOW, type RealRelease } from '../releases.ts';
import { checkForm, isEmpty, serverRefusal, valuesOf, type IsUrl, type Values } from './config-form.ts';
import type { FieldRule } from './fields.ts';

/** What the server shows of a stored secret (gw/routes/config-services.ts). */
export function maskedSecret(value: unknown): string {
  return typeof value === 'string' && value.length >= 12
    ? `${value.slice(0, 4)}...${value.slice(-4)}`
    : '****';
}

/** The values that the form opens with: what is stored, with its secrets masked. An install knows no defaults. */
export function openedValues(rules: readonly FieldRule[], entry: ConfigEntry | null): Values {
  const values = valuesOf(entry?.data);
  for (const { name, type } of rules) {
    if (type === 'secret' && !isEmpty(values[name])) values[name] = maskedSecret(values[name]);
  }
  return values;
}

export interface Saving {
  readonly rules: readonly FieldRule[];
  /** The entry that is stored so far; null for a new one. */
  readonly entry: ConfigEntry | null;
  /** What was typed, by field name. */
  readonly typed: Values;
  readonly active: boolean;
  readonly real: RealRelease;
}

export type Saved = { readonly entry: ConfigEntry; readonly message: string } | { readonly error: string };

/**
 * What Save does (ui/pages/ConfigCenterPage.tsx, then gw/routes/config-services.ts): a stored secret is sent only if
 * it was typed anew, and one that still looks masked leaves the stored one as it is.
 */
export function saved({ rules, entry, typed, active, real }: Saving, isUrl: IsUrl): Saved {
  const opened = openedValues(rules, entry);
  const sent = valuesOf({ ...opened, ...typed });
  const secrets = rules.filter(({ type }) => type === 'secret').map(({ name }) => name);
  if (entry) for (const name of secrets) if (!Object.hasOwn(typed, name)) delete sent[name];
  const { data, errors } = checkForm(sent, rules, entry ? opened : valuesOf(), isUrl);
  if (errors.length > 0) return { error: errors.join('; ') };
  const merged = valuesOf({ ...entry?.data, ...data });
  for (const name of secrets) if (entry && looksMasked(merged[name])) merged[name] = entry.data[name];
  // A service of a package has one entry, which is the default one.
  if (real === NOW && !active) return { error: 'Default config entries must stay active' };
  const refusal = serverRefusal(merged, rules);
  if (refusal !== null) return { error: refusal };
  return { entry: { data: merged, active }, message: entry ? 'Entry updated' : 'Entry created' };
}

function looksMasked(value: unknown): boolean {
  return typeof value === 'string' && (value === '****' || /^.{4}\.\.\..{4}$/.test(value));
}
