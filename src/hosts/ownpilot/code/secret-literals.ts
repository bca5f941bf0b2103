// Texts that look like credentials and not like a placeholder for one.

/** Beginnings that providers give to their keys, each with the length of real ones. */
const KNOWN =
  /\bsk-[A-Za-z0-9_-]{20,}|\b(?:gsk_|xai-)[A-Za-z0-9]{20,}|\bgh[pousr]_[A-Za-z0-9]{30,}|\bgithub_pat_\w{30,}|\bAKIA[0-9A-Z]{16}\b|\bAIza[0-9A-Za-z_-]{30,}|\bxox[abprs]-[A-Za-z0-9-]{10,}|\bBearer [A-Za-z0-9._~+/-]{20,}|-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----/;

const SECRET_NAME = /(?:key|token|secret|passw(?:or)?d|credential)s?$/i;

const PLACEHOLDER =
  /your|example|placeholder|xxx|changeme|insert|replace|dummy|test|sample|todo|<|\$\{|\.\.\./i;

/** The range of a known kind of credential in a text; null where there is none. */
export function knownSecret(text: string): { from: number; to: number } | null {
  const match = KNOWN.exec(text);
  if (!match || PLACEHOLDER.test(match[0])) return null;
  const from = match.index + (match[0].startsWith('Bearer ') ? 'Bearer '.length : 0);
  return { from, to: match.index + match[0].length };
}

/** True for a text without spaces that is as varied as a generated key, given to a name that asks for one. */
export function isSecretFor(name: string, text: string): boolean {
  if (!SECRET_NAME.test(name) || !/^[\w.+/=~-]{16,}$/.test(text) || PLACEHOLDER.test(text)) return false;
  return /\d/.test(text) && /[A-Za-z]/.test(text) && new Set(text).size >= 10;
}
