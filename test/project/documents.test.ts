// Every path and every name of the code that the documents for newcomers mention exists.

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const DOCUMENTS = [
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'src/app/README.md',
  'src/hosts/README.md',
  'src/convert/README.md',
  'src/sandbox/README.md',
  'src/lang/typescript/README.md',
];

const files = ['src', 'workers', 'build', 'e2e', 'scripts', 'docs', 'public', 'test']
  .filter((folder) => existsSync(join(ROOT, folder)))
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .concat(readdirSync(ROOT))
  .map((path) => path.replaceAll('\\', '/'));

const code = files
  .filter((path) => /^(?:src|workers|build|scripts|test)\/.*\.(?:ts|svelte|mjs)$/.test(path))
  .map((path) => readFileSync(join(ROOT, path), 'utf8'))
  .join('\n');

/** Paths may begin at these; `<host>` and the like are any folder. */
const BASES = ['', 'src/', 'src/hosts/', 'src/hosts/<host>/', 'src/hosts/<host>/<subject>/'];

function isThere(path: string): boolean {
  return BASES.some((base) => {
    const pattern = `${base}${path.replace(/\/$/, '')}`
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/<[\w-]+>|\\\*/g, '[^/]+');
    return files.some((file) => new RegExp(`^${pattern}$`).test(file));
  });
}

/** The texts in backticks, outside of code blocks. */
function quoted(text: string): string[] {
  return [...text.replace(/```[^]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(([, inside]) => inside ?? '');
}

const isPath = (word: string): boolean =>
  /^[\w.<>*-]+(?:\/[\w.<>*-]+)*\/?$/.test(word) &&
  (/\/$/.test(word) || /\.(?:ts|svelte|mjs|md|json|html)$/.test(word));

const isName = (word: string): boolean => /^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*$/.test(word) && !isPath(word);

test.each(DOCUMENTS)('every path and name in %s exists', (document) => {
  const words = quoted(readFileSync(join(ROOT, document), 'utf8'));
  const paths = words.filter(isPath).filter((path) => !isThere(path));
  const names = words.filter(isName).filter((name) => {
    const last = name.split('.').at(-1) ?? '';
    return !new RegExp(`\\b${last}\\b`).test(code) && !isThere(`${name}/`);
  });
  expect({ paths, names }).toEqual({ paths: [], names: [] });
});
