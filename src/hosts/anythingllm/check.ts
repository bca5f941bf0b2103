// All findings about one manifest.

import type { SourceDocument } from '../../model/document.ts';
import type { Finding } from '../../model/finding.ts';
import { checkAbout } from './rules/about.ts';
import { checkEntrypoint } from './rules/entrypoint.ts';
import { checkExamples } from './rules/examples.ts';
import { checkHandler } from './rules/handler.ts';
import { checkIdentity } from './rules/identity.ts';
import { schemaErrors } from './rules/schema-errors.ts';
import { checkSetupArgs } from './rules/setup-args.ts';
import { isOn } from './session.ts';
import { DEFERRED, WHEN_ON } from './when-on.ts';

/** Findings of every rule; those that only a skill that is on can suffer get a code of their own while it is off. */
export function check(document: SourceDocument): Finding[] {
  const findings = [
    ...schemaErrors(document),
    ...checkIdentity(document),
    ...checkAbout(document),
    ...checkSetupArgs(document),
    ...checkExamples(document),
    ...checkEntrypoint(document),
    ...checkHandler(document),
  ];
  if (isOn(document.value)) return findings;
  return findings.map((finding) =>
    DEFERRED.has(finding.code) ? { ...finding, code: finding.code + WHEN_ON } : finding,
  );
}
