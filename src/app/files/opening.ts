// Opens what a person chooses, drops, pastes or starts the installed app with: one file, several, a folder or a zip.

import type { SharedFile } from '../../share/state.ts';
import { messageOf } from '../message-of.ts';
import { takeOver, typedIn } from '../run/typed.ts';
import type { Session } from '../session.svelte.ts';
import { arrange } from './arrange.ts';
import { MAX_FILE_BYTES, readFile } from './read-file.ts';
import { baseName } from './saving.ts';
import { unzip } from './zip.ts';

/** A file with its path below what was opened. */
export interface Picked {
  readonly path: string;
  readonly file: File;
}

/** Opens files as the new source; says what came of it. `handle` is the only file's own. */
export async function openFiles(
  session: Session,
  files: readonly Picked[],
  handle: FileSystemFileHandle | null = null,
): Promise<void> {
  try {
    const read = await Promise.all((await unpacked(files)).map(({ path, file }) => readPicked(path, file)));
    const warnings = read.flatMap(({ warning }) => warning ?? []);
    const readable = read.filter(({ binary }) => !binary);
    const patterns = session.hosts.flatMap((host) => [
      host.manifest,
      ...host.schemas.flatMap(({ fileMatch }) => fileMatch),
    ]);
    const arranged = arrange(readable.length > 0 ? readable : read, patterns);
    if (!arranged) return;
    const { manifest, path, others } = arranged;
    const typed = typedIn(session);
    session.open(manifest.text, path, others);
    session.files.saveTo(handle);
    const [warning] = warnings;
    if (warning !== undefined) session.say(warning, 'warning');
    else
      session.say(
        `Opened ${baseName(manifest.path)}${besides(others)}. Undo brings your text back.`,
        'info',
        typed
          ? [{ label: 'Use my arguments and settings here too', run: () => takeOver(session, typed) }]
          : [],
      );
  } catch (error) {
    session.say(messageOf(error), 'warning');
  }
}

/** Adds files beside the manifest. */
export async function addFiles(session: Session, files: readonly Picked[]): Promise<void> {
  try {
    const read = await Promise.all((await unpacked(files)).map(({ path, file }) => readPicked(path, file)));
    session.files.add(read.map(({ path, text }) => ({ path, text })));
  } catch (error) {
    session.say(messageOf(error), 'warning');
  }
}

function besides(others: readonly SharedFile[]): string {
  if (others.length === 0) return '';
  return others.length === 1
    ? ` with ${others[0]?.path ?? ''}`
    : ` with ${String(others.length)} other files`;
}

/** A zip file stands for what is in it. */
async function unpacked(files: readonly Picked[]): Promise<Picked[]> {
  const parts = files.map(async ({ path, file }) => {
    if (!/\.(?:zip|tgz)$/i.test(file.name)) return [{ path, file }];
    if (file.size > MAX_FILE_BYTES) throw new Error(`${file.name} is too large to be unpacked here.`);
    const inside = await unzip(file.name, new Uint8Array(await file.arrayBuffer()));
    return inside.map((one): Picked => ({ path: one.name, file: one }));
  });
  return (await Promise.all(parts)).flat();
}

async function readPicked(
  path: string,
  file: File,
): Promise<SharedFile & { warning: string | null; binary: boolean }> {
  const { text, warning } = await readFile(file);
  return { path, text, warning, binary: text.includes('\0') && warning !== null };
}
