// The timeline of a run that goes on: entries are painted together now and then, since a tool can write thousands.

import type { TimelineEntry } from '../../model/run.ts';

/** Between two paintings, ms. */
const PAUSE = 80;

export class LiveTimeline {
  #shown = $state.raw<readonly TimelineEntry[]>([]);
  #waiting: TimelineEntry[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  get entries(): readonly TimelineEntry[] {
    return this.#shown;
  }

  add(entry: TimelineEntry): void {
    this.#waiting.push(entry);
    this.#timer ??= setTimeout(() => this.#paint(), PAUSE);
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.#shown = [];
  }

  #paint(): void {
    this.#timer = undefined;
    this.#shown = [...this.#shown, ...this.#waiting.splice(0)];
  }
}
