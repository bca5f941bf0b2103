// Checks the control that a hint asks for, and the options of choices.

import type { SourceDocument, Finding } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { join } from '../../../lang/json/pointer.ts';
import { suggester, type Suggest } from '../checking.ts';
import { formOf, type HintedProperty } from '../form.ts';
import {
  FIELD_TYPES,
  FIELD_TYPE_ALIASES,
  fieldTypeOf,
  firstType,
  fits,
  isChoice,
  isFieldType,
  optionsOf,
} from './field-types.ts';
import * as rules from './rules.ts';

/** Findings about `type` and `options` of all hints. */
export function checkControls(document: SourceDocument): Finding[] {
  const suggest = suggester(FIELD_TYPES, FIELD_TYPE_ALIASES);
  return formOf(document).fields.flatMap((field) => [
    ...checkType(field, suggest),
    ...checkOptions(field),
    ...checkChoice(field),
  ]);
}

function checkType(field: HintedProperty, suggest: Suggest): Finding[] {
  const type = member(field.hint, 'type');
  if (typeof type !== 'string') return [];
  const { key } = field;
  const at = [join(field.hintPointer, 'type'), 'value'] as const;
  if (!isFieldType(type)) {
    return [rules.hintTypeUnknown.at(...at, { key, type, control: field.type, suggestion: suggest(type) })];
  }
  if (fits(field.schema, type)) return [];
  const own = fieldTypeOf(field.schema, null);
  return [rules.hintTypeConflict.at(...at, { key, type, schemaType: firstType(field.schema) ?? '', own })];
}

function checkOptions(field: HintedProperty): Finding[] {
  const options = member(field.hint, 'options');
  if (!Array.isArray(options)) return [];
  const base = join(field.hintPointer, 'options');
  return options.flatMap((option: unknown, i): Finding[] => {
    const pointer = join(base, i);
    const { key } = field;
    if (!isObject(option)) {
      return [rules.optionType.at(pointer, 'value', { key, got: typeName(option) })];
    }
    return ['value', 'label'].flatMap((name): Finding[] => {
      const value = member(option, name);
      return value === undefined ? [rules.optionIncomplete.at(pointer, 'key', { key, name })] : [];
    });
  });
}

function checkChoice(field: HintedProperty): Finding[] {
  if (!isChoice(field.type) || optionsOf(field.schema, field.hint, field.type).length > 0) return [];
  return [rules.choiceWithoutOptions.at(field.hintPointer, 'key', { key: field.key, control: field.type })];
}
