// A plugin whose tools are run, and the calls of them.

import type { PluginFiles } from '../../../src/model/portable.ts';

/** A call of one tool, by the tool's place in its plugin. */
export interface Call {
  readonly tool: number;
  readonly args: Readonly<Record<string, unknown>>;
  /** Set where the tool fails: words of the message. */
  readonly fails?: string;
}

/** A plugin with calls of its tools. */
export interface Program {
  readonly name: string;
  /** Id of its host. */
  readonly host: string;
  readonly source: PluginFiles;
  /** Values of its settings, by their keys in the source. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly calls: readonly Call[];
}
