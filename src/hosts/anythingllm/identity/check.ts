// Checks the switch and the name of the skill.

import type { SourceDocument, Finding } from '../../../model/finding.ts';
import { member } from '../../../model/guards.ts';
import type { SchemaRules } from '../official-schema.ts';
import * as rules from './rules.ts';
import { sentenceCase } from './sentence-case.ts';

/** The rules for what the official schema asks of `active` and `name`. */
export const identitySchema: SchemaRules = {
  required: { active: rules.activeMissing, name: rules.nameMissing },
  properties: { active: { type: rules.activeType }, name: { type: rules.nameType } },
};

/** Findings about a skill that is off, and about names that the settings page rewrites. */
export function checkIdentity({ value }: SourceDocument): Finding[] {
  const off = member(value, 'active') === false ? [rules.inactive.at('/active', 'value')] : [];
  const name = member(value, 'name');
  return typeof name === 'string' ? [...off, ...checkName(name)] : off;
}

function checkName(name: string): Finding[] {
  const shown = sentenceCase(name);
  if (shown === '') return [rules.nameVanishes.at('/name', 'value', { name })];
  const loses = /(?![\0-\x7f])[\p{L}\p{N}]/u.test(name);
  return loses ? [rules.nameLosesLetters.at('/name', 'value', { name, shown })] : [];
}
