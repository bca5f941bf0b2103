// Bytes as text in the alphabet that survives chat programs: letters, digits, `-` and `_`, no padding.

const CHUNK = 0x8000;

/** The bytes without padding. */
export function toBase64url(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK)
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(binary)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');
}

/** The bytes up to the first character outside of the alphabet, which makes `clean` false; a last lone character is dropped. */
export function fromBase64url(text: string): { bytes: Uint8Array<ArrayBuffer>; clean: boolean } {
  const legal = /^[\w-]*/.exec(text)?.[0] ?? '';
  const whole = legal.length % 4 === 1 ? legal.slice(0, -1) : legal;
  const binary = atob(whole.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
  return { bytes, clean: whole.length === text.length };
}
