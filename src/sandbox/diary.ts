// Writes down what happened in a run, for the timeline.

import { member } from '../model/guards.ts';
import type { Service, TimelineEntry } from '../model/run.ts';

/** null for a note that is none of a setting that was read: the guest is not trusted. */
export function readOf(detail: string, services: readonly Service[], at: number): TimelineEntry | null {
  let note: unknown;
  try {
    note = JSON.parse(detail);
  } catch {
    return null;
  }
  const [service, field] = [member(note, 'service'), member(note, 'field')];
  if (typeof service !== 'string' || typeof field !== 'string') return null;
  const declared = services.find((s) => s.name === service)?.fields.some((f) => f.name === field) === true;
  return { kind: 'config', at, service, field, found: member(note, 'found') === true, declared };
}
