// The files of a picker, of a drop, of the clipboard and of a zip, with their paths; they are read later, if at all.

import { isZip, MAX_FILE_BYTES, tooLarge } from './read-file.ts';

export interface Picked {
  readonly path: string;
  readonly file: () => Promise<File>;
}

/** A folder with more files is not a plugin, but a whole disk. */
const MOST = 20_000;

/** The files of a picker or of the clipboard. */
export function fromFiles(files: readonly File[]): Picked[] {
  return files.map((file) => ({
    path: file.webkitRelativePath || file.name,
    file: () => Promise.resolve(file),
  }));
}

export interface Dropped {
  readonly files: readonly Picked[];
  /** Of a single file, where the browser gives one: it can be saved back to. */
  readonly handle: FileSystemFileHandle | null;
}

interface WithHandle {
  readonly getAsFileSystemHandle?: () => Promise<FileSystemHandle | null>;
}

/**
 * Must be called while the drop is handled: the browser forgets its items afterwards. Rejects with a sentence where a folder
 * has too many files.
 */
export async function fromDrop(data: DataTransfer): Promise<Dropped> {
  const items = [...data.items].filter(({ kind }) => kind === 'file');
  const entries = items.map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  const single = items.length === 1 ? (items[0] as WithHandle | undefined) : undefined;
  const handle = single?.getAsFileSystemHandle?.() ?? null;
  const plain = fromFiles([...data.files]);
  if (entries.length === 0) return { files: plain, handle: null };
  const files: Picked[] = [];
  for (const entry of entries) await addFilesOf(entry, '', files);
  const given = await Promise.resolve(handle).catch(() => null);
  return { files, handle: given && isFileHandle(given) ? given : null };
}

// Chromium does not give the classes of entries a name, and no browser those of handles on an insecure page.
const isFileEntry = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFileHandle = (handle: FileSystemHandle): handle is FileSystemFileHandle => handle.kind === 'file';

async function addFilesOf(entry: FileSystemEntry, folder: string, found: Picked[]): Promise<void> {
  const path = folder + entry.name;
  if (isFileEntry(entry)) {
    if (found.length >= MOST)
      throw new Error(
        `This folder has more than ${MOST.toLocaleString('en')} files. Drop the plugin's own folder.`,
      );
    found.push({ path, file: () => new Promise<File>((resolve, reject) => entry.file(resolve, reject)) });
  }
  if (!isFolder(entry) || /^(?:node_modules|\.git)$/.test(entry.name)) return;
  const reader = entry.createReader();
  // A reader gives a folder's entries in portions, and an empty one at the end.
  for (;;) {
    const portion = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (portion.length === 0) return;
    for (const inner of portion) await addFilesOf(inner, `${path}/`, found);
  }
}

/** The files with those in zip files instead of these, and how many links were left out. Rejects with a sentence. */
export async function unpacked(
  picked: readonly Picked[],
): Promise<{ readonly files: readonly Picked[]; readonly links: number }> {
  const files: Picked[] = [];
  let links = 0;
  for (const one of picked) {
    // Of many files, the others are packed folders only if their names say so.
    const file = picked.length === 1 || /\.zip$/i.test(one.path) ? await one.file() : null;
    const start = file && new Uint8Array(await file.slice(0, 16).arrayBuffer());
    if (!file || !start || !isZip(file.name, start)) {
      files.push(one);
      continue;
    }
    if (file.size > MAX_FILE_BYTES) throw tooLarge(file.name, file.size);
    const { unzip } = await import('./zip.ts');
    const inside = unzip(file.name, new Uint8Array(await file.arrayBuffer()));
    files.push(...inside.files);
    links += inside.links;
  }
  return { files, links };
}
