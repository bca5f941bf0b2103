// All findings about one manifest.

import type { SourceDocument } from '../../model/document.ts';
import type { Finding } from '../../model/finding.ts';
import { checkAbout } from './about/check.ts';
import { checkEntrypoint } from './entrypoint/check.ts';
import { checkExamples } from './examples/check.ts';
import { checkHandler } from './handler/check.ts';
import { checkIdentity } from './identity/check.ts';
import { schemaErrors } from './rules/schema-errors.ts';
import { checkSetupArgs } from './setup-args/check.ts';
import { isOn } from './loading/session.ts';
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
