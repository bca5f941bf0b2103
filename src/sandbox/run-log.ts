// The log of a run: everything that happened, for the timeline, cut to what a page can show.

import { member, parsedJson } from '../model/guards.ts';
import type { RunService, TimelineEntry } from '../model/run.ts';
import { cutEntry } from './cut.ts';

/** Begins with the call. */
export class RunLog {
  readonly #began = performance.now();
  readonly #services: readonly RunService[];
  readonly #watch: (entry: TimelineEntry) => void;
  readonly #timeline: TimelineEntry[] = [];
  readonly #used = new Set<string>();

  /** `services` are those that the manifest declares; `watch` hears every entry as it is written. */
  constructor(services: readonly RunService[], watch: (entry: TimelineEntry) => void) {
    this.#services = services;
    this.#watch = watch;
  }

  get timeline(): readonly TimelineEntry[] {
    return this.#timeline;
  }
  /** Permissions that calls needed, each once. */
  get used(): readonly string[] {
    return [...this.#used];
  }

  clock(): number {
    return performance.now() - this.#began;
  }

  write(entry: TimelineEntry): void {
    const cut = cutEntry(entry);
    this.#timeline.push(cut);
    this.#watch(cut);
  }

  line(level: string, text: string): void {
    this.write({ kind: 'log', at: this.clock(), level, text });
  }

  use(permission: string): void {
    this.#used.add(permission);
  }

  /** A note of the guest, as JSON. Only readings of settings are known; the guest is not trusted. */
  note(name: string, detail: string): void {
    if (name !== 'config') return;
    const note = parsedJson(detail);
    const [service, field] = [member(note, 'service'), member(note, 'field')];
    if (typeof service !== 'string' || typeof field !== 'string') return;
    const known = this.#services.find((one) => one.name === service)?.fields;
    const declared = known?.some((one) => one.name === field) === true;
    const found = member(note, 'found') === true;
    this.write({ kind: 'config', at: this.clock(), service, field, found, declared });
  }
}
