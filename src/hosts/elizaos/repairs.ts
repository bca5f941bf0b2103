// What mends each finding of this host, joined from its subjects.

import type { SourceDocument } from '../../model/document.ts';
import type { Finding } from '../../model/finding.ts';
import type { ValueFix } from '../../model/host.ts';
import type { Repairer } from './repairs/changes.ts';
import { besideRepairs } from './repairs/beside.ts';
import { hintRepairs } from './repairs/hints.ts';
import { manifestRepairs } from './repairs/manifest.ts';
import { packageRepairs } from './repairs/package.ts';
import { schemaRepairs } from './repairs/schema.ts';
import { secretRepairs } from './repairs/secrets.ts';

const repairers: Readonly<Record<string, Repairer>> = {
  ...manifestRepairs,
  ...schemaRepairs,
  ...hintRepairs,
  ...secretRepairs,
  ...packageRepairs,
  ...besideRepairs,
};

/** Repairs of one finding of `check`, best first; [] where the right text is not known. */
export function repairOf(finding: Finding, document: SourceDocument): readonly ValueFix[] {
  return repairers[finding.code]?.(finding, document) ?? [];
}
