// Rules for the manifest's members: their types, unknown ones, and those that Milady never reads.

import type { SourceDocument, Args, Fix, Finding } from '../../../model/finding.ts';
import { valueAt } from '../../../lang/json/pointer.ts';
import { remove, rename, setTo } from '../../kit/rule.ts';
import { asType } from '../../kit/types.ts';
import { code, listed, perhaps } from '../../kit/words.ts';
import { LOCAL, core, milady, page, type Slip, define } from '../evidence.ts';
import { idFor } from '../identity/rules.ts';
import { kebab } from '../../../convert/values/identifiers.ts';
import { writePackage } from './agent-config.ts';
import { fitsMember } from './known.ts';

interface Typed extends Args {
  readonly name: string;
  readonly want: 'string' | 'object';
  readonly got: string;
}

export const memberType = define.pageRefused<Typed>('elizaos/member-type', {
  message: ({ name, want, got }) =>
    `${code(name)} must be ${want === 'object' ? 'an object' : 'a string'}, not ${got}.`,
  evidence: [page()],
  fix: fixType,
});

export const extraMemberType = define.adviceThenChanged<Typed>('elizaos/extra-member-type', {
  message: ({ name, want, got }) =>
    `${code(name)} should be ${want === 'object' ? 'an object' : 'a string'}, not ${got}. Hosts take it unchecked and find nothing usable in it.`,
  evidence: [core(), milady(LOCAL)],
  fix: fixType,
});

export const unknownMember = define.changed<Slip>('elizaos/unknown-member', {
  message: ({ key, suggestion }) =>
    `A manifest has no member ${code(key)}. Every host silently ignores it.${perhaps(suggestion)}`,
  evidence: [page(), core(), milady(LOCAL)],
  fix: ({ pointer, args: { suggestion } }, document) => {
    const fits = fitsMember(suggestion, valueAt(document.value, pointer));
    return [...(fits ? rename(document, pointer, suggestion) : []), ...remove(pointer)];
  },
});

export const membersUnread = define.miladyAdvice<{ names: readonly string[] }>('elizaos/members-unread', {
  message: ({ names }) =>
    `Milady never reads ${listed(
      names.map((name) => code(name)),
      10,
    )} from a manifest. Settings belong in \`agentConfig.pluginParameters\` of \`package.json\` too.`,
  evidence: [milady(LOCAL)],
  fix: (_, document) => writePackage(document),
});

export const unsafeKey = define.changed<{ key: string }>('elizaos/unsafe-key', {
  message: ({ key }) =>
    `${code(key)} is a name that every JavaScript object already has. Milady's editors refuse it, and OpenClaw rejects such manifests.`,
  evidence: [page(), milady('apps/app/src/components/config-catalog.ts, BLOCKED_KEYS')],
  fix: ({ pointer }) => remove(pointer),
});

function fixType({ pointer, args: { name, want } }: Finding<Typed>, document: SourceDocument): Fix[] {
  const text = want === 'string' ? asType(valueAt(document.value, pointer), 'string') : undefined;
  if (name === 'kind') return [...setTo(pointer, 'skill'), ...remove(pointer)];
  if (name === 'id') return setTo(pointer, kebab(String(text ?? '')) || idFor(document));
  if (text !== undefined) return setTo(pointer, text);
  if (name === 'configSchema')
    return setTo(pointer, { type: 'object', properties: {} }, 'Add an empty schema');
  return remove(pointer);
}
