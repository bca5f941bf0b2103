// Joins the subjects of a skill package: their rules, and the checks that raise them.

import type { SourceDocument, Finding, Rule } from '../../model/finding.ts';
import { isObject } from '../../model/guards.ts';
import { checkOf, onlyIn, rulesOf, type Subject } from '../kit/rule.ts';
import { isAgentSkill } from './agent-skills/agent-skill.ts';
import { checkAgentSkills } from './agent-skills/check.ts';
import * as agentSkills from './agent-skills/rules.ts';
import { checkCode, rules as code } from './code/subjects.ts';
import { checkFormat } from './format/check.ts';
import * as format from './format/rules.ts';
import { checkIdentity, checkPath } from './identity/check.ts';
import * as identity from './identity/rules.ts';
import { checkMetadata } from './metadata/check.ts';
import * as metadata from './metadata/rules.ts';
import { checkParameters } from './parameters/check.ts';
import * as parameters from './parameters/rules.ts';
import { checkPermissions } from './permissions/check.ts';
import * as permissions from './permissions/rules.ts';
import { checkPrompt } from './prompt/check.ts';
import * as prompt from './prompt/rules.ts';
import { V0_8_3, releases } from './releases.ts';
import { checkSecrets } from './secrets/check.ts';
import * as secrets from './secrets/rules.ts';
import { checkServices } from './services/check.ts';
import * as services from './services/rules.ts';
import { checkToolNames } from './tool-names/check.ts';
import * as toolNames from './tool-names/rules.ts';
import { checkTools } from './tools/check.ts';
import * as tools from './tools/rules.ts';
import { checkTriggers } from './triggers/check.ts';
import * as triggers from './triggers/rules.ts';

/** Parts that the manifest validators of all releases check, and what concerns the tools that pass them. */
const validated: readonly Subject[] = [
  { rules: identity, check: checkIdentity },
  { rules: metadata, check: checkMetadata },
  { rules: prompt, check: checkPrompt },
  { rules: tools, check: checkTools },
  { rules: toolNames, check: checkToolNames },
  { rules: parameters, check: checkParameters },
  { rules: permissions, check: checkPermissions },
  { rules: services, check: checkServices },
  { rules: triggers, check: checkTriggers },
  { rules: code, check: checkCode },
];

/** Parts that 0.8.3 checks after its validator, and those that no validator checks. */
const unvalidated: readonly Subject[] = [
  { rules: format, check: checkFormat },
  { rules: agentSkills, check: checkAgentSkills },
  { rules: secrets, check: checkSecrets },
  { rules: {}, check: checkPath },
];

/** All rules of this host by their full code, such as `ownpilot/id-pattern`. */
export const rules: Readonly<Record<string, Rule>> = rulesOf([...validated, ...unvalidated]);

const checkValidated = checkOf(validated);
const checkUnvalidated = checkOf(unvalidated);

/**
 * All findings of a manifest; [] for text that cannot be read, and only `root-not-object` for anything but an
 * object.
 */
export function check(document: SourceDocument): Finding[] {
  const { value } = document;
  if (value === undefined) return [];
  if (!isObject(value)) return checkIdentity(document);
  const own = checkValidated(document);
  return [...(isAgentSkill(value) ? own.flatMap(allowedIn0_8_3) : own), ...checkUnvalidated(document)];
}

/** Drops refusals by 0.8.3, which does not run its manifest validator on an AgentSkills skill. */
function allowedIn0_8_3(finding: Finding): Finding[] {
  if (rules[finding.code]?.severity[V0_8_3] !== 'refused') return [finding];
  const left = (finding.releases ?? releases.map((release) => release.id)).filter((id) => id !== V0_8_3);
  return left.length > 0 ? [onlyIn(left, finding)] : [];
}
