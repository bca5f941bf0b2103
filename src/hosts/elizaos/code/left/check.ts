// Checks for texts that templates, fixes and conversions left for the author.

import type { CodeFinding } from '../../../../model/finding.ts';
import * as ts from 'typescript';
import { nodesIn } from '../../../../lang/typescript/nodes.ts';
import { placeOfNode } from '../../../../lang/typescript/read-value.ts';
import { CODE_PLACEHOLDERS } from '../../placeholders.ts';
import { found } from '../found.ts';
import { placeholder } from './rules.ts';

const PLACEHOLDERS: ReadonlySet<string> = new Set(CODE_PLACEHOLDERS);

/** More would not help. */
const MOST = 30;

/** Findings of all files. */
export function checkLeft(sources: readonly ts.SourceFile[]): CodeFinding[] {
  const out: CodeFinding[] = [];
  for (const node of nodesIn(sources)) {
    const text = ts.isStringLiteralLike(node) ? node.text : '';
    if (PLACEHOLDERS.has(text) && out.length < MOST)
      out.push(found(placeholder.at(`/left/${String(out.length)}`, 'value'), placeOfNode(node)));
  }
  return out;
}
