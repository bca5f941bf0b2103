// Texts that look like real credentials, by the prefixes and lengths that their issuers use.

const PREFIXED =
  /^(sk-[A-Za-z0-9_-]{20,}|(sk|pk|rk)_(live|test)_[A-Za-z0-9]{16,}|gh[pousr]_[A-Za-z0-9]{30,}|github_pat_\w{30,}|glpat-[\w-]{20,}|xox[abprs]-[\w-]{20,}|AIza[\w-]{30,}|AKIA[A-Z0-9]{16}|hf_[A-Za-z0-9]{20,}|eyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]*|Bearer \S{20,})$/;

/** True for texts such as `ghp_…` in full length; placeholders such as `YOUR_API_KEY` or `sk-xxxx` are none. */
export function looksLikeSecret(text: string): boolean {
  if (text.length > 4000 || !PREFIXED.test(text)) return false;
  return new Set(text.slice(4)).size > 8;
}
