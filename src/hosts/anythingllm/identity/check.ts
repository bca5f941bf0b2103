// Rules on what makes the host find, switch on and show the skill: file, active, hubId, name.

import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import { isObject, member } from '../../../model/guards.ts';
import { didYouMean } from '../../../text/did-you-mean.ts';
import { join } from '../../../text/pointer.ts';
import { fileOf, folderOf, hubPath, mistakenFor, TOOL_NAME } from '../hub-id/hub-id.ts';
import { sentenceCase } from './sentence-case.ts';

/** Members that the documentation or its schema knows at the root. */
export const ROOT_KEYS: readonly string[] = [
  'active',
  'hubId',
  'name',
  'schema',
  'version',
  'description',
  'author',
  'author_url',
  'license',
  'setup_args',
  'examples',
  'entrypoint',
  'imported',
];

export function checkIdentity(document: SourceDocument): Finding[] {
  const { value, path } = document;
  const file = fileOf(path);
  const wrongFile: Finding[] =
    file === null || file === 'plugin.json'
      ? []
      : [{ code: 'anythingllm/file-name', pointer: '', at: 'key', args: { file } }];
  if (!isObject(value)) return wrongFile;
  return [
    ...wrongFile,
    ...checkActive(value),
    ...checkHubId(value, path),
    ...checkName(value),
    ...checkKeys(value),
  ];
}

function checkActive(manifest: Record<string, unknown>): Finding[] {
  return member(manifest, 'active') === false
    ? [{ code: 'anythingllm/inactive', pointer: '/active', at: 'value' }]
    : [];
}

function checkHubId(manifest: Record<string, unknown>, path: string): Finding[] {
  const hubId = member(manifest, 'hubId');
  if (typeof hubId !== 'string') return [];
  const at = { pointer: '/hubId', at: 'value' } as const;
  const mistaken = mistakenFor(hubId);
  if (mistaken) {
    return [
      { ...at, code: 'anythingllm/hub-id-reserved', args: { hubId, mark: mistaken.mark, log: mistaken.log } },
    ];
  }
  const target = hubPath(hubId);
  if ('throws' in target) return [{ ...at, code: 'anythingllm/hub-id-path', args: { hubId } }];
  return [...checkFolder(hubId, target.folder, folderOf(path)), ...checkToolName(hubId)];
}

function checkFolder(hubId: string, target: string | null, folder: string | null): Finding[] {
  if ((hubId === folder && target === folder) || (folder === null && target !== null)) return [];
  const caseOnly = hubId.toLowerCase() === folder?.toLowerCase();
  const found = { code: 'anythingllm/hub-id-folder', pointer: '/hubId', at: 'value' } as const;
  // The cleaned path may meet the folder although the texts differ; only the documentation minds that.
  const loads = target !== null && target === folder;
  const args = { hubId, folder, caseOnly, loads };
  return [loads ? { ...found, args, releases: ['documented'] } : { ...found, args }];
}

function checkToolName(hubId: string): Finding[] {
  if (TOOL_NAME.test(hubId)) return [];
  return [{ code: 'anythingllm/hub-id-tool-name', pointer: '/hubId', at: 'value', args: { hubId } }];
}

function checkName(manifest: Record<string, unknown>): Finding[] {
  const name = member(manifest, 'name');
  if (typeof name !== 'string') return [];
  const shown = sentenceCase(name);
  const code = nameFault(name, shown);
  return code === undefined ? [] : [{ code, pointer: '/name', at: 'value', args: { name, shown } }];
}

function nameFault(name: string, shown: string): string | undefined {
  if (shown === '') return 'anythingllm/name-vanishes';
  if (/(?![\0-\x7f])[\p{L}\p{N}]/u.test(name)) return 'anythingllm/name-loses-letters';
  const acronym = /[A-Z]{2}/.test(name);
  return acronym || name.trim().toLowerCase() !== shown.toLowerCase()
    ? 'anythingllm/name-recased'
    : undefined;
}

function checkKeys(manifest: Record<string, unknown>): Finding[] {
  const known = new Set(ROOT_KEYS);
  const missing = ROOT_KEYS.filter((key) => !Object.hasOwn(manifest, key));
  return Object.keys(manifest).flatMap((key): Finding[] => {
    if (known.has(key) || key === '$schema') return [];
    const meant = didYouMean(key, missing);
    const code = meant === undefined ? 'anythingllm/unknown-key' : 'anythingllm/misspelt-key';
    return [
      { code, pointer: join('', key), at: 'key', args: { key, ...(meant === undefined ? {} : { meant }) } },
    ];
  });
}
