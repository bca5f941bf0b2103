// Saves work as a file: to where it came from, to a place that the person chooses, or as a download.

import type { PluginFile } from '../../model/file.ts';
import { baseName, renamedMessage, withSafePaths } from '../../files/paths.ts';

export interface SavedFile {
  readonly message: string;
  /** Set where the browser can write to it again. */
  readonly handle: FileSystemFileHandle | null;
}

type Picker = (options: { suggestedName: string }) => Promise<FileSystemFileHandle>;

/** One file as it is, several as a zip, or one too if `zip`. null where the person changed their mind. */
export async function saveAs(
  given: readonly PluginFile[],
  zip = given.length > 1,
): Promise<SavedFile | null> {
  const { files, renamed } = withSafePaths(given);
  const saved = await save(files, zip);
  return saved && { ...saved, message: [saved.message, renamedMessage(renamed)].join(' ').trim() };
}

async function save(files: readonly PluginFile[], zip: boolean): Promise<SavedFile | null> {
  const [first] = files;
  if (!first) return null;
  const name = baseName(first.path);
  const bytes = zip ? await zipped(files) : new TextEncoder().encode(first.text);
  const suggestedName = zip ? `${first.path.split('/').at(-2) ?? name.replace(/\.\w+$/, '')}.zip` : name;
  const picker = (window as { showSaveFilePicker?: Picker }).showSaveFilePicker;
  if (!picker) return download(suggestedName, bytes);
  try {
    const handle = await picker.call(window, { suggestedName });
    await write(handle, bytes);
    return { message: `Saved as ${handle.name}.`, handle: zip ? null : handle };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    return download(suggestedName, bytes);
  }
}

async function zipped(files: readonly PluginFile[]): Promise<Uint8Array<ArrayBuffer>> {
  const { zipOf } = await import('./zip.ts');
  return zipOf(files);
}

/** Writes the text to the file that it came from. Rejects where the browser or the person refuses. */
export async function saveTo(handle: FileSystemFileHandle, text: string): Promise<SavedFile> {
  await write(handle, new TextEncoder().encode(text));
  return { message: `Saved to ${handle.name}.`, handle };
}

async function write(handle: FileSystemFileHandle, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const stream = await handle.createWritable();
  await stream.write(bytes);
  await stream.close();
}

function download(name: string, bytes: Uint8Array<ArrayBuffer>): SavedFile {
  const address = URL.createObjectURL(new Blob([bytes]));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return { message: `${name} is in your downloads.`, handle: null };
}
