// The mocked config store of one draft, in memory only: panels write it, tool runs read it.

import type { ConfigEntry, ConfigValues } from '../model/run.ts';

/** Names come from manifests and links, so that `__proto__` is one like any other. */
export function record<T>(): Record<string, T> {
  return Object.create(null) as Record<string, T>;
}

/** Services with their fields; records have no prototype, so every name is allowed. */
export class MockConfigStore {
  #values = $state.raw<ConfigValues>(record());

  get values(): ConfigValues {
    return this.#values;
  }

  get isEmpty(): boolean {
    return Object.keys(this.#values).length === 0;
  }

  takeOver(values: ConfigValues): void {
    this.#values = values;
  }

  /** Replaces the entry of a service; null removes it. */
  set(service: string, entry: ConfigEntry | null): void {
    const next = Object.assign(record<ConfigEntry>(), this.#values);
    if (entry) next[service] = entry;
    else delete next[service];
    this.#values = next;
  }

  /** Sets one field; undefined removes it. An entry that did not exist becomes active. */
  setField(service: string, field: string, value: unknown): void {
    const { data, active } = this.#values[service] ?? { data: {}, active: true };
    const next = Object.assign(record<unknown>(), data);
    if (value === undefined) delete next[field];
    else next[field] = value;
    this.set(service, { data: next, active });
  }
}
