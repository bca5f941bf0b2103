// Describes choices: their options, and which one is shown as chosen.

import { member } from '../../../model/guards.ts';
import { join } from '../../../lang/json/pointer.ts';
import { childText, listOf, PageCrash } from '../../kit/react-page.ts';
import { hintedOptions, optionsOf } from '../controls/field-types.ts';
import { asText } from '../parameters/values.ts';
import type { ChecksControl, ChoiceOption, Held, RadioControl, SelectControl } from './control.ts';
import type { SettingField } from './fields.ts';

const SEARCHABLE_FROM = 5;

/** A native select, or from five options on a button with a searchable list. */
export function selectControl(field: SettingField, held: Held): SelectControl {
  const choices = choicesOf(field, 'enhancedOptions.map');
  const searchable = choices.length >= SEARCHABLE_FROM;
  const stored = held.set ? asText(held.value ?? '') : '';
  const chosen = stored === '' ? asText(member(field.schema, 'default') ?? '') : stored;
  const match = choices.find((choice) => choice.value === chosen);
  const shown = match && (match.label ?? null) !== null ? match.text : chosen;
  return { kind: 'select', choices, searchable, optional: !field.required, chosen, shown };
}

/** Radio buttons. Like a select they show the schema's default as chosen. */
export function radioControl(field: SettingField, held: Held): RadioControl {
  const value = held.set ? held.value : member(field.schema, 'default');
  return { kind: 'radio', choices: choicesOf(field, 'options.map'), chosen: asText(value ?? '') };
}

/** Checkboxes: with pills for `multiselect`, with frames for `checkbox-group`. */
export function checksControl(field: SettingField, { value, set }: Held): ChecksControl {
  if (field.type === 'multiselect') {
    const chosen = set && Array.isArray(value) ? value.map(asText) : [];
    return { kind: 'checks', style: 'pills', choices: choicesOf(field, 'options.filter'), chosen };
  }
  return {
    kind: 'checks',
    style: 'boxes',
    choices: choicesOf(field, 'options.map'),
    chosen: tickedOf(value),
  };
}

/** The ticked values of a list, or of a text with commas. */
function tickedOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return typeof value === 'string' && value !== '' ? value.split(',').map((one) => one.trim()) : [];
}

/** `call` is the host's method call on the options, for its exception where they are not a list. */
function choicesOf(field: SettingField, call: string): ChoiceOption[] {
  const hinted = hintedOptions(field.hint, field.type);
  if (hinted !== null) {
    const base = join(field.hintPointer, 'options');
    return listOf(hinted, call, base).map((option, i) => hintedChoice(option, join(base, i)));
  }
  const listed = member(field.schema, 'enum') ?? null;
  if (field.type === 'select' && listed !== null) {
    listOf(listed, 'plainOptions.map', join(field.pointer, 'enum'));
  }
  return optionsOf(field.schema, field.hint, field.type).map((option, i) =>
    plainChoice(field, option, join(field.pointer, 'enum', i)),
  );
}

function hintedChoice(option: unknown, pointer: string): ChoiceOption {
  if (option === null) {
    throw new PageCrash(
      "Cannot read properties of null (reading 'value')",
      pointer,
      'An option must be `{"value": "…", "label": "…"}`.',
    );
  }
  const label = member(option, 'label');
  const description = member(option, 'description');
  return {
    value: member(option, 'value'),
    label,
    text: childText(label, join(pointer, 'label')),
    description: description ? childText(description, join(pointer, 'description')) : '',
    disabled: Boolean(member(option, 'disabled')),
    pointer,
  };
}

function plainChoice(field: SettingField, option: unknown, pointer: string): ChoiceOption {
  const value = plainValue(field, option);
  return {
    value,
    label: value,
    text: childText(value, pointer),
    description: '',
    disabled: false,
    pointer,
  };
}

/** Radio buttons and pills make texts of an `enum`; a select keeps it, and reads const or description of `oneOf`. */
function plainValue(field: SettingField, option: unknown): unknown {
  if (field.type === 'radio' || field.type === 'multiselect') return asText(option);
  if ((member(field.schema, 'enum') ?? null) !== null) return option;
  return asText(member(option, 'const') ?? member(option, 'description') ?? '');
}

/** The value that the browser's own select gives an option: its text where it has none; React drops true and false. */
export function nativeValue(choice: ChoiceOption): string {
  const none = (choice.value ?? null) === null || typeof choice.value === 'boolean';
  return none ? nativeText(choice) : asText(choice.value);
}

/** The text of an option in a native select. */
export function nativeText(choice: ChoiceOption): string {
  return choice.description === '' ? choice.text : `${choice.text} — ${choice.description}`;
}

/** The index of the chosen line of a native select, with `-- none --`; 0 where none matches, -1 where there is none. */
export function nativeIndex(control: SelectControl): number {
  const values = [...(control.optional ? [''] : []), ...control.choices.map(nativeValue)];
  return Math.max(values.indexOf(control.chosen), Math.min(0, values.length - 1));
}

/** The options that match a search. Throws PageCrash for a label that is not a string, which the host reads only now. */
export function search(choices: readonly ChoiceOption[], sought: string): readonly ChoiceOption[] {
  if (sought === '') return choices;
  const needle = sought.toLowerCase();
  return choices.filter((choice) => {
    const has = (name: 'label' | 'value'): boolean => lowered(choice, name).includes(needle);
    return has('label') || has('value');
  });
}

function lowered(choice: ChoiceOption, name: 'label' | 'value'): string {
  const text = choice[name];
  if (typeof text === 'string') return text.toLowerCase();
  throw new PageCrash(
    (text ?? null) === null
      ? `Cannot read properties of ${String(text)} (reading 'toLowerCase')`
      : `o.${name}.toLowerCase is not a function`,
    choice.pointer,
    'Give every option a `value` and a `label` that are strings.',
  );
}
