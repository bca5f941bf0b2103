// Rules on plugin.json: as a whole, its name, what it tells people, what it has for single clients, unknown members.

import type { SourceDocument } from '../../../model/finding.ts';
import { member } from '../../../model/guards.ts';
import {
  addOrRename,
  asText,
  remove,
  setTo,
  defineRule,
  type Misnamed,
  renameElseRemove,
  unwrap,
} from '../../kit/rule.ts';
import { asType } from '../../kit/types.ts';
import { code, perhaps, quote } from '../../kit/words.ts';
import { DRAFT, PLUGIN_SCHEMA } from '../addresses.ts';
import { REFUSED, REJECTS, section, rejecting, define } from '../evidence.ts';
import { meantMember, nameOf } from '../names.ts';
import { MEMBERS } from './members.ts';

export const notAnObject = rejecting<{ type: string }>('agent-plugins/not-an-object', {
  message: ({ type }) => `plugin.json is one object with \`$schema\` and \`name\`, but this is ${type}.`,
  evidence: [section('5.2')],
  fix: unwrap,
});

export const schemaMissing = rejecting('agent-plugins/schema-missing', {
  message: () => '`$schema` is missing. It says which version the plugin is for.',
  evidence: [section('5.2'), section('5.3')],
  fix: (_, document) =>
    addOrRename(document, '/$schema', PLUGIN_SCHEMA, (key) => isMeant(document, '$schema', key)),
});

export const schemaDraft = defineRule('agent-plugins/schema-draft', {
  severity: REFUSED,
  message: () => `${DRAFT} is a working draft, and clients of 1.0.0 reject the plugin.`,
  evidence: [section('5.2')],
});

export const schemaUnsupported = rejecting<{ schema: unknown }>('agent-plugins/schema-unsupported', {
  message: ({ schema }) =>
    `${quote(schema, 80)} is not the \`$schema\` of plugin.json in version 1.0.0, which is ${code(PLUGIN_SCHEMA, 80)}.`,
  evidence: [section('5.2'), section('10.1')],
  fix: ({ pointer }) => setTo(pointer, PLUGIN_SCHEMA, 'Change to the "$schema" of version 1.0.0'),
});

export const nameMissing = rejecting('agent-plugins/name-missing', {
  message: () => '`name` is missing.',
  evidence: [section('5.3')],
  fix: (_, document) =>
    addOrRename(document, '/name', likelyName(document.value), (key) => isMeant(document, 'name', key)),
});

export const nameType = rejecting<{ type: string }>('agent-plugins/name-type', {
  message: ({ type }) => `\`name\` must be a string, but this is ${type}.`,
  evidence: [section('5.3')],
  fix: ({ pointer }, { value }) => setTo(pointer, likelyName(value)),
});

export const nameInvalid = rejecting<{ name: string; fault: string }>('agent-plugins/name-invalid', {
  message: ({ name, fault }) => `${name === '' ? '`name`' : `The name ${quote(name)}`} ${fault}.`,
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

export const textType = rejecting<{ key: string; type: string }>('agent-plugins/text-type', {
  message: ({ key, type }) => `${code(key)} must be a string, but this is ${type}.`,
  evidence: [section('5.2'), section('5.4')],
  fix: ({ pointer }, _, held) => {
    const inner = member(held, 'url') ?? member(held, 'type') ?? member(held, 'name');
    const text = typeof inner === 'string' ? inner : asType(held, 'string');
    return [...setTo(pointer, text), ...remove(pointer)];
  },
});

export const authorType = rejecting<{ type: string }>('agent-plugins/author-type', {
  message: ({ type }) =>
    `\`author\` must be an object with \`name\`, \`email\` or \`url\`, but this is ${type}.`,
  evidence: [section('5.4')],
  fix: ({ pointer }, _, held) => {
    return typeof held === 'string' ? setTo(pointer, authorOf(held)) : remove(pointer);
  },
});

export const authorMember = rejecting<Misnamed>('agent-plugins/author-member', {
  message: ({ key, meant }) =>
    `\`author\` may only have \`name\`, \`email\` and \`url\`, and ${code(key)} is another member.${perhaps(meant)}`,
  evidence: [section('5.4')],
  fix: renameElseRemove,
});

export const keywordsType = rejecting<{ type: string }>('agent-plugins/keywords-type', {
  message: ({ type }) => `\`keywords\` must be a list of strings, but this is ${type}.`,
  evidence: [section('5.2'), section('5.4')],
  fix: ({ pointer }, _, held) => {
    if (typeof held !== 'string') return remove(pointer);
    const words = held.split(/[,;]/).map((word) => word.trim());
    return setTo(
      pointer,
      words.filter((word) => word !== ''),
    );
  },
});

export const keywordType = rejecting<{ type: string }>('agent-plugins/keyword-type', {
  message: ({ type }) => `Each of the \`keywords\` must be a string, but this is ${type}.`,
  evidence: [section('5.2'), section('5.4')],
  fix: asText,
});

/** `Mia Moe <mia@example.com> (https://example.com)`, of which all but the name may be missing. */
function authorOf(text: string): Record<string, string> {
  const [, name = '', email, url] = /^([^<(]*)(?:<([^>]*)>)?[^(]*(?:\(([^)]*)\))?/.exec(text) ?? [];
  return {
    name: name.trim() === '' ? text : name.trim(),
    ...(email === undefined ? {} : { email }),
    ...(url === undefined ? {} : { url }),
  };
}

export const extensionsType = define.changed<{ type: string }>('agent-plugins/extensions-type', {
  message: ({ type }) =>
    `\`extensions\` must be an object with one member per client, but this is ${type}. Clients report and ignore it.`,
  evidence: [section('8.1'), section('11.3')],
  fix: ({ pointer }) => remove(pointer),
});

export const extensionType = defineRule<{ name: string; type: string }>('agent-plugins/extension-type', {
  severity: REFUSED,
  message: ({ name, type }) =>
    `What \`extensions\` has for ${code(name)} must be an object, but this is ${type}. ${REJECTS} Some load it and ignore this.`,
  evidence: [section('5.2'), section('8.1')],
  fix: ({ pointer }) => remove(pointer),
});

export const extensionName = define.changed<{ name: string }>('agent-plugins/extension-name', {
  message: ({ name }) =>
    `${code(name)} is not a reverse domain such as \`com.example.client\`. A client reads only the domain that it owns, so no client reads this.`,
  evidence: [section('8'), section('8.1')],
});

/** Where components of other formats belong, as a sentence. */
const BELONGS: Readonly<Record<string, string>> = {
  mcpServers: ' MCP servers are in the file `mcp.json` beside it.',
  skills: ' Skills are found by their folder: `skills/<name>/SKILL.md`.',
};

/** Components that only single clients have. */
const OF_CLIENTS: readonly string[] = [
  'commands',
  'agents',
  'hooks',
  'rules',
  'lspServers',
  'interface',
  'apps',
];

export const unknownMember = define.changed<Misnamed>('agent-plugins/unknown-member', {
  message: ({ key, meant }) =>
    `plugin.json does not have ${code(key)}.${perhaps(meant)} Clients report and ignore it.${placeOf(key)}`,
  evidence: [section('5.2')],
  fix: renameElseRemove,
});

function placeOf(key: string): string {
  if (Object.hasOwn(BELONGS, key)) return BELONGS[key] ?? '';
  return OF_CLIENTS.includes(key)
    ? ' Only some clients know it: what is meant for one client belongs in `extensions`, under its reverse domain.'
    : '';
}
