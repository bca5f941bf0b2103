// YAML written as JSON: authors paste manifests of other tools.

/** A manifest is far shorter. */
const MAX_LENGTH = 200_000;

/** The same as JSON; null where the text is not YAML, is too long, or holds something that JSON has no words for. */
export async function yamlAsJson(text: string): Promise<string | null> {
  if (text.length > MAX_LENGTH) return null;
  const { parse } = await import('yaml');
  try {
    const value = parse(text, { maxAliasCount: 100 }) as unknown;
    return typeof value === 'object' && value !== null ? `${JSON.stringify(value, null, 2)}\n` : null;
  } catch {
    return null;
  }
}
