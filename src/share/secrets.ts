// Points out what looks like a key or password in a text, before that text is given to others.

import type { Span } from '../model/finding.ts';
import { endOfString } from '../text/depth.ts';

export interface Secret extends Span {
  /** What it looks like: `GitHub token`. */
  readonly kind: string;
}

/** Forms that issuers give to their keys, so that they can be found. */
const FORMS: readonly (readonly [kind: string, form: RegExp])[] = [
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
  ['password in an address', /(?<=[a-z][a-z\d+.-]{0,20}:\/\/[^\s:/@"']{1,80}:)[^\s:/@"'{}$<>]{3,80}(?=@)/g],
];

const NAMED =
  /(?:api|access|auth|secret|private|client|session|signing)[-_ ]?(?:key|token|secret)|passw(?:or)?d|passphrase|\btoken\b|\bsecret\b|credential/i;
/** Members whose text is the value of the setting that holds them. */
const VALUE_OF = /^(?:value|default|defaultValue)$/;
const LONGEST = 1_000_000;
/** No key is longer than this. */
const MOST_VALUE = 5000;

/** In the order of their places; ranges do not overlap. The text may be broken, or not JSON at all. Linear. */
export function findSecrets(text: string): Secret[] {
  const found = FORMS.flatMap(([kind, form]) =>
    Array.from(text.matchAll(form), (match): Secret => {
      return { kind, from: match.index, to: match.index + match[0].length };
    }),
  );
  const all = [...found, ...privateKeys(text), ...webTokens(text), ...namedValues(text)];
  const merged: Secret[] = [];
  for (const one of all.sort((a, b) => a.from - b.from || b.to - a.to)) {
    const last = merged.at(-1);
    if (!last || one.from >= last.to) merged.push(one);
    else if (one.to > last.to) merged[merged.length - 1] = { ...last, to: one.to };
  }
  return merged;
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
  try {
    JSON.parse(text);
  } catch {
    return [];
  }
  const found: Secret[] = [];
  for (const { name, from, to } of stringsOf(text)) {
    if (to - from > 6 * MOST_VALUE || !NAMED.test(name)) continue;
    if (isLikely(JSON.parse(text.slice(from, to)) as string))
      found.push({ kind: `value of \`${name}\``, from: from + 1, to: to - 1 });
  }
  return found;
}

/** A string of an object, quotes included, with the name of the setting that it is the value of. */
interface Named extends Span {
  readonly name: string;
}

interface Container {
  /** The name of the member that holds it, or that holds the list which it is in. */
  readonly owner: string;
  readonly isList: boolean;
  /** The key whose value comes next. */
  key: string | null;
}

/** All strings of the objects in a JSON text, in one pass. */
function* stringsOf(text: string): Generator<Named> {
  const around: Container[] = [];
  for (let at = 0; at < text.length; at++) {
    const inside = around.at(-1);
    const char = text.charAt(at);
    if (char === '"') {
      const to = endOfString(text, at);
      if (inside?.isList === false && inside.key === null)
        inside.key = JSON.parse(text.slice(at, to)) as string;
      else if (inside?.isList === false)
        yield { name: VALUE_OF.test(inside.key ?? '') ? inside.owner : (inside.key ?? ''), from: at, to };
      at = to - 1;
    } else if (char === ',' && inside) inside.key = null;
    else if (char === '{' || char === '[')
      around.push({ owner: inside?.key ?? inside?.owner ?? '', isList: char === '[', key: null });
    else if (char === '}' || char === ']') around.pop();
  }
}

/** No placeholder, no sentence, no name of a variable. */
function isLikely(value: string): boolean {
  if (value.length < 8 || value.length > MOST_VALUE || /[\s<>{}()[\]]/.test(value)) return false;
  if (/your|example|placeholder|change|insert|xxx|\*\*\*|\.\.\.|…|^\$|^%|env|removed/i.test(value))
    return false;
  return /\d/.test(value) && /[a-z]/i.test(value) && !/^[\w-]*(?:key|token|secret|password)$/i.test(value);
}
