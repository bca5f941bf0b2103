// The start of an agent session with the skill, before the first message (server/utils/agents/index.js:673-690).

import { member } from '../../../model/guards.ts';
import { asText, folderOf, hubPath, mistakenFor, textCrash } from '../hub-id/hub-id.ts';
import { load } from './load.ts';

/** The result for the skill when a session starts; `off` skills are not loaded. */
export type SessionStart =
  | { readonly kind: 'off' }
  /** Left out, with one line in the log. */
  | { readonly kind: 'skipped'; readonly log: string }
  /** The exception ends the session of every agent; `logs` came before it. */
  | { readonly kind: 'crashes'; readonly message: string; readonly logs: readonly string[] }
  | { readonly kind: 'loaded'; readonly logs: readonly string[] };

/** Any truthy value counts as on (imported.js:78). */
export function isOn(config: unknown): boolean {
  return Boolean(member(config, 'active'));
}

/** The result for a parsed manifest at this path. A path without a folder counts as being where the hubId leads. */
export function session(config: unknown, path: string): SessionStart {
  return isOn(config) ? sessionWhenOn(config, path) : { kind: 'off' };
}

/** The same result as if the skill were switched on. */
export function sessionWhenOn(config: unknown, path: string): SessionStart {
  const hubId = member(config, 'hubId');
  const crash = textCrash(hubId);
  if (crash !== undefined) return { kind: 'crashes', message: crash, logs: [] };
  const mistaken = mistakenFor(hubId);
  if (mistaken) return { kind: 'skipped', log: mistaken.log };
  const wanted = hubPath(asText(hubId));
  if ('throws' in wanted) return { kind: 'crashes', message: wanted.throws, logs: [] };
  const folder = folderOf(path) ?? wanted.folder;
  if (folder === null || wanted.folder !== folder) return { kind: 'skipped', log: notFound(hubId) };
  const loaded = load(config, folder);
  return loaded.crash === undefined
    ? { kind: 'loaded', logs: loaded.logs }
    : { kind: 'crashes', message: loaded.crash, logs: loaded.logs };
}

function notFound(hubId: unknown): string {
  return `Imported plugin by hubId ${asText(hubId)} not found in plugin directory. Skipping inclusion to agent cluster.`;
}
