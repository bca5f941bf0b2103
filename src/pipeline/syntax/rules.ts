// Sentences for faults of the text itself, the same for every host; what they cost is for the host to say.

import type { Args } from '../../model/finding.ts';
import type { Evidence } from '../../model/problem.ts';

export interface SyntaxRule {
  readonly sentence: (args: Args) => string;
  readonly evidence: readonly Evidence[];
}

const json: readonly Evidence[] = [{ release: 'documented', where: 'RFC 8259, the JSON standard' }];

export const syntaxRules: Readonly<Record<string, SyntaxRule>> = {
  'json/empty': { sentence: () => 'There is no text to check yet.', evidence: json },
};
