// Writes down what happened in a run, for the timeline.

import { member } from '../model/guards.ts';
import type { Service, TimelineEntry } from '../model/run.ts';
import type { PageSide } from './run.ts';

export interface RunLog extends Pick<PageSide, 'log' | 'note'> {
  readonly timeline: readonly TimelineEntry[];
  readonly write: (entry: TimelineEntry) => void;
  /** ms since the run began. */
  readonly clock: () => number;
}

/** Begins with this call; `watch` hears every entry as it is written. */
export function startLog(services: readonly Service[], watch: (entry: TimelineEntry) => void): RunLog {
  const began = performance.now();
  const clock = (): number => performance.now() - began;
  const timeline: TimelineEntry[] = [];
  const write = (entry: TimelineEntry): void => {
    timeline.push(entry);
    watch(entry);
  };
  return {
    timeline,
    write,
    clock,
    log: (level, text) => write({ kind: 'log', at: clock(), level, text }),
    note(name, detail) {
      const read = name === 'config' ? readOf(detail, services, clock()) : null;
      if (read) write(read);
    },
  };
}

/** null for a note that is none of a setting that was read: the guest is not trusted. */
function readOf(detail: string, services: readonly Service[], at: number): TimelineEntry | null {
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
