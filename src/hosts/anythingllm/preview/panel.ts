// AnythingLLM's row and settings panel of a skill as data (SkillList and ImportedSkillConfig of the frontend).

import { isObject, member } from '../../../model/guards.ts';
import { asText, folderOf, hubPath } from '../hub-id/hub-id.ts';
import { sentenceCase } from '../identity/sentence-case.ts';
import { fieldsOf, type Field } from './fields.ts';
import { attributeText, childText } from './page-text.ts';

export interface Panel {
  readonly manifest: Readonly<Record<string, unknown>>;
  readonly title: string;
  readonly on: boolean;
  /** Without `active` the switch is not bound to anything: it moves and saves nothing. */
  readonly deadSwitch: boolean;
  /** What requests name the skill by. */
  readonly hubId: string;
  /** The gear is there for every truthy hubId. */
  readonly gear: boolean;
  /** False where no request about this hubId arrives, so that the page says that it could not delete the skill. */
  readonly deletable: boolean;
  readonly description: string;
  readonly author: string;
  /** The link's address as it stands; null for a link without one. */
  readonly href: string | null;
  readonly fields: readonly Field[];
  /**
   * False where the form does not know what its fields started with (setup_args that are no plain object): then
   * every edit counts as a change, and only edited fields are checked and saved.
   */
  readonly tracked: boolean;
  /** False where the hubId does not lead to the skill's folder: the page claims to save, and nothing is written. */
  readonly found: boolean;
}

/** The panel of a manifest with a name; never throws. `path` is where the manifest lies. */
export function panelOf(manifest: Readonly<Record<string, unknown>>, path: string): Panel {
  const name = member(manifest, 'name');
  const active = member(manifest, 'active');
  const hubId = member(manifest, 'hubId');
  const setup = member(manifest, 'setup_args');
  return {
    manifest,
    title: typeof name === 'string' ? sentenceCase(name) : '',
    on: Boolean(active),
    deadSwitch: active === undefined,
    hubId: hubId ? asText(hubId) : '',
    gear: Boolean(hubId),
    deletable: arrives(asText(hubId)),
    description: childText(member(manifest, 'description')),
    author: childText(member(manifest, 'author')),
    href: attributeText(member(manifest, 'author_url')),
    fields: fieldsOf(setup),
    // The page recognises a plain object by what calling its constructor gives.
    tracked: isObject(setup) && !Object.hasOwn(setup, 'constructor'),
    found: leadsTo(hubId, path),
  };
}

/** The hubId is put into the address as it stands, and the server's route takes it for one part of the path. */
function arrives(hubId: string): boolean {
  const part = hubId.replace(/[?#].*/s, '');
  return !/[/\\]|^\.\.$/.test(part) && !('throws' in hubPath(part));
}

function leadsTo(hubId: unknown, path: string): boolean {
  const target = hubPath(asText(hubId));
  if ('throws' in target || target.folder === null) return false;
  return target.folder === (folderOf(path) ?? target.folder);
}
