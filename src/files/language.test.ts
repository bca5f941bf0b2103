import { expect, test } from 'vitest';
import { languageOf } from './language.ts';

test.each([
  ['tide/plugin.json', 'json'],
  ['src/index.ts', 'typescript'],
  ['types.d.ts', 'typescript'],
  ['handler.js', 'javascript'],
  ['server/TOOLS.CJS', 'javascript'],
  ['weather.py', 'python'],
  ['README.md', 'markdown'],
  ['LICENSE', 'text'],
  ['archive.tar.gz', 'text'],
  ['', 'text'],
])('%s is %s', (path, language) => {
  expect(languageOf(path)).toBe(language);
});
