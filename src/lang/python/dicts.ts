// Dicts as they grow: equal keys are one, and what is not known may replace what came before.

import type { Span } from '../../model/finding.ts';
import type { PythonDict, PythonEntry, PythonValue, UnknownPython } from './value.ts';

/** What makes two keys the same one to Python; null where that is not known, or it cannot be a key. */
export function keyOf(value: PythonValue): string | null {
  if (value.kind === 'str') return `s${value.value}`;
  // 1, 1.0 and True are one key, as 0, -0.0 and False are.
  if (value.kind === 'int' || value.kind === 'float') return `n${value.value === 0 ? 0 : value.value}`;
  if (value.kind === 'bool') return `n${Number(value.value)}`;
  if (value.kind === 'none') return '-';
  if (value.kind !== 'tuple') return null;
  const parts = value.items.map(keyOf);
  return parts.includes(null) ? null : JSON.stringify(parts);
}

/** Collects entries in the order in which Python adds them. */
export class DictBuilder {
  private readonly entries = new Map<string, PythonEntry>();
  private open = false;

  /** Adds or replaces one; a key that is not known may be any. */
  set(key: PythonValue, value: PythonValue): void {
    const id = keyOf(key);
    if (id === null) {
      this.unknown('may be replaced by a key that is not known');
      return;
    }
    const known = this.entries.get(id);
    this.entries.set(id, { key: known?.key ?? key, value });
  }

  /** Adds what a spread brings. */
  spread(value: PythonValue): void {
    if (value.kind !== 'dict' || value.open) this.unknown('may be replaced by what is spread after it');
    if (value.kind === 'dict') for (const entry of value.entries) this.set(entry.key, entry.value);
  }

  result(span: Span): PythonDict {
    return { kind: 'dict', span, entries: [...this.entries.values()], open: this.open };
  }

  private unknown(why: string): void {
    this.open = true;
    for (const [id, { key, value }] of this.entries)
      this.entries.set(id, { key, value: unknown(value.span, why) });
  }
}

/** A value that only running the code would show. */
export function unknown(span: Span, why: string): UnknownPython {
  return { kind: 'unknown', span: { from: span.from, to: span.to }, why };
}

/** The values that a value consists of, keys among them; [] for one without parts. */
export function partsOf(value: PythonValue): readonly PythonValue[] {
  if (value.kind === 'dict') return value.entries.flatMap((entry) => [entry.key, entry.value]);
  return 'items' in value ? value.items : [];
}

/** Whether it cannot be changed once it is there, as far as it is known. */
export function isFixed(value: PythonValue): boolean {
  if (value.kind === 'tuple') return value.items.every(isFixed);
  return !['list', 'dict', 'set', 'unknown'].includes(value.kind);
}

/** Whether Python counts it as true; null where that is not known. */
export function truth(value: PythonValue): boolean | null {
  if (value.kind === 'unknown') return null;
  if (value.kind === 'none') return false;
  if (value.kind === 'dict') return value.entries.length > 0 ? true : value.open ? null : false;
  return 'items' in value ? value.items.length > 0 : Boolean(value.value);
}
