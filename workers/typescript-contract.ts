// What the page may ask of the compiler's worker. Types only: everything that crosses is plain clonable data.

import type { OpenPlugin } from '../src/model/file.ts';

export interface CodeRequest {
  /** Paths relative to the plugin's folder, the manifest's too. */
  readonly plugin: OpenPlugin;
  readonly hostId: string;
  /** Null for all releases. */
  readonly release: string | null;
  /** Paths of files whose types took too long; absent for none. */
  readonly leftOut?: readonly string[];
}

/** A caret in one of the files, in UTF-16 units. */
export interface PlaceRequest extends CodeRequest {
  readonly path: string;
  readonly offset: number;
}

/** What the worker sends besides answers: the file whose types it works out, or null after them. */
export interface BusyMessage {
  readonly busy: string | null;
}
