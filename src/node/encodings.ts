// Texts to bytes and back in the encodings of Node's Buffer, as leniently as Node does it.

import { utf8 } from './utf8.ts';

/** Encodings of Node's Buffer, each by its first name. */
export type Encoding = 'utf8' | 'utf16le' | 'latin1' | 'ascii' | 'base64' | 'base64url' | 'hex';

const NAMES: ReadonlyMap<string, Encoding> = new Map<string, Encoding>([
  ['utf8', 'utf8'],
  ['utf-8', 'utf8'],
  ['utf16le', 'utf16le'],
  ['utf-16le', 'utf16le'],
  ['ucs2', 'utf16le'],
  ['ucs-2', 'utf16le'],
  ['latin1', 'latin1'],
  ['binary', 'latin1'],
  ['ascii', 'ascii'],
  ['base64', 'base64'],
  ['base64url', 'base64url'],
  ['hex', 'hex'],
]);

/** The encoding of a name in any case; undefined where Node knows none. */
export function encodingOf(name: unknown): Encoding | undefined {
  return NAMES.get(String(name).toLowerCase());
}

/** The bytes of a text. */
export function bytesOf(text: string, encoding: Encoding): Uint8Array {
  switch (encoding) {
    case 'utf8':
      return utf8.encode(text);
    case 'utf16le': {
      const bytes = new Uint8Array(text.length * 2);
      for (let i = 0; i < text.length; i++) {
        const code = text.charCodeAt(i);
        bytes[2 * i] = code;
        bytes[2 * i + 1] = code >> 8;
      }
      return bytes;
    }
    case 'latin1':
    case 'ascii':
      return Uint8Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
    case 'base64':
    case 'base64url':
      return fromBase64(text);
    case 'hex':
      return fromHex(text);
  }
}

/** The text of bytes. */
export function textOf(bytes: Uint8Array, encoding: Encoding): string {
  switch (encoding) {
    case 'utf8':
      return utf8.decode(bytes);
    case 'utf16le':
      return units(bytes.length >> 1, (i) => (bytes[2 * i] ?? 0) | ((bytes[2 * i + 1] ?? 0) << 8));
    case 'latin1':
      return units(bytes.length, (i) => bytes[i] ?? 0);
    case 'ascii':
      return units(bytes.length, (i) => (bytes[i] ?? 0) & 0x7f);
    case 'base64':
      return toBase64(bytes, STANDARD, '=');
    case 'base64url':
      return toBase64(bytes, URL_SAFE, '');
    case 'hex':
      return hexOf(bytes);
  }
}

/** Lower-case hex digits. */
export function hexOf(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += (byte < 16 ? '0' : '') + byte.toString(16);
  return text;
}

function units(count: number, unit: (i: number) => number): string {
  let text = '';
  for (let i = 0; i < count; i++) text += String.fromCharCode(unit(i));
  return text;
}

const STANDARD = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const EQUALS = 0x3d;
const URL_SAFE = `${STANDARD.slice(0, 62)}-_`;

function toBase64(bytes: Uint8Array, alphabet: string, padding: string): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const left = bytes.length - i;
    const group = ((bytes[i] ?? 0) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    text += alphabet.charAt(group >> 18) + alphabet.charAt((group >> 12) & 63);
    text += left > 1 ? alphabet.charAt((group >> 6) & 63) : padding;
    text += left > 2 ? alphabet.charAt(group & 63) : padding;
  }
  return text;
}

/**
 * Both alphabets at once, up to the first padding; what is not of an alphabet is passed over. Of every code unit
 * Node reads the lower byte alone (src/base64-inl.h).
 */
function fromBase64(text: string): Uint8Array {
  const bytes = new Uint8Array(Math.ceil((text.length * 3) / 4));
  let length = 0;
  let bits = 0;
  let held = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i) & 0xff;
    if (code === EQUALS) break;
    const digit = base64Digit(code);
    if (digit < 0) continue;
    held = ((held << 6) | digit) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[length++] = held >> bits;
  }
  return bytes.subarray(0, length);
}

function base64Digit(code: number): number {
  if (code === 0x2d) return 62;
  if (code === 0x5f) return 63;
  return code < 0x80 ? STANDARD.indexOf(String.fromCharCode(code)) : -1;
}

/** Up to the first pair that is none; lower bytes alone here too. */
function fromHex(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length >> 1);
  for (let i = 0; i < bytes.length; i++) {
    const high = hexDigit(text.charCodeAt(2 * i) & 0xff);
    const low = hexDigit(text.charCodeAt(2 * i + 1) & 0xff);
    if (high < 0 || low < 0) return bytes.subarray(0, i);
    bytes[i] = high * 16 + low;
  }
  return bytes;
}

function hexDigit(code: number): number {
  return '0123456789abcdef'.indexOf(String.fromCharCode(code).toLowerCase());
}
