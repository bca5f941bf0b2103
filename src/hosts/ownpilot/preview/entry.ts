// Ports a service's entry in the Config Center: what the form opens with, what Save stores, what the page shows.

import type { ConfigEntry, ConfigValues } from '../../../model/run.ts';
import { V0_8_3, V2026_02, type RealRelease } from '../releases.ts';
import { checkForm, isEmpty, serverRefusal, valuesOf, type IsUrl, type FormValues } from './config-form.ts';
import type { FieldRule } from './fields.ts';
import type { RegisteredService } from './services.ts';

/** The mask that the server sends for a stored secret (gw/routes/config-services.ts). */
export function maskedSecret(value: unknown): string {
  return typeof value === 'string' && value.length >= 12
    ? `${value.slice(0, 4)}...${value.slice(-4)}`
    : '****';
}

/**
 * The values that the form opens with: what is stored, with its secrets masked. An install knows no defaults.
 */
export function openedValues(rules: readonly FieldRule[], entry: ConfigEntry | null): FormValues {
  const values = valuesOf(entry?.data);
  for (const { name, type } of rules) {
    if (type === 'secret' && !isEmpty(values[name])) values[name] = maskedSecret(values[name]);
  }
  return values;
}

export interface SaveRequest {
  readonly rules: readonly FieldRule[];
  /** The entry that is stored so far; null for a new one. */
  readonly entry: ConfigEntry | null;
  readonly typed: FormValues;
  readonly active: boolean;
  readonly real: RealRelease;
}

export type SaveResult =
  { readonly entry: ConfigEntry; readonly message: string } | { readonly error: string };

/**
 * Saves as the host does (ui/pages/ConfigCenterPage.tsx, gw/routes/config-services.ts): a stored secret is sent only if
 * it was typed anew, and one that still looks masked leaves the stored one as it is.
 */
export function saved({ rules, entry, typed, active, real }: SaveRequest, isUrl: IsUrl): SaveResult {
  const opened = openedValues(rules, entry);
  const sent = valuesOf({ ...opened, ...typed });
  const secrets = rules.filter(({ type }) => type === 'secret').map(({ name }) => name);
  if (entry) for (const name of secrets) if (!Object.hasOwn(typed, name)) delete sent[name];
  const { data, errors } = checkForm(sent, rules, entry ? opened : valuesOf(), isUrl);
  if (errors.length > 0) return { error: errors.join('; ') };
  const merged = valuesOf({ ...entry?.data, ...data });
  for (const name of secrets) if (entry && looksMasked(merged[name])) merged[name] = entry.data[name];
  // A service of a package has only one entry, the default one.
  if (real === V0_8_3 && !active) return { error: 'Default config entries must stay active' };
  const refusal = serverRefusal(merged, rules);
  if (refusal !== null) return { error: refusal };
  return { entry: { data: merged, active }, message: entry ? 'Entry updated' : 'Entry created' };
}

function looksMasked(value: unknown): boolean {
  return typeof value === 'string' && (value === '****' || /^.{4}\.\.\..{4}$/.test(value));
}

export interface ServiceStatus {
  readonly text: 'Configured' | 'Partial' | 'Config needed';
  readonly count: string;
}

/**
 * One value that is not empty makes an entry count as configured, also where required ones are missing. 0.8.3 counts
 * only active entries. A package always needs its own services, so the host's `Missing` never appears.
 */
export function statusOf(entry: ConfigEntry | null, real: RealRelease): ServiceStatus {
  const filled = entry !== null && Object.values(entry.data).some((value) => !isEmpty(value));
  if (!filled || (real === V0_8_3 && !entry.active))
    return { text: 'Config needed', count: emptyCount(entry, real) };
  return { text: entry.active ? 'Configured' : 'Partial', count: '1 account configured' };
}

function emptyCount(entry: ConfigEntry | null, real: RealRelease): string {
  if (!entry) return 'Not configured';
  return real === V0_8_3 ? '1 inactive or incomplete account' : '1 account configured';
}

/** A value that a tool's `config.get` finds, with secrets masked. */
export interface ReadableRow {
  readonly service: string;
  readonly field: string;
  /** JSON text; null where the entry is inactive and the release does not read such. */
  readonly value: string | null;
}

/** The stored values of the package's services that are not empty, in the order of the services. */
export function readableRows(
  services: readonly RegisteredService[],
  config: ConfigValues,
  real: RealRelease,
): ReadableRow[] {
  return services.flatMap(({ name, form }) => {
    const entry = Object.hasOwn(config, name) ? config[name] : undefined;
    const fields = 'fields' in form ? form.fields : [];
    return Object.entries(entry?.data ?? {}).flatMap(([field, value]): ReadableRow[] => {
      if (isEmpty(value)) return [];
      const isSecret = fields.some((one) => one.name === field && one.type === 'secret');
      const shown = JSON.stringify(isSecret ? maskedSecret(value) : value);
      return [{ service: name, field, value: entry?.active || real === V2026_02 ? shown : null }];
    });
  });
}
