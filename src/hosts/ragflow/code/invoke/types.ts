// The parameters that metadata declare, and what their types are in Python.

import type { Span } from '../../../../model/finding.ts';
import type { PythonValue } from '../../../../lang/python/value.ts';
import { memberOf } from '../metadata/values.ts';

/** A parameter of the metadata. */
export interface Declared {
  readonly name: string;
  /** Range of its name. */
  readonly key: Span;
  /** Null where it is missing or not known. */
  readonly type: string | null;
  /** As Python sees its truth; null where that is not known. */
  readonly required: boolean | null;
}

/** All parameters; `open` where there may be more. */
export function declaredIn(metadata: PythonValue | null): {
  readonly all: readonly Declared[];
  readonly open: boolean;
} {
  const parameters = memberOf(metadata, 'parameters');
  if (parameters?.kind !== 'dict')
    return {
      all: [],
      open: metadata === null || metadata.kind !== 'dict' || metadata.open || parameters !== null,
    };
  const isSchema = memberOf(parameters, 'properties')?.kind === 'dict';
  if (isSchema) return { all: [], open: true };
  const all = parameters.entries.flatMap(({ key, value }): Declared[] => {
    if (key.kind !== 'str') return [];
    const type = memberOf(value, 'type');
    return [
      {
        name: key.value,
        key: key.span,
        type: type?.kind === 'str' ? type.value : null,
        required: truthOf(memberOf(value, 'required')),
      },
    ];
  });
  const hasUnknown = parameters.entries.some(({ key }) => key.kind !== 'str');
  return { all, open: parameters.open || hasUnknown };
}

function truthOf(value: PythonValue | null): boolean | null {
  if (!value) return null;
  switch (value.kind) {
    case 'bool':
    case 'int':
    case 'float':
    case 'str':
      return Boolean(value.value);
    case 'none':
      return false;
    case 'list':
    case 'tuple':
    case 'set':
    case 'dict':
    case 'unknown':
      return null;
  }
}

const ANNOTATIONS: Readonly<Record<string, string>> = {
  string: 'str',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  array: 'list',
  object: 'dict',
};

const DEFAULTS: Readonly<Record<string, string>> = {
  string: '""',
  integer: '0',
  number: '0',
  boolean: 'False',
};

/** What a type is called in Python; null for types that it does not have. */
export function annotationFor(type: string | null): string | null {
  return type !== null && Object.hasOwn(ANNOTATIONS, type) ? (ANNOTATIONS[type] ?? null) : null;
}

/** The type that an annotation is; null for those that are none of JSON's. */
export function typeFor(annotation: string | undefined): string | null {
  return Object.keys(ANNOTATIONS).find((type) => ANNOTATIONS[type] === annotation) ?? null;
}

/** A default of a type: a value that a signature may have. */
export function defaultFor(type: string | null): string {
  return type !== null && Object.hasOwn(DEFAULTS, type) ? (DEFAULTS[type] ?? 'None') : 'None';
}
