// What a person is shown: a finding with its severity, range, message, evidence and fixes. Plain clonable data.

import type { Args, Pointer, Severity, Span } from './finding.ts';
import type { PluginFile } from './file.ts';
import type { TextEdit } from './fix.ts';
import type { Evidence } from './rule.ts';

/** A fix that was tried, with what it does to the text. */
export interface OfferedFix {
  /** The problem's id and what it does; the same for the same fix of another check. Unique in one analysis. */
  readonly id: string;
  /** Imperative, names what it will do: `Rename to "get_weather"`. */
  readonly title: string;
  /** Sorted, not overlapping, touching only the characters that must change. */
  readonly edits: readonly TextEdit[];
  /** Files beside the manifest that it writes whole: new ones, or those that are open under these paths. */
  readonly files?: readonly PluginFile[];
  /** The file's new path, as its document has it, where the fix moves it. */
  readonly path?: string;
}

/** A finding as a person sees it; `from` and `to` are its range in the text. */
export interface Problem extends Span {
  /** Rule, pointer and place. Unique in one analysis, and the same after edits elsewhere. */
  readonly id: string;
  readonly code: string;
  readonly pointer: Pointer;
  /** The worst severity over the chosen releases. */
  readonly severity: Severity;
  readonly releases: Readonly<Record<string, Severity>>;
  readonly message: string;
  /** What the message is made of: with the same code and arguments two problems say the same. */
  readonly args: Args;
  readonly evidence: readonly Evidence[];
  readonly fixes: readonly OfferedFix[];
}
