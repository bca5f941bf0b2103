// The sizes that the host's `utils` refuse (core/agent/tools/dynamic-tool-sandbox.ts:79-112), and V8's error texts for any engine.

/** The longest text that `utils` accept, in UTF-16 units. */
export const MAX_CHARACTERS = 1_000_000;
const MAX_ELEMENTS = 100_000;

/** Throws the host's error for a text that is too long. Other values pass, and fail later. */
export function assertLength(text: unknown, name: string): void {
  if (typeof text === 'string' && text.length > MAX_CHARACTERS) {
    throw new Error(`${name}: Input exceeds maximum size of ${String(MAX_CHARACTERS)} characters`);
  }
}

/** Throws the host's error for a list that is too long; null and undefined throw V8's TypeError. */
export function assertCount(list: unknown, name: string): void {
  if (Number(read(list, 'length')) > MAX_ELEMENTS) {
    throw new Error(`${name}: Array exceeds maximum size of ${String(MAX_ELEMENTS)} elements`);
  }
}

/** Reads a member; throws V8's TypeError for null and undefined in every engine. */
export function read(value: unknown, member: string): unknown {
  if (value === null || value === undefined) {
    throw new TypeError(`Cannot read properties of ${String(value)} (reading '${member}')`);
  }
  return (value as Readonly<Record<string, unknown>>)[member];
}

/**
 * Calls a method of an argument that may be anything. V8 names the variable in its error (`text.trim is not a
 * function`), so `variable` is the host's name for it: our own may be shortened by the bundler.
 */
export function call(value: unknown, variable: string, method: string, ...args: readonly unknown[]): unknown {
  const found = read(value, method);
  if (typeof found !== 'function') throw new TypeError(`${variable}.${method} is not a function`);
  return Reflect.apply(found, value, args);
}

/** The same for methods of strings, which return strings. */
export function callText(value: unknown, variable: string, method: keyof string, ...args: unknown[]): string {
  return call(value, variable, String(method), ...args) as string;
}
