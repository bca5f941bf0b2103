// Which control a field shows, with its value, placeholder and texts (config-field.tsx).

import { member } from '../../../model/guards.ts';
import { join } from '../../../text/pointer.ts';
import { childText } from '../../kit/react-page.ts';
import { asText } from '../parameters/values.ts';
import { checksControl, radioControl, selectControl } from './choices.ts';
import type { AreaControl, Control, Held, LineControl, NumberControl } from './control.ts';
import type { FormField } from './fields.ts';
import { listControl, pairsControl, tableControl } from './rows.ts';

/** The control of a field; by its type, a name of the catalogue. */
export function controlOf(field: FormField, held: Held): Control {
  switch (field.type) {
    case 'password':
      return { kind: 'password', placeholder: passwordPlaceholder(field, held) };
    case 'number':
      return numberControl(field, held);
    case 'boolean':
      return { kind: 'toggle', on: held.set ? isOn(held.value) : isOnByDefault(field) };
    case 'select':
      return selectControl(field, held);
    case 'textarea':
      return area(field, 'textarea', shownText(held), 'Enter text...');
    case 'json':
      return {
        kind: 'area',
        look: 'json',
        value: shownText(held),
        placeholder: '{"key": "value"}',
        legend: '',
      };
    case 'code':
      return area(field, 'code', shownText(held), 'Enter code...');
    case 'group':
      return area(field, 'group', textOnly(held.value), 'Group configuration...');
    case 'markdown':
      return {
        kind: 'markdown',
        value: textOnly(held.value),
        placeholder: placeholder(field, 'Markdown content...'),
      };
    case 'color':
      return { kind: 'color', value: held.set ? asText(held.value ?? '#000000') : '#000000' };
    case 'radio':
      return radioControl(field, held);
    case 'multiselect':
    case 'checkbox-group':
      return checksControl(field, held);
    case 'array':
      return listControl(held);
    case 'keyvalue':
      return pairsControl(held);
    case 'table':
      return tableControl(field, held);
    case 'custom':
      return {
        kind: 'custom',
        component: childText(
          member(field.hint, 'component') ?? field.type,
          join(field.hintPointer, 'component'),
        ),
      };
    default:
      return lineControl(field, held);
  }
}

function lineControl(field: FormField, held: Held): LineControl {
  const value = shownText(held);
  const line = (input: LineControl['input'], words: string): LineControl => ({
    kind: 'line',
    input,
    value,
    placeholder: words,
  });
  switch (field.type) {
    case 'url':
      return line('url', placeholder(field, byDefault(field) ?? 'https://...'));
    case 'email':
      return line('email', placeholder(field, 'user@example.com'));
    case 'date':
      return line(member(field.schema, 'format') === 'date-time' ? 'datetime-local' : 'date', '');
    case 'datetime':
      return line('datetime-local', '');
    case 'file':
      return {
        ...line('text', placeholder(field, '/path/to/file')),
        note: 'Enter a file path or browse to select',
        guarded: true,
      };
    default:
      return line('text', placeholder(field, byDefault(field) ?? 'Enter value...'));
  }
}

function area(field: FormField, look: AreaControl['look'], value: string, words: string): AreaControl {
  const legend =
    look === 'group'
      ? childText(member(field.hint, 'label') ?? field.key, join(field.hintPointer, 'label'))
      : '';
  return { kind: 'area', look, value, placeholder: placeholder(field, words), legend };
}

function numberControl(field: FormField, held: Held): NumberControl {
  const bound = (keyword: string, hinted: string): unknown =>
    member(field.schema, keyword) ?? member(field.hint, hinted) ?? null;
  const min = bound('minimum', 'min');
  const max = bound('maximum', 'max');
  const given = member(field.hint, 'unit');
  const unit = given ? childText(given, join(field.hintPointer, 'unit')) : '';
  return {
    kind: 'number',
    value: shownText(held),
    placeholder: placeholder(field, byDefault(field) ?? 'Enter number...'),
    min: min === null ? null : Number(asText(min)),
    max: max === null ? null : Number(asText(max)),
    step: Number(asText(member(field.hint, 'step') ?? 1)),
    unit,
    range: rangeText(min, max, given ? ` ${asText(given)}` : ''),
  };
}

function rangeText(min: unknown, max: unknown, unit: string): string {
  if (min !== null && max !== null) return `Range: ${asText(min)}–${asText(max)}${unit}`;
  if (min !== null) return `Min: ${asText(min)}${unit}`;
  return max === null ? '' : `Max: ${asText(max)}${unit}`;
}

function passwordPlaceholder(field: FormField, held: Held): string {
  if (!held.set) return placeholder(field, 'Enter value...');
  return `Current: ${shownText(held) || '********'}  (leave blank to keep)`;
}

/** The hint's placeholder, else these words; React drops true and false. */
function placeholder(field: FormField, words: string): string {
  const hinted = member(field.hint, 'placeholder') ?? words;
  return typeof hinted === 'boolean' ? '' : asText(hinted);
}

function byDefault(field: FormField): string | null {
  const preset = member(field.schema, 'default') ?? null;
  return preset === null ? null : `Default: ${asText(preset)}`;
}

function shownText(held: Held): string {
  return held.set ? asText(held.value ?? '') : '';
}

function textOnly(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isOn(value: unknown): boolean {
  return value === true || value === 'true' || value === '1';
}

function isOnByDefault(field: FormField): boolean {
  const preset = member(field.schema, 'default');
  return preset === true || preset === 'true';
}
