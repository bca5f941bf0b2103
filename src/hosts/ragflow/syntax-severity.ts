// What a fault of the JSON text costs: nothing in a Python file, little where Python itself would take the text.

import type { SourceDocument } from '../../model/document.ts';
import type { Severity } from '../../model/finding.ts';
import type { SeverityByRelease } from '../../model/host.ts';
import { kindOf } from './input/pasted.ts';

/** RAGFlow never reads this JSON: `get_metadata` returns a Python dict, in which these or their like are legal. */
const PYTHON_TAKES: ReadonlySet<string> = new Set([
  'json/trailing-comma',
  'json/single-quotes',
  'json/python-literal',
  'json/comment',
]);

/** JSON.parse takes the text all the same. */
const HARMLESS: Readonly<Record<string, Severity>> = {
  'json/duplicate-key': 'changed',
  'json/lone-surrogate': 'advice',
  'json/proto-key': 'advice',
  'json/too-large': 'advice',
  'json/invalid-characters': 'advice',
  'json/empty': 'advice',
};

/** Severity of a `json/` code per release. */
export function syntaxSeverity(code: string, document: SourceDocument): SeverityByRelease {
  if (kindOf(document) === 'python') return {};
  const severity = PYTHON_TAKES.has(code) ? 'advice' : (HARMLESS[code] ?? 'refused');
  return { documented: severity, '0.19': severity, '2026-08': severity };
}
