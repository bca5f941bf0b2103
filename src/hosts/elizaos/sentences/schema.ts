// Sentences on `configSchema`, its properties and their defaults.

import type { Rule } from '../../../model/host.ts';
import { CATALOG, code, didYouMeanText, FIELD, milady, page, plain, RENDERER } from '../phrases.ts';

const RESOLVE = `${CATALOG}, resolveFields`;
const TYPE = `${CATALOG}, resolveFieldType`;

export const schemaSentences: Readonly<Record<string, Rule>> = {
  'elizaos/schema-type': {
    severity: { documented: 'refused' },
    message: (a) =>
      `\`configSchema\` describes one object, so its \`type\` must be \`object\`, not ${code(a.got)}.`,
    evidence: [page()],
  },
  'elizaos/schema-type-missing': {
    severity: { documented: 'advice' },
    message: () =>
      '`configSchema` should have `"type": "object"`. The form works without it, but other readers may not.',
    evidence: [page()],
  },
  'elizaos/properties-type': {
    severity: { documented: 'refused', '2026-03': 'changed' },
    message: (a) =>
      `\`properties\` must be an object with one entry per setting, not ${plain(a.got)}. The form finds no settings in it.`,
    evidence: [page(), milady(RESOLVE)],
  },
  'elizaos/required-type': {
    severity: { documented: 'refused', '2026-03': 'changed' },
    message: (a) => `\`required\` of \`configSchema\` must be a list of setting names, not ${plain(a.got)}.`,
    evidence: [page(), milady(RESOLVE)],
  },
  'elizaos/required-item-type': {
    severity: { documented: 'refused', '2026-03': 'changed' },
    message: (a) =>
      `\`required\` lists setting names as strings. This entry is ${plain(a.got)} and requires nothing.`,
    evidence: [page(), milady(RESOLVE)],
  },
  'elizaos/required-unknown': {
    severity: { documented: 'changed', '2026-03': 'changed' },
    message: (a) =>
      `\`required\` names ${code(a.key)}, which is not a property, so the form never asks for it.${didYouMeanText(a.suggestion)}`,
    evidence: [page(), milady(RESOLVE)],
  },
  'elizaos/schema-joint': {
    severity: { documented: 'advice', '2026-03': 'changed' },
    message: (a) =>
      `The form reads only \`properties\` and \`required\` of \`configSchema\`. It ignores ${code(a.key)}.`,
    evidence: [page(), milady(RESOLVE)],
  },
  'elizaos/property-type': {
    severity: { documented: 'refused', '2026-03': 'changed' },
    message: (a) =>
      `The setting ${code(a.key)} must be described by an object such as \`{"type": "${plain(a.type)}"}\`, not by ${plain(a.got)}.`,
    evidence: [page(), milady(RESOLVE)],
  },
  'elizaos/type-unknown': {
    severity: { documented: 'changed', '2026-03': 'changed' },
    message: (a) =>
      `JSON Schema has no type ${code(a.got)}. The form shows ${code(a.key)} as a plain text box.${didYouMeanText(a.suggestion)}`,
    evidence: [page(), milady(TYPE)],
  },
  'elizaos/hint-in-schema': {
    severity: { documented: 'changed', '2026-03': 'changed' },
    message: (a) =>
      `${code(a.name)} has no effect in the schema of ${code(a.key)}. It belongs in the setting's entry in \`uiHints\`.`,
    evidence: [page(), milady(TYPE)],
  },
  'elizaos/required-in-property': {
    severity: { documented: 'changed', '2026-03': 'changed' },
    message: (a) =>
      `\`required\` inside ${code(a.key)} is ignored. List required settings in \`required\` beside \`properties\`.`,
    evidence: [page(), milady(RESOLVE)],
  },
  'elizaos/keyword-passed-over': {
    severity: { documented: 'advice', '2026-03': 'changed' },
    message: (a) =>
      `The form ignores ${code(a.name)}. It shows ${code(a.key)} only by its \`type\`, \`enum\` and \`format\`.`,
    evidence: [page(), milady(TYPE)],
  },
  'elizaos/nested-object': {
    severity: { documented: 'advice', '2026-03': 'changed' },
    message: (a) =>
      `The form does not show the settings inside ${code(a.key)} one by one. People get ${a.control === 'keyvalue' ? 'bare key and value rows' : 'a box for raw JSON'} instead. Make each a setting of its own.`,
    evidence: [page(), milady(TYPE)],
  },
  'elizaos/array-of-others': {
    severity: { documented: 'advice', '2026-03': 'changed' },
    message: (a) =>
      `The form's list holds only strings: each entry of ${code(a.key)} is saved as a string, not as ${code(a.items)}.`,
    evidence: [page(), milady(`${FIELD}, the list field`)],
  },
  'elizaos/enum-empty': {
    severity: { documented: 'changed', '2026-03': 'changed' },
    message: (a) =>
      `The \`enum\` of ${code(a.key)} must be a list with at least one value; with ${plain(a.got)} there is nothing to choose from.`,
    evidence: [page(), milady(TYPE)],
  },
  'elizaos/enum-not-text': {
    severity: { '2026-03': 'changed' },
    message: (a) =>
      `The choice for ${code(a.key)} is saved as a string. Where \`enum\` has ${plain(a.got)}, the plugin gets a string of it.`,
    evidence: [milady(`${FIELD}, renderSelectField`)],
  },
  'elizaos/format-passed-over': {
    severity: { '2026-03': 'advice' },
    message: (a) =>
      `The form has no control for the format ${code(a.format)}. ${code(a.key)} is a plain text box.`,
    evidence: [milady(TYPE)],
  },
  'elizaos/default-type': {
    severity: { documented: 'changed', '2026-03': 'changed' },
    message: (a) => `The default of ${code(a.key)} is ${plain(a.got)}, while its type is ${code(a.want)}.`,
    evidence: [page(), milady(`${FIELD}: defaults are shown, never checked`)],
  },
  'elizaos/default-not-offered': {
    severity: { documented: 'changed', '2026-03': 'changed' },
    message: (a) =>
      `The default ${code(a.value)} of ${code(a.key)} is not among the values of its \`enum\`, so it can never be chosen again.`,
    evidence: [page(), milady(`${FIELD}, renderSelectField`)],
  },
  'elizaos/default-out-of-range': {
    severity: { documented: 'changed', '2026-03': 'changed' },
    message: (a) =>
      `The default of ${code(a.key)} breaks its own ${code(a.bound)} of ${plain(String(a.limit))}.`,
    evidence: [page(), milady(`${FIELD}: defaults are shown, never checked`)],
  },
  'elizaos/default-pattern': {
    severity: { documented: 'changed', '2026-03': 'changed' },
    message: (a) => `The default of ${code(a.key)} does not match its own pattern ${code(a.pattern)}.`,
    evidence: [page(), milady(`${FIELD}: defaults are shown, never checked`)],
  },
  'elizaos/default-secret': {
    severity: { documented: 'advice', '2026-03': 'advice' },
    message: (a) =>
      `${code(a.key)} has a default that everyone who gets this file can read. A secret should not have one.`,
    evidence: [page(), milady(`${FIELD}, the password field`)],
  },
  'elizaos/default-of-required': {
    severity: { '2026-03': 'changed' },
    message: (a) =>
      `${code(a.key)} is required and has a default, which the form shows but never fills in. People still see "Required" until they type it.`,
    evidence: [milady(`${RENDERER}, validateField`, 'This field is required.')],
  },
  'elizaos/bounds-crossed': {
    severity: { documented: 'changed', '2026-03': 'changed' },
    message: (a) =>
      `No value of ${code(a.key)} can satisfy both ${code(a.least)} ${plain(String(a.low))} and ${code(a.most)} ${plain(String(a.high))}.`,
    evidence: [page(), milady(`${FIELD}, the number field`)],
  },
};
