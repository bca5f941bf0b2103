// Two dozen addresses in the shape of public repositories and packages: answers as GitHub, npm and the mirror give
// them, contents our own.

import { zipSync } from 'fflate';
import { mirrored, packed, repository, textOf } from './answers.fixtures.ts';

/** What is at an address, and what of it is to be open. */
export interface Shape {
  readonly what: string;
  /** The address that a person gives. */
  readonly source: string;
  /** By address; a number is a status. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** What a person is asked to choose from; left out where there is nothing to choose. The last one is chosen. */
  readonly offered?: readonly string[];
  /** The manifest's path; '' where it is in no folder. */
  readonly manifest: string;
  /** Other open files. */
  readonly files: readonly string[];
  /** How many are there and not open. */
  readonly rest: number;
  /** What the page says besides. */
  readonly says?: string;
  /** How many requests it takes. */
  readonly asked: number;
}

const MANY = Array.from({ length: 3000 }, (_, at) => `docs/page ${String(at)}.md`);
const GIST = '0123456789abcdef0123456789abcdef';

export const shapes: readonly Shape[] = [
  {
    what: 'a skill in the root, with pictures and a workflow',
    source: 'https://github.com/harbour/tools',
    answers: repository(['skill.json', 'README.md', 'LICENSE', '.github/workflows/ci.yml', 'docs/a.png']),
    manifest: 'tools/skill.json',
    files: ['README.md', 'LICENSE', '.github/workflows/ci.yml'],
    rest: 1,
    asked: 5,
  },
  {
    what: 'a monorepo with several plugins',
    source: 'https://github.com/harbour/tools.git',
    answers: repository([
      'package.json',
      'packages/ebb/plugin.json',
      'packages/ebb/handler.js',
      'packages/tide/plugin.json',
      'packages/tide/handler.js',
      'packages/tide/lib/times.js',
    ]),
    offered: ['tools/packages/ebb/plugin.json', 'tools/packages/tide/plugin.json'],
    manifest: 'tide/plugin.json',
    files: ['handler.js', 'lib/times.js'],
    rest: 3,
    asked: 4,
  },
  {
    what: 'a plugin three folders deep',
    source: 'harbour/tools',
    answers: repository([
      'README.md',
      'src/agent/skills/plugin.json',
      'src/agent/skills/handler.js',
      'src/main.c',
    ]),
    manifest: 'skills/plugin.json',
    files: ['handler.js'],
    rest: 2,
    asked: 3,
  },
  {
    what: 'a folder of a branch',
    source: 'https://github.com/harbour/tools/tree/main/skills/tide',
    answers: repository(['skills/ebb/skill.json', 'skills/tide/skill.json', 'skills/tide/NOTES.md'], {
      ref: 'main',
    }),
    manifest: 'tide/skill.json',
    files: ['NOTES.md'],
    rest: 0,
    asked: 3,
  },
  {
    what: 'a file, with what is beside it',
    source: 'https://github.com/harbour/tools/blob/v2.0/skills/tide/plugin.json',
    answers: repository(['skills/tide/plugin.json', 'skills/tide/handler.js', 'skills/ebb/plugin.json'], {
      ref: 'v2.0',
    }),
    manifest: 'tide/plugin.json',
    files: ['handler.js'],
    rest: 0,
    asked: 3,
  },
  {
    what: 'a branch with a slash in its name',
    source: 'https://github.com/harbour/tools/tree/feature/tides/skills',
    answers: repository(['skills/skill.json', 'README.md'], { ref: 'feature/tides' }),
    manifest: 'skills/skill.json',
    files: [],
    rest: 0,
    asked: 3,
  },
  {
    what: 'symbolic links and a submodule',
    source: 'harbour/tools',
    answers: repository([
      'plugin.json',
      'handler.js',
      { path: 'latest.json', mode: '120000', size: 11 },
      { path: 'vendor/tide', mode: '160000', type: 'commit' },
    ]),
    manifest: 'tools/plugin.json',
    files: ['handler.js'],
    rest: 0,
    says: '2 links and submodules are left out.',
    asked: 3,
  },
  {
    what: '3,000 files',
    source: 'harbour/tools',
    answers: repository(['tide/skill.json', 'tide/a.md', ...MANY]),
    manifest: 'tide/skill.json',
    files: ['a.md'],
    rest: 3000,
    asked: 3,
  },
  {
    what: '3,000 files beside the manifest',
    source: 'harbour/tools@main',
    answers: repository(['skill.json', ...MANY], { ref: 'main' }),
    manifest: 'tools/skill.json',
    files: MANY.slice(0, 59),
    rest: 2941,
    asked: 61,
  },
  {
    what: 'files of 5 MB',
    source: 'harbour/tools',
    answers: repository(['plugin.json', 'handler.js', { path: 'tides.json', size: 5_000_000 }]),
    manifest: 'tools/plugin.json',
    files: ['handler.js'],
    rest: 1,
    asked: 3,
  },
  {
    what: 'names with spaces and umlauts',
    source: 'https://github.com/harbour/tools/tree/main/Gezeiten%20f%C3%BCr%20K%C3%B6ln',
    answers: repository(['Gezeiten für Köln/plugin.json', 'Gezeiten für Köln/lib/größe & maß #1.js'], {
      ref: 'main',
    }),
    manifest: 'Gezeiten für Köln/plugin.json',
    files: ['lib/größe & maß #1.js'],
    rest: 0,
    asked: 3,
  },
  {
    what: 'a list that is cut off',
    source: 'harbour/tools',
    answers: repository(['skill.json'], { truncated: true }),
    manifest: 'tools/skill.json',
    files: [],
    rest: 0,
    says: 'The repository is so large that its list of files is cut off.',
    asked: 2,
  },
  {
    what: 'a plugin with copies in its tests',
    source: 'harbour/tools',
    answers: repository(['plugin.json', 'handler.js', 'test/fixtures/broken/plugin.json']),
    manifest: 'tools/plugin.json',
    files: ['handler.js', 'test/fixtures/broken/plugin.json'],
    rest: 0,
    asked: 4,
  },
  {
    what: 'a plugin in TypeScript with a manifest',
    source: 'harbour/tools',
    answers: repository([
      'elizaos.plugin.json',
      'package.json',
      'tsconfig.json',
      'src/index.ts',
      'src/actions/tide.ts',
      'bun.lockb',
    ]),
    manifest: 'tools/elizaos.plugin.json',
    files: ['package.json', 'tsconfig.json', 'src/index.ts', 'src/actions/tide.ts'],
    rest: 1,
    asked: 6,
  },
  {
    what: 'a workspace of packages without another manifest',
    source: 'harbour/tools',
    answers: repository([
      'package.json',
      'packages/plugin-tide/package.json',
      'packages/plugin-tide/src/index.ts',
    ]),
    offered: ['tools/package.json', 'tools/packages/plugin-tide/package.json'],
    manifest: 'plugin-tide/package.json',
    files: ['src/index.ts'],
    rest: 1,
    asked: 3,
  },
  {
    what: 'a plugin in Python, which has no manifest',
    source: 'harbour/tools',
    answers: repository(['README.md', 'llm_tools/tide.py', 'llm_tools/__init__.py']),
    manifest: 'llm_tools/tide.py',
    files: ['__init__.py'],
    rest: 1,
    asked: 3,
  },
  {
    what: 'an agent plugin with skills and servers',
    source: 'harbour/tools',
    answers: repository([
      'plugin.json',
      'mcp.json',
      'skills/ebb/SKILL.md',
      'skills/tide/SKILL.md',
      'skills/tide/run.py',
    ]),
    manifest: 'tools/plugin.json',
    files: ['mcp.json', 'skills/ebb/SKILL.md', 'skills/tide/SKILL.md', 'skills/tide/run.py'],
    rest: 0,
    asked: 6,
  },
  {
    what: 'a collection of skills',
    source: 'harbour/tools',
    answers: repository([
      'README.md',
      'skills/ebb/SKILL.md',
      'skills/tide/SKILL.md',
      'skills/tide/tables.md',
    ]),
    offered: ['tools/skills/ebb/SKILL.md', 'tools/skills/tide/SKILL.md'],
    manifest: 'tide/SKILL.md',
    files: ['tables.md'],
    rest: 2,
    asked: 3,
  },
  {
    what: 'modules that were committed',
    source: 'harbour/tools',
    answers: repository([
      'plugin.json',
      'handler.js',
      'package-lock.json',
      'node_modules/x/plugin.json',
      'node_modules/x/index.js',
    ]),
    manifest: 'tools/plugin.json',
    files: ['handler.js'],
    rest: 3,
    asked: 3,
  },
  {
    what: 'a repository where GitHub answers no more',
    source: 'harbour/tools/tide@v1',
    answers: {
      'https://api.github.com/repos/harbour/tools/git/trees/v1?recursive=1': 429,
      ...mirrored('gh/harbour/tools@v1', ['tide/plugin.json', 'tide/handler.js', 'README.md']),
    },
    manifest: 'tide/plugin.json',
    files: ['handler.js'],
    rest: 0,
    asked: 4,
  },
  {
    what: 'a package of npm',
    source: 'https://www.npmjs.com/package/@harbour/plugin-tide',
    answers: packed('@harbour/plugin-tide', '1.2.0', [
      'package.json',
      'README.md',
      'dist/index.js',
      'dist/index.js.map',
    ]),
    manifest: 'plugin-tide/package.json',
    files: ['README.md', 'dist/index.js'],
    rest: 1,
    asked: 2,
  },
  {
    what: 'a package whose tarball pages may not read',
    source: 'npm:tide',
    answers: {
      ...packed('tide', '1.0.0', []),
      'https://registry.npmjs.org/tide/-/tide-1.0.0.tgz': 500,
      ...mirrored('npm/tide@1.0.0', ['skill.json', 'README.md']),
    },
    manifest: 'tide/skill.json',
    files: ['README.md'],
    rest: 0,
    asked: 5,
  },
  {
    what: 'a gist with a long file',
    source: `https://gist.github.com/harbour/${GIST}`,
    answers: {
      [`https://api.github.com/gists/${GIST}`]: {
        files: {
          'NOTES.md': { filename: 'NOTES.md', type: 'text/markdown', truncated: false, content: '# Notes\n' },
          'skill.json': { filename: 'skill.json', truncated: false, content: textOf('skill.json') },
          'tides.csv': { filename: 'tides.csv', truncated: true, content: '1,2' },
        },
      },
    },
    manifest: '',
    files: ['NOTES.md'],
    rest: 0,
    says: '1 long file of the gist is left out.',
    asked: 1,
  },
  {
    what: 'a zip of a release',
    source: 'https://files.example/tide-1.0.0.zip',
    answers: {
      'https://files.example/tide-1.0.0.zip': zipSync(
        Object.fromEntries(
          ['tide/plugin.json', 'tide/handler.js'].map((path) => [
            path,
            new TextEncoder().encode(textOf(path)),
          ]),
        ),
      ),
    },
    manifest: 'tide/plugin.json',
    files: ['handler.js'],
    rest: 0,
    asked: 1,
  },
];
