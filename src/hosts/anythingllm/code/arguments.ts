// Arguments and settings that the code reads and the manifest does not have.

import type { CodeContext, CodeFinding } from '../../../model/code.ts';
import { isObject } from '../../../model/guards.ts';
import type { Reads } from '../../../lang/javascript/reads.ts';
import type { Handler } from '../handler/read.ts';
import { meantName, params, setupArgs, type ManifestEntry } from '../parts.ts';
import { codeArgument, codeSetting } from './rules.ts';
import { renamed } from './this.ts';
import { found } from './tree.ts';

/** More names than this are not compared, because the work grows with their square. */
const MAX = 64;

/** Nothing where the manifest cannot be read. */
export function checkArguments({ args, settings }: Handler, { manifest }: CodeContext): CodeFinding[] {
  const value = manifest?.value;
  if (!isObject(value)) return [];
  return [
    ...undeclared(args, params(value), codeArgument),
    ...undeclared(settings, setupArgs(value), codeSetting),
  ];
}

/** Suggests names of the manifest that the code does not read. */
function undeclared(
  reads: Reads,
  declared: readonly ManifestEntry[],
  rule: typeof codeArgument | typeof codeSetting,
): CodeFinding[] {
  if (declared.length > MAX || reads.names.length > MAX) return [];
  const known = new Set(declared.map(({ key }) => key));
  const read = new Set(reads.names.map(({ name }) => name));
  const unread = [...known].filter((key) => !read.has(key));
  return reads.names.flatMap((one) => {
    const { name, span, optional } = one;
    if (optional || known.has(name)) return [];
    const meant = meantName(name, unread);
    // What is not nearly a declared name is said of the manifest, which can declare it.
    if (meant === undefined) return [];
    const fixes = isName(meant) ? [renamed(one, meant)] : [];
    return [found(rule.at('', 'value', { name, meant }), span, fixes)];
  });
}

function isName(text: string): boolean {
  return /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(text);
}
