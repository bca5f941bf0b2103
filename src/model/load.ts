// Loading plugins as a host's server does when it starts: what its log says, and what is there afterwards.

import type { Span } from './finding.ts';
import type { PluginFile } from './file.ts';
import type { PrintedLine, RunPython, Stop } from './python.ts';

/** A line of the server's log, word for word, without its time. */
export interface LogLine {
  /** `INFO`, `WARNING`. */
  readonly level: string;
  readonly text: string;
}

export interface LoadedPlugin {
  /** The name that the server knows it by: that of its class. */
  readonly name: string;
  /** Its class, where the server knows it by another name. */
  readonly class?: string;
  /** Path of its file, as it was given. */
  readonly file: string;
  /** As the log shows it; null where it has none. */
  readonly version: string | null;
  /** What the plugin says of itself, as JSON; absent where that cannot be written as JSON. */
  readonly metadata?: unknown;
  /** The tool that the model gets; absent where making it ends in `toolError`. */
  readonly tool?: unknown;
  readonly toolError?: string;
}

/** What a load found, for conversions of the same files: what `PluginFiles.reading` has of a host with a loader. */
export interface LoadReading {
  readonly files: readonly PluginFile[];
  readonly loaded: readonly LoadedPlugin[];
}

export interface LoadPlace extends Span {
  readonly file: string;
}

export interface LoadResult {
  /**
   * `loaded`: the server is up. `aborted`: an exception ended its start. `unknown`: the plugin needs something that the
   * server has and this interpreter lacks, which `notes` name. `failed`: the call was ended or broke down.
   */
  readonly kind: 'loaded' | 'aborted' | 'unknown' | 'failed';
  readonly log: readonly LogLine[];
  /** In the order of loading; those before the exception where the start was ended by one. */
  readonly plugins: readonly LoadedPlugin[];
  /** The exception that ends the start, as the traceback's last line, and its place where it is in the plugin's files. */
  readonly abort: { readonly text: string; readonly place: LoadPlace | null } | null;
  /** What the plugins printed while they were loaded. */
  readonly printed: readonly PrintedLine[];
  /** Our own sentences. */
  readonly notes: readonly string[];
  readonly ms: number;
}

/** What a host offers whose plugins can be loaded here; `src/hosts/<host>/loader.ts` exports it as `loader`. */
export interface Loader {
  /** The button: `Start the server with this plugin`. */
  readonly label: string;
  /** Whether these files have anything to load. */
  readonly applies: (files: readonly PluginFile[]) => boolean;
  /** Loads all files as one folder of plugins, as the release does (null: the newest). Never rejects. */
  readonly load: (
    files: readonly PluginFile[],
    release: string | null,
    python: RunPython,
    stop?: Stop,
  ) => Promise<LoadResult>;
}
