// All checks of this host in one.

import type { SourceDocument } from '../../model/document.ts';
import type { Finding } from '../../model/finding.ts';
import { checkFields } from './rules/fields.ts';
import { checkIdentity } from './rules/identity.ts';
import { checkOlder } from './rules/older.ts';
import { checkPractice } from './rules/practice.ts';
import { checkShapes } from './rules/shapes.ts';
import { checkTools } from './rules/tools.ts';
import { checkUi } from './rules/ui.ts';

const checks = [checkIdentity, checkTools, checkFields, checkUi, checkPractice, checkShapes, checkOlder];

/** Every finding of an info document, in no particular order. Looks at the value and the older value only. */
export function check(document: SourceDocument): Finding[] {
  return checks.flatMap((run) => run(document));
}
