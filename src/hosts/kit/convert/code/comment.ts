// Code that cannot run in the target, as a comment that keeps it for whoever rewrites it.

import { commentLine } from '../literals.ts';

/** Every line behind `mark`: `// ` or `# `. */
export function commented(code: string, mark: '//' | '#'): string {
  return code
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => `${mark} ${commentLine(line)}`.trimEnd())
    .join('\n');
}
