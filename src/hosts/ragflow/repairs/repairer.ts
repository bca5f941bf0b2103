// The kinds of repair that the others are made of.

import type { Finding, Pointer } from '../../../model/finding.ts';
import type { ValueFix } from '../../../model/host.ts';
import { isObject } from '../../../model/guards.ts';
import { join, last, parent, valueAt } from '../../../text/pointer.ts';
import { MEMBERS, TYPES, intended, type Level } from '../members.ts';
import { toOpenAiTool } from '../openai-tool.ts';

/** Repairs of one code, best first; `value` is the document's value that the finding was made on. */
export type Repairer = (finding: Finding, value: unknown) => readonly ValueFix[];

export function set(title: string, pointer: Pointer, value: unknown): ValueFix {
  return { title, changes: [{ op: 'set', pointer, value }] };
}

export function change(pointer: Pointer, value: unknown): ValueFix {
  return set(`Change to ${short(value)}`, pointer, value);
}

export function remove(pointer: Pointer): ValueFix {
  return { title: `Remove ${short(last(pointer))}`, changes: [{ op: 'remove', pointer }] };
}

/** [] where the object has such a member already, or the value would only make a worse problem of it. */
export function rename(level: Level, pointer: Pointer, key: string, value: unknown): ValueFix[] {
  const holder = valueAt(value, parent(pointer));
  if (!isObject(holder) || Object.hasOwn(holder, key)) return [];
  if (!isFitting(level, key, holder[last(pointer)])) return [];
  return [
    {
      title: `Rename ${short(last(pointer))} to ${short(key)}`,
      changes: [{ op: 'rename', pointer, key }],
    },
  ];
}

/** Adds a missing member, or renames the unknown one that was probably meant to be it. */
export function add(
  level: Level,
  pointer: Pointer,
  key: string,
  contents: readonly unknown[],
  value: unknown,
): ValueFix[] {
  const holder = valueAt(value, pointer);
  if (!isObject(holder)) return [];
  const meant = Object.keys(holder).find((k) => !MEMBERS[level].includes(k) && intended(level, k) === key);
  return [
    ...(meant === undefined ? [] : rename(level, join(pointer, meant), key, value)),
    ...contents.map((content) => set(`Add ${short(key)}: ${short(content)}`, join(pointer, key), content)),
  ];
}

function isFitting(level: Level, key: string, content: unknown): boolean {
  if (key === 'parameters') {
    const tool = { name: '', description: '', parameters: content };
    return isObject(content) && 'tool' in toOpenAiTool(tool);
  }
  if (key === 'required') return typeof content === 'boolean';
  if (typeof content !== 'string' || content.trim() === '') return false;
  return level === 'tool' || key !== 'type' || TYPES.includes(content);
}

/** JSON as a title quotes it. */
export function short(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  return text.length > 40 ? `${text.slice(0, 37)}…` : text;
}
