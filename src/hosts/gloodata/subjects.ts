// Lists the subjects of an info document, each with its rules and its check.

import { checkOf, rulesOf, type Subject } from '../kit/rule.ts';
import { checkFields } from './fields/check.ts';
import * as fields from './fields/rules.ts';
import { checkIdentity } from './identity/check.ts';
import * as identity from './identity/rules.ts';
import { checkMembers } from './members/check.ts';
import * as members from './members/rules.ts';
import { checkTools } from './tools/check.ts';
import * as tools from './tools/rules.ts';
import { checkUi } from './ui/check.ts';
import * as ui from './ui/rules.ts';

const subjects: readonly Subject[] = [
  { rules: identity, check: checkIdentity },
  { rules: tools, check: checkTools },
  { rules: fields, check: checkFields },
  { rules: ui, check: checkUi },
  { rules: members, check: checkMembers },
];

export const rules = rulesOf(subjects);

/** All findings of an info document, in no particular order; from its value and the older value only. */
export const check = checkOf(subjects);
