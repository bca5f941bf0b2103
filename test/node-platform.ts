// What Node's own functions and ours are compared by.

/** What a call gives, or the text of what it throws. */
export function outcome(call: () => unknown): unknown {
  try {
    const value = call();
    return value instanceof Uint8Array ? [...value] : value;
  } catch (error) {
    const { name, message, code } = error as Error & { code?: string };
    return { thrown: `${name} ${code ?? ''}: ${message}` };
  }
}
