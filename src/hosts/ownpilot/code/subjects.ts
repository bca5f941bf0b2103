// Joins the subjects of tool code: their rules, and the check of all tools of a manifest.

import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import { member } from '../../../model/guards.ts';
import { rulesOf } from '../../kit/rule.ts';
import { severityIn } from '../../kit/verdict.ts';
import { V0_8_3 } from '../releases.ts';
import { checkAnswers } from './answers/check.ts';
import * as answers from './answers/rules.ts';
import { checkArguments } from './arguments/check.ts';
import * as parameters from './arguments/rules.ts';
import { checkAwaits } from './awaits/check.ts';
import * as awaits from './awaits/rules.ts';
import { checkBlocked } from './blocked/check.ts';
import * as blocked from './blocked/rules.ts';
import { checkConfig, checkUnread } from './config/check.ts';
import * as config from './config/rules.ts';
import { declaredServices, type DeclaredService } from './config/services.ts';
import { checkMembers } from './members/check.ts';
import * as members from './members/rules.ts';
import { checkNames, checkWorker } from './names/check.ts';
import * as names from './names/rules.ts';
import { checkNetwork } from './network/check.ts';
import * as network from './network/rules.ts';
import type { ParsedCode } from '../../../lang/javascript/parse.ts';
import { checkPermissions } from './permissions/check.ts';
import * as permissions from './permissions/rules.ts';
import { checkRealms } from './realms/check.ts';
import * as realms from './realms/rules.ts';
import { checkSecrets } from './secrets/check.ts';
import * as secrets from './secrets/rules.ts';
import { checkCompiles, checkGrammar } from './syntax/check.ts';
import * as syntax from './syntax/rules.ts';
import { isReadable, toolsWithCode, type ReadableTool, type CodedTool } from './tool.ts';

interface CodeSubject {
  readonly rules: Readonly<Record<string, unknown>>;
  /** Runs also for code that is too long or has a syntax error. */
  readonly anyway?: (tool: CodedTool) => Finding[];
  readonly check?: (tool: ReadableTool, services: readonly DeclaredService[]) => Finding[];
}

/** In order of importance: where two problems have the same place, the one of the earlier subject comes first. */
const subjects: readonly CodeSubject[] = [
  { rules: blocked, anyway: checkBlocked },
  { rules: syntax, anyway: checkGrammar, check: checkCompiles },
  { rules: secrets, anyway: checkSecrets },
  { rules: names, check: checkNames },
  { rules: members, check: checkMembers },
  { rules: realms, check: checkRealms },
  { rules: config, check: checkConfig },
  { rules: permissions, check: checkPermissions },
  { rules: network, check: checkNetwork },
  { rules: awaits, check: checkAwaits },
  { rules: parameters, check: checkArguments },
  { rules: answers, check: checkAnswers },
];

export const rules = rulesOf(subjects.map((subject) => ({ rules: subject.rules })));

interface Checked {
  readonly about: string;
  readonly findings: readonly Finding[];
}

/** The last findings of each code, so typing in one tool does not check the others again. */
const memory = new WeakMap<ParsedCode, Checked>();

/**
 * Findings at `/tools/<i>/code` and, for what the code does not use, at the unused member. Code with a syntax
 * error gets that error and the text searches only. Takes any document; never throws.
 */
export function checkCode({ value }: SourceDocument): Finding[] {
  const tools = toolsWithCode(value);
  // With a hyphen in the id nothing registers, in a chat or elsewhere.
  const registers = !String(member(value, 'id')).includes('-');
  const services = declaredServices(value);
  const shared = JSON.stringify(services);
  const found = tools.flatMap((tool) => checkOnce(tool, services, shared));
  return [
    ...(registers ? found : found.filter(({ code }) => code !== names.worker.code)),
    ...checkUnread(value, tools),
  ];
}

function checkOnce(
  tool: CodedTool,
  services: readonly DeclaredService[],
  shared: string,
): readonly Finding[] {
  if (!tool.code) return checkTool(tool, services);
  const about = JSON.stringify([tool.pointer, tool.permissions, tool.parameters]) + shared;
  const known = memory.get(tool.code);
  if (known?.about === about) return known.findings;
  const findings = checkTool(tool, services);
  memory.set(tool.code, { about, findings });
  return findings;
}

/** The most findings of one rule in one tool; more would not help and would slow the page down. */
const MAX = 50;

function checkTool(tool: CodedTool, services: readonly DeclaredService[]): Finding[] {
  const counts = new Map<string, number>();
  return allOf(tool, services).filter(({ code }) => {
    const count = (counts.get(code) ?? 0) + 1;
    counts.set(code, count);
    return count <= MAX;
  });
}

function allOf(tool: CodedTool, services: readonly DeclaredService[]): Finding[] {
  const always = subjects.flatMap(({ anyway }) => anyway?.(tool) ?? []);
  if (!isReadable(tool)) return always;
  const found = [...always, ...subjects.flatMap(({ check }) => check?.(tool, services) ?? [])];
  const works = !found.some((finding) => severityIn(V0_8_3, finding, rules) === 'broken');
  return works ? [...found, ...checkWorker(tool)] : found;
}
