// Writes licences.html: the licence texts of every library in the built files. A licence that is not allowed ends the build.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { escaped } from '../reference/words.ts';

/** Licences whose only duty is to hand on their text. */
const ALLOWED = [
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'CC0-1.0',
  'Unlicense',
  'BlueOak-1.0.0',
  // Of fonts: they are handed on whole, under their own name.
  'OFL-1.1',
];

const FILE = 'licences.html';
/** Beside it, since the page itself never loads it. */
const STYLE_FILE = 'licences.css';

export interface Library {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
}

/** The folder of the package that a module comes from; null for our own. */
export function packageFolder(id: string): string | null {
  // What the bundler itself puts into its output.
  if (/^\0(?:vite\/|vite:)/.test(id)) return resolve('node_modules/vite');
  if (/^\0?rolldown[/:]/.test(id)) return resolve('node_modules/rolldown');
  const found = /^(.*[/\\]node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+)[/\\]/.exec(id.replace(/^\0/, ''));
  return found?.[1] ?? null;
}

/** Throws a sentence where the licence is not allowed or its text is missing. */
export function libraryIn(folder: string): Library {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly version: string;
    readonly license?: unknown;
  };
  const licence = typeof license === 'string' ? license : 'none';
  if (!isAllowed(licence))
    throw new Error(`${name} has the licence ${licence}, which is not on the list in build/licences.ts.`);
  const files = readdirSync(folder).filter((file) =>
    /^(?:licen[cs]e|copying|notice)(?:[.-](?:md|txt|mit(?:\.txt)?|apache.*))?$/i.test(file),
  );
  const texts = files.sort().map((file) => ownPart(readFileSync(join(folder, file), 'utf8')));
  if (!files.some((file) => !/^notice/i.test(file)))
    throw new Error(`${name} comes without the text of its licence.`);
  return { name, version, licence, text: texts.join('\n\n') };
}

/** An SPDX expression: one side of every OR, both of every AND. */
function isAllowed(expression: string): boolean {
  const plain = expression.replace(/[()]/g, '');
  return plain
    .split(/\s+OR\s+/)
    .some((side) => side.split(/\s+AND\s+/).every((one) => ALLOWED.includes(one.trim())));
}

/** Bundlers list the licences of what they are made of behind their own; none of that is in the output. */
function ownPart(text: string): string {
  const end = text.search(/^#* ?licenses of bundled dependencies/im);
  return (end < 0 ? text : text.slice(0, end)).replace(/\r\n?/g, '\n').trim();
}

/**
 * `page` writes the page, `parts` belongs into every other build whose output ends up in it, and `late` into builds that
 * run after the page is written: what they hold must be on it. `also`: what no bundle shows.
 */
export function licences(also: () => readonly Library[] = () => []): {
  readonly page: Plugin;
  readonly parts: () => Plugin;
  readonly late: () => Plugin;
} {
  const folders = new Set<string>();
  let written = false;
  const collect = (bundle: Rolldown.OutputBundle): string[] =>
    foldersIn(bundle).filter((one) => !folders.has(one));
  const parts = (): Plugin => ({
    name: 'plugbench:libraries',
    generateBundle: (_, bundle) => collect(bundle).forEach((one) => folders.add(one)),
  });
  return {
    parts,
    late: () => ({
      name: 'plugbench:late-libraries',
      generateBundle(_, bundle) {
        const missing = collect(bundle);
        if (written && missing.length > 0) this.error(`${FILE} does not name ${missing.join(', ')}.`);
      },
    }),
    page: {
      name: 'plugbench:licences',
      apply: 'build',
      enforce: 'post',
      generateBundle(_, bundle) {
        collect(bundle).forEach((one) => folders.add(one));
        this.emitFile({ type: 'asset', fileName: STYLE_FILE, source: STYLE });
        const libraries = [...folders].filter((one) => existsSync(join(one, 'package.json'))).map(libraryIn);
        const source = pageOf([...libraries, ...also()]);
        this.emitFile({ type: 'asset', fileName: FILE, source });
        written = true;
      },
    },
  };
}

function foldersIn(bundle: Rolldown.OutputBundle): string[] {
  const ids = Object.values(bundle).flatMap((part) =>
    part.type === 'chunk' ? Object.keys(part.modules) : [],
  );
  return [...new Set(ids.flatMap((id) => packageFolder(id) ?? []))];
}

/** Libraries with the same text share it. */
export function pageOf(libraries: readonly Library[]): string {
  const sorted = [...libraries].sort((a, b) => (a.name < b.name ? -1 : 1));
  const texts = [...new Set(sorted.map(({ text }) => text))];
  const sections = texts.map((text) => {
    const own = sorted.filter((library) => library.text === text);
    const names = own.map(
      ({ name, version, licence }) => `<li>${escaped(name)} ${escaped(version)} (${escaped(licence)})</li>`,
    );
    return `<section><ul>${names.join('')}</ul><pre>${escaped(text)}</pre></section>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Licences – Plugbench</title>
<link rel="icon" href="./icon.svg">
<link rel="stylesheet" href="./${STYLE_FILE}">
</head>
<body>
<main>
<h1>Licences</h1>
<p><a href="./">Plugbench</a> contains these libraries. Each is listed above the text of its licence.</p>
${sections.join('\n')}
</main>
</body>
</html>
`;
}

const STYLE = `:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { margin: 0; background: light-dark(#fff, #16181d); color: light-dark(#1d2129, #e4e7ec); }
main { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.5rem; }
a { color: light-dark(#1d56c4, #8ab4ff); }
section { margin-top: 1.5rem; padding-top: 1rem; border-top: 1px solid light-dark(#d5d9e0, #343944); }
ul { margin: 0 0 0.75rem; padding-left: 1.2rem; font-weight: 600; }
pre { margin: 0; font: 13px/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
`;
