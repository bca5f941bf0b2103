// Repairs for findings in tool code, by the code of the finding.

import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import type { ValueFix } from '../../../model/host.ts';
import { answerMenders } from './repairs/answers.ts';
import { blockedMenders } from './repairs/blocked.ts';
import { configMenders } from './repairs/config.ts';
import { fixingOf, type CodeMender } from './repairs/fixing.ts';
import { networkMenders } from './repairs/network.ts';
import { sandboxMenders } from './repairs/sandbox.ts';

const menders: Readonly<Record<string, CodeMender>> = {
  ...blockedMenders,
  ...sandboxMenders,
  ...configMenders,
  ...networkMenders,
  ...answerMenders,
};

const PREFIX = 'ownpilot/code-';

/** Repairs of one finding of `checkCode`, best first; [] where the right text is not known. */
export function repairCode(finding: Finding, document: SourceDocument): ValueFix[] {
  if (finding.code === 'ownpilot/code-permission-unused') {
    const title = `Remove the permission "${String(finding.args?.permission)}"`;
    return [{ title, changes: [{ op: 'remove', pointer: finding.pointer }] }];
  }
  const mender = menders[finding.code.slice(PREFIX.length)];
  const fixing = mender && fixingOf(finding, document);
  return fixing ? mender(fixing) : [];
}
