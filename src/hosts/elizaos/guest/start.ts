// The message that starts one call of a plugin's member in the guest, and what the guest reports of it.

import type { RunKind } from '../../../model/run.ts';
import type { NodeStart } from '../../../sandbox/guest/node-start.ts';

/** The core whose rules hold where they differ: of Milady's time, or the published 1.7.2. */
export type Core = 'milady' | '1.7';

/** Everything that the guest needs for one call. */
export interface PluginStart extends NodeStart {
  /** Path of the module that exports the plugin. */
  readonly entry: string;
  /** What modules ask `require` for → path of that module, by the path of the asking one. */
  readonly imports: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly kind: RunKind;
  /** Name of the member; `GET /path` of a route, the key of a model's or an event's handlers. */
  readonly name: string;
  readonly core: Core;
  /** JSON of the arguments. */
  readonly args: string;
  /** Name under which the log lists the settings that were read. */
  readonly service: string;
  /** Stored settings by name. */
  readonly settings: Readonly<Record<string, unknown>>;
}

/** What the page words; the guest sends it with every result, as JSON in `GuestResult.value`. */
export interface Report {
  /** What failed before the member itself was called. */
  readonly before?: 'load' | 'init';
  /** What `validate` gave, where that was not truthy. */
  readonly notOffered?: string;
  /** What keeps the host from calling it: no such member, no function, or the newer kind of evaluator. */
  readonly lacks?: 'member' | 'function' | 'old-form';
  /** Of a route: the status of the response. */
  readonly status?: number;
  /** Of a static route: the folder that it serves. */
  readonly folder?: string;
  /** Of a provider that the host does not call by itself. */
  readonly leftOut?: 'private' | 'dynamic';
  /** Of tests: how many passed, and how many there are. */
  readonly passed?: number;
  readonly all?: number;
  /** Of an event: how many handlers were called. */
  readonly handlers?: number;
  /** The returned value as JSON; absent where it has none. */
  readonly value?: string;
}
