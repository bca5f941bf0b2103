// The settings that an example takes along, and those that it leaves to the config store.

import type { ConfigEntry, ConfigValues, RunService, TimelineEntry } from '../../model/run.ts';
import { record } from '../mock-config-store.svelte.ts';

export type FieldName = readonly [service: string, field: string];

export interface KeptConfig {
  readonly config: ConfigValues;
  /** Fields whose values were not taken along. */
  readonly leftOut: readonly FieldName[];
}

/** The values that a call can have read: of services that its manifest declares or that it asked for. */
export function keptConfig(
  values: ConfigValues,
  services: readonly RunService[],
  timeline: readonly TimelineEntry[],
  withValues: boolean,
): KeptConfig {
  const reads = timeline.flatMap((entry) => (entry.kind === 'config' ? entry.service : []));
  const names = new Set([...services.map(({ name }) => name), ...reads]);
  const config = record<ConfigEntry>();
  const leftOut: FieldName[] = [];
  for (const [service, { data, active }] of Object.entries(values)) {
    if (!names.has(service)) continue;
    if (withValues) config[service] = { data, active };
    else leftOut.push(...Object.keys(data).map((field) => [service, field] as const));
  }
  return { config, leftOut };
}

/** What an example runs with: its own values, and the config store's for those that it left out. */
export function configFor({ config, leftOut }: KeptConfig, values: ConfigValues): ConfigValues {
  const merged = Object.assign(record<ConfigEntry>(), config);
  for (const [service, field] of leftOut) {
    const entry = values[service];
    if (!entry || !Object.hasOwn(entry.data, field)) continue;
    const { data, active } = merged[service] ?? { data: {}, active: entry.active };
    merged[service] = {
      data: Object.assign(record<unknown>(), data, { [field]: entry.data[field] }),
      active,
    };
  }
  return merged;
}
