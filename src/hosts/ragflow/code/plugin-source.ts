// What a file says of the plugins in it, read from its text alone.

import type { Span } from '../../../model/finding.ts';
import type { Imported } from '../../../lang/python/scopes.ts';
import type { UnboundName } from '../../../lang/python/unbound.ts';
import type { PythonValue } from '../../../lang/python/value.ts';

/** A file of plugins. */
export interface PluginSource {
  readonly text: string;
  /** Where the text is not Python, as far as the syntax tree shows; [] for none. */
  readonly errors: readonly Span[];
  readonly imports: readonly Imported[];
  /** Classes that are plugins, in the order of the text. */
  readonly plugins: readonly PluginClass[];
  /** Why there may be plugins, or other members in them, that the text does not show; null where that is certain. */
  readonly unread: { readonly span: Span; readonly why: string } | null;
  /** The first place that runs at the import and may do more than define names; null for none. */
  readonly importDoubt: Span | null;
  /** Names that nothing in the text gives a value, where the start of the server reads them. */
  readonly unbound: readonly UnboundName[];
}

/** A class that inherits the host's base class, directly or through another class of the file. */
export interface PluginClass {
  readonly name: string;
  readonly nameSpan: Span;
  /** The whole statement, decorators included. */
  readonly span: Span;
  /** Null where neither the class nor the module has one. */
  readonly version: PythonValue | null;
  /** What `get_metadata` returns; null without that method. */
  readonly metadata: PythonValue | null;
  readonly getMetadata: Method | null;
  /** The first place in it that may do more than give the metadata; null for none. */
  readonly callDoubt: Span | null;
  readonly invoke: Method | null;
}

/** A method as it is written. */
export interface Method {
  readonly name: string;
  readonly nameSpan: Span;
  /** With its decorators. */
  readonly span: Span;
  readonly body: Span;
  readonly isAsync: boolean;
  readonly decorators: readonly { readonly name: string; readonly span: Span }[];
  readonly parameters: readonly MethodParameter[];
  /** The range between the parentheses. */
  readonly parametersSpan: Span;
  readonly returns: { readonly text: string; readonly span: Span } | null;
}

/** A parameter of a method, `self` and `cls` included. */
export interface MethodParameter {
  readonly name: string;
  readonly kind: 'positional-only' | 'ordinary' | 'keyword-only' | 'rest' | 'keywords';
  /** The whole parameter. */
  readonly span: Span;
  readonly annotation: { readonly text: string; readonly span: Span } | null;
  readonly default: PythonValue | null;
}
