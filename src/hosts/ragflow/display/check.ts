// Checks what people see of a tool: displayName and displayDescription, and the `$t:` notation.

import type { SourceDocument, Finding, Pointer } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { join } from '../../../lang/json/pointer.ts';
import { toolsOf } from '../input/pasted.ts';
import * as rules from './rules.ts';
import { shown } from './translation.ts';

const DISPLAY = ['displayName', 'displayDescription'] as const;
const UNTRANSLATED = ['name', 'description'] as const;

/** Checks the display texts, and `$t:` in texts that are not translated. */
export function checkDisplay(document: SourceDocument): Finding[] {
  return toolsOf(document).flatMap(({ value, pointer }) => {
    if (!isObject(value)) return [];
    return [
      ...DISPLAY.flatMap((key) => checkText(key, member(value, key), pointer)),
      ...UNTRANSLATED.flatMap((key) => checkUntranslated(key, member(value, key), pointer)),
    ];
  });
}

function checkText(key: (typeof DISPLAY)[number], text: unknown, tool: Pointer): Finding[] {
  if (text === undefined) return [rules.displayMissing.at(tool, 'key', { key })];
  const pointer = join(tool, key);
  if (typeof text === 'string' && text.trim() !== '') return checkTranslation(text, pointer);
  // The page tests `if (!text)` before it calls a string's method (llm-tools-select.tsx).
  const rule = typeof text === 'string' || !text ? rules.displayBlank : rules.displayType;
  return [rule.at(pointer, 'value', { key, type: typeName(text) })];
}

function checkTranslation(text: string, pointer: Pointer): Finding[] {
  const { kind, key, text: seen } = shown(text);
  const args = { key, shown: seen };
  switch (kind) {
    case 'translated':
      return [];
    case 'plain': {
      const from = text.toLowerCase().indexOf('$t:');
      return from < 0 ? [] : [rules.translationNotFirst.at(pointer, { from, to: from + 3 }, { text })];
    }
    case 'namespace': {
      const from = text.indexOf(':', 3);
      return [rules.translationNamespace.at(pointer, { from, to: from + 1 }, args)];
    }
    case 'subtree':
      return [rules.translationSubtree.at(pointer, 'value', args)];
    case 'missing': {
      const rule = /\s/.test(key) ? rules.translationSpace : rules.translationMissing;
      return [rule.at(pointer, 'value', args)];
    }
  }
}

function checkUntranslated(key: (typeof UNTRANSLATED)[number], text: unknown, tool: Pointer): Finding[] {
  if (typeof text !== 'string' || !text.startsWith('$t:')) return [];
  return [rules.translationElsewhere.at(join(tool, key), { from: 0, to: 3 }, { key })];
}
