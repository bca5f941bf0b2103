// Addresses of authors: those that the official schema takes, which knows only ASCII.

import { complaints } from '../official-schema.ts';

/** The web address as the schema takes it, other characters as browsers read them; undefined for any other text. */
export function webAddress(text: string): string | undefined {
  return [text, inAscii(text)].find((url) => /^https?:\/\/[^\s/]+/i.test(url) && isAccepted(url));
}

function isAccepted(url: string): boolean {
  return !complaints({ author_url: url }).some((error) => error.pointer === '/author_url');
}

/** With percent codes, also in names of hosts: browsers look `m%C3%BCller.example` up as `xn--mller-kva.example`. */
function inAscii(text: string): string {
  return text
    .trim()
    .replace(/\p{Cs}/gu, '')
    .replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}
