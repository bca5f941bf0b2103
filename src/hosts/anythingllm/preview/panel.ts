// Describes AnythingLLM's row and settings panel of a skill as data (its components SkillList and ImportedSkillConfig).

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
  readonly hubId: string;
  /** The gear is there for every truthy hubId. */
  readonly gear: boolean;
  readonly description: string;
  readonly author: string;
  /** The link's address, unchanged; null for a link without one. */
  readonly href: string | null;
  readonly fields: readonly Field[];
  /**
   * False where `setup_args` is not a plain object, so the form does not know the first values of its fields. Then
   * every edit counts as a change, and only edited fields are checked and saved.
   */
  readonly tracked: boolean;
  /** False where the hubId does not lead to the skill's folder: the page claims to save, and nothing is written. */
  readonly found: boolean;
}

/** The panel of a manifest with a name; never throws. `path` is the manifest's path, such as `my-skill/plugin.json`. */
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
    description: childText(member(manifest, 'description')),
    author: childText(member(manifest, 'author')),
    href: attributeText(member(manifest, 'author_url')),
    fields: fieldsOf(setup),
    // The page recognises a plain object by what calling its constructor gives.
    tracked: isObject(setup) && !Object.hasOwn(setup, 'constructor'),
    found: leadsTo(hubId, path),
  };
}

function leadsTo(hubId: unknown, path: string): boolean {
  const target = hubPath(asText(hubId));
  if ('throws' in target || target.folder === null) return false;
  return target.folder === (folderOf(path) ?? target.folder);
}
