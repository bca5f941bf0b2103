// Whether what a person reads keeps to docs/style.md: the worst habits must not come back.

import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'svelte/compiler';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { sources } from './sources.ts';

/** Each habit with its better wording. */
const HABITS: readonly (readonly [RegExp, string])[] = [
  [/\bstands? (?:in|as|alone|there|here)\b/, 'is in'],
  [/(?<!there )\b(?:is|are) no (?!longer\b|more\b)/i, 'is not a'],
  [/(?<!there )\b(?:is|are) none\b/, 'is not one'],
  [/\bdies\b/, 'crashes'],
  [/\bmend(?:s|ed)?\b/i, 'fix'],
  [/\b(?:every|any|some|no)body\b/i, 'everyone, anyone, someone, no one'],
  [/\bhand(?:s|ed)? (?:it |them )?(?:on|over)\b/, 'passes on'],
  [/\bpass(?:es|ed)? over\b/, 'ignores'],
  [/,? so that\b/, 'so'],
  [/\bbelongs? into\b/, 'belongs in'],
  [/\bto be found\b/, 'was found'],
  [/\btold\b(?! apart)/, 'said, reported'],
  [/\bwithout a word\b/, 'silently'],
  [/\ball the same\b/, 'still'],
  [/\bour fault\b/, 'a bug in Plugbench'],
  [/\bby the same\b/, 'with the same'],
  [/\bthe bench\b/, 'Plugbench'],
  [/\bWho says so\b/, 'Evidence'],
  [/\b(?:e\.g|i\.e)\./, 'for example, that is'],
];

/** Literal texts of hosts, which stay as they are. */
const LITERAL = [
  // The descriptions of OwnPilot's own tools, which its model reads.
  'src/hosts/ownpilot/tool/host-tools.ts',
  // Placeholders of Milady's form.
  'src/hosts/elizaos/preview/name-hints.ts',
];

interface Text {
  readonly line: number;
  readonly text: string;
}

interface SvelteNode {
  readonly type?: string;
  readonly data?: string;
  readonly start?: number;
}

/** Literals of a script that are sentences or parts of one. */
function literals(file: string, source: string): Text[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: Text[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node))
      found.push({ line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1, text: node.text });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** The text between a component's tags; attributes and scripts are read as a script's literals are. */
function markup(source: string): Text[] {
  const found: Text[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const { type, data, start = 0 } = node as SvelteNode;
    if (type === 'Text' && data !== undefined)
      found.push({ line: source.slice(0, start).split('\n').length, text: data });
    if (type !== 'Script' && type !== 'StyleSheet') Object.values(node).forEach(visit);
  };
  visit(parse(source, { modern: true }).fragment);
  return found;
}

function textsOf(file: string): Text[] {
  const source = readFileSync(file, 'utf8');
  if (file.endsWith('.ts')) return literals(file, source);
  if (!file.endsWith('.svelte')) return source.split('\n').map((text, i) => ({ line: i + 1, text }));
  const scripts = [...source.matchAll(/<script[^>]*>(.*?)<\/script>/gs)];
  return [...markup(source), ...scripts.flatMap(([, script = '']) => literals(file, script))];
}

const everything = ['src', 'docs', '.'].flatMap((folder) =>
  readdirSync(folder, { encoding: 'utf8', recursive: folder !== '.' }).map((path) =>
    (folder === '.' ? path : `${folder}/${path}`).replaceAll('\\', '/'),
  ),
);

const files = everything
  .filter((file) => /\.(?:ts|svelte|md)$|\/schema\.json$/.test(file))
  .filter((file) => !/\.(?:test|fixtures|d|config)\.ts$|\/cases(?:\/|\.ts)|docs\/style\.md$/.test(file))
  .filter((file) => !LITERAL.includes(file));

const texts = files.map((file) => ({ file, texts: textsOf(file) }));

test('there is something to read', () => {
  expect(files.length).toBeGreaterThan(300);
});

test.each(HABITS)('nothing that a person reads says %s', (habit, better) => {
  const found = texts.flatMap(({ file, texts }) =>
    texts.flatMap(({ line, text }) => {
      const prose = text
        .replace(/`[^`]*`/g, '``')
        .replace(/\s+/g, ' ')
        .trim();
      return prose.includes(' ') && habit.test(prose) ? [`${file}:${String(line)}: ${prose}`] : [];
    }),
  );
  expect(found, `better: ${better} (docs/style.md)`).toEqual([]);
});

/** The habits that comments may not have either. */
const IN_COMMENTS: readonly RegExp[] = [
  /(?<!there )\b(?:is|are) no (?!longer\b|more\b)/i,
  /\b(?:every|any|some|no)body\b/i,
  /\btold\b(?! apart)/,
  /\bdies\b/,
  /\bmend(?:s|ed)?\b/i,
];

test('comments keep to the same words', () => {
  const found = sources
    .filter(({ path }) => /\.(?:ts|mjs|svelte)$/.test(path) && !path.endsWith('/words.test.ts'))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, i) => {
        const comment =
          /^\s*(?:\/\/|\/?\*|<!--)(.*)/.exec(line)?.[1]?.replace(/`[^`]*`|"[^"]*"/g, '``') ?? '';
        return IN_COMMENTS.some((habit) => habit.test(comment))
          ? [`${path}:${String(i + 1)}:${comment}`]
          : [];
      }),
    );
  expect(found, 'docs/style.md').toEqual([]);
});
