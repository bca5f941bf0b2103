// What faults of the text itself cost: the documentation's own sample has comments, the host repairs what it can.

import type { SourceDocument } from '../../../model/document.ts';
import type { SeverityByRelease } from '../../../model/host.ts';
import { tolerantTree } from '../../../text/read.ts';
import { parseAsHost } from './parse.ts';
import { REAL } from '../releases.ts';

/** The documentation's sample has these. */
const DOCUMENTED = new Set(['json/comment', 'json/trailing-comma']);

/** Severity of a `json/` code. What JSON.parse takes is never refused, only altered. */
export function syntaxSeverity(code: string, document: SourceDocument): SeverityByRelease {
  if (document.strict) return { documented: 'changed', [REAL]: 'changed' };
  const read = parseAsHost(document.text).kind !== 'nothing';
  return {
    documented: DOCUMENTED.has(code) ? 'advice' : 'refused',
    [REAL]: read ? 'changed' : 'refused',
  };
}

/** True for JSON that has nothing beyond it but comments and trailing commas. */
export function isCommentedJson(text: string): boolean {
  const { tree, errors } = tolerantTree(text);
  return tree !== undefined && errors.length === 0;
}
