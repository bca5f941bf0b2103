// What is known of a Python expression without running it: values with their ranges, and what cannot be known.

import type { Span } from '../../model/finding.ts';

/** A value of an expression; `span` is the range of the expression that was written, in UTF-16 units. */
export type PythonValue = PlainPython | PythonDict | PythonList | UnknownPython;

/** A value without parts. */
export type PlainPython = { readonly span: Span } & (
  | { readonly kind: 'none' }
  | { readonly kind: 'bool'; readonly value: boolean }
  /** As a JavaScript number; what a number cannot hold exactly is unknown. */
  | { readonly kind: 'int' | 'float'; readonly value: number }
  | { readonly kind: 'str'; readonly value: string }
);

/** A list, tuple or set of a display; what is spread into it stands among the items. */
export interface PythonList {
  readonly kind: 'list' | 'tuple' | 'set';
  readonly span: Span;
  readonly items: readonly PythonValue[];
}

/** A dict in its order: every key once, with the last value that was given to it. */
export interface PythonDict {
  readonly kind: 'dict';
  readonly span: Span;
  readonly entries: readonly PythonEntry[];
  /** Whether a value that could not be read was spread into it, so that there may be more entries. */
  readonly open: boolean;
}

/** A member of a dict. */
export interface PythonEntry {
  readonly key: PythonValue;
  readonly value: PythonValue;
}

/** What only running the code would show. */
export interface UnknownPython {
  readonly kind: 'unknown';
  readonly span: Span;
  /** What it is, for a sentence: `a call of load_texts`. */
  readonly why: string;
}
