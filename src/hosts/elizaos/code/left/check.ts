// Checks for texts that templates, fixes and conversions left for the author.

import type { CodeFinding } from '../../../../model/finding.ts';
import * as ts from 'typescript';
import { nodesIn } from '../../../../lang/typescript/nodes.ts';
import { placeOfNode } from '../../../../lang/typescript/read-value.ts';
import { CODE_PLACEHOLDERS } from '../../placeholders.ts';
import { found } from '../found.ts';
import { placeholder, stub } from './rules.ts';

const PLACEHOLDERS: ReadonlySet<string> = new Set(CODE_PLACEHOLDERS);

/** What conversions throw in place of code. */
const STUB = 'This tool is not written yet.';

/** More would not help. */
const MOST = 30;

/** Findings of all files. */
export function checkLeft(sources: readonly ts.SourceFile[]): CodeFinding[] {
  const out: CodeFinding[] = [];
  for (const node of nodesIn(sources)) {
    const text = ts.isStringLiteralLike(node) ? node.text : '';
    const rule = text === STUB ? stub : PLACEHOLDERS.has(text) ? placeholder : null;
    if (rule && out.length < MOST)
      out.push(found(rule.at(`/left/${String(out.length)}`, 'value'), placeOfNode(node)));
  }
  return out;
}
