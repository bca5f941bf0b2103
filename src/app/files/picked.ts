// The files of a picker, of a drop and of the clipboard, with their paths.

import type { Picked } from './opening.ts';

/** Files beyond this are left out: so many are not a plugin, but a whole disk. */
const MAX = 200;

/** The files of a picker or of the clipboard; those beyond the limit are left out. */
export function fromFiles(files: readonly File[]): Picked[] {
  return files.slice(0, MAX).map((file) => ({ path: file.webkitRelativePath || file.name, file }));
}

/** What was dropped, with the files inside of folders. */
export interface Dropped {
  readonly files: readonly Picked[];
  /** Of a single file, where the browser gives one: it can be saved back to. */
  readonly handle: FileSystemFileHandle | null;
}

interface WithHandle {
  readonly getAsFileSystemHandle?: () => Promise<FileSystemHandle | null>;
}

/** Must be called while the drop is handled: the browser forgets its items afterwards. */
export async function fromDrop(data: DataTransfer): Promise<Dropped> {
  const items = [...data.items].filter(({ kind }) => kind === 'file');
  const entries = items.map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  const single = items.length === 1 ? (items[0] as WithHandle | undefined) : undefined;
  const handle = single?.getAsFileSystemHandle?.() ?? null;
  const plain = fromFiles([...data.files]);
  if (entries.length === 0) return { files: plain, handle: null };
  const files = await Promise.all(entries.map((entry) => filesOf(entry, '')));
  const given = await Promise.resolve(handle).catch(() => null);
  return {
    files: files.flat().slice(0, MAX),
    handle: given && isFileHandle(given) ? given : null,
  };
}

// Chromium does not give the classes of entries a name, and no browser those of handles on an insecure page.
const isFileEntry = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFileHandle = (handle: FileSystemHandle): handle is FileSystemFileHandle => handle.kind === 'file';

async function filesOf(entry: FileSystemEntry, folder: string): Promise<Picked[]> {
  const path = folder + entry.name;
  if (isFileEntry(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    return [{ path, file }];
  }
  if (!isFolder(entry) || /^(?:node_modules|\.git)$/.test(entry.name)) return [];
  const reader = entry.createReader();
  const found: Picked[] = [];
  // A reader gives a folder's entries in portions, and an empty one at the end.
  for (;;) {
    const portion = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (portion.length === 0 || found.length > MAX) return found;
    for (const inner of portion) found.push(...(await filesOf(inner, `${path}/`)));
  }
}
