// Errors of Node's own functions, with Node's texts, codes and names (Node 20, lib/internal/errors.js).

/**
 * Whether this browser's errors are worded as those of Node.js: other engines write native functions in several lines.
 * To make an error for that would take V8 3 ms and more at a worker's start: it reads the whole script for its stack.
 */
export const isV8 = !String(isNaN).includes('\n');

type ErrorClass = new (message: string) => Error;
type Primitive = string | number | bigint | boolean | symbol;

/** An error as Node's own modules throw it: with a `code`, which is also named when it is written out. */
export function nodeError(Kind: ErrorClass, code: string, message: string): Error {
  const error = Object.assign(new Kind(message), { code });
  Object.defineProperty(error, 'toString', {
    value: () => `${error.name} [${code}]: ${error.message}`,
    writable: true,
    configurable: true,
  });
  return error;
}

/** `expected` is Node's wording: `of type string`, `an instance of Array`. */
export function wrongType(name: string, expected: string, value: unknown): Error {
  const subject = name.includes(' ') ? `The ${name}` : `The "${name}" argument`;
  const text = `${subject} must be ${expected}. Received ${received(value)}`;
  return nodeError(TypeError, 'ERR_INVALID_ARG_TYPE', text);
}

/** `range` is Node's wording: `>= 0 && <= 255`, `an integer`. */
export function outOfRange(name: string, range: string, value: number | bigint): Error {
  const text = `The value of "${name}" is out of range. It must be ${range}. Received ${separated(value)}`;
  return nodeError(RangeError, 'ERR_OUT_OF_RANGE', text);
}

/** Large whole numbers are written in groups of three signs, whatever these are: `1e_+21`. */
function separated(value: number | bigint): string {
  const isLarge = Number.isInteger(value) && Math.abs(Number(value)) > 2 ** 32;
  if (!isLarge) return primitive(value);
  const text = String(value);
  const groups: string[] = [];
  let end = text.length;
  for (; end >= (text.startsWith('-') ? 5 : 4); end -= 3) groups.unshift(text.slice(end - 3, end));
  return [text.slice(0, end), ...groups].join('_');
}

/** Node’s error for an encoding that it does not know. */
export function unknownEncoding(encoding: unknown): Error {
  return nodeError(TypeError, 'ERR_UNKNOWN_ENCODING', `Unknown encoding: ${String(encoding)}`);
}

/** What Node says that it got. */
export function received(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  if (typeof value === 'function') return `function ${value.name}`;
  if (typeof value === 'object') return receivedObject(value);
  return `type ${typeof value} (${primitive(value as Primitive)})`;
}

function primitive(value: Primitive): string {
  if (typeof value === 'bigint') return `${String(value)}n`;
  if (typeof value !== 'string') return Object.is(value, -0) ? '-0' : String(value);
  const shown = value.length > 28 ? `${value.slice(0, 25)}...` : value;
  return shown.includes("'") ? JSON.stringify(shown) : `'${shown}'`;
}

function receivedObject(value: object): string {
  const maker = Reflect.get(value, 'constructor') as { readonly name?: unknown } | undefined;
  if (maker && 'name' in maker) return `an instance of ${String(maker.name)}`;
  return `[Object: null prototype]${Object.keys(value).length === 0 ? ' {}' : ''}`;
}
