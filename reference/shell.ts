// What is around the body of every page of the reference.

import { rootFrom, type Page } from './site.ts';
import { escaped } from './words.ts';

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Longer descriptions are cut by search engines. */
const MOST = 155;

/** The page as a document. `origin`: where the site will be; null leaves out its own address. */
export function whole({ address, title, description, html }: Page, origin: string | null): string {
  const root = rootFrom(address);
  const text =
    description.length > MOST ? `${description.slice(0, MOST).replace(/\s\S*$/, '')} …` : description;
  const canonical = origin === null ? '' : `\n<link rel="canonical" href="${origin}reference/${address}">`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} – Plugbench</title>
<meta name="description" content="${escaped(text)}">
<meta name="color-scheme" content="light dark">${canonical}
<link rel="icon" href="${root}icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${root}reference/reference.css">
<script src="${root}theme.js"></script>
<script src="${root}reference/reference.js" defer></script>
</head>
<body>
<header class="site"><a class="brand" href="${root}"><img src="${root}icon.svg" alt="" width="24" height="24">Plugbench</a>
<nav aria-label="Site"><a href="${root}reference/">Reference</a> <a href="${root}reference/recorded/">How we know</a></nav></header>
${html}
</body>
</html>
`;
}
