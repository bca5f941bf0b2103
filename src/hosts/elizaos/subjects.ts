// The list of this host's subjects, by the kind of text that they check.

import type { SourceDocument, Finding } from '../../model/finding.ts';
import { checkOf, rulesOf, type Subject } from '../kit/rule.ts';
import { checkApp } from './app/check.ts';
import * as app from './app/rules.ts';
import { checkConditions } from './conditions/check.ts';
import * as conditions from './conditions/rules.ts';
import { checkControls } from './controls/check.ts';
import * as controls from './controls/rules.ts';
import { checkDefaults } from './defaults/check.ts';
import * as defaults from './defaults/rules.ts';
import { checkFile } from './file/check.ts';
import { kindOf } from './file/kind.ts';
import * as file from './file/rules.ts';
import { checkHints } from './hints/check.ts';
import * as hints from './hints/rules.ts';
import { checkIdentity } from './identity/check.ts';
import * as identity from './identity/rules.ts';
import { checkLists } from './lists/check.ts';
import * as lists from './lists/rules.ts';
import { checkMembers } from './members/check.ts';
import * as members from './members/rules.ts';
import { checkPackage } from './package/check.ts';
import * as packaged from './package/rules.ts';
import * as parameters from './parameters/rules.ts';
import { checkSchema } from './schema/check.ts';
import * as schema from './schema/rules.ts';
import { checkSecrets } from './secrets/check.ts';
import * as secrets from './secrets/rules.ts';
import { checkValidation } from './validation/check.ts';
import * as validation from './validation/rules.ts';

const ofText: readonly Subject[] = [{ rules: file, check: checkFile }];

const ofManifest: readonly Subject[] = [
  { rules: identity, check: checkIdentity },
  { rules: members, check: checkMembers },
  { rules: lists, check: checkLists },
  { rules: app, check: checkApp },
  { rules: schema, check: checkSchema },
  { rules: defaults, check: checkDefaults },
  { rules: hints, check: checkHints },
  { rules: controls, check: checkControls },
  { rules: validation, check: checkValidation },
  { rules: conditions, check: checkConditions },
  { rules: secrets, check: checkSecrets },
];

const ofPackage: readonly Subject[] = [{ rules: packaged, check: checkPackage }, { rules: parameters }];

export const rules = rulesOf([...ofText, ...ofManifest, ...ofPackage]);

const checkText = checkOf(ofText);
const checkManifest = checkOf(ofManifest);
const checkPackaged = checkOf(ofPackage);

/** Findings for any document: a manifest, a package.json, plugin source, or any other JSON. */
export function check(document: SourceDocument): Finding[] {
  const kind = kindOf(document);
  return [
    ...checkText(document),
    ...(kind === 'manifest' ? checkManifest(document) : []),
    ...(kind === 'package' ? checkPackaged(document) : []),
  ];
}
