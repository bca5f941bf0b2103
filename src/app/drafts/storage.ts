// Drafts in the browser's own database: a small head for the list, and the work itself.

import { createStore, delMany, getMany, keys, promisifyRequest } from 'idb-keyval';
import { member } from '../../model/guards.ts';
import { stateOf, type SharedState } from '../../share/state.ts';

/** A stored draft, without its work. */
export interface DraftHead {
  readonly id: string;
  /** When it was last changed, ms since 1970. */
  readonly at: number;
  readonly host: string;
  readonly name: string;
  /** False for what was only opened, for example a sample: it is not worth an entry in the history. */
  readonly touched: boolean;
  /** UTF-16 units of the stored work. */
  readonly length: number;
  /** Of the format; of what another version of the page has kept, only the text is opened. */
  readonly version: number;
}

/** Of the format that this page writes. */
const VERSION = 1;

/** Whether this version of the page has written it. */
export function isKnown({ version }: DraftHead): boolean {
  return version === VERSION;
}

const HEAD = 'head:';
const BODY = 'body:';

/** The oldest go first beyond this. */
const MAX_DRAFTS = 50;
const MAX_LENGTH = 40_000_000;

const store = createStore('plugbench', 'drafts');

/** A clock may be set back a little. */
const SKEW_MS = 60_000;

/** All heads, newest first. Every function of this file rejects where storage is forbidden or full. */
export async function heads(): Promise<DraftHead[]> {
  const names = (await keys(store)).filter(
    (key): key is string => typeof key === 'string' && key.startsWith(HEAD),
  );
  const found = await getMany<unknown>(names, store);
  return newestFirst(found.flatMap((value) => headOf(value) ?? []));
}

/** A date in the future is a wrong clock's and says nothing, so no work of today goes for it: it counts as the oldest. */
export function newestFirst(all: readonly DraftHead[], now = Date.now()): DraftHead[] {
  const late = ({ at }: DraftHead): number => Number(at > now + SKEW_MS);
  return [...all].sort((a, b) => late(a) - late(b) || b.at - a.at);
}

/** Replaces a stored draft; work longer than the limit is stored too, and makes older drafts surplus. */
export async function saveDraft(
  head: Omit<DraftHead, 'length' | 'version'>,
  state: SharedState,
): Promise<void> {
  const whole: DraftHead = { ...head, length: lengthOf(state), version: VERSION };
  await store('readwrite', (drafts) => {
    drafts.put(whole, HEAD + head.id);
    // As an object: making one string of 20 MB would hold the page up.
    drafts.put(state, BODY + head.id);
    // Committed at once, or a closing page would roll the change back.
    drafts.transaction.commit();
    return promisifyRequest(drafts.transaction);
  });
}

/** null where it is gone, or of another version. */
export async function loadDraft(id: string): Promise<{ touched: boolean; state: SharedState } | null> {
  const [value, body] = await getMany<unknown>([HEAD + id, BODY + id], store);
  const head = headOf(value);
  const state = head && isKnown(head) ? stateOf(body) : null;
  return state && { touched: head?.touched ?? true, state };
}

/** The text of a draft of any version; null where it has none. */
export async function textOfDraft(id: string): Promise<string | null> {
  const [body] = await getMany<unknown>([BODY + id], store);
  return stateOf(body)?.text ?? null;
}

/** Deletes drafts by their ids; unknown ids are ignored. */
export function deleteDrafts(ids: readonly string[]): Promise<void> {
  return delMany(
    ids.flatMap((id) => [HEAD + id, BODY + id]),
    store,
  );
}

/** UTF-16 units; nothing long is copied for it. */
function lengthOf({ text, older, files, run }: SharedState): number {
  const beside = files.reduce((sum, file) => sum + file.path.length + file.text.length, 0);
  return text.length + (older?.length ?? 0) + beside + JSON.stringify(run ?? null).length;
}

/** Ids of those that are too many or too much. */
export function surplus(all: readonly DraftHead[]): string[] {
  let length = 0;
  return all
    .filter((head, at) => {
      length += head.length;
      return at >= MAX_DRAFTS || (at > 0 && length > MAX_LENGTH);
    })
    .map(({ id }) => id);
}

/** A head as it was stored; null where it is not one. */
export function headOf(value: unknown): DraftHead | null {
  const [id, at, host, name, touched, length] = ['id', 'at', 'host', 'name', 'touched', 'length'].map((key) =>
    member(value, key),
  );
  if (typeof id !== 'string' || typeof at !== 'number' || typeof length !== 'number') return null;
  if (typeof host !== 'string' || typeof name !== 'string') return null;
  const version = member(value, 'version');
  return {
    id,
    at,
    host,
    name,
    touched: touched === true,
    length,
    version: typeof version === 'number' ? version : 0,
  };
}
