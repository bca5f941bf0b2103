// The declarations of JavaScript itself that the compiler in the page reads: `import libs from 'virtual:typescript-libs'`.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:typescript-libs';
const FOLDER = 'node_modules/typescript/lib';

/** The newest library that plugins may ask for, which has all older ones; without the DOM, which no host of plugins has. */
const NEWEST = 'esnext';

/** File name → text of every library file that a program needs, without comments. */
export function libraryTexts(root = '.'): Record<string, string> {
  const texts: Record<string, string> = {};
  const add = (name: string): void => {
    const file = `lib.${name}.d.ts`;
    if (Object.hasOwn(texts, file)) return;
    const text = readFileSync(resolve(root, FOLDER, file), 'utf8');
    texts[file] = withoutComments(text);
    for (const [, next = ''] of text.matchAll(/^\/\/\/ <reference lib="([^"]+)"/gm)) add(next);
  };
  add(NEWEST);
  return texts;
}

/** Leaves `/// <reference …>`, which means something to the compiler. The library has no comment signs in strings. */
export function withoutComments(text: string): string {
  return text
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/^[ \t]*\/\/(?!\/).*$/gm, '')
    .replace(/^[ \t]+/gm, '')
    .replace(/(?:\r?\n)+/g, '\n');
}

/** Gives the texts to whoever imports them: the compiler's worker and tests. */
export function typescriptLibs(): Plugin {
  return {
    name: 'plugbench:typescript-libs',
    resolveId: (source) => (source === NAME ? `\0${NAME}` : null),
    load: (id) =>
      id === `\0${NAME}`
        ? `export default JSON.parse(${JSON.stringify(JSON.stringify(libraryTexts()))});`
        : null,
  };
}
