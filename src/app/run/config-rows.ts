// The rows of the config store: declared fields first, then those that a person added or the run asked for.

import type { ConfigValues } from '../../model/config.ts';
import type { Service, ServiceField, TimelineEntry } from '../../model/run.ts';

export interface ConfigRow extends ServiceField {
  /** What the last run did with it; null where it did not read it. */
  readonly read: 'found' | 'missing' | null;
}

export interface ConfigGroup {
  readonly name: string;
  readonly label: string;
  readonly declared: boolean;
  readonly fields: readonly ConfigRow[];
}

export function storedRows(
  services: readonly Service[],
  values: ConfigValues,
  timeline: readonly TimelineEntry[],
): ConfigGroup[] {
  const reads = timeline.filter((entry) => entry.kind === 'config').filter((entry) => entry.field !== '');
  const readOf = (service: string, field: string): ConfigRow['read'] => {
    const last = reads.findLast((entry) => entry.service === service && entry.field === field);
    return last ? (last.found ? 'found' : 'missing') : null;
  };
  const names = new Set([
    ...services.map(({ name }) => name),
    ...Object.keys(values),
    ...reads.map(({ service }) => service),
  ]);
  return [...names].map((name) => {
    const service = services.find((one) => one.name === name);
    const known = service?.fields ?? [];
    const others = new Set([
      ...Object.keys(values[name]?.data ?? {}),
      ...reads.filter((entry) => entry.service === name).map(({ field }) => field),
    ]);
    for (const { name: field } of known) others.delete(field);
    const added = [...others].map((field): ServiceField => ({ ...ADDED, name: field, label: field }));
    return {
      name,
      label: service?.label ?? name,
      declared: service !== undefined,
      fields: [...known, ...added].map((field) => ({ ...field, read: readOf(name, field.name) })),
    };
  });
}

const ADDED = { pointer: '', type: 'string', required: false, description: '' } as const;
