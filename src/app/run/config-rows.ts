// The rows of the config store: declared fields first, then those that a person added or the run asked for.

import { isMaskedName } from '../../hosts/kit/secrets.ts';
import type { ConfigValues, RunService, ServiceField, TimelineEntry } from '../../model/run.ts';
import { isCut } from '../../sandbox/cut.ts';

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

/** All rows, in time linear in what is declared, set and read. Names that were cut are left out: they lead nowhere. */
export function storedRows(
  services: readonly RunService[],
  values: ConfigValues,
  timeline: readonly TimelineEntry[],
): ConfigGroup[] {
  const reads = lastReads(timeline);
  const declared = new Map<string, RunService>();
  for (const service of services) if (!declared.has(service.name)) declared.set(service.name, service);
  const names = new Set([...declared.keys(), ...Object.keys(values), ...reads.keys()]);
  const groups = [...names].map((name) => {
    const service = declared.get(name);
    const known = firstOfName(service?.fields ?? []);
    const readHere = reads.get(name) ?? new Map<string, boolean>();
    const others = new Set([...Object.keys(values[name]?.data ?? {}), ...readHere.keys()]);
    for (const { name: field } of known) others.delete(field);
    const rows = [
      ...known.map((field) => ({ ...field, declared: true })),
      ...[...others].map((field) => ({ ...added(field), declared: false })),
    ];
    const readOf = (field: string): ConfigRow['read'] => {
      const found = readHere.get(field);
      return found === undefined ? null : found ? 'found' : 'missing';
    };
    return {
      name,
      label: service?.label ?? name,
      declared: service !== undefined,
      fields: rows.map((field) => ({ ...field, read: readOf(field.name) })),
    };
  });
  return groups.filter(({ declared, fields }) => declared || fields.length > 0);
}

/** Service → field → whether the last read found it. */
function lastReads(timeline: readonly TimelineEntry[]): Map<string, Map<string, boolean>> {
  const reads = new Map<string, Map<string, boolean>>();
  for (const entry of timeline) {
    if (entry.kind !== 'config' || entry.field === '' || isCut(entry.service) || isCut(entry.field)) continue;
    const fields = reads.get(entry.service) ?? new Map<string, boolean>();
    reads.set(entry.service, fields.set(entry.field, entry.found));
  }
  return reads;
}

/** A store has one value per name, however often a manifest declares it. */
function firstOfName(fields: readonly ServiceField[]): ServiceField[] {
  const all = new Map<string, ServiceField>();
  for (const field of fields) if (!all.has(field.name)) all.set(field.name, field);
  return [...all.values()];
}

/** Whether a value should be masked and never leave the page unasked. A field that is not declared is judged by name. */
export function isSecret(field: string, type: string | undefined): boolean {
  return type === 'secret' || isMaskedName(field);
}

function added(name: string): ServiceField {
  const type = isSecret(name, undefined) ? 'secret' : 'string';
  return { pointer: '', name, label: name, type, required: false, description: '' };
}

/** How a field of this type is typed in: hosts keep numbers and JSON as such, and anything else as a text. */
export function storedKind(type: string): 'number' | 'json' | 'text' {
  return type === 'number' || type === 'json' ? type : 'text';
}

/** A sentence where a value is not what its type says. */
export function storedFault(type: string, value: unknown): string {
  if (typeof value !== 'string' || value === '') return '';
  if (type === 'number') return 'Not a number; tools get it as a string.';
  if (type === 'json') return 'Not JSON; tools get it as a string.';
  return type === 'url' && !URL.canParse(value) ? 'Not a complete address; tools get it unchanged.' : '';
}
