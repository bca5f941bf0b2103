// Lists the properties of a manifest's `configSchema` with their hints, for the checks.

import { isObject, member, textIn } from '../../model/guards.ts';
import type { SourceDocument } from '../../model/finding.ts';
import { join, valueAt } from '../../lang/json/pointer.ts';
import { onceEach } from '../../lang/text/remembered.ts';
import { objectAt } from '../kit/rule.ts';
import { secretName } from '../kit/secrets.ts';
import { fieldTypeOf, type FieldType } from './controls/field-types.ts';

export interface HintedProperty {
  readonly key: string;
  readonly pointer: string;
  readonly schema: Record<string, unknown>;
  /** Pointer to the hint, which need not be there. */
  readonly hintPointer: string;
  /** The hint; null where there is none, or where it is not an object. */
  readonly hint: Record<string, unknown> | null;
  readonly type: FieldType;
  readonly required: boolean;
}

export interface Form {
  /** The plugin's id, '' where it has none. */
  readonly id: string;
  readonly fields: readonly HintedProperty[];
  readonly byKey: ReadonlyMap<string, HintedProperty>;
  /** Key → its index in `required`; null where it is there more than once. */
  readonly requiredAt: ReadonlyMap<unknown, number | null>;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly hints: Readonly<Record<string, unknown>>;
}

export const PROPERTIES = '/configSchema/properties';
export const REQUIRED = '/configSchema/required';
export const HINTS = '/uiHints';

/** The form of a manifest; computed once per document. */
export const formOf = onceEach(read);

function read(document: SourceDocument): Form {
  const properties = objectAt(document, PROPERTIES);
  const hints = objectAt(document, HINTS);
  const requiredAt = indexesOf(valueAt(document.value, REQUIRED));
  const fields = Object.entries(properties).flatMap(([key, property]): HintedProperty[] => {
    if (!isObject(property)) return [];
    const hint = member(hints, key);
    return [
      {
        key,
        pointer: join(PROPERTIES, key),
        schema: property,
        hintPointer: join(HINTS, key),
        hint: isObject(hint) ? hint : null,
        type: fieldTypeOf(property, hint),
        required: requiredAt.has(key),
      },
    ];
  });
  return {
    id: textIn(document.value, 'id'),
    fields,
    byKey: new Map(fields.map((field) => [field.key, field])),
    requiredAt,
    properties,
    hints,
  };
}

function indexesOf(list: unknown): Map<unknown, number | null> {
  const out = new Map<unknown, number | null>();
  if (!Array.isArray(list)) return out;
  list.forEach((item: unknown, i) => out.set(item, out.has(item) ? null : i));
  return out;
}

/** True for a setting whose value is a secret, by its hint or by its name. */
export function isSecret(field: HintedProperty): boolean {
  return Boolean(field.hint?.sensitive) || field.type === 'password' || isSecretByName(field);
}

/** True for a text setting whose name says that it is a secret. */
export function isSecretByName(field: HintedProperty): boolean {
  return ['text', 'textarea', 'password'].includes(field.type) && secretName(field.key) === 'sure';
}
