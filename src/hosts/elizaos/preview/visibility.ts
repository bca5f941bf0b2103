// Decides whether a field is shown, from the raw values: `hidden`, then `visible`, then `showIf` (config-catalog.ts).

import { isObject, member } from '../../../model/guards.ts';
import { join } from '../../../lang/json/pointer.ts';
import { PageCrash } from '../../kit/react-page.ts';
import { asText } from '../parameters/values.ts';
import type { SettingField } from './fields.ts';

export type FormValues = Readonly<Record<string, unknown>>;

/**
 * The value of a setting. A setting that is called `constructor` or `toString` and has no value gets the inherited
 * one, as in the host.
 */
export function valueAt(values: FormValues, key: string): unknown {
  if (Object.hasOwn(values, key)) return values[key];
  const inherited: unknown = Reflect.get(Object.prototype, key);
  return typeof inherited === 'function' ? inherited : undefined;
}

/** True where a field is shown. Schema defaults are not values here, and toggles and numbers are texts. */
export function isVisible(field: SettingField, values: FormValues): boolean {
  if (member(field.hint, 'hidden')) return false;
  const visible = member(field.hint, 'visible');
  if (visible !== undefined) return meets(visible, values, join(field.hintPointer, 'visible'));
  return meetsShowIf(member(field.hint, 'showIf'), values);
}

function meetsShowIf(condition: unknown, values: FormValues): boolean {
  if (!condition) return true;
  const value = member(values, asText(member(condition, 'field')));
  const wanted = member(condition, 'value');
  switch (member(condition, 'op')) {
    case 'eq':
      return value === wanted;
    case 'neq':
      return value !== wanted;
    case 'in':
      return Array.isArray(wanted) && wanted.includes(value);
    case 'truthy':
      return Boolean(value);
    case 'falsy':
      return !value;
    default:
      return true;
  }
}

/** A `visible` condition: true, false, a path, or an expression. */
function meets(condition: unknown, values: FormValues, pointer: string): boolean {
  if (typeof condition === 'boolean') return condition;
  const plainPath =
    has(condition, 'path', pointer) && !has(condition, 'and', pointer) && !has(condition, 'or', pointer);
  return plainPath ? pathMet(condition, values, pointer) : holds(condition, values, pointer);
}

/** A logic expression: the first operator in the host's order counts, and without an operator it is false. */
export function holds(expression: unknown, values: FormValues, pointer: string): boolean {
  const part = (name: string): unknown => member(expression, name);
  if (has(expression, 'and', pointer)) {
    return parts(part('and'), 'and', 'every', pointer).every((one, i) =>
      holds(one, values, join(pointer, 'and', i)),
    );
  }
  if (has(expression, 'or', pointer)) {
    return parts(part('or'), 'or', 'some', pointer).some((one, i) =>
      holds(one, values, join(pointer, 'or', i)),
    );
  }
  if (has(expression, 'not', pointer)) return !holds(part('not'), values, join(pointer, 'not'));
  if (has(expression, 'path', pointer)) return pathMet(expression, values, pointer);
  const name = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte'].find((one) => has(expression, one, pointer));
  return name !== undefined && compared(name, part(name), values, join(pointer, name));
}

function compared(name: string, operands: unknown, values: FormValues, pointer: string): boolean {
  if (!Array.isArray(operands) && typeof operands !== 'string') {
    throw new PageCrash(`expr.${name} is not iterable`, pointer, `\`${name}\` takes a list of two values.`);
  }
  const [left, right] = [operands[0], operands[1]].map((one: unknown, i) =>
    resolved(one, values, join(pointer, i)),
  );
  if (name === 'eq') return left === right;
  if (name === 'neq') return left !== right;
  if (typeof left !== 'number' || typeof right !== 'number') return false;
  if (name === 'gt') return left > right;
  if (name === 'gte') return left >= right;
  return name === 'lt' ? left < right : left <= right;
}

/** A literal, or the value that a `{path}` leads to. */
export function resolved(operand: unknown, values: FormValues, pointer: string): unknown {
  if (!isObject(operand) || !Object.hasOwn(operand, 'path')) return operand;
  return atPath(values, operand.path, pointer);
}

function pathMet(expression: unknown, values: FormValues, pointer: string): boolean {
  return Boolean(atPath(values, member(expression, 'path'), pointer));
}

/** The value at a path of keys with slashes between them; the empty path gives all values. */
function atPath(values: FormValues, path: unknown, pointer: string): unknown {
  if (!path || path === '/') return values;
  if (typeof path !== 'string') {
    throw new PageCrash(
      'path.startsWith is not a function',
      join(pointer, 'path'),
      '`path` must be a string.',
    );
  }
  return path
    .replace(/^\//, '')
    .split('/')
    .reduce<unknown>(
      (here, key) => (Array.isArray(here) ? (here[parseInt(key, 10)] as unknown) : member(here, key)),
      values,
    );
}

/** The `in` of JavaScript, which throws for anything but an object on its right. */
function has(value: unknown, name: string, pointer: string): boolean {
  if (typeof value === 'object' && value !== null) return Object.hasOwn(value, name);
  throw new PageCrash(
    `Cannot use 'in' operator to search for '${name}' in ${String(value)}`,
    pointer,
    'A condition must be true, false or an object such as `{"path": "setting"}`.',
  );
}

function parts(value: unknown, name: string, call: string, pointer: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  const nothing = value === null || value === undefined;
  throw new PageCrash(
    nothing
      ? `Cannot read properties of ${String(value)} (reading '${call}')`
      : `expr.${name}.${call} is not a function`,
    join(pointer, name),
    `\`${name}\` takes a list of conditions.`,
  );
}
