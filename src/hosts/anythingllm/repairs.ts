// Repairs for every code whose right text is known.

import type { SourceDocument } from '../../model/document.ts';
import type { Finding } from '../../model/finding.ts';
import type { ValueFix } from '../../model/host.ts';
import { aboutRepairs } from './repairs/about.ts';
import { entrypointRepairs } from './repairs/entrypoint.ts';
import { exampleRepairs } from './repairs/examples.ts';
import { handlerRepairs } from './repairs/handler.ts';
import { identityRepairs } from './repairs/identity.ts';
import type { Repairers } from './repairs/repairer.ts';
import { setupArgRepairs } from './repairs/setup-args.ts';
import { baseCode } from './when-on.ts';

const repairers: Repairers = {
  ...identityRepairs,
  ...aboutRepairs,
  ...setupArgRepairs,
  ...exampleRepairs,
  ...entrypointRepairs,
  ...handlerRepairs,
};

/** Repairs of one finding, best first. */
export function repair(finding: Finding, document: SourceDocument): readonly ValueFix[] {
  const name = baseCode(finding.code).replace('anythingllm/', '');
  return (Object.hasOwn(repairers, name) && repairers[name]?.(finding, document)) || [];
}
