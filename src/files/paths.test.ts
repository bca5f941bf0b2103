import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isSafeFolder,
  pathKey,
  renamedMessage,
  safeFileName,
  safePath,
  safePaths,
  withSafePaths,
} from './paths.ts';

test.each([
  ['weather/plugin.json', 'weather/plugin.json'],
  ['bike counter/lib/__init__.py', 'bike counter/lib/__init__.py'],
  ['LICENSE', 'LICENSE'],
  ['../../../../x/skill.json', 'x/skill.json'],
  ['.../../../../.ssh/authorized_keys', '.ssh/authorized_keys.txt'],
  ['a/../../../../.bashrc', 'a/.bashrc.txt'],
  ['..\\..\\win.bat', 'win.bat.txt'],
  ['C:\\evil.bat', 'evil.bat.txt'],
  ['a/D:b.js', 'a/b.js'],
  ['\\\\server\\share\\x.py', 'server/share/x.py'],
  ['/etc/passwd', 'etc/passwd.txt'],
  ['CON', '_CON.txt'],
  ['nul.json/aux.js', '_nul.json/_aux.js'],
  ['com1.py', '_com1.py'],
  ['company.py', 'company.py'],
  ['__proto__', '___proto__.txt'],
  ['constructor/prototype/x.js', '_constructor/_prototype/x.js'],
  ['\u202egnp.hta', 'gnp.hta.txt'],
  ['a\nb\u2028c\u0000.js', 'abc.js'],
  ['x.js. . ', 'x.js'],
  ['tide:b?c*.ts', 'tide_b_c_.ts'],
  ['Invoice 2026.bat', 'Invoice 2026.bat.txt'],
  ['page.HTML', 'page.HTML.txt'],
  ['e\u0301.md', '\u00e9.md'],
  ['', 'file.txt'],
  ['../..', 'file.txt'],
])('%j becomes %j', (from, to) => {
  expect(safePath(from)).toBe(to);
});

test('long names keep their ending, deep paths their end', () => {
  const name = safePath(`${'中'.repeat(300)}.json`);
  expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(200);
  expect(name).toMatch(/^中+\.json$/);
  expect(safePath(`${'a/'.repeat(500)}b.js`).split('/')).toHaveLength(13);
  expect(safeFileName('a/b/c.js')).toBe('c.js');
});

test.each([
  ['a', 200],
  ['é', 100],
  ['中', 66],
  ['😀', 50],
])('a name of many %s is cut to 200 bytes', (character, kept) => {
  expect(safePath(character.repeat(300))).toBe(`${character.repeat(kept)}.txt`);
  const whole = `${character.repeat(Math.floor(195 / new TextEncoder().encode(character).length))}.json`;
  expect(safePath(whole)).toBe(whole);
  expect(safePath(`${'a'.repeat(190)}. . . ${'b'.repeat(90)}.json`)).toBe(`${'a'.repeat(190)}.json`);
});

test('files keep all but unsafe paths, and the message can name those', () => {
  const files = [
    { path: 'a.js', text: '1' },
    { path: '../b.js', text: '2' },
    { path: 'A.js', text: '3' },
  ];
  expect(withSafePaths(files)).toEqual({
    files: [
      { path: 'a.js', text: '1' },
      { path: 'b.js', text: '2' },
      { path: 'A-2.js', text: '3' },
    ],
    renamed: [
      { from: '../b.js', to: 'b.js' },
      { from: 'A.js', to: 'A-2.js' },
    ],
  });
});

test('keys are equal where a file system ignores case', () => {
  expect(pathKey('STRASSE/É')).toBe(pathKey('straße/e\u0301'));
  expect(pathKey('a')).not.toBe(pathKey('b'));
});

test('no two files have the same name, and none is a folder of another', () => {
  expect(safePaths(['skill.json', 'SKILL.json', 'skill.JSON', 'é.js', 'e\u0301.js'])).toEqual([
    'skill.json',
    'SKILL-2.json',
    'skill-3.JSON',
    'é.js',
    'é-2.js',
  ]);
  expect(safePaths(['a.js', 'A.js/b.js', 'a.js/c.js'])).toEqual(['a.js', 'A-2.js/b.js', 'a-2.js/c.js']);
  expect(safePaths(['a.js/b.js', 'a.js'])).toEqual(['a.js/b.js', 'a-2.js']);
});

const HARD = [
  '..',
  '.',
  '/',
  '\\',
  'C:',
  'con',
  '.json',
  '__proto__',
  ' ',
  '\u202e',
  '\n',
  'a',
  'A',
  '-2',
  '.js/',
  'ß',
  'ẞ',
];
const paths = fc.array(
  fc
    .array(fc.oneof(fc.constantFrom(...HARD), fc.string({ unit: 'binary', maxLength: 4 })))
    .map((parts) => parts.join('')),
);

test('whatever the names are, safe ones are relative, plain, apart from each other, and stay as they are', () => {
  fc.assert(
    fc.property(paths, (given) => {
      const safe = safePaths(given);
      expect(new Set(safe.map((path) => path.toUpperCase().toLowerCase())).size).toBe(given.length);
      expect(safePaths(safe)).toEqual(safe);
      for (const path of safe) {
        expect(path).not.toMatch(/^\/|\\|[:\p{Cc}\p{Zl}\u202a-\u202e]|(?:^|\/)\.{0,2}(?:\/|$)|[. ](?:\/|$)/u);
        expect(path).not.toMatch(
          /(?:^|\/)(?:(?:__proto__|constructor)(?=\/|$)|(?:con|nul|aux|prn|com\d)(?=[./]|$))/i,
        );
        expect(path).toMatch(/\.\w+$|(?:^|\/)(?:license|readme)$/i);
      }
    }),
    { numRuns: 500 },
  );
});

test('a message names at most three renamed files and shows invisible characters', () => {
  expect(renamedMessage([])).toBe('');
  expect(renamedMessage([{ from: '\u202egnp.hta', to: 'gnp.hta.txt' }])).toBe(
    'One name was not safe to save: “\\u202egnp.hta” is now “gnp.hta.txt”.',
  );
  const many = Array.from({ length: 5 }, () => ({ from: 'x'.repeat(500), to: 'y' }));
  expect(renamedMessage(many)).toMatch(
    /^5 names were not safe to save: (?:“x{30}…x{28}” is now “y”, ){3}and 2 more\.$/,
  );
});

test.each([
  ['tides', true],
  ['my skill', true],
  ['__proto__', false],
  ['con', false],
  ['a/b', false],
  ['..', false],
  ['tides.', false],
  ['', false],
])('a folder called %j is safe: %j', (name, safe) => {
  expect(isSafeFolder(name)).toBe(safe);
});

test.each([
  ['.vscode/tasks.json', '.vscode/tasks.json.txt'],
  ['a/.VSCode/Launch.json', 'a/.VSCode/Launch.json.txt'],
  ['.vscode/mcp.json', '.vscode/mcp.json'],
  ['.git/hooks/a.js', '_.git/hooks/a.js'],
  ['.gitignore', '.gitignore'],
  ['$(id).json', '_(id).json'],
  ['`id`.md', '_id_.md'],
  ['-rf.json', '_-rf.json'],
  ['~/a.json', '_~/a.json'],
])('a name that tools or shells act on is saved as another: %s', (path, safe) => {
  expect(safePath(path)).toBe(safe);
  expect(safePath(safe)).toBe(safe);
});
