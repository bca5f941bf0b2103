// What the JSON box says when it is left (config-field.tsx, JsonFieldInner).

/** Null for good or no JSON; else the parser's own words. Never passed on: Save takes the text as it is. */
export function jsonComplaint(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  try {
    // The host looks at the printed value: a key `constructor` has a quote before its colon, a text may have none.
    const printed = JSON.stringify(JSON.parse(trimmed));
    return /__proto__|constructor\s*:/.test(printed) ? 'Unsafe JSON: contains dangerous keys' : null;
  } catch (error) {
    return error instanceof Error ? error.message : 'Invalid JSON';
  }
}
