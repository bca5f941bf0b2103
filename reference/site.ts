// What a page of the reference is, what is around its body, and what the build knows about the site.

import { escaped } from './words.ts';

/** One page of the reference. */
export interface Page {
  /** Below the folder of the reference: `r/ownpilot/id-hyphen/`; '' for its first page. */
  readonly address: string;
  readonly title: string;
  /** One sentence, for search engines. */
  readonly description: string;
  readonly html: string;
  /** What the search looks through besides: the host's name, '' for pages about all, and more words. */
  readonly host: string;
  readonly words: string;
}

/** What the build knows: where the site will be, and what was recorded. */
export interface SiteFacts {
  /** `https://example.org/plugbench/`, with its slash; null where it is not known. */
  readonly origin: string | null;
  readonly recorded: readonly Recording[];
}

/** A file of behaviour that was recorded from a real host. */
export interface Recording {
  readonly name: string;
  readonly cases: number;
  /** Cases that do not come out equal, each with its reason. */
  readonly exceptions: readonly { readonly id: string; readonly reason: string }[];
}

const POLICY = "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'";

/** The page as a document; `~/` in its links is the folder of the site. `origin`: null leaves out its own address. */
export function whole({ address, title, description, html }: Page, origin: string | null): string {
  const root = '../'.repeat(address.split('/').length);
  const canonical = origin === null ? '' : `\n<link rel="canonical" href="${origin}reference/${address}">`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} – Plugbench</title>
<meta name="description" content="${escaped(description)}">
<meta name="color-scheme" content="light dark">${canonical}
<link rel="icon" href="${root}icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${root}reference/reference.css">
<script src="${root}theme.js"></script>
<script src="${root}reference/reference.js" defer></script>
</head>
<body>
<header class="site"><a class="brand" href="${root}"><img src="${root}icon.svg" alt="" width="24" height="24">Plugbench</a>
<nav aria-label="Site"><a href="${root}reference/">Reference</a> <a href="${root}reference/recorded/">How we know</a></nav></header>
${html.replaceAll('href="~/', `href="${root}`)}
</body>
</html>
`;
}
