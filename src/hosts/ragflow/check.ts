// All checks of this host in one.

import type { SourceDocument } from '../../model/document.ts';
import type { Finding } from '../../model/finding.ts';
import { checkDisplay } from './rules/display.ts';
import { checkInput } from './rules/input.ts';
import { checkMetadata } from './rules/metadata.ts';
import { checkParameters } from './rules/parameters.ts';

const checks = [checkInput, checkMetadata, checkDisplay, checkParameters];

/** Every finding of a text, in no particular order. */
export function check(document: SourceDocument): Finding[] {
  return checks.flatMap((run) => run(document));
}
