// Each rule of Milady's settings form and the test that holds it.

import { FIELD_TYPES } from '../controls/field-types.ts';
import type { PreviewRule } from '../../preview-rule.checks.ts';
import { checkRules } from './check-rules.checks.ts';
import { fieldRules } from './field-rules.checks.ts';
import { layoutRules } from './layout-rules.checks.ts';
import { parameterRules } from './parameter-rules.checks.ts';

export const fieldTypes = FIELD_TYPES;

export const previewRules: readonly PreviewRule[] = [
  ...fieldRules,
  ...layoutRules,
  ...checkRules,
  ...parameterRules,
];
