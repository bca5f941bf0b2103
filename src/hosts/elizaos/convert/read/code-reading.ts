// What the compiler's worker reads of a plugin's code for conversions: plain data, file by file.

import { member } from '../../../../model/guards.ts';

export interface SourceAction {
  /** Its members that are known: plain data, and the text of functions as JavaScript. */
  readonly data: Readonly<Record<string, unknown>>;
  /** What its handler uses from outside of itself: imports, what the file declares, and members of the runtime. */
  readonly needs: readonly string[];
  /** The modules that these names come from, as the handler's file imports them; '' for that file itself. */
  readonly from: readonly string[];
  readonly handlerIn: string;
  /** Paths of the files that the text of the handler has declarations of, because it uses them. */
  readonly linked: readonly string[];
}

export interface ReadSource {
  /** Path relative to the plugin's folder. */
  readonly path: string;
  readonly actions: readonly SourceAction[];
  /** Evaluators, providers and routes, by the name of their list; code as text. */
  readonly components: Readonly<Record<string, readonly unknown[]>>;
  /** The other members of the plugin object, code as text; null where the file does not have the plugin object. */
  readonly plugin: Readonly<Record<string, unknown>> | null;
  /** Names of settings that the file's code asks its runtime for, each once. */
  readonly settings: readonly string[];
  /** Code whose value only shows when it runs, by its place: `actions/GREET/description` → `describe()`. */
  readonly unknown: Readonly<Record<string, string>>;
}

export interface CodeReading {
  /** Files without anything of the plugin are left out. */
  readonly sources: readonly ReadSource[];
}

/** What came with the plugin's files; null where no compiler has read them. */
export function codeReading(reading: unknown): CodeReading | null {
  return Array.isArray(member(reading, 'sources')) ? (reading as CodeReading) : null;
}

/** Lists of the plugin object whose parts are read each on its own. */
export const PART_LISTS = ['actions', 'evaluators', 'providers', 'routes'] as const;

export type PartList = (typeof PART_LISTS)[number];
