// The list of the page's files that the build puts into the service worker.

import { checksum } from '../src/share/checksum.ts';

/** A file of the page, with the hash that it must have. */
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

/** The page's files by when they are kept. */
export interface FileList {
  readonly page: PageFile[];
  /** What only code needs, such as the compiler. */
  readonly code: PageFile[];
  readonly python: PageFile[];
}

/** The files of the page, and those of engines. Throws where the build made no list. */
export function filesOf(list: unknown): FileList {
  const all = listed(list);
  return {
    page: all.filter(({ url }) => !url.startsWith(LATER)),
    code: all.filter(({ url }) => url.startsWith(LATER) && !PYTHON.test(url)),
    python: all.filter(({ url }) => PYTHON.test(url)),
  };
}

/** Every file once: the list may name one twice. */
function listed(list: unknown): PageFile[] {
  if (!Array.isArray(list)) throw new Error('The build has put no list of files in.');
  const found = new Map<string, PageFile>();
  for (const entry of list as readonly { url?: unknown; integrity?: unknown }[])
    if (typeof entry.url === 'string' && typeof entry.integrity === 'string')
      found.set(entry.url, { url: entry.url, integrity: entry.integrity });
  return [...found.values()];
}

/** A short name of these files: the same for the same files. */
export function versionOf(files: readonly PageFile[]): string {
  const text = files
    .map(({ url, integrity }) => `${url} ${integrity}`)
    .sort()
    .join('\n');
  return checksum(new TextEncoder().encode(text)).toString(16);
}
