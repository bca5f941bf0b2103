// Checks the keys of model handlers.

import type { ObjectValue } from '../../../../typescript/read-value.ts';
import { suggester } from '../../checking.ts';
import { replaced } from '../edits.ts';
import { found, type SourceFinding } from '../found.ts';
import { modelKey, reasoningKey } from './rules.ts';

/** The documented keys. */
const DOCUMENTED_KEYS: readonly string[] = [
  'TEXT_SMALL',
  'TEXT_LARGE',
  'TEXT_COMPLETION',
  'TEXT_REASONING_SMALL',
  'TEXT_REASONING_LARGE',
  'TEXT_EMBEDDING',
  'TEXT_TOKENIZER_ENCODE',
  'TEXT_TOKENIZER_DECODE',
  'IMAGE',
  'IMAGE_DESCRIPTION',
  'TRANSCRIPTION',
  'TEXT_TO_SPEECH',
  'AUDIO',
  'VIDEO',
  'OBJECT_SMALL',
  'OBJECT_LARGE',
  'RESEARCH',
];

/** Values of the core's constants that are not their names. */
const REASONING: ReadonlyMap<string, string> = new Map([
  ['TEXT_REASONING_SMALL', 'REASONING_SMALL'],
  ['TEXT_REASONING_LARGE', 'REASONING_LARGE'],
]);

/** Findings of the plugin's model handlers. */
export function checkModels(plugin: ObjectValue): SourceFinding[] {
  const models = plugin.members.get('models')?.value;
  if (models?.kind !== 'object') return [];
  const known = [...DOCUMENTED_KEYS, ...REASONING.values()];
  const suggest = suggester(DOCUMENTED_KEYS);
  return [...models.members.values()].flatMap(({ name, key }): SourceFinding[] => {
    const pointer = `/models/${name}`;
    const value = REASONING.get(name);
    if (value !== undefined && !isConstant(key.to - key.from, name)) {
      const fixes = replaced(key, value, `Rename to \`${value}\``);
      return [found(reasoningKey.at(pointer, 'key', { key: name, value }), key, fixes)];
    }
    if (known.includes(name)) return [];
    const suggestion = suggest(name);
    const fixes =
      suggestion === undefined || models.members.has(suggestion) || isConstant(key.to - key.from, name)
        ? []
        : replaced(key, suggestion, `Rename to \`${suggestion}\``);
    return [found(modelKey.at(pointer, 'key', { key: name, suggestion }), key, fixes)];
  });
}

/** A key in brackets, such as `[ModelType.TEXT_SMALL]`, is longer than its name in quotes. */
function isConstant(length: number, name: string): boolean {
  return length > name.length + 2;
}
