// Arguments and settings that the code reads and the manifest does not have.

import type { CodeContext } from '../../../model/code.ts';
import type { CodeFinding } from '../../../model/finding.ts';
import { isObject } from '../../../model/guards.ts';
import type { Reads } from '../../../lang/javascript/reads.ts';
import type { Handler } from './handler/read.ts';
import { MAX_NAMES, missingNames, params, setupArgs, type ManifestEntry } from '../parts.ts';
import { codeArgument, codeSetting } from './rules.ts';
import { renamed } from './this.ts';
import { found, isName } from './tree.ts';

/** Nothing where the manifest cannot be read. */
export function checkArguments({ args, settings }: Handler, { manifest }: CodeContext): CodeFinding[] {
  const value = manifest?.value;
  if (!isObject(value)) return [];
  return [
    ...undeclared(args, params(value), codeArgument),
    ...undeclared(settings, setupArgs(value), codeSetting),
  ];
}

/** What is not nearly a declared name is said of the manifest, which can declare it. */
function undeclared(
  reads: Reads,
  declared: readonly ManifestEntry[],
  rule: typeof codeArgument | typeof codeSetting,
): CodeFinding[] {
  if (declared.length > MAX_NAMES || reads.names.length > MAX_NAMES) return [];
  const missing = missingNames(reads, declared);
  return reads.names.flatMap((one) => {
    const { name, span, optional } = one;
    const meant = optional ? undefined : missing.get(name);
    if (meant === undefined) return [];
    const fixes = isName(meant) ? [renamed(one, meant)] : [];
    return [found(rule, { name, meant }, span, fixes)];
  });
}
