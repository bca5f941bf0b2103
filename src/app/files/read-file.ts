// Reads files that a person opens, and says what is wrong with their bytes instead of hiding it.

/** A file as text. */
export interface OpenedFile {
  readonly name: string;
  readonly text: string;
  /** A sentence for the person, where the bytes were not clean UTF-8. */
  readonly warning: string | null;
}

/** Far above any manifest; an editor in a page is slow above it. */
export const MAX_FILE_BYTES = 20_000_000;

/** Throws an Error with a sentence for the person when the file cannot be read at all. */
export async function readFile(file: File): Promise<OpenedFile> {
  if (file.size > MAX_FILE_BYTES) {
    throw new Error(
      `${file.name} has ${megabytes(file.size)} MB. Plugbench opens files of up to ${megabytes(MAX_FILE_BYTES)} MB.`,
    );
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const utf16 = utf16Label(bytes);
  if (utf16) {
    return {
      name: file.name,
      text: new TextDecoder(utf16, { ignoreBOM: true }).decode(bytes),
      warning: `${file.name} is encoded as ${utf16.toUpperCase()}; hosts read UTF-8. Save it as UTF-8.`,
    };
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return { name: file.name, text, warning: null };
  } catch {
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    const bad = text.split('\uFFFD').length - 1;
    return {
      name: file.name,
      text,
      warning: `${file.name} is not valid UTF-8: ${String(bad)} unreadable ${bad === 1 ? 'place is' : 'places are'} shown as \uFFFD.`,
    };
  }
}

function utf16Label(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return null;
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}
