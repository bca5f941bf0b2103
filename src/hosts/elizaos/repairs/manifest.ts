// Repairs of the manifest's own members, its lists and the `app` block.

import { member } from '../../../model/guards.ts';
import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import type { ValueFix } from '../../../model/host.ts';
import { valueAt } from '../../../text/pointer.ts';
import { KINDS } from '../known.ts';
import { quoted } from '../phrases.ts';
import { fitsMember } from '../rules/members.ts';
import { kebab } from '../words.ts';
import {
  converted,
  place,
  remove,
  removeIt,
  renameOrRemove,
  repair,
  setTo,
  suggestOrRemove,
  type Repairer,
} from './changes.ts';

export const manifestRepairs: Readonly<Record<string, Repairer>> = {
  'elizaos/id-missing': (_finding, document) => {
    const id = idFor(document);
    return repair(`Add the id "${id}"`, place(document, '/id', id));
  },
  'elizaos/id-empty': (finding, document) => setTo(finding, idFor(document)),
  'elizaos/id-format': (finding) => setTo(finding, kebab(String(finding.args?.id)) || 'my-plugin'),
  'elizaos/member-missing': addMissing,
  'elizaos/version-format': (finding) => setTo(finding, versionFor(String(finding.args?.version))),
  'elizaos/kind-unknown': changeKind,
  'elizaos/member-type': fixType,
  'elizaos/extra-member-type': fixType,
  'elizaos/unknown-member': (finding, document) => {
    const value = valueAt(document.value, finding.pointer);
    return fitsMember(String(finding.args?.suggestion), value)
      ? renameOrRemove(finding, document)
      : remove(finding);
  },
  'elizaos/openclaw-member': removeIt,
  'elizaos/viewer-at-top': (_finding, document) =>
    repair('Add it as app.viewer, too', place(document, '/app/viewer', member(document.value, 'viewer'))),
  'elizaos/unsafe-key': removeIt,
  'elizaos/list-type': fixList,
  'elizaos/list-item-type': fixItem,
  'elizaos/keywords-type': fixList,
  'elizaos/app-member-type': fixAppType,
  'elizaos/app-member-unknown': renameOrRemove,
  'elizaos/app-launch-type': suggestOrRemove,
  'elizaos/app-session-mode': suggestOrRemove,
  'elizaos/app-session-feature': suggestOrRemove,
  'elizaos/app-sandbox-token': removeToken,
};

/** An id made of the manifest's name, else of its folder. */
function idFor(document: SourceDocument): string {
  const name = member(document.value, 'name');
  const folder = document.path.split(/[\\/]/).at(-2) ?? '';
  return kebab(typeof name === 'string' ? name : '') || kebab(folder) || 'my-plugin';
}

function addMissing(finding: Finding, document: SourceDocument): ValueFix[] {
  const name = String(finding.args?.name);
  const id = member(document.value, 'id');
  const title = typeof id === 'string' && id !== '' ? id : 'my-plugin';
  const words = kebab(title).split('-').join(' ');
  const values: Readonly<Record<string, unknown>> = {
    name: words.charAt(0).toUpperCase() + words.slice(1) || 'My plugin',
    description: 'What this plugin does, in one sentence.',
    version: '0.1.0',
    configSchema: { type: 'object', properties: {} },
  };
  return repair(`Add "${name}"`, place(document, `/${name}`, values[name]));
}

/** The nearest version of three numbers: `v1.2` → `1.2.0`. */
function versionFor(text: string): string {
  const parts = /^[vV=]{0,2}\s{0,3}(\d{1,9})(?:\.(\d{1,9}))?(?:\.(\d{1,9}))?$/.exec(text.trim().slice(0, 40));
  if (!parts) return '0.1.0';
  return [parts[1], parts[2] ?? '0', parts[3] ?? '0'].map((part) => String(Number(part))).join('.');
}

function changeKind(finding: Finding): ValueFix[] {
  const suggestion = finding.args?.suggestion;
  const first = typeof suggestion === 'string' ? [suggestion] : [];
  const others = KINDS.filter((kind) => kind !== suggestion);
  return [...first, ...others].flatMap((kind) => setTo(finding, kind));
}

function fixType(finding: Finding, document: SourceDocument): ValueFix[] {
  const value = valueAt(document.value, finding.pointer);
  const { name, want } = finding.args ?? {};
  const text = want === 'string' ? converted(value, 'text') : undefined;
  if (name === 'kind') return [...setTo(finding, 'skill'), ...remove(finding)];
  if (name === 'id') return setTo(finding, kebab(typeof text === 'string' ? text : '') || idFor(document));
  if (typeof text === 'string') return setTo(finding, text);
  if (name === 'configSchema')
    return setTo(finding, { type: 'object', properties: {} }, 'Add an empty schema');
  return remove(finding);
}

function fixList(finding: Finding, document: SourceDocument): ValueFix[] {
  const value = valueAt(document.value, finding.pointer);
  const texts = Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
  if (texts.length > 0) return setTo(finding, texts, 'Keep only the strings');
  if (typeof value === 'string' && value !== '') return setTo(finding, [value], 'Make it a list of this one');
  return remove(finding);
}

function fixItem(finding: Finding, document: SourceDocument): ValueFix[] {
  const text = converted(valueAt(document.value, finding.pointer), 'text');
  return typeof text === 'string' ? setTo(finding, text) : remove(finding, 'this entry');
}

function fixAppType(finding: Finding, document: SourceDocument): ValueFix[] {
  const value = valueAt(document.value, finding.pointer);
  const want = finding.args?.want;
  if (want === 'list of strings') return fixList(finding, document);
  const text = want === 'number or null' ? converted(value, 'a number') : converted(value, 'text');
  const usable = want !== 'object' && text !== undefined;
  return usable ? setTo(finding, text) : remove(finding);
}

/** Takes the word out with the white space that follows it, or that precedes the last. */
function removeToken(finding: Finding, document: SourceDocument): ValueFix[] {
  const line = valueAt(document.value, finding.pointer);
  if (typeof finding.at === 'string' || typeof line !== 'string') return [];
  const { from, to } = finding.at;
  const after = /^\s+/.exec(line.slice(to))?.[0].length ?? 0;
  const before =
    after === 0 ? (/(?<!\s)\s+$/.exec(line.slice(Math.max(0, from - 20), from))?.[0].length ?? 0) : 0;
  const change = {
    op: 'splice',
    pointer: finding.pointer,
    from: from - before,
    to: to + after,
    insert: '',
  } as const;
  return repair(`Remove ${quoted(finding.args?.token)}`, change);
}
