// What a page of the reference is, and what is around its body.

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

const POLICY = "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'";

/**
 * The page as a document; `~/` in its links is the folder of the site. `origin`: `https://example.org/plugbench/`, where
 * that will be; null leaves out the page's own address.
 */
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
<main>
${html.replaceAll('href="~/', `href="${root}`)}
</main>
</body>
</html>
`;
}
