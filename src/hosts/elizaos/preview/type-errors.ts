// The validators of Milady's catalogue as zod 4.3.6 words them. Where two types are allowed it only says `Invalid input`.

import { isObject } from '../../../model/guards.ts';
import { asText } from '../parameters/values.ts';

const EMAIL =
  /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
const COLOR = /^#[0-9a-fA-F]{3,8}$/;

export function errorsOfText(value: unknown): string[] {
  return typeof value === 'string' ? [] : [expected('string', value)];
}

/** The host casts with `Number(value)`; here without calling what an object may have for a `toString`. */
export function errorsOfNumber(value: unknown): string[] {
  const number = Number(typeof value === 'object' ? asText(value) : value);
  return Number.isFinite(number) ? [] : [expected('number', number)];
}

export function errorsOfEmail(value: unknown): string[] {
  if (typeof value !== 'string') return ['Invalid input'];
  return EMAIL.test(value) ? [] : ['Invalid email address'];
}

export function errorsOfColor(value: unknown): string[] {
  if (typeof value !== 'string') return ['Invalid input'];
  return COLOR.test(value) ? [] : [`Invalid string: must match pattern ${String(COLOR)}`];
}

export function errorsOfChecks(value: unknown): string[] {
  return textOr(value, Array.isArray(value) && value.every((item) => typeof item === 'string'));
}

export function errorsOfGroup(value: unknown): string[] {
  return textOr(value, isObject(value));
}

export function errorsOfTable(value: unknown): string[] {
  return textOr(value, Array.isArray(value) && value.every(isTextRecord));
}

export function errorsOfList(value: unknown): string[] {
  return Array.isArray(value) ? [] : [expected('array', value)];
}

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
