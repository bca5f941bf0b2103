// Says what a file is that is not text: by the bytes that it begins with, else by bytes that no text has.

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
  ['a sound or a video', ['ID3\x03', 'ID3\x04', 'OggS', 'fLaC', 'RIFF....', '....ftyp', '\x1a\x45\xdf\xa3']],
  ['a font', ['wOFF', 'wOF2', 'OTTO', '\0\x01\0\0']],
  ['a program', ['\x7fELF', 'MZ\x90', '\0asm', '\xca\xfe\xba\xbe', '\xcf\xfa\xed\xfe']],
  ['a database', ['SQLite format 3\0']],
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
export function binaryKind(bytes: Uint8Array, decoded: string): string | null {
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
