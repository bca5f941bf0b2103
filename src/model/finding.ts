// What is wrong with a text: the document that checks look at, a finding of a rule at a place, its fixes, and the problem that a person is shown.

import type { PluginFile } from './file.ts';

/**
 * What a problem costs: refused (this release refuses it), broken (it installs or loads, and then something does not
 * work: a tool never registers, every call fails, a server is skipped, a setting can never be saved), types (only a
 * compiler objects, and no release runs one), changed (it silently ignores or alters a value), advice.
 */
export type Severity = 'refused' | 'broken' | 'types' | 'changed' | 'advice';

/** The worst first. */
export const SEVERITIES: readonly Severity[] = ['refused', 'broken', 'types', 'changed', 'advice'];

/** JSON pointer (RFC 6901); '' is the root. A pointer to nothing falls back to its nearest existing parent. */
export type Pointer = string;

/**
 * Where at the pointer: the member's key, its whole value, the spot just before the value's end
 * (for something missing inside it), or a range in UTF-16 units inside the decoded string value.
 */
export type Place = 'key' | 'value' | 'end' | { readonly from: number; readonly to: number };

/** A range in the source text in UTF-16 units, `from <= to`. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** What the message of a rule is made of, by name; JSON values. */
export type Args = Readonly<Record<string, unknown>>;

/** A rule that is broken at a place: of a value, or a range of the text. */
export interface Finding<A extends Args = Args> {
  /** `<host>/<kebab-case>`, `json/<kebab-case>` for faults of the text itself, or `code/<kebab-case>` of any code. Stable, never reused. */
  readonly code: string;
  /** The file that it is in; absent for the one that is checked. */
  readonly file?: string;
  readonly pointer: Pointer;
  readonly at: Place;
  readonly args: A;
  /** Narrows the rule to these releases; without it the rule's own table decides. */
  readonly releases?: readonly string[];
  /** Set by checks of text and code; wins over pointer and place, which then only make the id stable. */
  readonly span?: Span;
  /** Fixes that the check made itself, best first. */
  readonly fixes?: readonly Fix[];
}

/** One that has a range of its own. */
export type CodeFinding = Finding & { readonly span: Span };

/** Writes over a range of the text. */
export interface TextEdit extends Span {
  readonly insert: string;
}

/** A change to the document in terms of its values; the text module turns it into minimal edits. */
export type Change =
  | { readonly op: 'set'; readonly pointer: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly pointer: string }
  | { readonly op: 'rename'; readonly pointer: string; readonly key: string }
  /** Replaces a range of the decoded string at the pointer (UTF-16 units). */
  | {
      readonly op: 'splice';
      readonly pointer: string;
      readonly from: number;
      readonly to: number;
      readonly insert: string;
    };

/** What would end a problem. Changes of values become minimal edits of the text; a fix has either those or edits. */
export interface Fix {
  /** Imperative, names what it will do: `Rename to "get_weather"`. */
  readonly title: string;
  readonly changes?: readonly Change[];
  /** Edits of the same file, sorted, not overlapping. */
  readonly edits?: readonly TextEdit[];
  /** Files that it writes, with their whole texts; their paths are those of the open files. */
  readonly files?: readonly PluginFile[];
  /** The file's new path, as its document has it, where the fix moves it. */
  readonly path?: string;
  /** What it does, among the fixes of one problem: `unwrap`; absent where title or changes say it. */
  readonly key?: string;
}

/** Who says so: a section of the documentation, or a release and the upstream file. */
export interface Evidence {
  /** Release id; 'documented' for the written specification. */
  readonly release: string;
  /** Section of the documentation, or upstream file with lines. */
  readonly where: string;
  /** Address of what `where` is in, where it is not the release's own `source`; null where none is known. */
  readonly source?: string | null;
  /** The host's own text, word for word, where it says something. */
  readonly text?: string | undefined;
}

/** Release id → severity; a release that is left out is not affected. */
export type SeverityByRelease = Readonly<Partial<Record<string, Severity>>>;

/** Everything that is said about one code. */
export interface Rule<Cost = SeverityByRelease> {
  /** What it costs: by release, or the same in every release of every host. */
  readonly severity: Cost;
  /** One clear sentence: what is wrong and what this host really does with it. */
  readonly message: (args: Args) => string;
  readonly evidence: readonly Evidence[];
  /** Best first, after those that came with the finding; [] where the right text is not known. */
  readonly fix?: (finding: Finding, document: SourceDocument) => readonly Fix[];
  /** Code of the rule that it stands for while a part of the plugin is off, and on whose page it is explained. */
  readonly milderFormOf?: string;
}

/** A rule that holds for every host; what it costs is for hosts to soften where they have `syntaxSeverity`. */
export type TextRule = Rule<Severity>;

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

export interface SourceDocument {
  readonly text: string;
  /** JSON.parse's value; for broken text what a tolerant reading gives (undefined if there is nothing to read). */
  readonly value: unknown;
  /** True where JSON.parse takes the text as it is. */
  readonly strict: boolean;
  /** JSON.parse's own message where it does not. */
  readonly parseError?: string;
  /** Folder and file as the person gave it, e.g. `sunset-clock/skill.json`; '' when they gave none. */
  readonly path: string;
  /** An older version to compare with, where the person gave one that could be read. */
  readonly older?: unknown;
  /** The plugin's other files that are open, paths relative to the manifest's folder or whole; absent for none. */
  readonly others?: readonly PluginFile[];
}
