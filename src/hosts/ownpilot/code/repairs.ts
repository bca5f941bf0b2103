// Repairs for findings in tool code, by the code of the finding.

import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import type { ValueFix } from '../../../model/host.ts';
import { answerMenders } from './answers/fixes.ts';
import { blockedMenders } from './blocked/fixes.ts';
import { configMenders } from './config/fixes.ts';
import { fixingOf, type CodeMender } from './in-code.ts';
import { networkMenders } from './network/fixes.ts';
import { sandboxMenders } from './names/fixes.ts';

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
