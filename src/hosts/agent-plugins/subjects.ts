// Lists the subjects of a plugin's files, each with its rules and its check.

import type { SourceDocument, Finding } from '../../model/finding.ts';
import { checkOf, rulesOf, type Subject } from '../kit/rule.ts';
import { fileKind } from './file/kind.ts';
import { checkManifest } from './manifest/check.ts';
import * as manifest from './manifest/rules.ts';
import { checkMcp } from './mcp/check.ts';
import * as mcp from './mcp/rules.ts';
import { checkPackage } from './package/check.ts';
import * as packageRules from './package/rules.ts';
import { checkRemote } from './remote/check.ts';
import * as remote from './remote/rules.ts';
import { checkSecrets } from './secrets/check.ts';
import * as secrets from './secrets/rules.ts';
import { checkServers } from './servers/check.ts';
import * as servers from './servers/rules.ts';
import * as skills from './skills/rules.ts';
import { checkStdio } from './stdio/check.ts';
import * as stdio from './stdio/rules.ts';

const ofPlugin: readonly Subject[] = [
  { rules: manifest, check: checkManifest },
  { rules: packageRules, check: checkPackage },
];

const ofMcp: readonly Subject[] = [
  { rules: mcp, check: checkMcp },
  { rules: servers, check: checkServers },
  { rules: stdio, check: checkStdio },
  { rules: remote, check: checkRemote },
  { rules: secrets, check: checkSecrets },
];

export const rules = rulesOf([...ofPlugin, ...ofMcp, { rules: skills }]);

const checks = { plugin: checkOf(ofPlugin), mcp: checkOf(ofMcp), skill: (): Finding[] => [] };

/** All findings of plugin.json or mcp.json, in no particular order; those of skills come with their texts. */
export function check(document: SourceDocument): Finding[] {
  const found = checks[fileKind(document)](document);
  const [whole] = found.filter(({ code }) => code === mcp.clientFile.code);
  return whole ? [whole] : found;
}
