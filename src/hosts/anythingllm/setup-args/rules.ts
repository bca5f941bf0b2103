// Sentences on the settings form and on what reaches the handler from it.

import type { Args } from '../../../model/finding.ts';
import type { Rule } from '../../../model/host.ts';
import { code, editorSchema, hubCli, LOADER, page, PANEL } from '../evidence.ts';
import { REAL } from '../releases.ts';
import { quote } from '../words.ts';

const HOPED: Readonly<Record<string, string>> = {
  list: 'a plain text box without any options',
  choice: 'a box whose saved value is never true or false',
  switch: 'a plain text box, not a switch',
  lines: 'a text box with one line',
  hidden: 'nothing at all, so it cannot be seen or changed',
  file: 'a file picker that saves a made-up path, never the file',
  button: 'a button, not a field',
};

const form = code(`${PANEL}:110-189`);
const save = code(`${PANEL}:66-101`);
const handover = code(`${LOADER}:197-212`);

export const setupArgRules: Readonly<Record<string, Rule>> = {
  'anythingllm/setup-args-type': {
    severity: { documented: 'refused', [REAL]: 'changed' },
    message: ({ found }) =>
      `"setup_args" is ${String(found)}, not an object, so the skill has no settings and this.runtimeArgs stays empty.`,
    evidence: [page('setup_args'), editorSchema('44'), handover],
  },
  'anythingllm/setup-args-array': {
    severity: { documented: 'refused', [REAL]: 'changed' },
    message: () =>
      '"setup_args" is an array, so its fields are called 0, 1 and so on, in the form and for the handler.',
    evidence: [page('setup_args'), editorSchema('44'), handover],
  },
  'anythingllm/setup-arg-null': {
    severity: { documented: 'refused', [REAL]: 'refused' },
    message: ({ key }) =>
      `The setting ${quote(key)} is null: every agent session on the server fails to start, and opening the skill's settings crashes the page.`,
    evidence: [
      page('setup_args'),
      code(`${LOADER}:197-212`, "Cannot read properties of null (reading 'required')"),
    ],
  },
  'anythingllm/setup-arg-entry': {
    severity: { documented: 'refused', [REAL]: 'changed' },
    message: ({ key, found }) =>
      `The setting ${quote(key)} is ${String(found)}, not an object. The handler gets null for it.`,
    evidence: [page('setup_args'), editorSchema('46-86'), handover],
  },
  'anythingllm/setup-arg-type-missing': {
    severity: { documented: 'refused', [REAL]: 'changed' },
    message: ({ member }) =>
      `"${String(member)}" is missing, and the form cannot be saved once someone edits it.`,
    evidence: [page('setup_args'), code(`${PANEL}:66-101`, '<KEY> must be of type undefined.')],
  },
  'anythingllm/setup-arg-type-value': {
    severity: { documented: 'refused', [REAL]: 'changed' },
    message: ({ member, found }) =>
      `"${String(member)}" is ${String(found)}, not a string, so the form can never be saved.`,
    evidence: [editorSchema('49'), save],
  },
  'anythingllm/setup-arg-type-unsavable': {
    severity: { [REAL]: 'changed' },
    message: ({ key, type }) =>
      type === 'number' || type === 'boolean'
        ? `The form gives strings only, so the setting ${quote(key)} of type ${quote(type)} cannot be saved once it is edited. While it is empty, no other setting can be saved either.`
        : `The form gives strings only, and ${quote(type)} is not "string", so ${quote(key)} keeps every other setting from being saved.`,
    evidence: [code(`${PANEL}:66-101`, '<KEY> must be of type <type>.')],
  },
  'anythingllm/setup-arg-required-type': {
    severity: { documented: 'refused', [REAL]: 'changed' },
    message: ({ member, found }) =>
      `"${String(member)}" is ${String(found)}. Anything truthy, even "false", makes the setting required.`,
    evidence: [page('setup_args'), editorSchema('53'), handover],
  },
  'anythingllm/setup-arg-required-unset': {
    severity: { [REAL]: 'advice' },
    message: ({ key }) =>
      `Until someone saves a value for ${quote(key)}, the skill loads without it, and this.runtimeArgs has no such member in the handler.`,
    evidence: [
      code(
        `${LOADER}:197-212`,
        "'<KEY>' required value for '<hubId>' plugin is missing. Plugin may not function or crash agent.",
      ),
    ],
  },
  'anythingllm/setup-arg-default-lost': {
    severity: { [REAL]: 'changed' },
    message: ({ key, shown, required }) =>
      `The default ${quote(shown)} of ${quote(key)} only fills the form. Until someone edits and saves the form, the handler gets ${
        required ? 'no such member' : 'null'
      }.`,
    evidence: [handover, form],
  },
  'anythingllm/setup-arg-value-hides-default': {
    severity: { [REAL]: 'changed' },
    message: ({ key, shown }) =>
      `The empty "value" of ${quote(key)} overrides its default. The form starts empty instead of with ${quote(shown)}, and the handler does not get the default either.`,
    evidence: [code(`${PANEL}:155-159`), handover],
  },
  'anythingllm/setup-arg-value-type': {
    severity: { documented: 'refused', [REAL]: 'changed' },
    message: ({ member, found, value }) =>
      value || found === 'an object' || found === 'an array'
        ? `"${String(member)}" is ${String(found)}, not a string. It reaches the handler unchanged, but the form cannot be saved with it.`
        : `"${String(member)}" is ${String(found)}. Falsy values are dropped, so the handler never gets it.`,
    evidence: [editorSchema('80'), handover, save],
  },
  'anythingllm/setup-arg-default-beside': {
    severity: { documented: 'refused', [REAL]: 'advice' },
    message: ({ member }) =>
      `The documentation has no "default" directly in "${String(member)}". The handler does get it while nothing is saved, but the form never shows it.`,
    evidence: [page('setup_args'), editorSchema('46-86'), handover],
  },
  'anythingllm/setup-arg-unknown-key': {
    severity: { documented: 'refused', [REAL]: 'changed' },
    message: (args) => unknownKey(args, 'a setting has only "type", "required", "input" and "value"'),
    evidence: [page('setup_args'), editorSchema('46-86'), form],
  },
  'anythingllm/setup-arg-input': {
    severity: { documented: 'refused', [REAL]: 'changed' },
    message: ({ member, found }) =>
      `"${String(member)}" is ${String(found)}, not an object, so the form shows an empty text box without any help.`,
    evidence: [page('setup_args'), editorSchema('57-79'), form],
  },
  'anythingllm/setup-arg-input-type-missing': {
    severity: { documented: 'refused' },
    message: ({ member }) =>
      `"${String(member)}" is required by the schema that editors use; the form shows a plain text box without it.`,
    evidence: [page('setup_args'), editorSchema('60')],
  },
  'anythingllm/setup-arg-input-unsupported': {
    severity: { [REAL]: 'changed' },
    message: ({ key, type, hope }) =>
      `The form does not know ${quote(type)}. It copies the word into an HTML input, so ${quote(key)} becomes ${HOPED[String(hope)] ?? 'a text box'}.`,
    evidence: [code(`${PANEL}:152-165`)],
  },
  'anythingllm/setup-arg-input-as-text': {
    severity: { [REAL]: 'advice' },
    message: ({ key, type }) =>
      type === 'number' || type === 'range'
        ? `The form does show a ${String(type)} input for ${quote(key)}, but what it saves is a string.`
        : `${quote(type)} is not an HTML input type, so ${quote(key)} becomes a plain text box.`,
    evidence: [code(`${PANEL}:152-165`)],
  },
  'anythingllm/setup-arg-input-default': {
    severity: { documented: 'refused', [REAL]: 'changed' },
    message: ({ member, found, value }) =>
      `"${String(member)}" is ${String(found)}, not a string: ${
        value || found === 'an object' || found === 'an array'
          ? 'the form cannot be saved while it is there'
          : 'the form starts empty'
      }.`,
    evidence: [editorSchema('64-75'), save],
  },
  'anythingllm/setup-arg-input-required': {
    severity: { documented: 'refused', [REAL]: 'changed' },
    message: () =>
      '"required" belongs one level up, beside "input". Here it only marks the HTML field, and saving ignores that.',
    evidence: [page('setup_args'), editorSchema('57-79'), code(`${PANEL}:154`)],
  },
  'anythingllm/setup-arg-input-unknown-key': {
    severity: { documented: 'refused', [REAL]: 'changed' },
    message: (args) => unknownKey(args, 'an input has only "type", "default", "placeholder" and "hint"'),
    evidence: [page('setup_args'), editorSchema('57-79'), form],
  },
  'anythingllm/setup-arg-order': {
    severity: { [REAL]: 'advice' },
    message: ({ key }) =>
      `JavaScript puts keys that are whole numbers first, so ${quote(key)} moves up in the form, whatever its place in the file.`,
    evidence: [form],
  },
  'anythingllm/setup-arg-secret': {
    severity: { documented: 'advice', [REAL]: 'advice' },
    message: ({ key, where }) =>
      `The "${String(where)}" of ${quote(key)} looks like a real key. Everyone you give the skill to can read it.`,
    evidence: [hubCli('86-99'), code(`${LOADER}:112-130`)],
  },
};

function unknownKey({ key, meant }: Args, known: string): string {
  const hint = meant === undefined ? '' : ` Did you mean ${quote(meant)}?`;
  return `${quote(key)} is ignored: ${known}.${hint}`;
}
