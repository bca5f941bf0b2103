// Computes what a text column of the host's database makes of a value, because the page shows the column.

import { textOf } from '../shape.ts';

/**
 * The column's text for any JSON value; null where nothing is stored. The database client makes JSON of objects,
 * an array literal of lists and text of everything else (pg, lib/utils.js, prepareValue).
 */
export function columnText(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (Array.isArray(value)) return arrayLiteral(value);
  return typeof value === 'object' ? JSON.stringify(value) : textOf(value);
}

function arrayLiteral(items: readonly unknown[]): string {
  const parts = items.map((item) => {
    if (item === null) return 'NULL';
    if (Array.isArray(item)) return arrayLiteral(item);
    const text = typeof item === 'object' ? JSON.stringify(item) : textOf(item);
    return `"${text.replace(/[\\"]/g, '\\$&')}"`;
  });
  return `{${parts.join(',')}}`;
}
