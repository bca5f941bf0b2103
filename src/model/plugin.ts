// One plugin in words that belong to no host: what readers fill and writers empty. Every value remembers its place.

import type { FilePlace, Reason } from './ledger.ts';

export interface Sourced<T = unknown> extends FilePlace {
  readonly value: T;
  /** Set where the value is the member's name and not what the member holds. */
  readonly key?: true;
  /** Set where the value is not what is at the place but what that stands for, such as the text of a translation key. */
  readonly unsure?: Reason;
}

type Maybe<T> = Sourced<T> | undefined;

/** A member of a JSON schema: its keyword and its value, whatever that is. */
export type SchemaWord = readonly [keyword: string, value: Sourced];

/** How code reads a setting in the source, and under which name the target keeps it. */
export interface SettingName {
  /** '' where the source has no services. */
  readonly service: string;
  readonly key: string;
  /** What the target's `setting` looks up. */
  readonly to: unknown;
}

/**
 * JavaScript before and behind code, which together declare `plugbenchCall`: an async function `(args, setting, node)`
 * that gives the text which the model gets, and throws what the tool throws. `setting(service, key)` gives a setting by
 * its name in the source, or a promise of it, undefined where it is not set; `node(name)` gives a module of Node.js.
 * The code may assign any name, so all names around it begin with `plugbench`. `library` is what a file declares once
 * before all of its tools; `about` is that of the code.
 */
export type Shell = (
  code: string,
  settings: readonly SettingName[],
  about: Readonly<Record<string, unknown>>,
) => readonly [open: string, close: string, library?: string];

/** How a host calls code of its tools, so that other hosts can call it too. */
export interface Convention {
  /** Stands in the marks around code that was converted, so it never changes. */
  readonly id: string;
  /** What makes the code callable, or why other hosts cannot call it. */
  readonly shell: Shell | Reason;
  /** What code uses that only its own host has, so those parts of it fail elsewhere; undefined: there is no such thing. */
  readonly ownOnly?: (code: string) => readonly string[];
}

/** A setting under the name by which code asks for it, and the plugin's setting that this is now. */
export interface AskedSetting {
  /** '' where the code's host has no services. */
  readonly service: string;
  readonly key: string;
  /** Service ('' for none) and key of the plugin's setting. */
  readonly is: { readonly service: string; readonly key: string };
}

export interface RequiredFile {
  /** Path as seen from the file of the code, without `./`: `lib/units.js`. Never leads out of the plugin. */
  readonly path: string;
  readonly text: Sourced<string>;
}

export interface RequiredPackage {
  readonly name: string;
  /** The range that the source's package.json names; undefined where it names none. */
  readonly version?: Sourced<string> | undefined;
}

export interface CodeModule {
  readonly path: string;
  readonly text: string;
  /** The tool's name in it, where known. */
  readonly name?: string | undefined;
  /** Files beside it that it imports, directly or through another of them. */
  readonly files?: readonly RequiredFile[];
  /** What is imported of packages, by the names of modules. */
  readonly packages?: readonly string[];
  /** Why no target can run it: it imports what none has. */
  readonly blocked?: Reason;
}

export interface Code {
  /** Id of the convention that it is written for. */
  readonly convention: string;
  readonly text: Sourced<string>;
  /** Names from outside of the text that it uses, and without which it does not run. */
  readonly needs?: readonly string[];
  /** Where these names come from: paths of the plugin's files, and names of packages. */
  readonly from?: readonly string[];
  /** Paths of the plugin's files that the text has declarations of, because the code uses them. */
  readonly linked?: readonly string[];
  /**
   * Set for code that was taken out of an adapter: how it names its settings. undefined: by the plugin's own services
   * and keys.
   */
  readonly asks?: readonly AskedSetting[];
  /** The whole file around it, where a target may run that as it is. */
  readonly module?: CodeModule;
  /** What it loads of the plugin's own files, directly or through another of them. */
  readonly files?: readonly RequiredFile[];
  /** Packages that it or those files load; modules of Node.js are not among them. */
  readonly packages?: readonly RequiredPackage[];
  /** What its shell knows of the plugin, where the code may ask for it; plain data, whose shape only the convention knows. */
  readonly about?: Readonly<Record<string, unknown>>;
  /** The convention's shell: readers leave it out, the conversion looks it up. */
  readonly shell?: Convention['shell'];
}

export interface Parameter {
  readonly name: Sourced<string>;
  /** `type`, `description`, `enum`, `default` and whatever else its schema says; never `required` of this parameter. */
  readonly words: readonly SchemaWord[];
  readonly required: boolean;
  /** What says so: a flag, or the name in a list. */
  readonly requiredBy?: Maybe<unknown>;
  /** A description for people, beside the one for the model. */
  readonly display?: Maybe<string>;
  /** The text before and after its value where the call is written as a sentence. */
  readonly prefix?: Maybe<string>;
  readonly suffix?: Maybe<string>;
}

export interface Example {
  readonly prompt?: Maybe<string>;
  /** The arguments of the call: an object, or the same as a text of JSON. */
  readonly call?: Maybe<unknown>;
}

export interface Tool {
  /** By which the model calls it. */
  readonly id?: Maybe<string>;
  /** By which people know it. */
  readonly title?: Maybe<string>;
  readonly description?: Maybe<string>;
  /** A description for people, beside the one for the model. */
  readonly display?: Maybe<string>;
  /** Other names that a model may call it by. */
  readonly aliases?: readonly Sourced<string>[];
  readonly parameters: readonly Parameter[];
  /** Members of the parameters' schema besides its properties: `type`, `additionalProperties` … */
  readonly frame: readonly SchemaWord[];
  readonly examples: readonly Example[];
  readonly code?: Code | undefined;
  readonly permissions?: readonly Sourced<string>[];
  readonly approval?: Maybe<boolean>;
  /** The text before and after the arguments where the call is written as a sentence. */
  readonly prefix?: Maybe<string>;
  readonly suffix?: Maybe<string>;
}

export interface Service {
  readonly name: Sourced<string>;
  readonly label?: Maybe<string>;
  readonly description?: Maybe<string>;
  readonly category?: Maybe<string>;
}

/** What is typed into a setting; `other` where none of the words fits. */
export type SettingKind = 'text' | 'secret' | 'number' | 'boolean' | 'url' | 'choice' | 'other';

export interface Setting {
  readonly key: Sourced<string>;
  readonly service?: Service | undefined;
  /** What it is in the end, whichever member says so. */
  readonly kind: SettingKind;
  /** The type of its value as the host writes it. */
  readonly type?: Maybe<string>;
  /** The kind of its input, where the host says that apart. */
  readonly control?: Maybe<string>;
  readonly sensitive?: Maybe<boolean>;
  readonly required: boolean;
  readonly requiredBy?: Maybe<unknown>;
  readonly label?: Maybe<string>;
  readonly help?: Maybe<string>;
  readonly placeholder?: Maybe<string>;
  /** The value that is offered, and may not reach the code. */
  readonly preset?: Maybe<unknown>;
  readonly value?: Maybe<unknown>;
  /** The values to choose from, as a list of texts. */
  readonly choices?: Maybe<readonly unknown[]>;
}

/** What readers make and writers need; undefined and [] where the source has nothing. */
export interface Plugin {
  readonly id?: Maybe<string>;
  readonly name?: Maybe<string>;
  readonly version?: Maybe<string>;
  readonly description?: Maybe<string>;
  readonly active?: Maybe<boolean>;
  readonly category?: Maybe<string>;
  readonly icon?: Maybe<string>;
  readonly license?: Maybe<string>;
  readonly homepage?: Maybe<string>;
  readonly author?: {
    readonly name?: Maybe<string>;
    readonly email?: Maybe<string>;
    readonly url?: Maybe<string>;
  };
  readonly tags: readonly Sourced<string>[];
  readonly keywords: readonly Sourced<string>[];
  readonly dependencies?: readonly Sourced<string>[];
  /** Names of environment variables that hold its secrets. */
  readonly secrets?: {
    readonly required: readonly Sourced<string>[];
    readonly optional: readonly Sourced<string>[];
  };
  /** Told to the model while the plugin is on. */
  readonly prompt?: Maybe<string>;
  readonly services: readonly Service[];
  readonly settings: readonly Setting[];
  readonly tools: readonly Tool[];
  /** What runs by the clock or on events, each as it is written. */
  readonly triggers: readonly Sourced[];
}
