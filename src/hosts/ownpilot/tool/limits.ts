// The sizes that the host's `utils` refuse (core/agent/tools/dynamic-tool-sandbox.ts:164-468), and engine texts kept steady.

export const MOST_CHARACTERS = 1_000_000;
const MOST_ELEMENTS = 100_000;

/** Only texts are measured; what is no text fails later on, in its own way. */
export function assertLength(text: unknown, name: string): void {
  if (typeof text === 'string' && text.length > MOST_CHARACTERS) {
    throw new Error(`${name}: Input exceeds maximum size of ${String(MOST_CHARACTERS)} characters`);
  }
}

/** For anything that has a `length`. */
export function assertCount(list: unknown, name: string): void {
  if (Number(read(list, 'length')) > MOST_ELEMENTS) {
    throw new Error(`${name}: Array exceeds maximum size of ${String(MOST_ELEMENTS)} elements`);
  }
}

/** A member as V8 reads it; the text of the error is V8's in every engine. */
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

/** The same for methods of texts, which give texts again. */
export function callText(value: unknown, variable: string, method: keyof string, ...args: unknown[]): string {
  return call(value, variable, String(method), ...args) as string;
}
