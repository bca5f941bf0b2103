// A way to write tools down that is not a host of its own: it has no releases and runs nothing.

import type { Portable } from './portable.ts';

/** A list of tools that is not for one host, such as MCP. */
export interface Format extends Portable {
  readonly id: string;
  readonly name: string;
  /** What the file is, for menus: `tools/list result`. */
  readonly manifest: string;
  /** Whether a value is written this way; only for formats that can be read. */
  readonly recognises?: (value: unknown) => boolean;
  /** Path of a file that a person pastes without a name. */
  readonly defaultPath: string;
  /** What the format's specification refuses in a value, one sentence each. */
  readonly faults?: (value: unknown) => readonly string[];
}
