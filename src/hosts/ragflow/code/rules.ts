// All rules about plugins in Python beside those about metadata, by code.

import { rulesOf } from '../../kit/rule.ts';
import * as fragment from './fragment/rules.ts';
import * as imports from './imports/rules.ts';
import * as invoke from './invoke/rules.ts';
import * as loading from './loading/rules.ts';

export const codeRules = rulesOf([fragment, imports, loading, invoke].map((rules) => ({ rules })));
