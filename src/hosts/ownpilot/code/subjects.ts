// Joins the subjects of tool code: their rules, and the check of all tools of a manifest.

import type { SourceDocument, Finding } from '../../../model/finding.ts';
import { member } from '../../../model/guards.ts';
import { Remembered } from '../../../lang/text/remembered.ts';
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
import { checkPermissions } from './permissions/check.ts';
import * as permissions from './permissions/rules.ts';
import * as syntax from './syntax/rules.ts';
import { isReadable, toolsWithCode, within, type ReadableTool, type CodedTool } from './tool.ts';

interface CodeSubject {
  readonly rules: Readonly<Record<string, unknown>>;
  /** Runs also for code that is too long or has a syntax error. */
  readonly anyway?: (tool: CodedTool) => Finding[];
  readonly check?: (tool: ReadableTool, services: readonly DeclaredService[]) => Finding[];
}

/** In order of importance: where two problems have the same place, the one of the earlier subject comes first. */
const subjects: readonly CodeSubject[] = [
  { rules: blocked, anyway: checkBlocked },
  { rules: syntax, anyway: checkSyntax },
  { rules: names, check: checkNames },
  { rules: members, check: checkMembers },
  { rules: config, check: checkConfig },
  { rules: permissions, check: checkPermissions },
  { rules: network, check: checkNetwork },
  { rules: awaits, check: checkAwaits },
  { rules: parameters, check: checkArguments },
  { rules: answers, check: checkAnswers },
];

export const rules = rulesOf(subjects.map((subject) => ({ rules: subject.rules })));

/** What keeps the code from compiling. */
function checkSyntax(tool: CodedTool): Finding[] {
  const { fault } = tool;
  return fault ? [syntax.syntax.at(...within(tool, fault), { message: fault.message })] : [];
}

/** A key press changes one tool: the others are not checked again while the services stay the same. */
let memory = { services: '', found: new Remembered<readonly Finding[]>(1_000_000) };

/**
 * Findings at `/tools/<i>/code` and, for what the code does not use, at the unused member. Code with a syntax
 * error gets that error and the text searches only. Takes any document; never throws.
 */
export function checkCode({ value }: SourceDocument): Finding[] {
  const tools = toolsWithCode(value);
  // With a hyphen in the id nothing registers, in a chat or elsewhere.
  const registers = !String(member(value, 'id')).includes('-');
  const services = declaredServices(value);
  const declared = JSON.stringify(services);
  if (declared !== memory.services) memory = { services: declared, found: new Remembered(1_000_000) };
  const found = tools.flatMap((tool) => {
    const { pointer, text, permissions, parameters } = tool;
    const asked = JSON.stringify([pointer, text, permissions, parameters]);
    return memory.found.of(asked, () => checkTool(tool, services));
  });
  return [
    ...(registers ? found : found.filter(({ code }) => code !== names.worker.code)),
    ...checkUnread(value, tools),
  ];
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
