// The validators of Milady's catalogue with the messages of zod 4.3.6, which are vague where two types are allowed.

import { isObject } from '../../../model/guards.ts';
import { asText } from '../parameters/values.ts';

const EMAIL =
  /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
const COLOR = /^#[0-9a-fA-F]{3,8}$/;

/** For types whose value is a text. */
export function errorsOfText(value: unknown): string[] {
  return typeof value === 'string' ? [] : [expected('string', value)];
}

/** The host casts with `Number(value)`. Objects are printed first here, because their `toString` may be the author's. */
export function errorsOfNumber(value: unknown): string[] {
  const number = Number(typeof value === 'object' ? asText(value) : value);
  return Number.isFinite(number) ? [] : [expected('number', number)];
}

/** For `email`. */
export function errorsOfEmail(value: unknown): string[] {
  if (typeof value !== 'string') return ['Invalid input'];
  return EMAIL.test(value) ? [] : ['Invalid email address'];
}

/** For `color`. */
export function errorsOfColor(value: unknown): string[] {
  if (typeof value !== 'string') return ['Invalid input'];
  return COLOR.test(value) ? [] : [`Invalid string: must match pattern ${String(COLOR)}`];
}

/** For `multiselect` and `checkbox-group`: a list of texts, or one text. */
export function errorsOfChecks(value: unknown): string[] {
  return textOr(value, Array.isArray(value) && value.every((item) => typeof item === 'string'));
}

/** For `group`: an object or a text. */
export function errorsOfGroup(value: unknown): string[] {
  return textOr(value, isObject(value));
}

/** For `table`: a list of records of texts, or one text. */
export function errorsOfTable(value: unknown): string[] {
  return textOr(value, Array.isArray(value) && value.every(isTextRecord));
}

/** For `array`; its items are not checked. */
export function errorsOfList(value: unknown): string[] {
  return Array.isArray(value) ? [] : [expected('array', value)];
}

/** For `keyvalue`: a record of texts. */
export function errorsOfPairs(value: unknown): string[] {
  return isObject(value) ? Object.values(value).flatMap(errorsOfText) : [expected('record', value)];
}

function textOr(value: unknown, fits: boolean): string[] {
  return typeof value === 'string' || fits ? [] : ['Invalid input'];
}

function isTextRecord(value: unknown): boolean {
  return isObject(value) && Object.values(value).every((one) => typeof one === 'string');
}

function expected(type: string, value: unknown): string {
  const got = Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
  return `Invalid input: expected ${type}, received ${Number.isNaN(value) ? 'NaN' : got}`;
}
