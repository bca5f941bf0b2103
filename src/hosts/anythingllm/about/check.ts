// Checks the members that describe the skill: description, author, licence.

import type { SourceDocument, Finding } from '../../../model/finding.ts';
import { isObject, member } from '../../../model/guards.ts';
import { wrongType } from '../manifest/rules.ts';
import type { SchemaRules } from '../official-schema.ts';
import * as rules from './rules.ts';

/** The rules for what the official schema asks of description, author and licence. */
export const aboutSchema: SchemaRules = {
  required: { description: rules.descriptionMissing },
  properties: {
    description: { type: rules.descriptionType },
    author: {
      type: (author) => (typeof author === 'object' && author !== null ? rules.authorObject : wrongType),
    },
    author_url: { format: rules.authorUrlFormat },
  },
};

/** Findings about these members that the official schema does not report. */
export function checkAbout({ value }: SourceDocument): Finding[] {
  if (!isObject(value)) return [];
  const findings: Finding[] = [];
  const description = member(value, 'description');
  if (typeof description === 'string' && description.trim() === '') {
    findings.push(rules.descriptionEmpty.at('/description', 'value'));
  }
  if (!Object.hasOwn(value, 'license')) findings.push(rules.licenseMissing.at('', 'key'));
  else if (!value['license']) findings.push(rules.licenseMissing.at('/license', 'value'));
  return findings;
}
