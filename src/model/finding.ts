// What pure code says about a document: codes and places, never messages.

import type { Fix } from './fix.ts';

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
