// Describes controls with rows that a person adds and removes, and the values that they give.

import { isObject, member } from '../../../model/guards.ts';
import { join } from '../../../lang/json/pointer.ts';
import { childText, listOf } from '../../kit/react-page.ts';
import { UNSAFE_KEYS } from '../members/known.ts';
import { asText } from '../parameters/values.ts';
import type {
  Column,
  Held,
  ListControl,
  Pair,
  PairsControl,
  TableRow,
  TableControl,
  NumberControl,
} from './control.ts';
import type { SettingField } from './fields.ts';

/** The host's own limit for items of a list; it ignores the bounds of the schema. */
export const MAX_ITEMS = 100;
/** The host's own limit for rows of a table. */
export const MAX_ROWS = 50;

/** The rows of a list; empty while it does not count as set. */
export function listControl({ value, set }: Held): ListControl {
  return { kind: 'list', items: set && Array.isArray(value) ? value.map(asText) : [] };
}

/** The list with one item moved to another place. */
export function moved(items: readonly string[], from: number, to: number): string[] {
  return items.toSpliced(from, 1).toSpliced(to, 0, items[from] ?? '');
}

/** The rows of a record; empty while it does not count as set. */
export function pairsControl({ value, set }: Held): PairsControl {
  const entries = set && isObject(value) ? Object.entries(value) : [];
  return { kind: 'pairs', pairs: entries.map(([key, one]) => ({ key, value: asText(one ?? '') })) };
}

/** The record of these rows: rows without a key are left out, and the last of equal keys counts. */
export function recordOf(pairs: readonly Pair[]): Record<string, string> {
  return Object.fromEntries(pairs.filter(({ key }) => key !== '').map(({ key, value }) => [key, value]));
}

/** False for keys that the host does not let a person type. */
export function allowedKey(key: string): boolean {
  return !UNSAFE_KEYS.has(key);
}

const KEY_AND_VALUE: readonly Column[] = [
  { key: 'key', label: 'Key' },
  { key: 'value', label: 'Value' },
];

/** A table, which unlike other controls shows its value even where it does not count as set. */
export function tableControl(field: SettingField, { value }: Held): TableControl {
  const columns = columnsOf(field);
  const rows = Array.isArray(value) ? value.map((row) => rowOf(row, columns)) : [];
  return { kind: 'table', columns, rows: rows.length > 0 ? rows : [emptyRow(columns)] };
}

function columnsOf(field: SettingField): readonly Column[] {
  const hinted = member(field.hint, 'columns') ?? null;
  if (hinted === null) return KEY_AND_VALUE;
  const base = join(field.hintPointer, 'columns');
  return listOf(hinted, 'columns.map', base).map((column, i) => ({
    key: asText(member(column, 'key')),
    label: childText(member(column, 'label'), join(base, i, 'label')),
  }));
}

function rowOf(row: unknown, columns: readonly Column[]): TableRow {
  return Object.fromEntries(columns.map(({ key }) => [key, asText(member(row, key) ?? '')]));
}

/** A row with an empty text in each column. */
export function emptyRow(columns: readonly Column[]): TableRow {
  return Object.fromEntries(columns.map(({ key }) => [key, '']));
}

/** The rows that a table gives: those that are not empty. */
export function filledRows(rows: readonly TableRow[], columns: readonly Column[]): TableRow[] {
  return rows.filter((row) => columns.some(({ key }) => (row[key] ?? '').trim() !== ''));
}

/**
 * The text after a press on a number field's stepper, clamped to the bounds. An empty text counts as 0. Null where the
 * text is not a number.
 */
export function stepped(control: NumberControl, text: string, direction: 1 | -1): string | null {
  const current = text === '' ? 0 : Number(text);
  if (Number.isNaN(current)) return null;
  let next = current + direction * control.step;
  if (control.min !== null && next < control.min) next = control.min;
  if (control.max !== null && next > control.max) next = control.max;
  return String(next);
}

/** The message below a box for JSON; null for correct JSON and for empty text. It does not prevent Save. */
export function jsonComplaint(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  try {
    // The host searches the printed value, where a key `constructor` has a quote before its colon, so only texts match.
    const printed = JSON.stringify(JSON.parse(trimmed));
    return /__proto__|constructor\s*:/.test(printed) ? 'Unsafe JSON: contains dangerous keys' : null;
  } catch (error) {
    return error instanceof Error ? error.message : 'Invalid JSON';
  }
}
