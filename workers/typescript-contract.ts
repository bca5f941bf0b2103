// What the page may ask of the compiler's worker. Types only: everything that crosses is plain clonable data.

import type { Completion, Hover, DefinitionPlace, Renaming, Signature } from '../src/model/assist.ts';
import type { OpenPlugin, PluginFile } from '../src/model/file.ts';
import type { Compiled } from '../src/model/run.ts';
import type { EngineAnswer } from '../src/check/engine-answer.ts';
import type { PreviewAnswer } from '../src/check/preview.ts';
import type { RunnablePlugin } from '../src/check/runnable.ts';

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

/** The calls. A worker that is still loading waits with its answers, but says that it is alive. */
export interface TypeScriptApi {
  /** Answered once the compiler is there, with what this host adds where it is known; rejects where that cannot be loaded. */
  load(hostId: string | null): true;
  /** What the compiler and the host say of the files. */
  check(request: CodeRequest): EngineAnswer;
  /** The entry and all that it imports, as modules of CommonJS with their source maps. */
  transpile(files: readonly PluginFile[], entry: string): Compiled;
  /** Null where the host shows nothing of code. */
  preview(request: CodeRequest): PreviewAnswer | null;
  /** Null where nothing of the code can be run. */
  runnable(request: CodeRequest): RunnablePlugin | null;
  /** What the host reads of the code for conversions, as `PluginFiles.reading` has it; undefined where it reads nothing. */
  reading(request: CodeRequest): unknown;
  /** What can be written at the caret; null where nothing can. */
  complete(request: PlaceRequest): Completion | null;
  /** Null where there is no name. */
  hover(request: PlaceRequest): Hover | null;
  /** Null outside of calls. */
  signature(request: PlaceRequest): Signature | null;
  /** Null for what is not declared in the files. */
  definition(request: PlaceRequest): DefinitionPlace | null;
  /** Without a name: what would be renamed, and nothing changes. */
  rename(request: PlaceRequest, name: string | null): Renaming;
  /** Answers as soon as the worker has started. */
  alive(): true;
}
