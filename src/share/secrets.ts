// Takes out of a text what looks like a key or password, before that text is given to others.

import type { Span } from '../model/finding.ts';

/** The text with every secret blacked out; JSON stays JSON. */
export function withoutSecrets(text: string, secrets: readonly Span[]): string {
  let out = '';
  let at = 0;
  for (const { from, to } of secrets) {
    out += `${text.slice(at, from)}REMOVED`;
    at = to;
  }
  return out + text.slice(at);
}

/** Enough of it to be recognised, never enough to be used. */
export function masked(secret: string): string {
  const shown = Math.min(4, Math.floor(secret.length / 4));
  return `${secret.slice(0, shown)}…`;
}
