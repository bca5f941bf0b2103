// The rows of the config store: declared fields first, then those that a person added or the run asked for.

import type { ConfigValues } from '../../model/config.ts';
import type { Service, ServiceField, TimelineEntry } from '../../model/run.ts';
import { isSecret } from './example-config.ts';

export interface ConfigRow extends ServiceField {
  readonly declared: boolean;
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
  const groups = [...names].map((name) => {
    const service = services.find((one) => one.name === name);
    const known = firstOfName(service?.fields ?? []);
    const others = new Set([
      ...Object.keys(values[name]?.data ?? {}),
      ...reads.filter((entry) => entry.service === name).map(({ field }) => field),
    ]);
    for (const { name: field } of known) others.delete(field);
    const rows = [
      ...known.map((field) => ({ ...field, declared: true })),
      ...[...others].map((field) => ({ ...added(field), declared: false })),
    ];
    return {
      name,
      label: service?.label ?? name,
      declared: service !== undefined,
      fields: rows.map((field) => ({ ...field, read: readOf(name, field.name) })),
    };
  });
  return groups.filter(({ declared, fields }) => declared || fields.length > 0);
}

/** A store has one value per name, however often a manifest declares it. */
function firstOfName(fields: readonly ServiceField[]): ServiceField[] {
  const all = new Map<string, ServiceField>();
  for (const field of fields) if (!all.has(field.name)) all.set(field.name, field);
  return [...all.values()];
}

function added(name: string): ServiceField {
  const type = isSecret(name, undefined) ? 'secret' : 'string';
  return { pointer: '', name, label: name, type, required: false, description: '' };
}

/** What typed text means as a stored value: hosts keep numbers and JSON as such. A text that is none stays one. */
export function storedValue(type: string, text: string): unknown {
  if (text === '') return undefined;
  if (type === 'number') return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
  if (type !== 'json') return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** The text that a field shows for a stored value. */
export function storedText(type: string, value: unknown): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value, null, type === 'json' ? 2 : undefined);
}

/** A sentence where a value is not what its type says. */
export function storedFault(type: string, value: unknown): string {
  if (typeof value !== 'string' || value === '') return '';
  if (type === 'number') return 'This is no number; tools get it as a text.';
  if (type === 'json') return 'This is no JSON; tools get it as a text.';
  return type === 'url' && !URL.canParse(value) ? 'This is no whole address; tools get it as it stands.' : '';
}
