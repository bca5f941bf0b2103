// What a fault of the text itself costs this host's releases.

import type { SourceDocument } from '../../model/document.ts';
import type { SeverityByRelease } from '../../model/host.ts';
import { kindOf } from './kind.ts';

/** Milady takes a manifest that it cannot read for absent, without a message; source code is no faulty JSON. */
export function syntaxSeverity(code: string, document: SourceDocument): SeverityByRelease {
  if (kindOf(document) === 'source') return {};
  if (code === 'json/empty') return { documented: 'advice' };
  // What JSON.parse takes is read by every host, only not as it was meant.
  return document.strict || code === 'json/duplicate-key'
    ? { documented: 'changed', '2026-03': 'changed' }
    : { documented: 'refused', '2026-03': 'changed' };
}
