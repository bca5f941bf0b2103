// Makes one input per entry of `setup_args`, as the settings panel does.

import { isObject, member } from '../../../model/guards.ts';
import { join } from '../../../lang/json/pointer.ts';
import { attributeText, childText, inputText } from './page-text.ts';

export interface Field {
  readonly key: string;
  readonly pointer: string;
  /** The member that the first value comes from; the field's own pointer where it has none. */
  readonly valuePointer: string;
  readonly hintPointer: string;
  /** The input element's type, passed on unchanged, known to browsers or not. */
  readonly type: string;
  /** The form's value before any edit; may be any JSON value. */
  readonly initial: unknown;
  /** The text that the input shows for it; undefined where the page sets no value. */
  readonly shown: string | undefined;
  readonly placeholder: string;
  readonly hint: string;
  /** The HTML attribute, from `input.required`; saving ignores it. */
  readonly marked: boolean;
  /** Checked when saving, from `required` of the entry itself; `wanted` is its `type`. */
  readonly required: boolean;
  readonly wanted: unknown;
}

/** Each character of a string is a field in the host; more than this are left out. */
const MAX_STRING_LENGTH = 1000;

/** Buttons that keep the browser's own caption; React knows them only in this spelling. */
const CAPTIONED: ReadonlySet<unknown> = new Set(['submit', 'reset']);

/**
 * The fields in the order of the form, which is that of JavaScript's keys: whole numbers come first. Arrays and
 * strings have fields too, called 0, 1 and so on.
 */
export function fieldsOf(setup: unknown): Field[] {
  if (typeof setup === 'string') {
    const length = Math.min(setup.length, MAX_STRING_LENGTH);
    return Array.from({ length }, (_, i) => fieldOf(String(i), null, '/setup_args'));
  }
  if (!isObject(setup) && !Array.isArray(setup)) return [];
  return Object.entries(setup).map(([key, entry]: [string, unknown]) =>
    fieldOf(key, entry, join('/setup_args', key)),
  );
}

function fieldOf(key: string, entry: unknown, pointer: string): Field {
  const input = member(entry, 'input');
  const control = member(input, 'type') || 'text';
  const type = attributeText(control) ?? 'text';
  const preset = isObject(entry) && Object.hasOwn(entry, 'value');
  const standard = member(input, 'default');
  const initial = preset ? member(entry, 'value') : standard || '';
  const hint = member(input, 'hint');
  return {
    key,
    pointer,
    valuePointer: preset ? `${pointer}/value` : standard ? `${pointer}/input/default` : pointer,
    hintPointer: hint === undefined ? pointer : `${pointer}/input/hint`,
    type,
    initial,
    shown: CAPTIONED.has(control) ? undefined : inputText(initial),
    placeholder: attributeText(member(input, 'placeholder') || '') ?? '',
    hint: childText(hint),
    marked: Boolean(member(input, 'required')),
    required: Boolean(member(entry, 'required')),
    wanted: member(entry, 'type'),
  };
}
