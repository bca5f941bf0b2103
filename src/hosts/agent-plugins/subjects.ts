// Lists the subjects of a plugin's files, each with its rules and its check.

import type { SourceDocument } from '../../model/document.ts';
import type { Finding } from '../../model/finding.ts';
import { checkOf, rulesOf, type Subject } from '../kit/rule.ts';
import { checkExtensions } from './extensions/check.ts';
import * as extensions from './extensions/rules.ts';
import { fileKind } from './file/kind.ts';
import { checkIdentity } from './identity/check.ts';
import * as identity from './identity/rules.ts';
import { checkMcp } from './mcp/check.ts';
import * as mcp from './mcp/rules.ts';
import { checkMembers } from './members/check.ts';
import * as members from './members/rules.ts';
import { checkMetadata } from './metadata/check.ts';
import * as metadata from './metadata/rules.ts';
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
  { rules: identity, check: checkIdentity },
  { rules: metadata, check: checkMetadata },
  { rules: extensions, check: checkExtensions },
  { rules: members, check: checkMembers },
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
