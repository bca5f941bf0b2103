// All repairs of this host, by the code of the finding.

import type { SourceDocument } from '../../model/document.ts';
import type { Finding } from '../../model/finding.ts';
import type { ValueFix } from '../../model/host.ts';
import { formatMenders } from './repairs/format.ts';
import type { Menders } from './repairs/mend.ts';
import { parameterMenders } from './repairs/parameters.ts';
import { rootMenders } from './repairs/root.ts';
import { serviceMenders } from './repairs/services.ts';
import { toolMenders } from './repairs/tools.ts';
import { triggerMenders } from './repairs/triggers.ts';

const menders: Menders = {
  ...rootMenders,
  ...toolMenders,
  ...parameterMenders,
  ...serviceMenders,
  ...triggerMenders,
  ...formatMenders,
};

/** Repairs of one finding, best first; [] where the right text is not known. */
export function repairsFor(finding: Finding, document: SourceDocument): ValueFix[] {
  return menders[finding.code]?.(finding, document) ?? [];
}
