// The whole check of one manifest: every rule's findings, in the order of the manifest's subjects.

import type { SourceDocument } from '../../model/document.ts';
import type { Finding } from '../../model/finding.ts';
import { isObject } from '../../model/guards.ts';
import { isAgentSkill } from './agent-skill.ts';
import { checkCode } from './code/subjects.ts';
import { NOW, releases } from './releases.ts';
import { checkAgentSkill } from './rules/agent-skills.ts';
import { checkFormat } from './rules/format.ts';
import { checkMetadata } from './rules/metadata.ts';
import { checkParameters } from './rules/parameters.ts';
import { checkPermissions } from './rules/permissions.ts';
import { checkPlace } from './rules/place.ts';
import { checkPrompt } from './rules/prompt.ts';
import { checkContainer, checkRoot } from './rules/root.ts';
import { checkSecrets } from './rules/secrets.ts';
import { checkServices } from './rules/services.ts';
import { checkToolDescriptions } from './rules/tool-descriptions.ts';
import { checkToolNames } from './rules/tool-names.ts';
import { checkTools } from './rules/tools.ts';
import { checkTriggers } from './rules/triggers.ts';
import { rules } from './sentences.ts';
import type { Members } from './shape.ts';

/** Checks of a manifest in OwnPilot's own format. */
const native: readonly ((manifest: Members) => Finding[])[] = [
  checkRoot,
  checkMetadata,
  checkPrompt,
  checkTools,
  checkToolNames,
  checkToolDescriptions,
  checkParameters,
  checkPermissions,
  checkServices,
  checkTriggers,
];

export function check(document: SourceDocument): Finding[] {
  const { value } = document;
  if (value === undefined) return [];
  if (!isObject(value)) return checkContainer(document);
  const own = [...native.flatMap((rule) => rule(value)), ...checkCode(document)];
  return [
    ...(isAgentSkill(value) ? own.flatMap(withoutNow) : own),
    ...checkFormat(value),
    ...checkAgentSkill(value),
    ...checkSecrets(value),
    ...checkPlace(document),
  ];
}

/** 0.8.3 does not run its manifest validator on an AgentSkills skill, so nothing of it is refused there. */
function withoutNow(finding: Finding): Finding[] {
  if (rules[finding.code]?.severity[NOW] !== 'refused') return [finding];
  const left = (finding.releases ?? releases.map((release) => release.id)).filter((id) => id !== NOW);
  return left.length > 0 ? [{ ...finding, releases: left }] : [];
}
