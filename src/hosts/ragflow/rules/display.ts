// Checks of what people see of a tool: displayName and displayDescription, and the `$t:` notation.

import type { SourceDocument } from '../../../model/document.ts';
import type { Finding, Pointer } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { join } from '../../../text/pointer.ts';
import { toolsOf } from '../input.ts';
import { shown } from '../translation.ts';

const DISPLAY = ['displayName', 'displayDescription'] as const;

/** Rules on the display texts, and on `$t:` where it is not translated. */
export function checkDisplay(document: SourceDocument): Finding[] {
  return toolsOf(document).flatMap(({ value, pointer }) => {
    if (!isObject(value)) return [];
    return [
      ...DISPLAY.flatMap((key) => checkText(key, member(value, key), pointer)),
      ...checkUntranslated(value, pointer),
    ];
  });
}

function checkText(key: string, text: unknown, tool: Pointer): Finding[] {
  if (text === undefined)
    return [{ code: 'ragflow/display-missing', pointer: tool, at: 'key', args: { key } }];
  const pointer = join(tool, key);
  if (typeof text === 'string' && text.trim() !== '') return checkTranslation(text, pointer);
  // The page tests `if (!text)` before it calls a string's method (llm-tools-select.tsx).
  if (typeof text === 'string' || !text) {
    return [{ code: 'ragflow/display-blank', pointer, at: 'value', args: { key, type: typeName(text) } }];
  }
  return [{ code: 'ragflow/display-type', pointer, at: 'value', args: { key, type: typeName(text) } }];
}

function checkTranslation(text: string, pointer: Pointer): Finding[] {
  const result = shown(text);
  const args = { key: `llmTools.${result.key}`, shown: result.text };
  switch (result.kind) {
    case 'translated':
      return [];
    case 'plain': {
      const at = text.toLowerCase().indexOf('$t:');
      if (at < 0) return [];
      return [
        { code: 'ragflow/translation-not-first', pointer, at: { from: at, to: at + 3 }, args: { text } },
      ];
    }
    case 'namespace': {
      const colon = text.indexOf(':', 3);
      return [{ code: 'ragflow/translation-namespace', pointer, at: { from: colon, to: colon + 1 }, args }];
    }
    case 'subtree':
      return [{ code: 'ragflow/translation-subtree', pointer, at: 'value', args }];
    case 'missing': {
      const spaced = /\s/.test(result.key);
      const code = spaced ? 'ragflow/translation-space' : 'ragflow/translation-missing';
      return [{ code, pointer, at: 'value', args }];
    }
  }
}

function checkUntranslated(value: Record<string, unknown>, tool: Pointer): Finding[] {
  return ['name', 'description'].flatMap((key): Finding[] => {
    const text = member(value, key);
    if (typeof text !== 'string' || !text.startsWith('$t:')) return [];
    return [
      {
        code: 'ragflow/translation-elsewhere',
        pointer: join(tool, key),
        at: { from: 0, to: 3 },
        args: { key },
      },
    ];
  });
}
