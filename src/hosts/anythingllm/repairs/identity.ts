// Repairs of what makes the host find, switch on and show the skill.

import type { SourceDocument } from '../../../model/document.ts';
import type { ValueFix } from '../../../model/host.ts';
import { member } from '../../../model/guards.ts';
import { valueAt } from '../../../text/pointer.ts';
import { asText, folderOf, mistakenFor, suggestHubId, TOOL_NAME } from '../hub-id/hub-id.ts';
import { complaints } from '../official-schema.ts';
import { sentenceCase } from '../identity/sentence-case.ts';
import { sessionWhenOn } from '../loading/session.ts';
import { add, change, remove, rename, repair, type Repairers } from './repairer.ts';

/** The folder that stands for an unknown one in default paths. */
const STAND_IN = 'my-skill';

export const identityRepairs: Repairers = {
  'active-missing': (_, document) => add('/active', loadsWhenOn(document)),
  'active-type': (_, { value }) => change('/active', meantBoolean(member(value, 'active'))),
  inactive: (_, document) =>
    loadsWhenOn(document)
      ? repair('Switch the skill on', { op: 'set', pointer: '/active', value: true })
      : [],
  'hub-id-missing': (_, document) => add('/hubId', hubIdFor(document)),
  'hub-id-type': (_, document) => change('/hubId', hubIdFor(document)),
  'hub-id-path': (_, document) => change('/hubId', hubIdFor(document)),
  'hub-id-reserved': (_, { value }) => changeHubId(suggestHubId(asText(member(value, 'hubId')))),
  'hub-id-folder': (_, { path }) => {
    const folder = folderOf(path);
    return folder !== null && isGoodHubId(folder) ? change('/hubId', folder) : [];
  },
  'hub-id-tool-name': (_, { value, path }) => {
    const hubId = member(value, 'hubId');
    // Where hubId and folder differ, the folder is what must be settled first.
    return hubId === folderOf(path) ? changeHubId(suggestHubId(String(hubId))) : [];
  },
  'name-missing': (_, { value }) => add('/name', titleFor(value)),
  'name-type': (_, { value }) => change('/name', titleFor(value)),
  'name-vanishes': (_, { value }) => change('/name', titleFor(value)),
  'name-loses-letters': (_, { value }) => {
    const plain = String(member(value, 'name')).normalize('NFD').replace(/\p{M}/gu, '');
    return /(?![\0-\x7f])[\p{L}\p{N}]/u.test(plain) ? [] : change('/name', plain);
  },
  'name-recased': (_, { value }) => change('/name', sentenceCase(String(member(value, 'name')))),
  'misspelt-key': ({ pointer, args }, document) => {
    const meant = String(args?.['meant']);
    const moved = valueAt(document.value, pointer);
    return [...(canBe(meant, moved, document) ? rename(pointer, meant) : []), ...remove(pointer)];
  },
  'unknown-key': ({ pointer }) => remove(pointer),
};

function changeHubId(hubId: string): ValueFix[] {
  if (!isGoodHubId(hubId)) return [];
  const title = `Change to ${JSON.stringify(hubId)}, and rename the folder to match`;
  return repair(title, { op: 'set', pointer: '/hubId', value: hubId });
}

function hubIdFor({ value, path }: SourceDocument): string {
  const folder = folderOf(path);
  if (folder !== null && folder !== STAND_IN && isGoodHubId(folder)) return folder;
  const name = member(value, 'name');
  const fromName = typeof name === 'string' ? suggestHubId(name.toLowerCase()) : '';
  return isGoodHubId(fromName) ? fromName : STAND_IN;
}

function isGoodHubId(hubId: string): boolean {
  return TOOL_NAME.test(hubId) && !mistakenFor(hubId);
}

function titleFor(manifest: unknown): string {
  const hubId = member(manifest, 'hubId');
  return (typeof hubId === 'string' && sentenceCase(hubId)) || 'My skill';
}

function loadsWhenOn({ value, path }: SourceDocument): boolean {
  return sessionWhenOn(value, path).kind === 'loaded';
}

/** The words people write for false count as false, unlike in the host. */
function meantBoolean(value: unknown): boolean {
  return Boolean(value) && !(typeof value === 'string' && /^(false|no|off|0)$/i.test(value.trim()));
}

/** True where the value of a misspelt member is fit for the right one and makes nothing worse. */
function canBe(key: string, value: unknown, document: SourceDocument): boolean {
  if (key === 'hubId') return typeof value === 'string' && isGoodHubId(value);
  if (key === 'active' && value) return value === true && loadsWhenOn(document);
  return !complaints({ [key]: value }).some((error) => error.instancePath.startsWith(`/${key}`));
}
