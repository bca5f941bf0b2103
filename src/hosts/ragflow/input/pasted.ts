// Recognises the kind of input: metadata, a list of it, an answer of the list's endpoint, or a Python file.

import type { SourceDocument, Pointer, Span } from '../../../model/finding.ts';
import { isObject, member } from '../../../model/guards.ts';
import { join } from '../../../lang/json/pointer.ts';

export type InputKind = 'tool' | 'list' | 'answer' | 'python';

/** One plugin's metadata with its pointer; the value may be anything. */
export interface ToolAt {
  readonly value: unknown;
  readonly pointer: Pointer;
}

/** The kind of a document; everything that is neither Python, a list nor an answer counts as metadata. */
export function kindOf(document: Pick<SourceDocument, 'text' | 'value' | 'strict'>): InputKind {
  if (!document.strict && pythonHeader(document.text)) return 'python';
  if (Array.isArray(document.value)) return 'list';
  return isAnswer(document.value) ? 'answer' : 'tool';
}

/** The metadata in a text, in order; [] for Python and for an answer without a list. */
export function toolsOf(document: SourceDocument): ToolAt[] {
  const { value } = document;
  switch (kindOf(document)) {
    case 'python':
      return [];
    case 'tool':
      return value === undefined ? [] : [{ value, pointer: '' }];
    case 'list':
      return elements(value, '');
    case 'answer':
      return elements(member(value, 'data'), '/data');
  }
}

function elements(list: unknown, pointer: Pointer): ToolAt[] {
  if (!Array.isArray(list)) return [];
  return list.map((value: unknown, i) => ({ value, pointer: join(pointer, i) }));
}

/** True for the envelope of RAGFlow's answers: code, message, data (docs/hosts/ragflow.md#the-list-of-tools). */
export function isAnswer(value: unknown): boolean {
  if (!isObject(value) || Object.hasOwn(value, 'name')) return false;
  const marks = ['code', 'message', 'data'].filter((key) => Object.hasOwn(value, key));
  return marks.length >= 2 || (marks[0] === 'data' && Array.isArray(value.data));
}

const CLASS = /^[ \t]*class[ \t]+\w+[ \t]*\([^()\n]*\bLLMToolPlugin\b[^()\n]*\)/m;
const IMPORT = /^[ \t]*from[ \t]+[\w.]+[ \t]+import\b[^\n]*\bLLMTool(?:Plugin|Metadata)\b/m;
const METHOD = /^[ \t]*(?:async[ \t]+)?def[ \t]+get_metadata[ \t]*\([^()]*\)/m;

/** The line that shows that a text is a plugin's Python file; null for everything else. */
export function pythonHeader(text: string): Span | null {
  if (/^\s*[[{]/.test(text)) return null;
  const match = CLASS.exec(text) ?? IMPORT.exec(text) ?? METHOD.exec(text);
  if (!match) return null;
  const indent = /^[ \t]*/.exec(match[0])?.[0].length ?? 0;
  return { from: match.index + indent, to: match.index + match[0].length };
}

/** What a class has besides `get_metadata` that is to be a plugin, and what it would inherit from. */
const PARTS = [
  /^[ \t]*(?:async[ \t]+)?def[ \t]+invoke[ \t]*\(/m,
  /^[ \t]+_version_[ \t]*(?::[^=\n]*)?=/m,
  /^[ \t]*(?:import|from)[ \t]+[\w.]*\bllm_tool_plugin\b/m,
];

/** Whether a text is Python of a plugin: a whole file, or a part of one. */
export function isPythonText(text: string): boolean {
  return pythonHeader(text) !== null || (!/^\s*[[{]/.test(text) && PARTS.some((part) => part.test(text)));
}
