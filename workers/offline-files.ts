// The list of the page's files that the build puts into the service worker.

import { checksum } from '../src/share/deflate.ts';

export interface PageFile {
  /** Relative to the page. */
  readonly url: string;
  /** As `fetch` takes it: `sha256-…`. */
  readonly integrity: string;
}

/** What is kept after its first use, and not installed with the page. */
const ENGINES = 'engines/';
const REFERENCE = 'reference/';

/** Of these, what only Python needs: CPython itself, and what the page has around it. */
const PYTHON = /^engines\/python[-/]/;

export interface FileList {
  readonly page: PageFile[];
  /** What only code needs, such as the compiler. */
  readonly code: PageFile[];
  readonly python: PageFile[];
  /** The pages about hosts and rules, in one file, and what they load. */
  readonly reference: PageFile[];
}

/** The files of the page, of engines and of the reference. */
export function filesOf(all: readonly PageFile[]): FileList {
  return {
    page: all.filter(({ url }) => !url.startsWith(ENGINES) && !url.startsWith(REFERENCE)),
    code: all.filter(({ url }) => url.startsWith(ENGINES) && !PYTHON.test(url)),
    python: all.filter(({ url }) => PYTHON.test(url)),
    reference: all.filter(({ url }) => url.startsWith(REFERENCE)),
  };
}

/** A short name of these files: the same for the same files. */
export function versionOf(files: readonly PageFile[]): string {
  const text = files
    .map(({ url, integrity }) => `${url} ${integrity}`)
    .sort()
    .join('\n');
  return checksum(new TextEncoder().encode(text)).toString(16);
}
