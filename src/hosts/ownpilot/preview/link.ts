// Computes the links that the host's pages make of addresses.

import { V0_8_3, type RealRelease } from '../releases.ts';
import { textOf } from '../shape.ts';

/** React 19's text in place of a script's address (react-dom, sanitizeURL). */
const BLOCKED = "javascript:throw new Error('React has blocked a javascript: URL as a security precaution.')";

/** Like React's own pattern, allows control characters before the scheme and line breaks between its letters. */
const SCRIPT = new RegExp(`^[\\u0000-\\u001f ]*${[...'javascript:'].join('[\\r\\n\\t]*')}`, 'i');

/** Addresses that 0.8.3 treats as safe: those of the web and of mail (ui/utils/safe-url.ts). */
const SAFE = /^(?:https?:\/*[^\s/]|mailto:)\P{Cc}*$/iu;

/** The `href` in the page; null where React leaves it out. */
export function hrefOf(address: unknown): string | null {
  if (typeof address === 'boolean') return null;
  const text = textOf(address);
  return SCRIPT.test(text) ? BLOCKED : text;
}

/** The link to the documentation; 0 where the page shows that instead, null where it shows nothing. */
export type DocsLink = { readonly href: string | null } | 0 | null;

/** The link of the Documentation row for any value of `docs`. */
export function docsLink(docs: unknown, real: RealRelease): DocsLink {
  if (real === V0_8_3) return typeof docs === 'string' && SAFE.test(docs) ? { href: docs } : null;
  if (docs === 0) return 0;
  return docs ? { href: hrefOf(docs) } : null;
}
