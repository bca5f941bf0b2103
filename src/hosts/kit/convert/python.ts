// JSON values as Python writes them.

import { pythonString } from './literals.ts';

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
