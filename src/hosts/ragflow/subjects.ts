// Lists the subjects of a tool's metadata, each with its rules and its check.

import { checkOf, rulesOf, type Subject } from '../kit/rule.ts';
import { checkDisplay } from './display/check.ts';
import * as display from './display/rules.ts';
import { checkInput } from './input/check.ts';
import * as input from './input/rules.ts';
import { checkMetadata } from './metadata/check.ts';
import * as metadata from './metadata/rules.ts';
import { checkParameters } from './parameters/check.ts';
import * as parameters from './parameters/rules.ts';

const subjects: readonly Subject[] = [
  { rules: input, check: checkInput },
  { rules: metadata, check: checkMetadata },
  { rules: display, check: checkDisplay },
  { rules: parameters, check: checkParameters },
];

export const rules = rulesOf(subjects);
/** All findings of a document, in no particular order. */
export const check = checkOf(subjects);
