// From a finding to the changes that mend it.

import type { SourceDocument } from '../../model/document.ts';
import type { Finding } from '../../model/finding.ts';
import type { ValueFix } from '../../model/host.ts';
import { metadataRepairs } from './repairs/metadata.ts';
import { parameterRepairs } from './repairs/parameters.ts';
import type { Repairer } from './repairs/repairer.ts';

const repairers: Readonly<Record<string, Repairer>> = { ...metadataRepairs, ...parameterRepairs };

/** Repairs for one finding, best first; [] where the right text is not known. */
export function repair(finding: Finding, document: SourceDocument): readonly ValueFix[] {
  return repairers[finding.code]?.(finding, document.value) ?? [];
}
