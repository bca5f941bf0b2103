// The list of the page's files that the build puts into the service worker.

import { checksum } from '../src/share/checksum.ts';

export interface PageFile {
  /** Relative to the page. */
  readonly url: string;
  /** As `fetch` takes it: `sha256-…`. */
  readonly integrity: string;
}

/** What is kept after its first use, and not installed with the page. */
const LATER = 'engines/';

/** Of these, what only Python needs: CPython itself, and what the page has around it. */
const PYTHON = /^engines\/python[-/]/;

export interface FileList {
  readonly page: PageFile[];
  /** What only code needs, such as the compiler. */
  readonly code: PageFile[];
  readonly python: PageFile[];
}

/** The files of the page, and those of engines. */
export function filesOf(all: readonly PageFile[]): FileList {
  return {
    page: all.filter(({ url }) => !url.startsWith(LATER)),
    code: all.filter(({ url }) => url.startsWith(LATER) && !PYTHON.test(url)),
    python: all.filter(({ url }) => PYTHON.test(url)),
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
