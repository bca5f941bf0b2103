// Finds what is wrong with the folder and the file name, from the path that the person gave.

import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import { member } from '../../../model/guards.ts';
import { onlyIn } from '../../kit/rule.ts';
import { V2026_02, DOCUMENTED } from '../releases.ts';
import { ID_PATTERN } from '../validate.ts';
import { fileName, folderName } from './rules.ts';

/**
 * A finding where the file is in a folder with another name than the package's id; [] where the path is not
 * known.
 */
export function checkPackage({ value, path }: SourceDocument): Finding[] {
  const parts = path.split(/[/\\]/).filter((part) => part !== '' && part !== '.');
  const file = parts.at(-1);
  if (file === undefined) return [];
  const folder = parts.at(-2);
  const id = member(value, 'id');
  const findings = checkFile(file);
  // An id that cannot be a folder name has its own finding.
  if (folder !== undefined && typeof id === 'string' && ID_PATTERN.test(id) && folder !== id) {
    findings.push(folderName.at('/id', 'value', { folder, id }));
  }
  return findings;
}

function checkFile(file: string): Finding[] {
  if (file === 'skill.json') return [];
  const finding = fileName.at('', 'key', { file });
  return [file === 'extension.json' ? onlyIn([DOCUMENTED, V2026_02], finding) : finding];
}
