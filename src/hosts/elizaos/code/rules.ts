// All rules about code, by code.

import { rulesOf } from '../../kit/rule.ts';
import * as actions from './actions/rules.ts';
import * as left from './left/rules.ts';
import * as names from './names/rules.ts';
import * as parts from './parts/rules.ts';
import * as plugin from './plugin/rules.ts';
import * as services from './services/rules.ts';
import * as settings from './settings/rules.ts';
import * as types from './types/rules.ts';

/** Code → rule, of what checks of code raise. */
export const codeRules = rulesOf(
  [types, plugin, left, actions, parts, services, names, settings].map((rules) => ({
    rules,
  })),
);
