// From a finding to the changes that mend it.

import type { SourceDocument } from '../../model/document.ts';
import type { Finding } from '../../model/finding.ts';
import type { ValueFix } from '../../model/host.ts';
import { fieldRepairs } from './repairs/fields.ts';
import { harmless } from './repairs/harmless.ts';
import { identityRepairs } from './repairs/identity.ts';
import { memberRepairs } from './repairs/members.ts';
import type { Repairer } from './repairs/repairer.ts';
import { toolRepairs } from './repairs/tools.ts';
import { uiRepairs } from './repairs/ui.ts';

const repairers: Readonly<Record<string, Repairer>> = {
  ...identityRepairs,
  ...toolRepairs,
  ...fieldRepairs,
  ...uiRepairs,
  ...memberRepairs,
};

/** Repairs for one finding, best first; [] where the right text is not known. */
export function repair(finding: Finding, document: SourceDocument): readonly ValueFix[] {
  const repairs = repairers[finding.code]?.(finding, document.value) ?? [];
  return repairs.filter((candidate) => harmless(candidate, finding, document.value));
}
