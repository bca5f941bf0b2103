// Rates faults of the JSON text: they cost nothing in a Python file, and little where Python accepts the text.

import type { SourceDocument } from '../../model/document.ts';
import type { Severity } from '../../model/finding.ts';
import type { SeverityByRelease } from '../../model/host.ts';
import { kindOf } from './input/pasted.ts';
import { EVERY_RELEASE } from './releases.ts';

/** RAGFlow never reads this JSON: `get_metadata` returns a Python dictionary, where these are legal. */
const LEGAL_IN_PYTHON: ReadonlySet<string> = new Set([
  'json/trailing-comma',
  'json/single-quotes',
  'json/python-literal',
  'json/comment',
]);

/** Codes of text that JSON.parse accepts. */
const HARMLESS: Readonly<Record<string, Severity>> = {
  'json/duplicate-key': 'changed',
  'json/invalid-characters': 'advice',
  'json/empty': 'advice',
};

/** The severity of a `json/` code per release; {} for Python, where it does not matter. */
export function syntaxSeverity(code: string, document: SourceDocument): SeverityByRelease {
  if (kindOf(document) === 'python') return {};
  const severity = LEGAL_IN_PYTHON.has(code) ? 'advice' : (HARMLESS[code] ?? 'refused');
  return Object.fromEntries(EVERY_RELEASE.map((id) => [id, severity]));
}
