// The checks of a skill's JavaScript files, handler.js first of all.

import type { CodeChecker, CodeContext } from '../../../model/code.ts';
import type { CodeFinding } from '../../../model/finding.ts';
import type { PluginFile } from '../../../model/file.ts';
import { languageOf } from '../../../files/language.ts';
import { folderOf } from '../../../files/paths.ts';
import { newHandler } from './handler/new-handler.ts';
import { reachedFrom } from './handler/loads.ts';
import { readHandler } from './handler/read.ts';
import { complete, hover } from './assist.ts';
import { checkApproval } from './approval.ts';
import { checkArguments } from './arguments.ts';
import { checkEngine, checkUnawaited } from './engine.ts';
import { checkErrors } from './errors.ts';
import { checkExported, checkMissing } from './exported.ts';
import { checkModules, checkLoads, checkPackages } from './modules.ts';
import { checkReturns } from './returns.ts';
import { checkSyntax } from './syntax.ts';
import { checkThis } from './this.ts';

/** Reads JavaScript with the parser that the manifest's checks use too. */
export const checker: CodeChecker = {
  check,
  complete: (file, caret, context) => (isHandler(file.path, context) ? complete(file, caret, context) : null),
  newFiles: ({ manifest }) => (manifest ? [{ path: 'handler.js', text: newHandler(manifest.value) }] : []),
  hover: (file, caret, context) => (isHandler(file.path, context) ? hover(file, caret, context) : null),
};

/** Only what the host runs: scripts beside the manifest. Others are checked as what they are required as. */
function check(file: PluginFile, context: CodeContext): CodeFinding[] {
  if (languageOf(file.path) !== 'javascript' || file.path.endsWith('.mjs')) return [];
  const handler = context.files.find(({ path }) => isHandler(path, context));
  // The host runs only what handler.js loads.
  const reached = handler ? reachedFrom(handler, context.files) : [file];
  if (!reached.some(({ path }) => path === file.path)) return [];
  const read = readHandler(file.text);
  if (!read) return [];
  const faults = checkSyntax(read.code);
  if (read.fault !== null) return faults;
  const ofModule = [
    ...faults,
    ...checkModules(read),
    ...checkLoads(read, file.path, context),
    ...checkPackages(read, context),
    ...checkEngine(
      read,
      reached.filter(({ path }) => path !== file.path),
    ),
    ...checkUnawaited(read),
  ];
  if (!isHandler(file.path, context)) return ofModule;
  return [
    ...ofModule,
    ...checkMissing(read, () => newHandler(context.manifest?.value)),
    ...checkExported(read),
    ...checkArguments(read, context),
    ...checkThis(read, context),
    ...checkReturns(read),
    ...checkErrors(read),
    ...checkApproval(read),
  ];
}

/** The host runs the handler.js beside the manifest, whatever `entrypoint.file` says. */
export function isHandler(path: string, { manifest }: CodeContext): boolean {
  return path === 'handler.js' || path === `${folderOf(manifest?.path ?? '')}handler.js`;
}
