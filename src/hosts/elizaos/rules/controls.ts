// The control that a hint asks for, and the options of those controls that choose.

import { isObject, member, typeName } from '../../../model/guards.ts';
import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import { join } from '../../../text/pointer.ts';
import {
  CHOICE_FIELDS,
  FIELD_TYPE_ALIASES,
  FIELD_TYPES,
  fieldTypeOf,
  fits,
  optionsOf,
  schemaType,
} from '../field-types.ts';
import { formOf, type Field } from '../form.ts';
import { suggester, withSuggestion, type Suggest } from '../suggest.ts';

export function checkControls(document: SourceDocument): Finding[] {
  const suggest = suggester(FIELD_TYPES, FIELD_TYPE_ALIASES);
  return formOf(document).fields.flatMap((field) => [
    ...checkType(field, suggest),
    ...checkOptions(field),
    ...checkChoice(field),
  ]);
}

function checkType(field: Field, suggest: Suggest): Finding[] {
  const type = member(field.hint, 'type');
  if (typeof type !== 'string') return [];
  const { key } = field;
  const at = { pointer: join(field.hintPointer, 'type'), at: 'value' } as const;
  if (!FIELD_TYPES.includes(type)) {
    const args = withSuggestion({ key, type, control: field.type }, suggest(type));
    return [{ code: 'elizaos/hint-type-unknown', ...at, args }];
  }
  if (fits(field.schema, type)) return [];
  const own = fieldTypeOf(field.schema, null);
  const args = { key, type, schemaType: schemaType(field.schema) ?? '', own };
  return [{ code: 'elizaos/hint-type-conflict', ...at, args }];
}

function checkOptions(field: Field): Finding[] {
  const options = member(field.hint, 'options');
  if (!Array.isArray(options)) return [];
  const base = join(field.hintPointer, 'options');
  return options.flatMap((option: unknown, i): Finding[] => {
    const pointer = join(base, i);
    const { key } = field;
    if (!isObject(option)) {
      const args = { key, got: typeName(option) };
      return [{ code: 'elizaos/option-type', pointer, at: 'value', args }];
    }
    return ['value', 'label'].flatMap((name): Finding[] => {
      const value = member(option, name);
      if (value === undefined)
        return [{ code: 'elizaos/option-incomplete', pointer, at: 'key', args: { key, name } }];
      if (typeof value === 'string') return [];
      const args = { key, name, got: typeName(value) };
      return [{ code: 'elizaos/option-not-text', pointer: join(pointer, name), at: 'value', args }];
    });
  });
}

function checkChoice(field: Field): Finding[] {
  if (!CHOICE_FIELDS.has(field.type) || optionsOf(field.schema, field.hint, field.type).length > 0) return [];
  const args = { key: field.key, control: field.type };
  return [{ code: 'elizaos/choice-without-options', pointer: field.hintPointer, at: 'key', args }];
}
