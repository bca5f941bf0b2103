// How generated files write data: the one place that keeps a text inside its literal or comment, whatever is in it.

import { unitEscape, withoutUnseen } from '../../files/unseen.ts';

/**
 * A JSON value as a JavaScript or TypeScript expression, over several lines where an `indent` is given. It is JSON as
 * well, except for members called `__proto__`, which JavaScript takes for the prototype without brackets.
 */
export function jsLiteral(value: unknown, indent?: number): string {
  return jsonLiteral(value, indent).replace(/(?<!\\)"__proto__":/g, '["__proto__"]:');
}

/** The same for data that is read back: JSON, in which nothing is invisible. */
export function jsonLiteral(value: unknown, indent?: number): string {
  const text = JSON.stringify(value, null, indent) ?? 'null';
  return withoutUnseen(text, (character) => (character === '\n' ? character : unitEscape(character)));
}

/** A text as a Python string. */
export function pythonString(text: string): string {
  return withoutUnseen(JSON.stringify(text), wholeEscape);
}

/** The escape of Python and YAML, which do not join surrogates: what needs two of them has its own escape. */
export function wholeEscape(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return character.length === 1 ? unitEscape(character) : `\\U${code.toString(16).padStart(8, '0')}`;
}

/** One line of a comment in any language of ours, block comments of JavaScript included. */
export function commentLine(text: string): string {
  const plain = withoutUnseen(text, (character) => (character === '\t' ? character : unitEscape(character)));
  return plain.replaceAll('*/', '*\\/');
}

/** Every line behind `mark`: `// ` or `# `. */
export function commented(code: string, mark: '//' | '#'): string {
  return code
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => `${mark} ${commentLine(line)}`.trimEnd())
    .join('\n');
}

/** Id of the convention for methods of a plugin's class. It never changes: packages have such code. */
export const PYTHON_METHOD = 'python-method';

/** A literal over several lines, indented by `indent` spaces from its second line on. */
export function pythonLiteral(value: unknown, indent = 0): string {
  const pad = ' '.repeat(indent + 4);
  const end = ' '.repeat(indent);
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    return `[\n${value.map((item) => `${pad}${pythonLiteral(item, indent + 4)},\n`).join('')}${end}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value);
    if (members.length === 0) return '{}';
    const lines = members.map(
      ([key, held]) => `${pad}${pythonString(key)}: ${pythonLiteral(held, indent + 4)},\n`,
    );
    return `{\n${lines.join('')}${end}}`;
  }
  if (value === true) return 'True';
  if (value === false) return 'False';
  if (typeof value === 'string') return pythonString(value);
  // JSON has no infinity, but a number that is too large for it is read as one, by Python too.
  if (value === Infinity || value === -Infinity) return value > 0 ? '1e999' : '-1e999';
  return typeof value === 'number' ? String(value) : 'None';
}
