// Checks tool names, and what the registries make of them together with the package id.

import type { SourceDocument, Finding } from '../../../model/finding.ts';
import { member } from '../../../model/guards.ts';
import { join } from '../../../lang/json/pointer.ts';
import { onlyIn } from '../../kit/rule.ts';
import { isAgentSkill } from '../agent-skills/agent-skill.ts';
import { V2026_02, V0_8_3, type RealRelease } from '../releases.ts';
import { isText, toolsOf } from '../shape.ts';
import { TOOL_NAME_PATTERNS } from '../validate.ts';
import { stem, wordsOf } from '../words.ts';
import { BUILT_IN_TOOLS, longestName, META_TOOLS, qualifiedName } from './register.ts';
import * as rules from './rules.ts';

/** Words of ids and names that say nothing about the subject of a package. */
const GENERIC = new Set(
  'tool tools skill skills helper helpers util utils utility utilities my the a an and of for extension package plugin manager assistant agent example demo test'.split(
    ' ',
  ),
);

/** Findings about the names of tools, those of the registries per release included. */
export function checkToolNames({ value: manifest }: SourceDocument): Finding[] {
  const id = member(manifest, 'id');
  const context = contextWords(manifest);
  const seen = new Set<string>();
  return toolsOf(manifest).flatMap(({ pointer, value }) => {
    const name = member(value, 'name');
    if (!isText(name)) return [];
    const at = join(pointer, 'name');
    if (!TOOL_NAME_PATTERNS[V0_8_3].test(name)) return [rules.toolNamePattern.at(at, 'value', { name })];
    const repeated = seen.has(name);
    seen.add(name);
    return [
      ...checkName(name, at, repeated),
      ...checkLength(name, at, isText(id) ? id : '', isAgentSkill(manifest)),
      ...checkContext(name, at, context),
    ];
  });
}

function checkName(name: string, at: string, repeated: boolean): Finding[] {
  const dotted = name.includes('.');
  const findings: Finding[] = [];
  if (dotted) findings.push(rules.toolNameDot.at(at, 'value', { name }));
  // A release only remembers names that pass its pattern, so dotted names clash only in 0.8.3.
  const known = (finding: Finding): Finding => (dotted ? onlyIn([V0_8_3], finding) : finding);
  if (repeated) findings.push(known(rules.toolNameRepeated.at(at, 'value', { name })));
  if (!/^[a-z]/.test(name)) findings.push(known(rules.toolNameStart.at(at, 'value', { name })));
  if (META_TOOLS.includes(name))
    findings.push(onlyIn([V0_8_3], rules.toolNameTaken.at(at, 'value', { name })));
  else if (BUILT_IN_TOOLS.has(name))
    findings.push(onlyIn([V2026_02], rules.toolNameTaken.at(at, 'value', { name })));
  return findings;
}

function checkLength(name: string, at: string, packageId: string, agentSkill: boolean): Finding[] {
  return ([V2026_02, V0_8_3] as const).flatMap((release: RealRelease) => {
    const qualified = qualifiedName({ packageId, name, agentSkill }, release);
    const most = longestName(release);
    if (qualified.length <= most || !TOOL_NAME_PATTERNS[release].test(name)) return [];
    const args = { name, length: qualified.length, most, spare: most - (qualified.length - name.length) };
    return [(release === V2026_02 ? rules.toolNameLong : rules.toolNameLongQualified).at(at, 'value', args)];
  });
}

function checkContext(name: string, at: string, context: readonly string[]): Finding[] {
  const words = wordsOf(name).map(stem);
  const [first] = context;
  if (first === undefined || context.some((word) => words.some((own) => related(own, stem(word))))) return [];
  return [rules.toolNameContext.at(at, 'value', { name, context: first })];
}

function related(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= 4 && long.includes(short);
}

/** The words of id and name that say what the package is about, in their order. */
function contextWords(manifest: unknown): string[] {
  const texts = [member(manifest, 'id'), member(manifest, 'name')];
  const words = texts.flatMap((text) => (isText(text) ? wordsOf(text) : []));
  return [...new Set(words)].filter((word) => /^[a-z]/.test(word) && !GENERIC.has(word));
}
