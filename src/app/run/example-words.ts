// Example values that a parameter's description names: “e.g. 'London'”, “for example 35.68”.

/** Descriptions are looked at this far, in UTF-16 units. */
const MAX_LENGTH = 500;

/** The named value, of the parameter's type; undefined where none is named. */
export function exampleInWords(description: unknown, type: unknown): string | number | undefined {
  if (typeof description !== 'string') return undefined;
  const words = /(?:\be\.g\.|\bfor example\b|\bsuch as\b|\bexample:)[,:]?\s{0,4}([^\n]{1,80})/i.exec(
    description.slice(0, MAX_LENGTH),
  )?.[1];
  if (words === undefined) return undefined;
  const quoted = /^["'`“‘]([^"'`“”‘’]+)["'`”’]/.exec(words)?.[1];
  if (type === 'number' || type === 'integer') return numberIn(quoted ?? words, type);
  return type === 'string' ? (quoted ?? nameIn(words)) : undefined;
}

function numberIn(words: string, type: 'number' | 'integer'): number | undefined {
  const found = /^-?\d+(?:\.\d+)?/.exec(words)?.[0];
  const value = found === undefined ? NaN : Number(found);
  const fits = type === 'integer' ? Number.isInteger(value) : Number.isFinite(value);
  return fits ? value : undefined;
}

/** A word without quotes is an example only where it is a name or a number: “e.g. Berlin”, not “e.g. a city”. */
function nameIn(words: string): string | undefined {
  const word = /^[\p{Lu}\d][^\s,;)]*/u.exec(words)?.[0].replace(/[.:!?]$/, '');
  return word === '' ? undefined : word;
}
