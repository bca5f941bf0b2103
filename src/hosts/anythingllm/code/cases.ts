// Cases of the rules on the code of handler.js.

import type { CodeCase } from '../../../model/rule-case.ts';
import { loading } from './cases/loading.ts';
import { names } from './cases/names.ts';
import { results } from './cases/results.ts';

/** One file that raises each rule, and one near miss. */
export const codeCases: readonly CodeCase[] = [...loading, ...names, ...results];
