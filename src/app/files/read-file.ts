// Reads files that a person opens, and says what is wrong with their bytes instead of hiding it.

/** A file that is not opened; the message is a sentence that says what it is. */
export class Unreadable extends Error {
  readonly why: 'not text' | 'too large';

  constructor(why: Unreadable['why'], message: string) {
    super(message);
    this.why = why;
  }
}

export interface OpenedFile {
  readonly name: string;
  readonly text: string;
  /** A sentence for the person, where the bytes were not clean UTF-8. */
  readonly warning: string | null;
}

/** Far above any manifest; an editor in a page is slow above it. */
export const MAX_FILE_BYTES = 20_000_000;

/** Throws an Error with a sentence for the person when the file cannot be read as text. */
export async function readFile(file: File): Promise<OpenedFile> {
  if (file.size > MAX_FILE_BYTES) throw tooLarge(file.name, file.size);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes);
  const kind = binaryKind(bytes, text);
  if (kind !== null) throw new Unreadable('not text', `${file.name} is ${kind}.`);
  return { name: file.name, text, warning: warningOf(file.name, text, bytes, encoding) };
}

function warningOf(name: string, text: string, bytes: Uint8Array, encoding: string): string | null {
  if (encoding !== 'utf-8')
    return `${name} is encoded as ${encoding.toUpperCase()}; hosts read UTF-8. Save it as UTF-8.`;
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return null;
  } catch {
    const bad = text.split('\uFFFD').length - 1;
    return `${name} is not valid UTF-8: ${String(bad)} unreadable ${bad === 1 ? 'place is' : 'places are'} shown as \uFFFD.`;
  }
}

/** UTF-16 has a mark, or a zero byte beside the bracket that JSON begins with. */
function encodingOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if ((first === 0xff && second === 0xfe) || (first === 0x7b && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x7b)) return 'utf-16be';
  return 'utf-8';
}

/** What is thrown for a file of so many bytes. */
export function tooLarge(name: string, bytes: number): Unreadable {
  const most = megabytes(MAX_FILE_BYTES);
  return new Unreadable(
    'too large',
    `${name} has ${megabytes(bytes)} MB, and Plugbench opens files of up to ${most} MB.`,
  );
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}

/** The first bytes of formats, as Latin-1; a dot is any byte. */
const SIGNATURES: readonly (readonly [kind: string, starts: readonly string[]])[] = [
  [
    'an image',
    ['\x89PNG', '\xff\xd8\xff', 'GIF87a', 'GIF89a', 'RIFF....WEBP', '\0\0\x01\0', 'II*\0', 'MM\0*'],
  ],
  ['an image', ['....ftypavif', '....ftyphei', '....ftypmif', '8BPS\0']],
  ['a PDF', ['%PDF-']],
  [
    'an archive',
    ['\x1f\x8b', '7z\xbc\xaf\x27', 'Rar!\x1a', '\xfd7zXZ', 'BZh.1AY', '\x28\xb5\x2f\xfd', 'PK\x03\x04'],
  ],
];

const LONGEST = 16;

/** Zip files begin like that, whatever they are called. */
const ZIP = 'PK\x03\x04';

/** What files of Office, Java and Android are called: zip files too, but no folder of a plugin. */
const OTHER_ZIP = /\.(?:docx|xlsx|pptx|od[tsp]|jar|apk|epub|whl)$/i;

/** Whether a file is a folder that was packed. */
export function isZip(name: string, start: Uint8Array): boolean {
  return /\.zip$/i.test(name) || (latin(start).startsWith(ZIP) && !OTHER_ZIP.test(name));
}

/** `an image`, for a sentence that says what the file is; null for text. */
function binaryKind(bytes: Uint8Array, decoded: string): string | null {
  const start = latin(bytes);
  for (const [kind, starts] of SIGNATURES) if (starts.some((sign) => begins(start, sign))) return kind;
  // Text in an old encoding has a few places that are not UTF-8, and no control characters.
  const odd = decoded.match(/[\0-\x08\x0e-\x1a\x1c-\x1f\ufffd]/g)?.length ?? 0;
  return decoded.includes('\0') || odd > decoded.length / 5 ? 'not text' : null;
}

function begins(start: string, sign: string): boolean {
  return [...sign].every((char, i) => char === '.' || start.charAt(i) === char);
}

function latin(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.subarray(0, LONGEST));
}
