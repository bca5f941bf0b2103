// Finds secrets by their shape and by the name of their member: one list for messages, forms and sharing.
// It imports only types, because the page loads it at its start.

import type { Span } from '../../model/finding.ts';

/** A part of a text with the shape of a key; offsets in UTF-16 units. */
export interface Secret extends Span {
  readonly kind: string;
}

/** The forms in which issuers write their keys. */
const FORMS: readonly (readonly [kind: string, form: RegExp])[] = [
  ['OpenAI or Anthropic key', /\bsk-[\w-]{16,}/g],
  ['Groq key', /\bgsk_\w{16,}/g],
  ['xAI key', /\bxai-\w{16,}/g],
  ['GitHub token', /\b(?:gh[pousr]_|github_pat_)\w{16,}/g],
  ['GitLab token', /\bglpat-[\w-]{18,}/g],
  ['AWS access key', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g],
  ['Google key', /\bAIza[\w-]{30,}/g],
  ['Slack token', /\bxox[abeoprs]-[\w-]{10,}/g],
  ['Stripe key', /\b[prs]k_(?:live|test)_\w{16,}/g],
  ['npm token', /\bnpm_\w{30,}/g],
  ['Hugging Face token', /\bhf_\w{20,}/g],
  ['Telegram bot token', /\b\d{8,10}:AA[\w-]{32,}/g],
  ['bearer token', /(?<=\bBearer )[\w.~+/=-]{20,}/g],
  // In the middle of a text the same digits are the hash of a transaction or an event.
  ['private key of a wallet', /^0x[\da-f]{64}$/gi],
  ['password in an address', /(?<=[a-z][a-z\d+.-]{0,20}:\/\/[^\s:/@"']{1,80}:)[^\s:/@"'{}$<>]{3,80}(?=@)/g],
];

/** Shorter texts cannot contain any of the forms. */
const SHORTEST = 10;

/** All parts with the shape of a key, in source order; ranges may overlap, placeholders are included. Linear time. */
export function secretsIn(text: string): Secret[] {
  if (text.length < SHORTEST) return [];
  const found = [...privateKeys(text), ...webTokens(text)];
  for (const [kind, form] of FORMS) {
    form.lastIndex = 0;
    for (let match = form.exec(text); match; match = form.exec(text))
      found.push({ kind, from: match.index, to: form.lastIndex });
  }
  return found.sort((a, b) => a.from - b.from || b.to - a.to);
}

/** The first range of a text that has the shape of a key and is not a placeholder; null where there is none. */
export function secretIn(text: string): Span | null {
  const found = secretsIn(text).find(({ from, to }) => isReal(text.slice(from, to)));
  return found ? { from: found.from, to: found.to } : null;
}

/** Only passwords in addresses are shorter than 14, and there `password` is a word for one. */
function isReal(secret: string): boolean {
  if (isPlaceholder(secret) || new Set(secret.slice(4)).size < 4) return false;
  return secret.length >= 14 || /\d/.test(secret);
}

/** Up to the line that ends the key, or to the end of the text. */
function privateKeys(text: string): Secret[] {
  const found: Secret[] = [];
  const begin = /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----/g;
  for (let match = begin.exec(text); match; match = begin.exec(text)) {
    const line = text.indexOf('-----END', begin.lastIndex);
    const end = /-----END [A-Z ]{0,40}-----/y;
    end.lastIndex = line;
    const to = line < 0 ? text.length : end.test(text) ? end.lastIndex : line;
    found.push({ kind: 'private key', from: match.index, to });
    begin.lastIndex = to;
  }
  return found;
}

/** Three parts with dots between them, the first two of which begin as JSON does in base64. */
function webTokens(text: string): Secret[] {
  if (!text.includes('eyJ')) return [];
  const found: Secret[] = [];
  for (const run of text.matchAll(/[\w.-]+/g)) {
    const parts = run[0].split('.');
    let at = run.index;
    for (let i = 0; i < parts.length; i++) {
      const [head = '', body = '', tail = ''] = parts.slice(i, i + 3);
      const start = head.search(/\beyJ[\w-]{10}/);
      if (start >= 0 && /^eyJ[\w-]{10}/.test(body) && tail.length >= 10) {
        const to = at + head.length + body.length + tail.length + 2;
        found.push({ kind: 'JSON Web Token', from: at + start, to });
      }
      at += head.length + 1;
    }
  }
  return found;
}

/** True for what people write in place of a key. `test` does not count in Stripe's keys, where it is part of real ones. */
export function isPlaceholder(text: string): boolean {
  return /your|example|placeholder|change|insert|replace|removed|dummy|sample|todo|env|(?<![prs]k_)test|xxx|\*\*\*|\.\.\.|…|<|\$\{|^[$%]/i.test(
    text,
  );
}

/** Words for secrets; `key` and `token` only after a word that says what they are for. */
const NOUN =
  /(?:access|api|auth|client|encryption|private|secret|session|signing)_?(?:key|token)s?(?=[_\d]|$)|(?:token|secrets?|passw(?:or)?ds?|passphrase|credentials?|mnemonic|seed_?phrase|cookies?)(?=[_\d]|$)/g;

/**
 * How surely a name says that its value is a secret: `sure` for `apiKey` or `bot_token`, `likely` for `apiKey2` or
 * `tokenUrl`, `maybe` for a `key` of any kind, null for all others, `maxTokens` and `keyword` among them.
 */
export function secretName(name: string): 'sure' | 'likely' | 'maybe' | null {
  if (!isMaskedName(name)) return null;
  const parts = name
    .slice(-300)
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .split(/[^A-Za-z\d]+/);
  const words = parts
    .filter((part) => part !== '')
    .join('_')
    .toLowerCase();
  const last = [...words.matchAll(NOUN)].at(-1);
  if (last) return last.index + last[0].length === words.length ? 'sure' : 'likely';
  return /(?:^|_)key(?:[_\d]|$)/.test(words) ? 'maybe' : null;
}

/** True where a value should be masked because of its name. Masking too much does no harm, so this is generous. */
export function isMaskedName(name: string): boolean {
  return /key|token|secret|pass|auth|credential|cookie|mnemonic|seed.?phrase/i.test(name);
}

/** True for a string without spaces that is as varied as a generated key: a secret if its name suggests one. */
export function isVaried(text: string): boolean {
  if (!/^[\w.+/=~-]{16,}$/.test(text) || !/\d/.test(text) || !/[A-Za-z]/.test(text)) return false;
  return new Set(text).size >= 10 && !isPlaceholder(text);
}
