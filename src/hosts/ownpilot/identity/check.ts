// Checks what every manifest must have: an object with id, name, version and description, in a file of the right name.

import type { SourceDocument, Finding } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { join } from '../../../lang/json/pointer.ts';
import type { RequiredText } from '../defaults.ts';
import { onlyIn } from '../../kit/rule.ts';
import { ROOT_KEYS_0_8_3 } from '../format/rules.ts';
import { DOCUMENTED, V2026_02 } from '../releases.ts';
import { ROOT_KEYS } from '../shape.ts';
import { unknownKeys } from '../unknown-keys.ts';
import { ID_PATTERN } from '../validate.ts';
import * as rules from './rules.ts';

const REQUIRED: readonly RequiredText[] = ['id', 'name', 'version', 'description'];

const SEMVER = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?$/;

/**
 * Findings about the root, the four required texts and unknown root members; for anything but an object only
 * that it is not one.
 */
export function checkIdentity({ value }: SourceDocument): Finding[] {
  if (!isObject(value)) return [rules.rootNotObject.at('', 'value', { found: typeName(value) })];
  return [
    ...REQUIRED.flatMap((key) => requiredText(key, member(value, key))),
    ...checkId(value.id),
    ...checkVersion(value.version),
    ...unknownKeys(rules.rootKeyUnknown, value, '', ROOT_KEYS, Object.keys(ROOT_KEYS_0_8_3), REQUIRED),
  ];
}

function requiredText(key: RequiredText, value: unknown): Finding[] {
  const pointer = join('', key);
  if (value === undefined) return [rules.requiredMissing.at('', 'key', { key })];
  if (typeof value !== 'string') {
    return [rules.requiredType.at(pointer, 'value', { key, found: typeName(value) })];
  }
  return value === '' ? [rules.requiredEmpty.at(pointer, 'value', { key })] : [];
}

function checkId(id: unknown): Finding[] {
  if (typeof id !== 'string' || id === '') return [];
  if (!ID_PATTERN.test(id)) return [rules.idPattern.at('/id', 'value', { id })];
  return id.includes('-') ? [rules.idHyphen.at('/id', 'value', { id })] : [];
}

function checkVersion(version: unknown): Finding[] {
  if (typeof version !== 'string' || version.trim() === '' || SEMVER.test(version)) return [];
  return [rules.versionNotSemver.at('/version', 'value', { version })];
}

/**
 * A finding where the file is in a folder with another name than the package's id; [] where the path is not
 * known.
 */
export function checkPath({ value, path }: SourceDocument): Finding[] {
  const parts = path.split(/[/\\]/).filter((part) => part !== '' && part !== '.');
  const file = parts.at(-1);
  if (file === undefined) return [];
  const folder = parts.at(-2);
  const id = member(value, 'id');
  const findings = checkFile(file);
  // An id that cannot be a folder name has its own finding.
  if (folder !== undefined && typeof id === 'string' && ID_PATTERN.test(id) && folder !== id) {
    findings.push(rules.folderName.at('/id', 'value', { folder, id }));
  }
  return findings;
}

function checkFile(file: string): Finding[] {
  if (file === 'skill.json') return [];
  const finding = rules.fileName.at('', 'key', { file });
  return [file === 'extension.json' ? onlyIn([DOCUMENTED, V2026_02], finding) : finding];
}
