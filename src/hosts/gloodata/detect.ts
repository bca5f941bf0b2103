// Detects info documents. `ns` is a name that no other host has.

import { isObject, member } from '../../model/guards.ts';
import type { Detection, DetectionInput } from '../../model/host.ts';
import { valuesAt, weight } from '../kit/detection.ts';

/** Scores a text; null where nothing suggests Gloodata. */
export function detect(input: DetectionInput): Detection | null {
  const { value, keys } = input;
  if (keys.has('ns')) {
    const claim = detectNamespaced(input);
    if (claim) return { ...claim, exclusive: true };
  }
  return hasGloodataTool(value)
    ? {
        score: weight.strong,
        reason: 'has `tools` as an object whose tools have `schema.fields` or `ui.args`',
      }
    : null;
}

function detectNamespaced({ value, keys }: DetectionInput): Detection | null {
  const tools = member(value, 'tools');
  if (isObject(tools)) return { score: weight.certain, reason: 'has `ns` and `tools` as an object' };
  if (isObject(member(value, 'functions'))) {
    return {
      score: weight.strong,
      reason: 'has `ns` and `functions`, the old name of `tools`, as an object',
    };
  }
  if (keys.has('tools')) return { score: weight.likely, reason: 'has `ns` and `tools`' };
  if (keys.has('title')) return { score: weight.fair, reason: 'has `ns` and `title`' };
  return keys.size <= 2 ? { score: weight.faint, reason: 'begins with `ns`' } : null;
}

function hasGloodataTool(value: unknown): boolean {
  return valuesAt(value, 'tools').some(
    (tool) =>
      isObject(member(member(tool, 'schema'), 'fields')) || isObject(member(member(tool, 'ui'), 'args')),
  );
}
