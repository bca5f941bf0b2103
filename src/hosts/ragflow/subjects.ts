// The parts of a tool's metadata that have rules.

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
export const check = checkOf(subjects);
