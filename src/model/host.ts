// The contract of a host: everything the bench needs to know about one product, as one record of pure functions.

import type { CodeChecker, CodePart } from './code.ts';
import type { SourceDocument, Finding, Pointer, Rule, SeverityByRelease } from './finding.ts';
import type { PluginFile } from './file.ts';
import type { ValueLanguage } from './language.ts';
import type { Portable } from './portable.ts';
import type { Preview } from './preview.ts';
import type { ReadRunnable } from './run.ts';
import type { Verdict } from './verdict.ts';

export interface Release {
  /** 'documented' or the host's own release name; stable, it stands in links. */
  readonly id: string;
  readonly label: string;
  /** One sentence: what it is and where the facts come from (version, commit). */
  readonly about: string;
  /** Address of what was read: a page, or the folder of the code at its commit, which ends in a slash. */
  readonly source?: string;
}

export interface Sample {
  readonly id: string;
  readonly kind: 'good' | 'broken' | 'template';
  /** Short, for a menu. */
  readonly label: string;
  /** What it teaches, one sentence. */
  readonly teaches: string;
  readonly path: string;
  readonly text: string;
  /** Files that are opened beside it, paths relative to the manifest's folder. */
  readonly others?: readonly PluginFile[];
}

export interface SchemaFile {
  /** File name below schemas/, e.g. `ownpilot-skill.json`. */
  readonly file: string;
  /** Glob of the manifest files it is for, as editors' settings want it. */
  readonly fileMatch: readonly string[];
  /**
   * Set for files beside the manifest, whose names `fileMatch` has below its folder: `check` gets each with its path and
   * the manifest among `others`, and so is one that is opened alone.
   */
  readonly beside?: boolean;
}

/** A JSON schema published for editors, also used for completion and hover. */
export interface PublishedSchema extends SchemaFile {
  readonly schema: JsonSchema;
}

/** The subset of JSON Schema draft-07 that our schemas use. */
export interface JsonSchema {
  readonly $id?: string;
  readonly $schema?: string;
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly minItems?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly definitions?: Readonly<Record<string, JsonSchema>>;
}

/** What detection looks at; also filled from broken or half-typed text. */
export interface DetectionInput {
  readonly text: string;
  /** Tolerantly read value; undefined when nothing could be read. */
  readonly value: unknown;
  /** Member names of the root object (or of the first element of a root array), as far as they are typed. */
  readonly keys: ReadonlySet<string>;
  /** Folder and file as far as they are known; absent where they are not. */
  readonly path?: string;
  /** The files that are open beside it, as in `SourceDocument`; absent for none. */
  readonly others?: readonly PluginFile[];
}

export interface Detection {
  /** 0..1, see `weight` in `src/hosts/kit/detection.ts`; below 0.3 counts as not recognised. */
  readonly score: number;
  /** Completes "Detected because the text …": e.g. has `name` and a list of `tools`. */
  readonly reason: string;
  /** Set where the text has a mark of this host that no other host uses: claims without one do not count beside it. */
  readonly exclusive?: boolean;
}

/** A product whose manifests look like this host's, so that they can be told apart. */
export interface OtherProduct extends Detection {
  /** E.g. `OpenClaw plugin manifest`. */
  readonly product: string;
}

/** A part of a plugin that works or does not, so that verdicts can count: a tool, a server. */
export interface PluginPart {
  /** `tool`; its plural ends in s. */
  readonly noun: string;
  readonly pointer: Pointer;
}

/** What menus and detection know of every host, before anything else of it is loaded. */
export interface HostEntry {
  /** In links, drafts and addresses. */
  readonly id: string;
  /** The product’s own. */
  readonly name: string;
  /** What it checks, for menus: `skill.json`. */
  readonly manifest: string;
  /** The first is 'documented'. */
  readonly releases: readonly [Release, ...Release[]];
  /** The releases that verdicts on plugins in code are about, where those are others; the first is 'documented'. */
  readonly codeReleases?: readonly [Release, ...Release[]];
  /** What the menu offers. */
  readonly samples: readonly Sample[];
  /** For completion and explanation in the editor, per kind of file. */
  readonly schemas: readonly SchemaFile[];
  /** Whether a text is for it, with the reason; null where it is not. */
  readonly detect: (input: DetectionInput) => Detection | null;
  /** Other products that share the file name or shape. */
  readonly otherProduct?: (input: DetectionInput) => OtherProduct | null;
  /** Set where an older version is compared with: one sentence on what that tells. */
  readonly comparesOlder?: string;
  /** The member that names a manifest, where that is neither `name`, `title` nor `id`. */
  readonly nameKey?: string;
  /** Tabs that this host cannot fill → why, and what to do instead, in one or two sentences. */
  readonly without?: Readonly<Partial<Record<'preview' | 'model' | 'run', string>>>;
}

export interface ListedHost extends HostEntry {
  readonly load: () => Promise<Host>;
}

/** How a host reads its manifest, and what authors call its parts. */
export interface ManifestReader {
  /** What its manifests are written in; default: JSON. */
  readonly language?: ValueLanguage;
  /** Which of the schemas fits this value (a host may have several kinds of file). */
  readonly schemaFor: (value: unknown) => JsonSchema;
  /** Folder and file name that the host expects for this manifest, e.g. `sunset-clock/skill.json`. */
  readonly defaultPath: (value: unknown) => string;
  /** The path of a text that is a plugin's own code or another text that is not JSON, below its folder; null for a manifest. */
  readonly codePath?: (text: string) => string | null;
  /**
   * The value that this host works on when JSON.parse refuses the text; undefined where the host gives up
   * (then the tolerant reading is checked, so that an author sees the other problems too).
   */
  readonly leniently?: (text: string) => unknown;
  /** What a fault of the text itself (a `json/` code) costs per release; default: refused everywhere. */
  readonly syntaxSeverity?: (code: string, document: SourceDocument) => SeverityByRelease;
  /** Texts of templates and fixes that authors are to replace by their own. */
  readonly placeholders?: readonly string[];
  /** What verdicts count where some of it does not work; default: nothing is counted. Never throws. */
  readonly parts?: (value: unknown) => readonly PluginPart[];
  /** The strings of the manifest that are code, for an editor of their own; absent where there are none. */
  readonly codeParts?: (document: SourceDocument) => readonly CodePart[];
}

/** Everything that is known of one host, loaded when it is needed. */
export interface Host extends HostEntry {
  /** Code → rule; every finding's code is a key of it, or of the rules that are loaded with its checks of code. */
  readonly rules: Readonly<Record<string, Rule>>;
  /** What runs its plugins' code, in words: `Node.js 18`; absent where none is run. */
  readonly engine?: string;
  /** What is published for other editors. */
  readonly schemas: readonly PublishedSchema[];
  /** How it reads what it reads first. */
  readonly read: ManifestReader;
  /** What may be wrong with a manifest, or a file beside it that a schema is for. */
  readonly check: (document: SourceDocument) => readonly Finding[];
  /** One per release, in the order of `releases`: whether it loads. What then is broken is the rules' to say. */
  readonly verdicts: (document: SourceDocument, findings: readonly Finding[]) => readonly Verdict[];
  /** What this host's interface and its model make of the manifest in a release; its view is `view/View.svelte`. */
  readonly preview?: (document: SourceDocument, release: string) => Preview;
  /** What a part of this host's manifests is that was pasted alone. */
  readonly fragment?: FragmentReader;
  /** Loads what checks a plugin's code without a compiler; absent where no code is checked. */
  readonly code?: () => Promise<CodeChecker>;
  /** Loads what reads tools and settings for runs; absent where nothing can be run. */
  readonly run?: () => Promise<ReadRunnable>;
  /** Loads what reads and writes its plugins; absent where they cannot be converted. */
  readonly portable?: () => Promise<Portable>;
}

/** What a host looks at to recognise a part of its manifests. */
export interface FragmentInput {
  readonly text: string;
  /** What can be read of the text, braces left out or not; undefined for source code and prose. */
  readonly value: unknown;
}

export interface Fragment {
  /** 0..1; below 0.5 it counts only where the person has chosen the host. */
  readonly score: number;
  /** Completes "This is …": `a tool of a package`. */
  readonly what: string;
  /** Where the documentation speaks of it. */
  readonly where: string;
  /** A whole manifest with every value of the fragment in it; absent where none can be made. */
  readonly whole?: unknown;
  /** The same as a text, where it is code and not JSON. */
  readonly wholeText?: string;
  /** Imperative, for the button: `Put it into a package`. Given with `whole` or `wholeText`. */
  readonly title?: string;
  /** Members of the manifest's own root. */
  readonly isRoot?: boolean;
  /** The fragment is source code, so what keeps it from being JSON is not worth saying. */
  readonly isSource?: boolean;
  /** Files beside the manifest that is made, such as the one that keeps the text. */
  readonly files?: readonly PluginFile[];
  /** What to do instead, as a sentence. Given without `whole`. */
  readonly next?: string;
  /** What the text is, as a sentence, where that is certain. */
  readonly says?: string;
}

/** Null where the text is not a part of this host's manifests, or a whole one. */
export type FragmentReader = (input: FragmentInput) => Fragment | null;
