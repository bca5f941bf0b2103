// Checks what is in the folder of a plugin, as far as its files are open.

import type { SourceDocument, Finding } from '../../../model/finding.ts';
import { isObject, member } from '../../../model/guards.ts';
import { REVERSE_DOMAIN } from '../manifest/check.ts';
import { isSkillPlace, placeBelow } from '../file/kind.ts';
import { clientFolders, clientServers, emptyPackage } from './rules.ts';

/** Folders of components that only single clients have. */
const CLIENT_FOLDERS = ['commands', 'agents', 'hooks'];

/** One finding each: servers in a client's file, folders that no client looks into, nothing to load. */
export function checkPackage({ value, path, others = [] }: SourceDocument): Finding[] {
  if (!isObject(value)) return [];
  const files = others.map((file) => placeBelow(file.path, path));
  const tops = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0] ?? ''));
  const isOfClient = files.some((file) => /^\.[a-z]+-plugin\/plugin\.json$/.test(file));
  const folders = isOfClient ? [] : CLIENT_FOLDERS.filter((folder) => tops.has(folder));
  const isServed = files.includes('mcp.json');
  const isClientServed = !isServed && files.includes('.mcp.json');
  const isEmpty =
    !isServed &&
    !isClientServed &&
    !files.some(isSkillPlace) &&
    ![...tops].some((top) => REVERSE_DOMAIN.test(top)) &&
    member(value, 'extensions') === undefined;
  return [
    ...(isClientServed ? [clientServers.at('', 'key')] : []),
    ...(folders.length > 0 ? [clientFolders.at('', 'key', { folders })] : []),
    ...(isEmpty ? [emptyPackage.at('', 'key')] : []),
  ];
}
