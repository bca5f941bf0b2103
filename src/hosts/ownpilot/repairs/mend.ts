// What the repair files share: how repairs are written down, and guesses at what a value was meant to be.

import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import type { Change, ValueFix } from '../../../model/host.ts';
import { isObject } from '../../../model/guards.ts';
import { valueAt } from '../../../text/pointer.ts';
import type { Members } from '../shape.ts';

/** The repairs of one finding, best first. */
export type Mender = (finding: Finding, document: SourceDocument) => ValueFix[];

export type Menders = Readonly<Record<string, Mender>>;

export function repair(title: string, ...changes: Change[]): ValueFix {
  return { title, changes };
}

/** Sets the value at a pointer; short texts are named in the title. */
export function setTo(pointer: string, value: unknown, title?: string): ValueFix {
  return repair(title ?? `Change to ${shown(value)}`, { op: 'set', pointer, value });
}

export function removeAt(pointer: string, what: string): ValueFix {
  return repair(`Remove ${what}`, { op: 'remove', pointer });
}

export function renameTo(pointer: string, key: string): ValueFix {
  return repair(`Rename to "${key}"`, { op: 'rename', pointer, key });
}

/** Removes the element or member at the finding's pointer. */
export function remover(what: string): Mender {
  return ({ pointer }) => [removeAt(pointer, what)];
}

/** The object at a pointer, an empty one where there is none. */
export function objectAt(document: SourceDocument, pointer: string): Members {
  const value = valueAt(document.value, pointer);
  return isObject(value) ? value : {};
}

/** What a person means by `"yes"`, `1` or `"false"`; everything that is unclear counts as `otherwise`. */
export function asBoolean(value: unknown, otherwise: boolean): boolean {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : value;
  if (word === 'true' || word === 'yes' || word === 'on' || word === '1' || word === 1) return true;
  if (word === 'false' || word === 'no' || word === 'off' || word === '0' || word === 0 || word === null)
    return false;
  return otherwise;
}

/** The parts of a list that was written as one text: `a, b` → a, b. */
export function splitList(text: string): string[] {
  return [...new Set(text.split(/[,;]/).map((part) => part.trim()))].filter((part) => part !== '');
}

function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 50 ? `${text.slice(0, 49)}…` : text;
}
