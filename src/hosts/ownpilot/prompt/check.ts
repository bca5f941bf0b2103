// Checks the system prompt: the guide's four guidelines, and names in it that are not tools.

import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { editDistance } from '../../../text/did-you-mean.ts';
import { declaredServices } from '../code/config/services.ts';
import { toolNames, toolsOf } from '../shape.ts';
import { BUILT_IN_TOOLS, META_TOOLS } from '../tool-names/register.ts';
import { wordsOf } from '../words.ts';
import * as rules from './rules.ts';

const ENGLISH = /\b(?:the|you|and|use|to|when|for|with|a|is)\b/i;
const GUIDANCE =
  /\b(?:use|using|call|run|invoke|when|whenever|if|for|before|after|prefer|instead|first|then|wants?|asks?)\b/i;
const EXPECTATION =
  /\b(?:always|never|must|should|only|not|don't|make sure|ensure|cite|include|mention|show|present|report|format|keep|avoid|confirm|explain|respond|answer|say|tell|offer|state|give|return|highlight|suggest|summari[sz]e)\b/i;

/** The guide asks for fewer words than this. */
const MAX_WORDS = 200;

/** More different names than any prompt written by hand has; keeps generated ones cheap. */
const MAX_NAMES = 500;

/** Findings about `system_prompt`; the guidelines about wording are only checked for English. */
export function checkPrompt({ value }: SourceDocument): Finding[] {
  const prompt = member(value, 'system_prompt');
  if (prompt === undefined) return [rules.promptMissing.at('', 'key')];
  if (prompt === null || (typeof prompt === 'string' && prompt.trim() === '')) {
    return [rules.promptMissing.at('/system_prompt', 'value')];
  }
  if (typeof prompt !== 'string') {
    return [rules.promptType.at('/system_prompt', 'value', { found: typeName(prompt) })];
  }
  return [...checkGuidelines(prompt, toolNames(value)), ...strangeNames(prompt, value)];
}

function checkGuidelines(prompt: string, names: readonly string[]): Finding[] {
  const mentioned = new Set(
    Array.from(prompt.matchAll(/[\w.]+/g), ([word]) => word.replace(/(?<!\.)\.+$/, '')),
  );
  // A name with other characters has to be changed first.
  const unnamed = names.filter((name) => /^[\w.]*\w$/.test(name) && !mentioned.has(name));
  const at = '/system_prompt';
  const findings: Finding[] = [];
  if (unnamed.length > 0) {
    findings.push(rules.promptToolsUnnamed.at(at, 'value', { names: unnamed.slice(0, 5) }));
  }
  const others = prompt.split(/[^\w.]+/).filter((word) => word !== '' && !names.includes(word));
  if (others.length === 0 || ENGLISH.test(prompt)) {
    if (!GUIDANCE.test(prompt)) findings.push(rules.promptGuidance.at(at, 'value'));
    if (!EXPECTATION.test(prompt)) findings.push(rules.promptExpectations.at(at, 'value'));
  }
  const words = prompt.trim().split(/\s+/).length;
  if (words >= MAX_WORDS) findings.push(rules.promptLong.at(at, 'value', { words }));
  return findings;
}

/** Words such as `max_results` and `getWeather`, which cannot be plain English. */
const NAME = /(?<![a-zA-Z0-9])[a-zA-Z0-9]+(?:_[a-zA-Z0-9]+)+|\b[a-z]+(?:[A-Z][a-z0-9]+)+\b/g;

/** The words that come before the name of a tool to call. */
const CALLING = /\b(?:use|using|call|calling|run|running|invoke|invoking)\s+(?:the\s+)?[`"']?$/i;

/**
 * Words of the prompt that are nearly a tool's name, and words that it says to use although they are not a
 * tool.
 */
function strangeNames(prompt: string, manifest: unknown): Finding[] {
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
    const place = { from: match.index, to: match.index + word.length };
    if (meant !== undefined) {
      findings.push(rules.promptToolMisspelt.at('/system_prompt', place, { word, meant }));
    } else if (CALLING.test(prompt.slice(Math.max(0, match.index - 30), match.index))) {
      findings.push(rules.promptToolUnknown.at('/system_prompt', place, { word }));
    }
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
