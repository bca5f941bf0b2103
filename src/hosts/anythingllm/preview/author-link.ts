// Decides whether the author's link may be followed from the preview; the host puts any text into it.

const ABROAD = new Set(['http:', 'https:', 'mailto:']);

/** True for complete web and mail addresses. Anything else would open a page of Plugbench, or run as a script. */
export function leadsOut(href: string | null): boolean {
  if (href === null) return false;
  const scheme = /^[\0-\x20]*([a-z][a-z0-9+.-]*:)/i.exec(href)?.[1];
  return scheme !== undefined && ABROAD.has(scheme.toLowerCase());
}
