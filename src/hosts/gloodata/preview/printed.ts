// Prints one value as the tile does (docs/hosts/gloodata.md#the-tile).

import { isObject, member } from '../../../model/guards.ts';
import type { ValueType } from './value-type.ts';

interface Words {
  readonly text: string;
  readonly quoted: boolean;
}

/** A value as the closed tile prints it. */
export function printed(value: unknown, type: ValueType): string {
  return inQuotes(wordsOf(value, type));
}

/** A value as its chip in the open tile prints it: dates in the form of `locale`, long texts cut. */
export function inChip(value: unknown, type: ValueType, locale: string): string {
  const { text, quoted } = wordsOf(value, type);
  return inQuotes({ text: shortened(type.kind === 'date' ? localDate(text, locale) : text), quoted });
}

/** True for a finite number, and for text that is one. */
export function isNumeric(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value === 'string' && /^\s*-?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?\s*$/i.test(value);
}

/** Escapes as JSON does, so a text with quotes or line breaks stays on one line. */
function inQuotes({ text, quoted }: Words): string {
  return quoted ? JSON.stringify(text) : text;
}

function wordsOf(value: unknown, { kind, type }: ValueType): Words {
  const label = labelOf(value);
  if (label !== null) return plain(label);
  if (typeof value === 'object' && value !== null) return plain(JSON.stringify(value));
  const text = String(value);
  switch (kind) {
    case 'entry':
      return plain(type?.entries.find(({ key }) => key === text)?.label ?? text);
    case 'date':
      return plain(text);
    case 'text':
      return { text, quoted: true };
    case 'integer':
    case 'number':
      return isNumeric(value) ? plain(plainDecimal(Number(value))) : byValue(value);
    case 'boolean':
      return text === 'true' || text === 'false' ? plain(text) : byValue(value);
    case 'any':
      return byValue(value);
  }
}

function plain(text: string): Words {
  return { text, quoted: false };
}

/** Prints by the value only, where the field has no type or another one. */
function byValue(value: unknown): Words {
  if (typeof value === 'number') return plain(plainDecimal(value));
  return { text: String(value), quoted: typeof value === 'string' };
}

/** The label, else the key, of `{type: "enum", ns, id, key, label}` (glootil, make_enum_dict); null for other values. */
function labelOf(value: unknown): string | null {
  if (!isObject(value) || member(value, 'type') !== 'enum') return null;
  const label = member(value, 'label') ?? member(value, 'key');
  return typeof label === 'string' ? label : null;
}

/** Characters in a chip, the ellipsis included: the only long chip in a screenshot is `DevTools: Allow searchi…`. */
const MAX_IN_CHIP = 24;

function shortened(text: string): string {
  const characters = [...text];
  return characters.length > MAX_IN_CHIP ? `${characters.slice(0, MAX_IN_CHIP - 1).join('')}…` : text;
}

function localDate(text: string, locale: string): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return text;
  const date = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? text : date.toLocaleDateString(locale, { timeZone: 'UTC' });
}

/** `1e21` becomes `1000000000000000000000`, `1.5e-7` becomes `0.00000015`. */
export function plainDecimal(value: number): string {
  const text = String(value);
  const parts = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(text);
  if (!parts) return text;
  const [, sign = '', whole = '', fraction = '', exponent = ''] = parts;
  const digits = whole + fraction;
  const point = Number(exponent);
  if (point < 0) return `${sign}0.${'0'.repeat(-point - 1)}${digits}`;
  return sign + digits.padEnd(point + 1, '0');
}
