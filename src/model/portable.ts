// What a host or a format must offer to be converted from and to.

import type { ConversionOutput } from './output.ts';
import type { PluginFile } from './file.ts';
import type { Span } from './finding.ts';
import type { FilePlace, Reason } from './ledger.ts';
import type { Convention, Plugin } from './plugin.ts';

export interface SourceFile extends PluginFile {
  readonly value: unknown;
}

export interface PluginFiles {
  /** The manifest in the editor; its value is what the host would work on. */
  readonly main: SourceFile;
  /** The plugin's other files, paths relative to the manifest's folder or whole. */
  readonly others: readonly PluginFile[];
  /**
   * What an engine found in the plugin's code, such as the TypeScript compiler or CPython: plain data, whose shape only
   * the host knows. Absent where no engine was asked or there.
   */
  readonly reading?: unknown;
}

/** A line of a report that only the reader can word. Names are between backticks. */
export interface Remark {
  readonly tone: 'stub' | 'note';
  readonly says: string;
}

export interface PluginRead {
  readonly plugin: Plugin;
  /** The files whose values are accounted for, the manifest first. */
  readonly files: readonly SourceFile[];
  /**
   * Values that every manifest of the source has, or that only its own host can use: `"schema": "skill-1.0.0"`. They
   * count neither as kept nor as lost.
   */
  readonly constants?: readonly FilePlace[];
  /**
   * What is missing, so that no target gets a plugin that works: `no-actions`, “No actions found: add `src/index.ts`.”
   * Said first of all in the report, and a blocker of every target.
   */
  readonly notices?: readonly Reason[];
  /** Why tools without code have none, where it can be said better than that no open file has it: one sentence. */
  readonly noCode?: Reason;
  /** Why values that go nowhere do so, where the reader knows it better than that the target has no place for them. */
  readonly reasons?: readonly (FilePlace & { readonly reason: Reason })[];
  /** What the report says besides; `stub` for what keeps tools from working. */
  readonly remarks?: readonly Remark[];
  /** Where a value of a file that is not JSON stands in its text; null where that is not known. */
  readonly spanOf?: (place: FilePlace) => Span | null;
  /** The language of source code that cannot be read for certain, so that nothing may be made of the plugin. */
  readonly unread?: string;
}

export interface Portable {
  /** Never throws; what cannot be read is left out and so ends as carried or dropped. */
  readonly read?: (source: PluginFiles) => PluginRead;
  readonly write?: (plugin: Plugin) => ConversionOutput;
  /** How its tools' code is called; absent where its tools hold none. */
  readonly convention?: Convention;
}
