// Rules for what every manifest must have: an object with id, name, version and description.

import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import { member, typeName } from '../../../model/guards.ts';
import { join } from '../../../text/pointer.ts';
import { ROOT_KEYS, ROOT_KEYS_NOW } from '../known.ts';
import type { Members } from '../shape.ts';
import { ID_PATTERN } from '../validate.ts';
import { report } from './report.ts';
import { unknownKeys } from './unknown-keys.ts';

export const SEMVER = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?$/;

/** The one finding where the manifest is no object; then nothing else is worth saying. */
export function checkContainer({ value }: SourceDocument): Finding[] {
  return [report('root-not-object', '', 'value', { found: typeName(value) })];
}

export function checkRoot(manifest: Members): Finding[] {
  return [
    ...['id', 'name', 'version', 'description'].flatMap((key) => requiredText(manifest, key)),
    ...checkId(member(manifest, 'id')),
    ...checkVersion(member(manifest, 'version')),
    ...unknownKeys('root-key-unknown', manifest, '', ROOT_KEYS, Object.keys(ROOT_KEYS_NOW)),
  ];
}

function requiredText(manifest: Members, key: string): Finding[] {
  const pointer = join('', key);
  if (!Object.hasOwn(manifest, key)) return [report('required-missing', '', 'key', { key })];
  const value = manifest[key];
  if (typeof value !== 'string') {
    return [report('required-type', pointer, 'value', { key, found: typeName(value) })];
  }
  if (value === '') return [report('required-empty', pointer, 'value', { key })];
  return value.trim() === '' ? [report('required-blank', pointer, 'value', { key })] : [];
}

function checkId(id: unknown): Finding[] {
  if (typeof id !== 'string' || id === '') return [];
  if (!ID_PATTERN.test(id)) return [report('id-pattern', '/id', 'value', { id })];
  return id.includes('-') ? [report('id-hyphen', '/id', 'value', { id })] : [];
}

function checkVersion(version: unknown): Finding[] {
  if (typeof version !== 'string' || version.trim() === '' || SEMVER.test(version)) return [];
  return [report('version-not-semver', '/version', 'value', { version })];
}
