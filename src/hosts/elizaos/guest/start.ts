// The message that starts one call of a plugin's member in the guest, and what the guest reports of it.

import type { RunKind } from '../../../model/run.ts';
import type { NodeStart } from '../../../sandbox/guest/messages.ts';

/** The core whose rules hold where they differ: of Milady's time, or the published 1.7.2. */
export type Core = 'milady' | '1.7';

type Values = Readonly<Record<string, unknown>>;

/** Where an agent has its settings. */
export interface Places {
  /** `character.secrets`. */
  readonly secrets?: Values;
  /** `character.settings`. */
  readonly settings?: Values;
  /** `character.settings.secrets`. */
  readonly settingsSecrets?: Values;
  /** Of the process. */
  readonly env: Readonly<Record<string, string>>;
  /** The runtime's own. */
  readonly runtime: Values;
  /** The environment has no settings then. */
  readonly testMode?: boolean;
}

/** A message, and what the model makes of it. */
export interface MessageStart {
  readonly text: string;
  /** The names that the answer selects. */
  readonly actions: readonly string[];
  /** The answer's text. */
  readonly reply?: string;
  readonly providers: readonly string[];
  /** One action in each of several steps (`useMultiStep`), with its parameters as text. */
  readonly steps: boolean;
  readonly parameters: readonly (string | undefined)[];
  /** Whether the model answers a message of a group. */
  readonly respond: boolean;
}

/** Everything that the guest needs for one call. */
export interface PluginStart extends NodeStart {
  /** What modules ask `require` for → path of that module, by the path of the asking one. */
  readonly imports: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Installed packages by name, with the path of their first module. */
  readonly packages: Readonly<Record<string, string>>;
  /** Names that the agent's configuration lists; the first is the plugin that is called. */
  readonly plugins: readonly string[];
  /** Packages that its package.json declares; null where that is not known. */
  readonly declared: readonly string[] | null;
  readonly kind: RunKind;
  /** Name of the member; `GET /path` of a route, the key of a model's or an event's handlers. */
  readonly name: string;
  readonly core: Core;
  /** Null: the agent only starts. Of kinds without a message, nothing. */
  readonly message: MessageStart | null;
  /** JSON of the arguments. */
  readonly args: string;
  /** Name under which the log lists the settings that were read. */
  readonly service: string;
  readonly places: Places;
  /** Names that an answer of the page is set for. */
  readonly answers: readonly string[];
  /** ms after which a start or a message counts as one that never ends. */
  readonly patience: number;
}

/** What happened from loading to stopping. Absent: it was not reached, or there is nothing. */
export interface RunRecord {
  /** Every line in its order: `[kind, value]`. */
  readonly lines: [kind: string, value: unknown][];
  /** Names of what was loaded, without the host's own. */
  readonly plugins?: readonly string[];
  readonly loadError?: unknown;
  readonly startError?: unknown;
  /** Nothing came any more. */
  readonly hangs?: boolean;
  readonly registered?: object;
  readonly offered?: readonly string[];
  readonly prompt?: string;
  readonly state?: object;
  readonly results?: readonly unknown[];
  readonly evaluated?: string[];
  readonly mode?: 'simple' | 'actions' | 'none';
  /** What `handleMessage` rejects with. */
  readonly error?: unknown;
  readonly stopError?: unknown;
  /** A rejection that nothing handles, and an exception that nothing catches: both end the process. */
  readonly unhandled?: unknown;
  readonly uncaught?: unknown;
  /** A package that the page does not have and the code used. */
  readonly needs?: string;
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
  /** `RunRecord` as JSON. */
  readonly record?: string;
}
