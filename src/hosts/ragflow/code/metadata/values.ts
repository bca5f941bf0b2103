// Metadata as it is written in Python, as a JSON document that the host's checks read, and the way back to the text.

import type { SourceDocument, Finding, Place, Pointer, Span } from '../../../../model/finding.ts';
import type { PythonDict, PythonValue } from '../../../../lang/python/value.ts';
import { isIn, join, split } from '../../../../lang/json/pointer.ts';
import { literalParts } from '../../../../lang/python/text-literal.ts';

/** Stands for what is not known; a legal text wherever a text may be, so nothing is said of it. */
export const UNKNOWN = 'plugbench_unknown';

/** The values as a document, and which of them only running would show. */
export interface MetadataDocument {
  readonly document: SourceDocument;
  /** Pointers of values that are not known, and of dicts that may have more members. */
  readonly unknown: ReadonlySet<Pointer>;
  readonly open: ReadonlySet<Pointer>;
}

/** A list of the metadata of all plugins. */
export function documentOf(values: readonly PythonValue[]): MetadataDocument {
  const unknown = new Set<Pointer>();
  const open = new Set<Pointer>();
  const text = `[${values.map((value, i) => write(value, join('', i), { unknown, open })).join(',')}]`;
  return { document: { text, value: JSON.parse(text) as unknown, strict: true, path: '' }, unknown, open };
}

interface Marks {
  readonly unknown: Set<Pointer>;
  readonly open: Set<Pointer>;
}

function write(value: PythonValue, pointer: Pointer, marks: Marks): string {
  if (value.kind === 'none') return 'null';
  if (value.kind === 'dict') return writeDict(value, pointer, marks);
  if (value.kind === 'list' || value.kind === 'tuple')
    return `[${value.items.map((item, i) => write(item, join(pointer, i), marks)).join(',')}]`;
  const isKnown = 'value' in value && (value.kind !== 'float' || Number.isFinite(value.value));
  if (isKnown) {
    const isWhole = value.kind === 'float' && Number.isInteger(value.value) && value.value < 1e21;
    return `${JSON.stringify(value.value)}${isWhole ? '.0' : ''}`;
  }
  marks.unknown.add(pointer);
  return placeholder(pointer);
}

function writeDict(dict: PythonDict, pointer: Pointer, marks: Marks): string {
  if (dict.open) marks.open.add(pointer);
  const members: string[] = [];
  for (const { key, value } of dict.entries) {
    if (key.kind === 'str') {
      members.push(`${JSON.stringify(key.value)}:${write(value, join(pointer, key.value), marks)}`);
    } else if (key.kind === 'unknown') marks.open.add(pointer);
  }
  return `{${members.join(',')}}`;
}

/** A value of which no rule says anything. */
function placeholder(pointer: Pointer): string {
  const keys = split(pointer);
  const key = keys.at(-1);
  if (keys.length === 1) {
    return JSON.stringify({
      name: UNKNOWN,
      displayName: UNKNOWN,
      description: UNKNOWN,
      displayDescription: UNKNOWN,
      parameters: {},
    });
  }
  if (keys.length === 2 && key === 'parameters') return '{}';
  if (keys.length === 3) {
    const words = { description: UNKNOWN, displayDescription: UNKNOWN };
    return JSON.stringify({ type: 'string', ...words, required: true });
  }
  if (key === 'type') return '"string"';
  return key === 'required' ? 'true' : JSON.stringify(UNKNOWN);
}

/** Whether a finding is about something that is not known. */
export function isUncertain({ pointer, at }: Finding, { unknown, open }: MetadataDocument): boolean {
  for (const one of unknown) {
    const isKey = at === 'key' && pointer === one && split(one).length > 3;
    if (!isKey && isIn(pointer, one)) return true;
  }
  return at === 'key' && open.has(pointer);
}

/** A member of a dict; null where there is none, or the value is not a dict. */
export function memberOf(value: PythonValue | null, key: string): PythonValue | null {
  return value?.kind === 'dict' ? (entryOf(value, key)?.value ?? null) : null;
}

function entryOf(dict: PythonDict, key: string): PythonDict['entries'][number] | undefined {
  return dict.entries.find((entry) => entry.key.kind === 'str' && entry.key.value === key);
}

/** What a pointer leads to; where that does not exist, its nearest existing parent. */
export interface Reached {
  readonly value: PythonValue;
  /** The key that it is written with; null for elements of lists and the whole metadata. */
  readonly key: PythonValue | null;
  readonly exact: boolean;
}

/** Follows a pointer below one plugin's metadata. */
export function follow(metadata: PythonValue, keys: readonly string[]): Reached {
  let here: Reached = { value: metadata, key: null, exact: true };
  for (const key of keys) {
    const { value } = here;
    const entry = value.kind === 'dict' ? entryOf(value, key) : undefined;
    const item = value.kind === 'list' || value.kind === 'tuple' ? value.items[Number(key)] : undefined;
    if (!entry && !item) return { ...here, exact: false };
    here = entry ? { ...entry, exact: true } : { value: item ?? value, key: null, exact: true };
  }
  return here;
}

/** The range of a place at what was reached. */
export function rangeOf(text: string, { value, key, exact }: Reached, place: Place): Span {
  const { span } = value;
  const at = exact ? place : 'key';
  if (at === 'value') return span;
  const isBracket = /[[{(]/.test(text.charAt(span.from));
  if (at === 'end') return isBracket ? { from: Math.max(span.from, span.to - 1), to: span.to } : span;
  if (at === 'key') {
    if (key) return key.span;
    return isBracket ? { from: span.from, to: span.from + 1 } : span;
  }
  return inText(text, value, at) ?? span;
}

/** A range of a text that is written as one plain literal without escapes. */
function inText(text: string, value: PythonValue, { from, to }: Span): Span | null {
  const literal = text.slice(value.span.from, value.span.to);
  const parts = literalParts(literal);
  if (value.kind !== 'str' || parts?.body !== value.value) return null;
  const start = value.span.from + parts.prefix.length + parts.quote.length;
  return { from: start + from, to: start + to };
}

/**
 * The value as JavaScript holds JSON, a tuple as a list; undefined where a part of it is not known, or where JSON has
 * no such value: sets, keys that are not texts, infinite numbers.
 */
export function jsonOf(value: PythonValue): unknown {
  if (value.kind === 'none') return null;
  if ('value' in value)
    return value.kind === 'float' && !Number.isFinite(value.value) ? undefined : value.value;
  if (value.kind === 'list' || value.kind === 'tuple') {
    const items = value.items.map(jsonOf);
    return items.includes(undefined) ? undefined : items;
  }
  if (value.kind !== 'dict' || value.open) return undefined;
  const members = value.entries.flatMap(({ key, value }) => {
    const held = jsonOf(value);
    return key.kind === 'str' && held !== undefined ? [[key.value, held] as const] : [];
  });
  return members.length < value.entries.length ? undefined : Object.fromEntries(members);
}
