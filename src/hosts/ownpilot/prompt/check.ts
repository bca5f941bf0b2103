// Checks the system prompt by the guide's four guidelines.

import type { SourceDocument, Finding } from '../../../model/finding.ts';
import { member, typeName } from '../../../model/guards.ts';
import { toolNames } from '../shape.ts';
import * as rules from './rules.ts';

const ENGLISH = /\b(?:the|you|and|use|to|when|for|with|a|is)\b/i;
const GUIDANCE =
  /\b(?:use|using|call|run|invoke|when|whenever|if|for|before|after|prefer|instead|first|then|wants?|asks?)\b/i;
const EXPECTATION =
  /\b(?:always|never|must|should|only|not|don't|make sure|ensure|cite|include|mention|show|present|report|format|keep|avoid|confirm|explain|respond|answer|say|tell|offer|state|give|return|highlight|suggest|summari[sz]e)\b/i;

/** The guide asks for fewer words than this. */
const MAX_WORDS = 200;

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
  return checkGuidelines(prompt, toolNames(value));
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
