// The rules of the house, read from the files themselves: who may import whom, names, sizes, and what is never written.

import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { hosts } from '../hosts/loaded.ts';
import type { Host } from '../../src/model/host.ts';
import { isTest, shipped, sources, type SourceFile } from './sources.ts';

/** The first and the last column of the table in ARCHITECTURE.md: what each part may import besides itself. */
const ROWS = readFileSync(resolve(import.meta.dirname, '../../ARCHITECTURE.md'), 'utf8').matchAll(
  /^\| `([\w/]+)\/(?:<\w+>\/)?` +\|[^|]*\| +(.*?) +\|$/gm,
);

const table = [...ROWS].map(([, part = '', used = '']) => ({ part, used }));
const MAY_USE: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  table.map(({ part, used }) => [part, used.split(', ').flatMap(foldersOf)]),
);

/** The table leaves `src/` out where it says what may be used. */
function foldersOf(name: string): string[] {
  const [, left] = /^all but (\w+)$/.exec(name) ?? [];
  if (left !== undefined) return table.map(({ part }) => part).filter((part) => part !== left);
  return [name === 'workers' ? name : `src/${name}`];
}

/** The edges of a host's folder: its view in the page, runner and guest on both sides of the sandbox. */
const HOST_EDGES: readonly { readonly path: RegExp; readonly more: readonly string[] }[] = [
  { path: /^src\/hosts\/[^/]+\/view\//, more: ['src/ui'] },
  { path: /^src\/hosts\/[^/]+\/(?:run\/|guest\/|runner\.ts)/, more: ['src/sandbox'] },
];

function partOf(path: string): string | undefined {
  return Object.keys(MAY_USE).find((part) => path.startsWith(`${part}/`));
}

/** The host in whose folder a file is; the kit belongs to all of them. */
function hostOf(path: string): string | undefined {
  return /^src\/hosts\/(?!kit\/)([^/]+)\//.exec(path)?.[1];
}

/** A sentence for every import that breaks the direction. */
function wrongImports({ path, imports }: SourceFile): string[] {
  const from = partOf(path);
  return imports.flatMap((to) => {
    const part = partOf(to);
    if (from === undefined || part === undefined || part === from) return [];
    const edge = HOST_EDGES.find((edge) => edge.path.test(path));
    const usable = [...(MAY_USE[from] ?? []), ...(edge?.more ?? [])];
    if (usable.includes(part)) return [];
    const allowed = usable.join(', ') || 'nothing';
    return [`${path} imports ${to}, but ${from} may only use ${allowed}.`];
  });
}

test('imports go one way: model ← files ← lang ← kit ← check ← convert ← hosts ← workers; no folder may import app', () => {
  expect(Object.keys(MAY_USE).length).toBeGreaterThan(12);
  expect(sources.filter(({ path }) => !isTest(path)).flatMap(wrongImports)).toEqual([]);
});

test('one host never imports another', () => {
  const wrong = sources.flatMap(({ path, imports }) => {
    const own = hostOf(path);
    return imports
      .filter((to) => own !== undefined && hostOf(to) !== undefined && hostOf(to) !== own)
      .map((to) => `${path} imports ${to}, which belongs to another host.`);
  });
  expect(wrong).toEqual([]);
});

test('only the registry and the page know host folders', () => {
  const wrong = shipped.flatMap(({ path, imports }) =>
    imports
      .filter((to) => hostOf(to) !== undefined && hostOf(to) !== hostOf(path))
      .filter((to) => !(path.startsWith('src/app/') && /\/(?:view\/|(?:runner|loader|player)\.ts)/.test(to)))
      .filter((to) => !(path === 'workers/source-hosts.ts' && to.endsWith('/code/host.ts')))
      .filter((to) => !(path === 'reference/examples.ts' && isTest(to)))
      .filter(() => !/^src\/hosts\/(?:registry|welcome)\.ts$/.test(path))
      .map((to) => `${path} imports ${to}: only src/hosts/registry.ts names host folders.`),
  );
  expect(wrong).toEqual([]);
});

/** Words of public formats that hosts' schemas have too. */
const PUBLIC_WORDS = ['minLength', 'maxLength', 'inputSchema', 'outputSchema'];

/** Member names that occur only in this host's manifests and are not ordinary words. */
function ownMembers({ id, schemas, nameKey }: Host): string[] {
  const others = new Set(
    hosts.filter((other) => other.id !== id).flatMap((other) => membersIn(other.schemas)),
  );
  const own = membersIn(schemas).filter(
    (name) => /[a-z](?:_|[A-Z])/.test(name) && !others.has(name) && !PUBLIC_WORDS.includes(name),
  );
  return [...new Set(nameKey === undefined ? own : [...own, nameKey])];
}

/** Names of properties anywhere in a schema. */
function membersIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties } = schema as { properties?: object };
  return [...Object.keys(properties ?? {}), ...Object.values(schema).flatMap(membersIn)];
}

/** The text without comments, line for line. */
function codeOf(text: string): string {
  const blank = (comment: string): string => comment.replace(/[^\n]/g, '');
  return text.replace(/\/\*[^]*?\*\/|<!--[^]*?-->/g, blank).replace(/(^|[\s;{(])\/\/.*$/gm, '$1');
}

/** What one host calls its own things with another one's name. */
const NAMESAKES = /\/experimental\/agent-plugins\//g;

test('no file outside of its folder names a host, nor a member that only its manifests have', () => {
  const marks = hosts.map((host) => ({
    host: host.id,
    name: new RegExp([host.id, ...host.name.split(' / ')].join('|'), 'i'),
    member: new RegExp(`(?<!\\w)(?:${[...ownMembers(host), '(?!)'].join('|')})(?!\\w)`),
  }));
  const wrong = sources
    .filter(({ path }) => /^(?:src|workers|build)\//.test(path) && !isTest(path))
    .filter(({ path }) => !/^src\/hosts\/(?:registry|welcome)\.ts$/.test(path))
    .flatMap(({ path, text }) => {
      const others = marks.filter(({ host }) => host !== hostOf(path));
      return codeOf(text)
        .replace(NAMESAKES, '')
        .split('\n')
        .flatMap((line, i) => {
          const at = `${path}:${String(i + 1)}`;
          return others.flatMap(({ host, name, member }) => [
            ...(name.test(line) ? [`${at} names the host ${host}: ${line.trim()}`] : []),
            ...(member.test(line)
              ? [`${at} has ${member.exec(line)?.[0] ?? ''}, a member of ${host}: ${line.trim()}`]
              : []),
          ]);
        });
    });
  expect(wrong).toEqual([]);
});

test('members that only one host has are found in the schemas', () => {
  expect(hosts.flatMap(ownMembers)).toEqual(
    expect.arrayContaining(['hubId', 'ns', 'system_prompt', 'configSchema', 'displayDescription']),
  );
});

test('only tests import test files, fixtures, cases and test/', () => {
  // Pages about rules show their cases.
  const others = sources.filter(
    ({ path }) => !isTest(path) && !/^(?:e2e|scripts)\/|^reference\/examples\.ts$/.test(path),
  );
  const wrong = others.flatMap(({ path, imports }) =>
    imports.filter(isTest).map((to) => `${path} is not a test and imports ${to}.`),
  );
  expect(wrong).toEqual([]);
});

/** What compares Plugbench with things that are not its own: recorded cases and pictures, and published manifests. */
const RUNNERS = [
  'e2e/conformance/run.mjs',
  'e2e/consumers/run.mjs',
  'e2e/corpus/run.mjs',
  'e2e/pictures/run.mjs',
  'test/typescript/tsc.test.ts',
];

test('only the runners of conformance, consumers, corpus, pictures and tsc read a folder outside of the repository', () => {
  const wrong = sources
    .filter(({ path }) => !RUNNERS.includes(path))
    .flatMap(({ path, text }) => {
      const depth = path.split('/').length - 1;
      return codeOf(text)
        .split('\n')
        .flatMap((line) => {
          const [, ups = '', rest = ''] = /['"`]((?:\.\.\/)+)([^'"`]*)/.exec(line) ?? [];
          // Other texts with so many dots are names that tests make up.
          const outside = line.includes('import.meta') && ups.length / '../'.length > depth;
          return outside || rest.startsWith('shared/')
            ? [`${path} names ${ups}${rest}, which is outside of the repository.`]
            : [];
        });
    });
  expect(wrong).toEqual([]);
});

function lines({ text }: SourceFile): number {
  return text.trimEnd().split('\n').length;
}

test('no file is longer than 350 lines', () => {
  const wrong = sources
    .filter(({ path }) => !/\/cases\//.test(path))
    .filter((source) => lines(source) > 350)
    .map((source) => `${source.path} has ${String(lines(source))} lines.`);
  expect(wrong).toEqual([]);
});

test('files are kebab-case, components PascalCase, and no folder is called utils', () => {
  const kebab =
    /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.(?:svelte|test|fixtures|corpus|worker|late|spec|config|d|property))*\.(?:ts|mts|mjs|css)$/;
  const pascal = /^(?:[A-Z][a-z0-9]*)+\.svelte$/;
  const wrong = sources
    .filter(({ path }) => !(path.endsWith('.svelte') ? pascal : kebab).test(basename(path)))
    .map(({ path }) => `${path} is not named as its kind of file is.`);
  const folders = sources
    .filter(({ path }) => /\/(?:utils?|helpers?|common|misc)\//.test(path))
    .map(({ path }) => `${path} lies in a folder whose name says nothing.`);
  expect([...wrong, ...folders]).toEqual([]);
});

test('every file opens with one sentence on what it is for', () => {
  const opening = /^(?:#!.*\n)?(?:\/\/ |\/\* |<!--|<script[^>]*>\s*\/\/ )/;
  const wrong = shipped
    .filter(({ text }) => !opening.test(text))
    .map(({ path }) => `${path} does not say what it is for.`);
  expect(wrong).toEqual([]);
});

test.each<[string, RegExp]>([
  ['any', /(?::|<|\bas)\s*any\b(?!\s+\w)/],
  ['an ignored type error', /@ts-(?:ignore|nocheck)/],
  ['a to-do', /\b(?:TODO|FIXME|XXX)\b/],
  ['a style attribute', /<[a-z][^>]*\sstyle=["{]/],
  ['a default export', /^export default(?! defineConfig| ts\.config)/m],
])('nowhere in shipped code stands %s', (_, pattern) => {
  const wrong = shipped
    .filter(({ path }) => !path.endsWith('.d.ts'))
    .flatMap(({ path, text }) => {
      const found = pattern.exec(text);
      return found ? [`${path}: ${found[0]}`] : [];
    });
  expect(wrong).toEqual([]);
});

test('no file only hands on what others export', () => {
  const wrong = shipped
    .filter(({ path }) => path.endsWith('.ts') && !path.endsWith('.d.ts') && path !== 'src/hosts/welcome.ts')
    .filter(({ text }) => {
      const code = text.replace(/^\/\/.*$/gm, '').trim();
      return code !== '' && code.split(/;\s*\n/).every((line) => /^\s*export\s+(?:type\s+)?[{*]/.test(line));
    })
    .map(({ path }) => `${path} is a barrel.`);
  expect(wrong).toEqual([]);
});
