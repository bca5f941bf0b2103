// Making identifiers and readable words out of each other.

/** Lower-case words of an identifier or a phrase: `getWeather 2` → get, weather, 2. */
export function wordsOf(text: string): string[] {
  return text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

/** A package id for a text: words joined by `joint`; '' when it has no usable character. */
export function idFor(text: string, joint: '-' | '' = '-'): string {
  return wordsOf(text).join(joint);
}

/** A tool name for a text: words joined by `_`, starting with a letter; '' when it has no usable character. */
export function toolNameFor(text: string): string {
  const name = wordsOf(text).join('_');
  return /^[0-9]/.test(name) ? `tool_${name}` : name;
}

/** `max_results` → `Max results`. */
export function readable(identifier: string): string {
  const text = wordsOf(identifier).join(' ');
  return text === '' ? identifier : text.charAt(0).toUpperCase() + text.slice(1);
}

/** The first of `wanted`, `wanted_2`, `wanted_3`… that is not taken. */
export function unique(wanted: string, taken: ReadonlySet<string>, joint = '_'): string {
  let name = wanted;
  for (let n = 2; taken.has(name); n++) name = `${wanted}${joint}${String(n)}`;
  return name;
}

/** Two words that are the same but for a plural or a third person `s`. */
export function sameStem(a: string, b: string): boolean {
  return stem(a) === stem(b);
}

export function stem(word: string): string {
  return word.length > 3 ? word.replace(/(?:es|s|ing|ed)$/, '') : word;
}
