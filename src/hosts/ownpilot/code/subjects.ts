// All rules for the code of a manifest's tools.

import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import { checkArguments } from './arguments/check.ts';
import { checkAwaits } from './awaits/check.ts';
import { checkBlocked } from './blocked/check.ts';
import { checkCalledTools } from './permissions/check.ts';
import { checkConfig, checkUnread } from './config/check.ts';
import { checkMembers } from './members/check.ts';
import { checkNames } from './names/check.ts';
import { checkNetwork } from './network/check.ts';
import { checkRealms } from './realms/check.ts';
import { checkReturns } from './answers/check.ts';
import { checkSecrets } from './secrets/check.ts';
import { checkCompiles, checkGrammar } from './syntax/check.ts';
import { checkTips } from './answers/tips.ts';
import type { Code } from './parse.ts';
import { declaredServices, type DeclaredService } from './config/services.ts';
import { isReadable, toolsWithCode, type Tool } from './tool.ts';

interface Checked {
  readonly about: string;
  readonly findings: readonly Finding[];
}

/** What was last found in a code, so that typing in one tool does not check the others again. */
const memory = new WeakMap<Code, Checked>();

/**
 * Findings at `/tools/<i>/code` and, for what the code does not use, at the unused member. Code with a syntax
 * error gets that error and the text searches only. Takes any document; never throws.
 */
export function checkCode({ value }: SourceDocument): Finding[] {
  const tools = toolsWithCode(value);
  const services = declaredServices(value);
  const shared = JSON.stringify(services);
  return [...tools.flatMap((tool) => checkOnce(tool, services, shared)), ...checkUnread(value, tools)];
}

function checkOnce(tool: Tool, services: readonly DeclaredService[], shared: string): readonly Finding[] {
  if (!tool.code) return checkTool(tool, services);
  const about = JSON.stringify([tool.pointer, tool.permissions, tool.parameters]) + shared;
  const known = memory.get(tool.code);
  if (known?.about === about) return known.findings;
  const findings = checkTool(tool, services);
  memory.set(tool.code, { about, findings });
  return findings;
}

/** More findings of one code in one tool would help nobody and slow the page down. */
const MOST = 50;

function checkTool(tool: Tool, services: readonly DeclaredService[]): Finding[] {
  const counts = new Map<string, number>();
  return allOf(tool, services).filter(({ code }) => {
    const count = (counts.get(code) ?? 0) + 1;
    counts.set(code, count);
    return count <= MOST;
  });
}

function allOf(tool: Tool, services: readonly DeclaredService[]): Finding[] {
  const always = [...checkBlocked(tool), ...checkGrammar(tool), ...checkSecrets(tool)];
  if (!isReadable(tool)) return always;
  return [
    ...always,
    ...checkCompiles(tool),
    ...checkNames(tool),
    ...checkMembers(tool),
    ...checkRealms(tool),
    ...checkConfig(tool, services),
    ...checkNetwork(tool),
    ...checkCalledTools(tool),
    ...checkAwaits(tool),
    ...checkReturns(tool),
    ...checkArguments(tool),
    ...checkTips(tool),
  ];
}
