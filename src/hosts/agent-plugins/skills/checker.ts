// The checks of skills, open beside the manifest or alone.

import type { CheckedMain, CodeChecker, CodeContext, CodeFinding } from '../../../model/code.ts';
import type { BundleFile } from '../../../model/portable.ts';
import { folderOf } from '../../kit/convert/files.ts';
import { messagesOf } from '../../kit/verdict.ts';
import { rules } from '../subjects.ts';
import { accepted } from '../verdicts.ts';
import { checkSkill } from './check.ts';
import { skillPlace } from './rules.ts';

/** Reads front matter with the library for YAML; loaded with the first skill. */
export const checker: CodeChecker = { check, checkMain };

function check({ path, text }: BundleFile, { manifest }: CodeContext): CodeFinding[] {
  if (!/(?:^|\/)skill\.md$/i.test(path)) return [];
  const folder = folderOf(manifest?.path ?? '');
  const below = folder !== '' && path.startsWith(folder) ? path.slice(folder.length) : path;
  const isFound = /^skills\/[^/]+\/SKILL\.md$/.test(below);
  const misplaced: CodeFinding = {
    ...skillPlace.at('', 'value', { path: below }),
    span: { from: 0, to: Math.max(0, text.indexOf('\n')) },
  };
  return [...(isFound ? [] : [misplaced]), ...checkSkill(text, nameOfFolder(path))];
}

function checkMain({ path, text }: BundleFile): CheckedMain {
  const findings = checkSkill(text, nameOfFolder(path));
  return { findings, verdicts: [accepted(messagesOf('changed', 'documented', findings, rules))] };
}

function nameOfFolder(path: string): string {
  return path.split('/').at(-2) ?? '';
}
