// Which draft belongs to this tab: it is remembered over a reload, and a lock keeps other tabs from taking it.

import { keepText, keptText } from '../kept.ts';

export interface Hold {
  readonly release: () => void;
}

/** Not there on pages without https. */
const { locks } = navigator as { readonly locks?: LockManager };

const KEY = 'plugbench:draft';
const LOCK = 'plugbench:draft:';

/** A reloading page releases its lock a little late. */
const PATIENCE_MS = 400;

/** Id of the draft that this tab had before it was reloaded. A duplicated tab has the same one. */
export function rememberedDraft(): string | null {
  return keptText('sessionStorage', KEY);
}

/** Remembers the draft for the next reload of this tab; where storage is forbidden the newest draft is taken then. */
export function rememberDraft(id: string): void {
  keepText('sessionStorage', KEY, id);
}

/** Holds the draft for this tab until it is closed or gives it back; null where another tab has it. */
export function claim(id: string, patient = false): Promise<Hold | null> {
  // Without locks (a page without https) two tabs may come to share a draft; the newer change wins.
  if (!locks) return Promise.resolve({ release: () => undefined });
  return new Promise((resolve) => {
    const held = (lock: Lock | null): Promise<void> | undefined => {
      if (!lock) {
        resolve(null);
        return undefined;
      }
      return new Promise((release) => resolve({ release }));
    };
    const asked = patient
      ? locks.request(LOCK + id, { signal: AbortSignal.timeout(PATIENCE_MS) }, held)
      : locks.request(LOCK + id, { ifAvailable: true }, held);
    asked.catch(() => resolve(null));
  });
}

/** Ids of the drafts that open tabs hold. */
export async function claimed(): Promise<ReadonlySet<string>> {
  if (!locks) return new Set();
  const { held = [] } = await locks.query();
  return new Set(held.flatMap(({ name }) => (name?.startsWith(LOCK) ? name.slice(LOCK.length) : [])));
}
