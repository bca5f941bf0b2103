// Rules for the folder and the file name, from the path that the person gave.

import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import { member } from '../../../model/guards.ts';
import { ERA, GUIDE } from '../releases.ts';
import { ID_PATTERN } from '../validate.ts';
import { report } from './report.ts';

export function checkPlace({ value, path }: SourceDocument): Finding[] {
  const parts = path.split(/[/\\]/).filter((part) => part !== '' && part !== '.');
  const file = parts.at(-1);
  if (file === undefined) return [];
  const folder = parts.at(-2);
  const id = member(value, 'id');
  const findings = checkFile(file);
  // An id that cannot be a folder name has its own finding.
  if (folder !== undefined && typeof id === 'string' && ID_PATTERN.test(id) && folder !== id) {
    findings.push(report('folder-name', '/id', 'value', { folder, id }));
  }
  return findings;
}

function checkFile(file: string): Finding[] {
  if (file === 'skill.json') return [];
  const releases = file === 'extension.json' ? [GUIDE, ERA] : undefined;
  return [report('file-name', '', 'key', { file }, releases)];
}
