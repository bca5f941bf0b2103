// All rules of this host, by the kind of text that they are for.

import type { SourceDocument } from '../../model/document.ts';
import type { Finding } from '../../model/finding.ts';
import { kindOf } from './kind.ts';
import { checkApp } from './rules/app.ts';
import { checkBeside } from './rules/beside.ts';
import { checkChecks } from './rules/checks.ts';
import { checkConditions } from './rules/conditions.ts';
import { checkControls } from './rules/controls.ts';
import { checkDefaults } from './rules/defaults.ts';
import { checkHints } from './rules/hints.ts';
import { checkIdentity } from './rules/identity.ts';
import { checkLists } from './rules/lists.ts';
import {
  checkMemberTypes,
  checkStrangers,
  checkUndocumented,
  checkUnread,
  checkViewer,
} from './rules/members.ts';
import { checkPackage } from './rules/package.ts';
import { checkProperties } from './rules/properties.ts';
import { checkSchema } from './rules/schema.ts';
import { checkSecrets } from './rules/secrets.ts';
import { checkFileName, checkOtherShape, checkRoot, checkSource } from './rules/shape.ts';

type Check = (document: SourceDocument) => Finding[];

const MANIFEST: readonly Check[] = [
  checkFileName,
  checkIdentity,
  checkMemberTypes,
  checkStrangers,
  checkUndocumented,
  checkUnread,
  checkViewer,
  checkLists,
  checkApp,
  checkSchema,
  checkProperties,
  checkDefaults,
  checkHints,
  checkControls,
  checkChecks,
  checkConditions,
  checkSecrets,
  checkBeside,
];

/** Findings for any document: a manifest, a package.json, plugin source, or JSON that is none of these. */
export function check(document: SourceDocument): Finding[] {
  switch (kindOf(document)) {
    case 'manifest':
      return MANIFEST.flatMap((rule) => rule(document));
    case 'package':
      return [...checkFileName(document), ...checkPackage(document)];
    case 'source':
      return checkSource(document);
    case 'other':
      return checkOtherShape();
    case 'broken':
      return checkRoot(document);
    case 'nothing':
      return [];
  }
}
