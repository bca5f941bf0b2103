// What a host adds to the compiler: the declarations of its releases, and its own checks of a plugin's code.

import type { CodeFinding, Rule } from '../../model/finding.ts';
import type { Host } from '../../model/host.ts';
import type { PluginFile } from '../../model/file.ts';
import type { Preview } from '../../model/preview.ts';
import type { Runnable } from '../../model/run.ts';
import type { Verdict } from '../../model/verdict.ts';
import type { PluginProgram } from './program.ts';

/** A plugin's files, compiled for each release that is asked about. */
export interface CompiledPlugin {
  /** Everything that is open, the manifest too; paths relative to the plugin's folder. */
  readonly files: readonly PluginFile[];
  /** Path of the file that detection starts from: a manifest, or the plugin's entry. */
  readonly main: string;
  /** By release; what differs between them is only the host's declarations. Never empty. */
  readonly programs: ReadonlyMap<string, PluginProgram>;
}

/** What is wrong in a plugin's code. */
export interface CheckedSource {
  /** By the file's path. */
  readonly findings: ReadonlyMap<string, readonly CodeFinding[]>;
  /** One per release of the host's `codeReleases`; null where the main file is not code. */
  readonly verdicts: readonly Verdict[] | null;
}

/** A host with plugins in TypeScript; `src/hosts/<host>/code/host.ts` exports it as `sourceHost`. */
export interface SourceHost {
  /** The host's own record. */
  readonly host: Host;
  /** The releases whose declarations are known, the documentation first. */
  readonly releases: readonly [string, ...string[]];
  /** What plugins of a release import and find, under whole paths (see `PluginCompiler`). */
  readonly declarations: (release: string) => Promise<readonly PluginFile[]>;
  /** The rules of what `check` finds in code, which are loaded with it. */
  readonly rules: Readonly<Record<string, Rule>>;
  readonly check: (plugin: CompiledPlugin) => CheckedSource;
  /** Null where no plugin can be read. */
  readonly preview?: (plugin: CompiledPlugin) => Preview | null;
  /** Null where nothing can be run. */
  readonly runnable?: (plugin: CompiledPlugin) => Runnable | null;
  /** What the host's reader for conversions needs of the code (`PluginFiles.reading`): plain data. */
  readonly reading?: (plugin: CompiledPlugin) => unknown;
}
