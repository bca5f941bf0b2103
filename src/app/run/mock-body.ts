// The body of a new mock answer: JSON with the members that the code seems to read of answers.

/** Longer code is looked at this far, in UTF-16 units. */
const MAX_CODE = 100_000;
const MAX_DEPTH = 4;

/** Where an answer's JSON gets a name, or its members get names of their own. */
const PARSED =
  /\b(?:const|let|var)\s+(?:([\w$]{1,60})|\{([^{}]{1,300})\})\s*=\s*(?:await\s+)?\(?(?:await\s+)?[\w$.]{1,80}\.json\(\)/g;
const LIST = ['map', 'filter', 'find', 'forEach', 'some', 'every', 'slice', 'length', 'reduce', 'join', 'at'];

/** JSON with these members; `{"ok": true}` where the code reads none. */
export function bodyFor(code: string): string {
  const text = code.slice(0, MAX_CODE);
  const made = record();
  for (const [, name, names] of text.matchAll(PARSED)) {
    if (name !== undefined) merge(made, read(text, name, 0));
    for (const part of names?.split(',') ?? []) {
      const [key = '', alias = key] = part.split(/[:=]/).map((word) => word.trim());
      if (/^[\w$]{1,60}$/.test(key)) made[key] = valueOf(text, alias, 0);
    }
  }
  return JSON.stringify(Object.keys(made).length > 0 ? made : { ok: true }, null, 2);
}

type Made = Record<string, unknown>;
const record = (): Made => Object.create(null) as Made;

/** What a name stands for: an object with what is read of it, else a text. */
function valueOf(code: string, name: string, depth: number): unknown {
  const members = depth < MAX_DEPTH && /^[\w$]{1,60}$/.test(name) ? read(code, name, depth) : record();
  return Object.keys(members).length > 0 ? members : 'example';
}

/** The members of a name that the code reads, `data.current.temperature`, with what is read of elements of lists. */
function read(code: string, name: string, depth: number): Made {
  const made = record();
  const chain = new RegExp(
    `(?<![\\w$.])${name.replaceAll('$', '\\$')}((?:\\??\\.[\\w$]{1,80}){1,8})(\\s*\\(\\s*(?:async\\s*)?\\(?\\s*([\\w$]+))?(\\[)?`,
    'g',
  );
  for (const [, path = '', , element = '', index] of code.matchAll(chain)) {
    const keys = path.split(/\??\./).filter(Boolean);
    const isList = index !== undefined || LIST.includes(keys.at(-1) ?? '');
    if (index === undefined && isList) keys.pop();
    const isNumber = keys.at(-1) === 'toFixed';
    if (isNumber) keys.pop();
    const leaf = isList ? [valueOf(code, element, depth + 1)] : isNumber ? 1 : 'example';
    merge(
      made,
      keys.reduceRight<unknown>((inner, key) => Object.assign(record(), { [key]: inner }), leaf),
    );
  }
  return made;
}

/** Adds members that are not there; what is known better wins. */
function merge(into: Made, from: unknown): void {
  if (typeof from !== 'object' || from === null || Array.isArray(from)) return;
  for (const [key, value] of Object.entries(from)) {
    const there = into[key];
    if (typeof there === 'object' && there !== null && !Array.isArray(there)) merge(there as Made, value);
    else if (there === undefined || isPlain(there)) into[key] = value;
  }
}

function isPlain(value: unknown): boolean {
  return value === 'example' || (Array.isArray(value) && value[0] === 'example');
}
