// Permalinks: `#v1.d.<base64url>`, made of checksum, length and the deflated envelope. Of a link of another version only the text is opened.

import { checksum, deflate, inflate } from './deflate.ts';
import { countSigns } from '../lang/json/depth.ts';
import { beginningOfText, readState, writeState, type SharedState } from './state.ts';

const VERSION = 'v1';
/** Checksum of the envelope's bytes and length of the deflated ones, four bytes each, big-endian. */
const HEAD = 8;

/** Longest fragment that is looked at, in characters. */
const MAX_LENGTH = 4_000_000;

/** The envelope has few values: its texts are one each. More would hold the page up while they are read. */
const MAX_VALUES = 100_000;

/** The fragment with its `#`. Codec `d` deflates, `p` is plain: the shorter one is taken. */
export async function fragmentOf(state: SharedState): Promise<string> {
  const plain = new TextEncoder().encode(writeState(state));
  const deflated = await deflate(plain);
  const [codec, body] = deflated.length < plain.length ? ['d', deflated] : ['p', plain];
  const bytes = new Uint8Array(HEAD + body.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, checksum(plain));
  view.setUint32(4, body.length);
  bytes.set(body, HEAD);
  return `#${VERSION}.${codec}.${toBase64url(bytes)}`;
}

/** What a fragment holds; `none` where it is not a link of this page. */
export type Opened = Whole | Damaged | { readonly kind: 'none' };

interface Whole {
  readonly kind: 'whole';
  readonly state: SharedState;
}

/** Something is wrong; `text` is the beginning of the manifest where that much could be read. */
interface Damaged {
  readonly kind: 'damaged';
  readonly why: string;
  readonly text: string | null;
}

/** Never rejects, whatever the fragment holds. */
export async function openFragment(fragment: string): Promise<Opened> {
  const text = fragment.replace(/^#/, '');
  if (text === '') return { kind: 'none' };
  if (!/^v\d/.test(text))
    return damaged('The part of this address after # was not made by Plugbench, so nothing was opened.');
  if (text.length > MAX_LENGTH)
    return damaged('This link is longer than any that Plugbench makes, so it is not opened.');
  const [version = '', codec = '', ...rest] = text.split('.');
  const known = codec === 'd' || codec === 'p';
  const opened = known
    ? await openBody(codec, rest.join('.'))
    : damaged('This link is compressed in a way that this page does not know.');
  if (version === VERSION) return opened;
  const why = `This link has version ${version.slice(0, 8)}, and this page opens ${VERSION} only. Reload the page and open the link again.`;
  return { kind: 'damaged', why, text: opened.kind === 'whole' ? opened.state.text : opened.text };
}

async function openBody(codec: 'd' | 'p', text: string): Promise<Whole | Damaged> {
  const { bytes, clean } = fromBase64url(text);
  if (bytes.length <= HEAD) return damaged('This link ends before its content begins.');
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const body = bytes.slice(HEAD);
  const missing = view.getUint32(4) - body.length;
  const { bytes: plain, outcome } =
    codec === 'd' ? await inflate(body) : { bytes: body, outcome: 'ends' as const };
  const json = new TextDecoder().decode(plain);
  if (outcome === 'too-long') return damaged('This link unpacks to more than 8 MB, so it is not opened.');
  if (outcome === 'ends' && checksum(plain) === view.getUint32(0)) return openState(json);
  const why =
    missing > 0 && clean
      ? `This link is cut off: about ${String(Math.ceil((missing * 4) / 3))} characters are missing at its end.`
      : 'This link is damaged: its content does not match its checksum.';
  return { kind: 'damaged', why, text: beginningOfText(json) };
}

function openState(json: string): Whole | Damaged {
  if (countSigns(json, ',', MAX_VALUES) > MAX_VALUES) {
    const why = 'This link holds more values than any link made here, so only its text can be opened.';
    return { kind: 'damaged', why, text: beginningOfText(json) };
  }
  const state = readState(json);
  return state ? { kind: 'whole', state } : damaged('This link contains no manifest.');
}

function damaged(why: string): Damaged {
  return { kind: 'damaged', why, text: null };
}

const CHUNK = 0x8000;

/** Letters, digits, `-` and `_`, which survive chat programs; no padding. */
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
