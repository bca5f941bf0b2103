// What a text that is not JSON looks like, so that the message can say it.

/** A kind of text, as it completes “This looks like …”. */
type TextKind = keyof typeof TEXT_KINDS;

/** Tried in this order. */
const TEXT_KINDS = {
  'a web page': /^\s*(?:<!doctype html|<html|<(?:head|body|div|script|p|span)\b)/i,
  XML: /^\s*<\?xml|^\s*<[a-z][\w:-]*(?:\s[^<>]{0,500})?>/i,
  'a shell script': /^\s*#!\s*\/\S*\b(?:ba|z|da)?sh\b/,
  'Python source':
    /^[ \t]*(?:#!.*python|import\s+\w[\w., ]*$|from\s+[\w.]+\s+import\b|class\s+\w.*:[ \t]*$|(?:async\s+)?def\s+\w+\()/m,
  'JavaScript or TypeScript source':
    /^[ \t]*(?:import\s[\w{*"']|export\s|(?:const|let|var)\s+[\w{[]|(?:async\s+)?function\b|class\s+\w+|module\.exports\b|interface\s+\w+)/m,
  TOML: /^[ \t]*(?:\[{1,2}[\w.\- "]{1,100}\]{1,2}[ \t]*$|[\w.-]{1,100}\s*=\s*\S)/m,
  YAML: /^(?:---[ \t]*$|[\w-]{1,100}:(?:[ \t]+\S.*|[ \t]*)\r?\n\s*(?:- |[\w-]{1,100}:))/m,
  'a web address': /^\s*(?:https?|file|data):\S+\s*$/i,
} as const;

/** The first look that fits the beginning of the text; null for prose and anything else. */
export function textKind(text: string): TextKind | 'binary data' | null {
  const start = text.slice(0, 4000);
  for (const [kind, pattern] of Object.entries(TEXT_KINDS)) if (pattern.test(start)) return kind as TextKind;
  const odd = start.match(/[\u0000-\u0008\u000e-\u001f\ufffd]/g)?.length ?? 0;
  return odd > start.length / 20 ? 'binary data' : null;
}

const ENTITIES: Readonly<Record<string, string>> = {
  quot: '"',
  '#34': '"',
  apos: "'",
  '#39': "'",
  lt: '<',
  gt: '>',
  amp: '&',
};

/** JSON that was escaped as if it stood in a string or a web page, without the escapes; null where it is not. */
export function withoutEscapes(text: string): string | null {
  const inString = text.trim().replace(/\r?\n/g, '\\n').replaceAll('\t', '\\t');
  const inPage = text.replace(/&(quot|#34|apos|#39|lt|gt|amp);/g, (_, name: string) => ENTITIES[name] ?? '');
  const found = [parsed(`"${inString}"`), inPage].find(
    (plain) => typeof plain === 'string' && parsed(plain) !== undefined,
  );
  return typeof found === 'string' ? found : null;
}

/** The JSON that a text holds whose whole value is one string; null where it holds none. */
export function insideString(value: unknown): string | null {
  return typeof value === 'string' && /^\s*[{[]/.test(value) && parsed(value) !== undefined ? value : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
