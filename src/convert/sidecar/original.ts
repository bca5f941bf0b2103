// The files that a sidecar keeps, and how they come back while nothing that was made of them is edited.

import type { PluginFile } from '../../model/file.ts';
import type { PluginFiles, SourceFile } from '../../model/portable.ts';
import { folderOf } from '../../files/paths.ts';
import { readJson } from '../../lang/json/read.ts';
import type { Endpoint } from '../endpoints.ts';
import { leavesOf } from '../values/leaves.ts';
import type { LeafMapping } from '../values/mapping.ts';
import { heldFile, type Printed } from '../print.ts';
import { withoutLeaves, type Secrets } from '../secrets.ts';
import { digestOf, type SidecarContent } from './sidecar.ts';
import { readBy } from '../source.ts';
import { isTooLarge, isUnread } from '../values/unread.ts';

/** The files as a sidecar may keep them: without secrets, and without what is too large. */
export function keptFiles(sources: readonly SourceFile[], secrets: Secrets): SourceFile[] {
  return sources.flatMap((file): SourceFile[] => {
    const { path, text, value } = file;
    const clean = secrets.without(path, text);
    if (isUnread(file)) return clean === text && !isTooLarge(file) ? [file] : [];
    if (!path.endsWith('.json')) return clean === null ? [] : [{ ...file, text: clean }];
    const secret = leavesOf(value).filter((leaf) => secrets.has(path, leaf.pointer, leaf.value));
    if (secret.length === 0) return [file];
    const rest = withoutLeaves(value, new Set(secret.map(({ pointer }) => pointer)));
    return rest === undefined ? [] : [{ path, value: rest, text: `${JSON.stringify(rest, null, 2)}\n` }];
  });
}

/** The original as a source of its own; null where the sidecar holds no files. */
export function originalOf({ files, reading }: SidecarContent): PluginFiles | null {
  const [main, ...others] = files;
  if (!main) return null;
  const value: unknown = readJson(main.text).value;
  return { main: { ...main, value }, others, ...(reading === undefined ? {} : { reading }) };
}

/** Paths of the files that were written, as they are below the folder of this manifest, with the digest of each. */
function writtenBeside({ written }: SidecarContent, main: string): ReadonlyMap<string, string> {
  const [first = ''] = written.keys();
  const [from, to] = [folderOf(first), folderOf(main)];
  const isOne = [...written.keys()].every((path) => path.startsWith(from));
  return isOne
    ? new Map([...written].map(([path, digest]) => [to + path.slice(from.length), digest]))
    : written;
}

/** Whether the files are those that were written; `read` are the paths of all that a reader knows. */
export function isUnedited(
  sidecar: SidecarContent,
  { main, others }: PluginFiles,
  read: readonly PluginFile[],
): boolean {
  const written = writtenBeside(sidecar, main.path);
  const files = new Map([main, ...others].map((file) => [file.path, file]));
  return (
    written.size > 0 &&
    read.every(({ path }) => written.has(path)) &&
    [...written].every(([path, digest]) => {
      const file = files.get(path);
      return file !== undefined && digestOf(file) === digest;
    })
  );
}

/** The original's files as they were; `made` is what the target's writer makes of the plugin. */
export function filesAgain(
  original: PluginFiles,
  reader: NonNullable<Endpoint['read']>,
  withSecrets: boolean,
  made: readonly Printed[],
): Printed[] {
  const { files, secrets } = readBy(reader, original, withSecrets);
  return keptFiles(files, secrets).map((file, i): Printed => {
    const held = heldFile(file);
    const like = made.find(({ path }) => path === file.path) ?? (i === 0 ? made[0] : undefined);
    const isAlike = like?.manifest !== undefined && like.language === held.language;
    return isAlike ? { ...held, manifest: like.manifest } : held;
  });
}

const RESTORED = { code: 'restored', says: 'Restores the original value from the sidecar.' };

/** Every value of the files that were written says that the original is back. */
export function rowsAgain(
  sidecar: SidecarContent,
  main: string,
  mappings: readonly LeafMapping[],
): LeafMapping[] {
  const written = writtenBeside(sidecar, main);
  return mappings.map((mapping) =>
    written.has(mapping.place.file) ? { ...mapping, status: 'kept', reason: RESTORED, targets: [] } : mapping,
  );
}
