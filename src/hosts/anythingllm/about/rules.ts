// Sentences on what describes the skill, and on faults that only the official schema minds.

import type { Rule } from '../../../model/host.ts';
import { code, editorSchema, hubCli, LOADER, page, PANEL } from '../evidence.ts';
import { REAL } from '../releases.ts';
import { quote } from '../words.ts';

export const aboutRules: Readonly<Record<string, Rule>> = {
  'anythingllm/missing-member': {
    severity: { documented: 'refused' },
    message: ({ member }) =>
      `"${String(member)}" is required by the documentation and by the schema that editors use, although the skill loads without it.`,
    evidence: [page('other_properties, entrypoint, imported'), editorSchema('109-153')],
  },
  'anythingllm/wrong-type': {
    severity: { documented: 'refused' },
    message: ({ member, found }) =>
      `"${String(member)}" is ${String(found)}, which the schema that editors use does not allow. The skill still loads.`,
    evidence: [page('all properties'), editorSchema('1-157')],
  },
  'anythingllm/schema-value': {
    severity: { documented: 'refused' },
    message: ({ value }) =>
      `"schema" must be "skill-1.0.0"${typeof value === 'string' ? `, not ${quote(value)}` : ''}. Only editors and the documentation require it; the loader never reads it.`,
    evidence: [page('other_properties'), editorSchema('18')],
  },
  'anythingllm/imported-value': {
    severity: { documented: 'refused' },
    message: () =>
      '"imported" must be true. Only editors and the documentation require it; the settings page sets its own.',
    evidence: [page('imported'), editorSchema('141')],
  },
  'anythingllm/description-missing': {
    severity: { documented: 'refused', [REAL]: 'changed' },
    message: () =>
      'Without "description" the model does not know what the skill is for, so it will rarely call it.',
    evidence: [page('other_properties'), code(`${LOADER}:214-250`)],
  },
  'anythingllm/description-type': {
    severity: { documented: 'refused', [REAL]: 'changed' },
    message: ({ found }) =>
      `"description" is ${String(found)}, not a string. AnythingLLM passes it to the model provider unchanged.`,
    evidence: [page('other_properties'), code(`${LOADER}:214-250`)],
  },
  'anythingllm/description-empty': {
    severity: { documented: 'advice', [REAL]: 'changed' },
    message: () => 'The description is empty, so the model does not know what the skill is for.',
    evidence: [page('other_properties'), code(`${LOADER}:214-250`)],
  },
  'anythingllm/author-missing': {
    severity: { [REAL]: 'advice' },
    message: () => 'Without an author the line in the settings ends with the word "by" and nothing after it.',
    evidence: [code(`${PANEL}:110-189`)],
  },
  'anythingllm/author-object': {
    severity: { documented: 'refused', [REAL]: 'changed' },
    message: ({ found }) =>
      `"author" is ${String(found)}, not a string. Opening the skill in the settings can crash the whole page.`,
    evidence: [page('other_properties'), editorSchema('31'), code(`${PANEL}:110-189`)],
  },
  'anythingllm/author-url-format': {
    severity: { documented: 'refused', [REAL]: 'advice' },
    message: ({ value }) =>
      `"author_url" ${value === '' ? 'is empty' : `${quote(value)} is not a complete address`}. The settings use it unchanged as a link, which then leads back into AnythingLLM.`,
    evidence: [editorSchema('35'), code(`${PANEL}:110-189`)],
  },
  'anythingllm/author-url-scheme': {
    severity: { [REAL]: 'advice' },
    message: ({ scheme }) =>
      `"author_url" starts with "${String(scheme)}:". The settings put it into a link without checking it.`,
    evidence: [code(`${PANEL}:110-189`)],
  },
  'anythingllm/license-missing': {
    severity: { documented: 'advice' },
    message: () =>
      'There is no license. It is optional, but the hub asks for one before a skill can be published.',
    evidence: [page('other_properties'), hubCli('64-74')],
  },
};
