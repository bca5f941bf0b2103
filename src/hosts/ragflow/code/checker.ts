// The checks of plugins in Python, from their text alone.

import type { CheckedMain, CodeChecker, CodeContext } from '../../../model/code.ts';
import type { CodeFinding } from '../../../model/finding.ts';
import type { PluginFile } from '../../../model/file.ts';
import { checkFile, folderOf, withFixes } from './check.ts';
import { placeOf, pointerAt, previewOf } from './preview.ts';
import { codeRules } from './rules.ts';
import { pluginTemplate } from './templates.ts';
import { verdictsOf } from './verdicts.ts';

/** Reads Python by its syntax tree; nothing of it is run. */
export const checker: CodeChecker = {
  rules: codeRules,
  checkMain,
  previewMain: (file, _, release) => previewOf(file, release),
  placeOf,
  pointerAt,
  check,
  newFiles: ({ files }) => [{ path: freePath(files), text: pluginTemplate() }],
};

function checkMain(file: PluginFile, { files }: CodeContext): CheckedMain {
  const folder = folderOf(file, files);
  const found = checkFile(folder);
  return { findings: withFixes(folder, found), verdicts: verdictsOf(folder.file, found) };
}

function check(file: PluginFile, { files, main }: CodeContext): CodeFinding[] {
  if (!file.path.endsWith('.py')) return [];
  const folder = folderOf(file, main ? [main, ...files] : files);
  return withFixes(folder, checkFile(folder));
}

function freePath(files: readonly PluginFile[]): string {
  const used = new Set(files.map(({ path }) => path));
  for (let i = 1; ; i++) {
    const path = `llm_tools/my_tool${i === 1 ? '' : `_${String(i)}`}.py`;
    if (!used.has(path)) return path;
  }
}
