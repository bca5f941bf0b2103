// Points out what looks like a key or password in a text, before that text is given to others.

import type { Span } from '../model/finding.ts';
import { placeOf } from '../text/place.ts';

export interface Secret extends Span {
  /** What it looks like: `GitHub token`. */
  readonly kind: string;
}

/** Forms that issuers give to their keys, so that they can be found. */
const FORMS: readonly (readonly [kind: string, form: RegExp])[] = [
  ['private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----(?:[^-]|-(?!----END))*(?:-----END [A-Z ]*-----)?/g],
  ['OpenAI or Anthropic key', /\bsk-(?:ant-|proj-|svcacct-)?[\w-]{20,}/g],
  ['GitHub token', /\b(?:gh[pousr]_\w{30,}|github_pat_\w{30,})/g],
  ['GitLab token', /\bglpat-[\w-]{18,}/g],
  ['AWS access key', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g],
  ['Google key', /\bAIza[\w-]{35}/g],
  ['Slack token', /\bxox[abeoprs]-[\w-]{10,}/g],
  ['Stripe key', /\b[rs]k_(?:live|test)_\w{16,}/g],
  ['npm token', /\bnpm_\w{30,}/g],
  ['Hugging Face token', /\bhf_\w{30,}/g],
  ['Telegram bot token', /\b\d{8,10}:AA[\w-]{32,}/g],
  ['JSON Web Token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/g],
  ['password in an address', /(?<=\b[a-z][a-z\d+.-]*:\/\/[^\s:/@"']{1,80}:)[^\s:/@"'{}$<>]{3,80}(?=@)/g],
];

const NAMED =
  /(?:api|access|auth|secret|private|client|session|signing)[-_ ]?(?:key|token|secret)|passw(?:or)?d|passphrase|\btoken\b|\bsecret\b|credential/i;
/** Members whose text is the value of the setting that holds them. */
const VALUE_OF = /^(?:value|default|defaultValue)$/;
const LONGEST = 1_000_000;

/** In the order of their places; ranges do not overlap. The text may be broken, or no JSON at all. */
export function findSecrets(text: string): Secret[] {
  const found = FORMS.flatMap(([kind, form]) =>
    [...text.matchAll(form)].map((match): Secret => {
      return { kind, from: match.index, to: match.index + match[0].length };
    }),
  );
  const all = [...found, ...namedValues(text)].sort((a, b) => a.from - b.from || b.to - a.to);
  return all.filter((secret, i) => !all.slice(0, i).some((other) => secret.from < other.to));
}

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

/** Members that are named like a secret and hold what could be one. */
function namedValues(text: string): Secret[] {
  if (text.length > LONGEST) return [];
  let root: unknown;
  try {
    root = JSON.parse(text);
  } catch {
    return [];
  }
  return [...membersOf(root, '', '')]
    .filter(({ name, value }) => NAMED.test(name) && isLikely(value))
    .map(({ name, pointer }) => {
      const { from, to } = placeOf(text, pointer);
      return { kind: `value of \`${name}\``, from: from + 1, to: to - 1 };
    });
}

interface Member {
  readonly name: string;
  readonly value: string;
  readonly pointer: string;
}

function* membersOf(value: unknown, pointer: string, owner: string): Generator<Member> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const below = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const name = VALUE_OF.test(key) ? owner : key;
    if (typeof inner === 'string') yield { name, value: inner, pointer: below };
    else yield* membersOf(inner, below, Array.isArray(value) ? owner : key);
  }
}

/** No placeholder, no sentence, no name of a variable. */
function isLikely(value: string): boolean {
  if (value.length < 8 || value.length > 5000 || /[\s<>{}()[\]]/.test(value)) return false;
  if (/your|example|placeholder|change|insert|xxx|\*\*\*|\.\.\.|…|^\$|^%|env|removed/i.test(value))
    return false;
  return /\d/.test(value) && /[a-z]/i.test(value) && !/^[\w-]*(?:key|token|secret|password)$/i.test(value);
}
