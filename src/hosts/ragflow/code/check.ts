// Checks a file of plugins: all subjects, with fixes that were tried.

import type { CodeFinding, Fix } from '../../../model/finding.ts';
import { SEVERITIES } from '../../../model/finding.ts';
import type { PluginFile } from '../../../model/file.ts';
import { applyEdits } from '../../../lang/json/change.ts';
import { rules } from '../subjects.ts';
import { codeRules } from './rules.ts';
import { checkAny, checkBracket, checkNewer, checkPart, checkSyntax } from './fragment/check.ts';
import { readFile, type Found, type PythonFile } from './found.ts';
import { fragment } from './fragment/rules.ts';
import { checkImports } from './imports/check.ts';
import { checkInvoke } from './invoke/check.ts';
import { checkLoading } from './loading/check.ts';
import { asyncMetadata, parentAgain, unread } from './loading/rules.ts';
import { checkVersions } from './loading/versions.ts';
import { checkMetadata } from './metadata/check.ts';

/** A file and the other files of its folder of plugins, all read, in the order in which the server loads them. */
export interface Folder {
  readonly file: PythonFile;
  readonly all: readonly PythonFile[];
}

/** Reads a file with the Python files beside it. */
export function folderOf(main: PluginFile, others: readonly PluginFile[]): Folder {
  const file = readFile(main);
  const rest = others.filter(({ path }) => path.endsWith('.py') && path !== main.path).slice(0, MAX_FILES);
  const all = [file, ...rest.filter(({ text }) => text.length <= MAX_LENGTH).map(readFile)];
  return { file, all: all.sort((a, b) => (a.path < b.path ? -1 : 1)) };
}

/** Files beside a file that are read for names of classes and tools. */
const MAX_FILES = 50;
const MAX_LENGTH = 200_000;

/** All findings of a file, without their fixes. */
export function checkFile({ file, all }: Folder): Found[] {
  const part = checkPart(file);
  if (part) return part.finding.code === fragment.code ? [part, ...checkBracket(file)] : [part];
  const found = [
    ...checkSyntax(file),
    ...checkNewer(file),
    ...checkImports(file, all),
    // A module beside the plugins needs none of its own.
    ...(all.some(({ source }) => source.plugins.length > 0) ? [] : checkAny(file)),
    ...checkLoading(file),
    ...checkVersions(file),
    ...checkMetadata(file),
    ...checkInvoke(file),
  ];
  const isExplained = found.some(({ finding }) => UNREADABLE.has(finding.code));
  return isExplained ? found.filter(({ finding }) => finding.code !== unread.code) : found;
}

/** Mistakes that keep the server from starting, and the text from being read. */
const UNREADABLE: ReadonlySet<string> = new Set([asyncMetadata.code, parentAgain.code]);

/** Fixes that are tried at most in one check; each reads the whole file again. */
const MAX_TRIED = 60;

/** The findings with those of their fixes that end them and bring nothing worse. */
export function withFixes(folder: Folder, all: readonly Found[]): CodeFinding[] {
  let tried = 0;
  return all.map((one): CodeFinding => {
    const { finding, span } = one;
    const made = tried < MAX_TRIED ? one.fixes() : [];
    tried += made.length;
    const fixes = made.filter((fix) => isGood(folder, all, one, fix));
    return { ...finding, span, ...(fixes.length > 0 && { fixes }) };
  });
}

function isGood(folder: Folder, before: readonly Found[], one: Found, { edits = [], path }: Fix): boolean {
  const { file } = folder;
  const text = applyEdits(file.text, edits);
  if (text === file.text && path === undefined) return false;
  const fixed = readFile({ path: path ?? file.path, text });
  if (fixed.source.errors.length > file.source.errors.length) return false;
  const all = folder.all.map((other) => (other === file ? fixed : other));
  const after = checkFile({ file: fixed, all });
  const count = (found: readonly Found[], code: string): number =>
    found.filter(({ finding }) => finding.code === code).length;
  const { code } = one.finding;
  if (count(after, code) >= count(before, code)) return false;
  // A part that becomes a file has other findings than it had as a part, and so has a class that becomes a plugin.
  if (file.source.errors.length > 0 || MAKES_PLUGIN.includes(code)) return true;
  return after.every(
    ({ finding }) =>
      count(after, finding.code) <= count(before, finding.code) || rank(finding.code) > rank(code),
  );
}

const MAKES_PLUGIN = ['ragflow/python-fragment', 'ragflow/python-no-plugin'];

function rank(code: string): number {
  const severities = Object.values((codeRules[code] ?? rules[code])?.severity ?? {});
  return Math.min(...severities.map((severity) => SEVERITIES.indexOf(severity ?? 'advice')));
}
