// Checks the system prompt: its type, and names in it that are nearly those of tools.

import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { editDistance } from '../../../text/did-you-mean.ts';
import { declaredServices } from '../code/config/services.ts';
import { toolNames, toolsOf } from '../shape.ts';
import { BUILT_IN_TOOLS, META_TOOLS } from '../tool-names/register.ts';
import { wordsOf } from '../words.ts';
import { promptMissing, promptToolMisspelt, promptType } from './rules.ts';

/** More different names than any prompt written by hand has; keeps generated ones cheap. */
const MAX_NAMES = 500;

/** Findings about `system_prompt`. */
export function checkPrompt({ value }: SourceDocument): Finding[] {
  const prompt = member(value, 'system_prompt');
  if (prompt === undefined) return [promptMissing.at('', 'key')];
  if (prompt === null || (typeof prompt === 'string' && prompt.trim() === '')) {
    return [promptMissing.at('/system_prompt', 'value')];
  }
  if (typeof prompt !== 'string') {
    return [promptType.at('/system_prompt', 'value', { found: typeName(prompt) })];
  }
  return misspeltNames(prompt, value);
}

/** Words such as `max_results` and `getWeather`, which cannot be plain English. */
const NAME = /(?<![a-zA-Z0-9])[a-zA-Z0-9]+(?:_[a-zA-Z0-9]+)+|\b[a-z]+(?:[A-Z][a-z0-9]+)+\b/g;

function misspeltNames(prompt: string, manifest: unknown): Finding[] {
  const names = toolNames(manifest).filter((name) => name.includes('_'));
  const seen = new Set([
    ...toolNames(manifest),
    ...parameterNames(manifest),
    ...fieldNames(manifest),
    ...META_TOOLS,
    ...BUILT_IN_TOOLS,
  ]);
  const most = seen.size + MAX_NAMES;
  const findings: Finding[] = [];
  for (const match of prompt.matchAll(NAME)) {
    const [word] = match;
    if (seen.has(word) || seen.size > most) continue;
    seen.add(word);
    const snake = wordsOf(word).join('_');
    const meant = names.find((name) => editDistance(snake, name, 3) <= 2);
    if (meant === undefined) continue;
    const place = { from: match.index, to: match.index + word.length };
    findings.push(promptToolMisspelt.at('/system_prompt', place, { word, meant }));
  }
  return findings;
}

/** Services and their fields, which prompts may speak of as well. */
function fieldNames(manifest: unknown): string[] {
  return declaredServices(manifest).flatMap(({ name, fields }) => [
    name,
    ...fields.map((field) => field.name),
  ]);
}

function parameterNames(manifest: unknown): string[] {
  return toolsOf(manifest).flatMap(({ value }) => {
    const properties = member(member(value, 'parameters'), 'properties');
    return isObject(properties) ? Object.keys(properties) : [];
  });
}
