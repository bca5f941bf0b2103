// The arguments of a call as they are typed.

/** null for a text that is no JSON. */
export function readArgs(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}
