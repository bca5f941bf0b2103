// Rules on the manifest as a whole, its `$schema` and its name.

import type { SourceDocument } from '../../../model/document.ts';
import { isObject, member } from '../../../model/guards.ts';
import { addOrRename, setTo } from '../../kit/fix.ts';
import { defineRule } from '../../kit/rule.ts';
import { code, quote } from '../../kit/words.ts';
import { DRAFT, PLUGIN_SCHEMA } from '../addresses.ts';
import { REFUSED, REJECTS, section } from '../evidence.ts';
import { MEMBERS } from '../members/check.ts';
import { meantMember, nameOf } from '../names.ts';

export const notAnObject = defineRule<{ type: string }>('agent-plugins/not-an-object', {
  severity: REFUSED,
  message: ({ type }) =>
    `plugin.json is one object with \`$schema\` and \`name\`, but this is ${type}. ${REJECTS}`,
  evidence: [section('5.2')],
  fix: (_, { value }) =>
    Array.isArray(value) && value.length === 1 && isObject(value[0])
      ? setTo('', value[0], 'Unwrap the object from the list')
      : [],
});

export const schemaMissing = defineRule('agent-plugins/schema-missing', {
  severity: REFUSED,
  message: () => `\`$schema\` is missing. It says which version the plugin is for. ${REJECTS}`,
  evidence: [section('5.2'), section('5.3')],
  fix: (_, document) =>
    addOrRename(document, '/$schema', PLUGIN_SCHEMA, (key) => isMeant(document, '$schema', key)),
});

export const schemaDraft = defineRule('agent-plugins/schema-draft', {
  severity: REFUSED,
  message: () => `${DRAFT} is a working draft, and clients of 1.0.0 reject the plugin.`,
  evidence: [section('5.2')],
});

export const schemaUnsupported = defineRule<{ schema: unknown }>('agent-plugins/schema-unsupported', {
  severity: REFUSED,
  message: ({ schema }) =>
    `${quote(schema, 80)} is not the \`$schema\` of plugin.json in version 1.0.0, which is ${code(PLUGIN_SCHEMA, 80)}. ${REJECTS}`,
  evidence: [section('5.2'), section('10.1')],
  fix: ({ pointer }) => setTo(pointer, PLUGIN_SCHEMA, 'Change to the "$schema" of version 1.0.0'),
});

export const nameMissing = defineRule('agent-plugins/name-missing', {
  severity: REFUSED,
  message: () => `\`name\` is missing. ${REJECTS}`,
  evidence: [section('5.3')],
  fix: (_, document) =>
    addOrRename(document, '/name', likelyName(document.value), (key) => isMeant(document, 'name', key)),
});

export const nameType = defineRule<{ type: string }>('agent-plugins/name-type', {
  severity: REFUSED,
  message: ({ type }) => `\`name\` must be a string, but this is ${type}. ${REJECTS}`,
  evidence: [section('5.3')],
  fix: ({ pointer }, { value }) => setTo(pointer, likelyName(value)),
});

export const nameInvalid = defineRule<{ name: string; fault: string }>('agent-plugins/name-invalid', {
  severity: REFUSED,
  message: ({ name, fault }) => `${name === '' ? '`name`' : `The name ${quote(name)}`} ${fault}. ${REJECTS}`,
  evidence: [section('5.5')],
  fix: ({ pointer, args }) => {
    const name = nameOf(args.name);
    return setTo(pointer, name, `Rename to ${quote(name)}`);
  },
});

function isMeant({ value }: SourceDocument, name: string, key: string): boolean {
  return (
    !MEMBERS.includes(key) && typeof member(value, key) === 'string' && meantMember(key, MEMBERS) === name
  );
}

function likelyName(value: unknown): string {
  const given = [member(value, 'name'), member(value, 'id'), member(value, 'title')].find(
    (one) => typeof one === 'string' || typeof one === 'number',
  );
  return nameOf(given === undefined ? '' : String(given));
}
