// Whether the author's link may be followed from the bench; the host puts any text into it.

const ABROAD = new Set(['http:', 'https:', 'mailto:']);

/** True for full addresses of the web and of mail; anything else would lead to a place beside this page, or run. */
export function leadsOut(href: string | null): boolean {
  if (href === null) return false;
  const scheme = /^[\0-\x20]*([a-z][a-z0-9+.-]*:)/i.exec(href)?.[1];
  return scheme !== undefined && ABROAD.has(scheme.toLowerCase());
}
