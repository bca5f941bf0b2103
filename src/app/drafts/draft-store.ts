// Keeps the workspace's work as it is typed, and what was worked on before: the history.

import type { ConfigValues } from '../../model/run.ts';
import type { TextEdit } from '../../model/finding.ts';
import { isSameWork } from '../../share/state.ts';
import { editBetween } from '../../lang/text/edits.ts';
import type { Workspace } from '../workspace.svelte.ts';
import { claim, claimed, rememberDraft, rememberedDraft, type Hold } from './claim.ts';
import type { KeptDrafts } from './kept-drafts.ts';
import { dropLeaving, keepLeaving, storeLeft } from './leaving.ts';
import { nameOf, replaces } from './name.ts';
import { workOf, type Work } from './work.ts';
import {
  deleteDrafts,
  heads,
  isKnown,
  loadDraft,
  saveDraft,
  surplus,
  textOfDraft,
  type DraftHead,
} from './storage.ts';

/** Between two writes while something changes; no more of it is lost if the browser crashes. */
const PAUSE_MS = 400;

/** So many drafts of this visit are known by their work; the others are found in the history only. */
const MAX_KNOWN = 50;

/** What of a draft is known as long as the tab is open. */
interface Aside {
  readonly work: Work;
  /** Never stored. */
  readonly config: ConfigValues;
}

/** Stores the open work in this browser while it changes. No method rejects. */
export class DraftStore implements KeptDrafts {
  readonly #workspace: Workspace;
  /** This tab's draft before it was reloaded. */
  readonly #known = rememberedDraft();
  #id = '';
  #hold: Hold | null = null;
  /** What was opened: as long as nothing differs from it, nothing was done. */
  #opened: Work;
  #touched = false;
  /** The sample of a first visit is not kept before something is done to it. */
  #welcome = true;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #writing: Promise<void> = Promise.resolve();
  #reported = false;
  /** What this visit has put into the history, by id; the oldest first. */
  readonly #aside = new Map<string, Aside>();

  constructor(workspace: Workspace) {
    this.#workspace = workspace;
    this.#opened = workspace.snapshot();
    this.#next();
  }

  /** Stores what the pages before this one could not finish storing. */
  async storeLeft(): Promise<void> {
    await this.#attempt(storeLeft);
  }

  /** Brings back this tab's draft, or else the newest one that is not open in another tab. False if neither exists. */
  async resume(onlyOwn = false): Promise<boolean> {
    const resumed = this.#attempt(async () => {
      // The page may have been typed into before the storage answered.
      if (!isSameWork(this.#workspace.snapshot(), this.#opened)) return true;
      const known = this.#known;
      if (known !== null && (await this.#show(known, true))) return true;
      if (onlyOwn) return false;
      const held = await claimed();
      for (const { id, touched } of (await heads()).filter(isKnown))
        if (touched && id !== known && !held.has(id) && (await this.#show(id))) return true;
      return false;
    });
    return (await resumed) ?? false;
  }

  /** Id of the newest unfinished work that is not open here or in another tab; null where there is none. */
  async newest(): Promise<string | null> {
    const found = this.#attempt(async () => {
      const held = await claimed();
      const all = (await heads()).filter((head) => isKnown(head) && head.touched && head.id !== this.#id);
      const free = all.filter(({ id }) => !held.has(id) || id === this.#known);
      return (free.find(({ id }) => id === this.#known) ?? free[0])?.id;
    });
    return (await found) ?? null;
  }

  async history(): Promise<readonly DraftHead[]> {
    await this.flush();
    const all = await this.#attempt(heads);
    return (all ?? []).filter(({ id, touched }) => touched && id !== this.#id);
  }

  async textOf(id: string): Promise<string | null> {
    return this.#attempt(() => textOfDraft(id));
  }

  async restore(id: string): Promise<boolean> {
    await this.flush();
    return (await this.#attempt(() => this.#show(id))) ?? false;
  }

  async remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.#aside.delete(id);
    await this.#attempt(() => deleteDrafts(ids));
  }

  /** Deletes what no tab will show again, and the oldest of too many, and nothing of another version. */
  async tidy(): Promise<void> {
    await this.#attempt(async () => {
      const held = await claimed();
      const own = (await heads()).filter(isKnown);
      const all = own.filter(({ id }) => !held.has(id) && id !== this.#id && id !== this.#known);
      const kept = all.filter(({ touched }) => touched);
      await deleteDrafts([
        ...all.filter((head) => !kept.includes(head)).map(({ id }) => id),
        ...surplus(kept),
      ]);
    });
  }

  begin(): void {
    const id = this.#id;
    if (!this.#putAside()) this.#write(() => deleteDrafts([id]));
    this.#welcome = false;
    this.#next();
    // What is opened is there when the caller is done.
    queueMicrotask(() => (this.#opened = this.#workspace.snapshot()));
  }

  part(): boolean {
    if (!this.#putAside()) return false;
    this.#next();
    this.#touched = true;
    return true;
  }

  beforeEdit(before: string, after: string, edits: readonly TextEdit[] | undefined): boolean {
    const made = edits ?? [editBetween(before, after) ?? []].flat();
    if (!replaces(before, after, made, this.#workspace.hosts)) return false;
    const knows = ({ work }: Aside): boolean => [work, ...work.files].some(({ text }) => text === after);
    const isBack = [...this.#aside.values()].some(knows);
    return this.part() && !isBack;
  }

  /** The workspace has changed; it is stored within the pause. */
  changed(): void {
    this.#timer ??= setTimeout(() => void this.flush(), PAUSE_MS);
  }

  /** Stores it now; twice where the page may be gone before the database has it. */
  flush(isLeaving = false): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const work = this.#workspace.snapshot();
    const twin = this.#twinOf(work);
    this.#touched ||= twin !== null || !isSameWork(work, this.#opened);
    if (!this.#touched && this.#welcome) return this.#writing;
    const [id, touched, host] = [this.#id, this.#touched, this.#workspace.main.host?.name ?? ''];
    const head = { id, at: Date.now(), host, name: nameOf(work.text, this.#workspace.hosts), touched };
    if (isLeaving) keepLeaving(head, work);
    this.#write(async () => {
      await saveDraft(head, work);
      if (isLeaving) dropLeaving(id);
      // Undo brought it back, and the history does not list what is open.
      if (twin !== null && !(await claimed()).has(twin)) await deleteDrafts([twin]);
    });
    return this.#writing;
  }

  /** Removes the draft of this visit with the same work from the list and returns it; null if no draft has it. */
  #twinOf(work: Work): string | null {
    for (const [id, aside] of this.#aside)
      if (id !== this.#id && isSameWork(aside.work, work)) return (this.#aside.delete(id), id);
    return null;
  }

  /** False where nothing was done to the open work, so it is not worth an entry. */
  #putAside(): boolean {
    void this.flush();
    if (!this.#touched) return false;
    const { config } = this.#workspace;
    this.#aside.delete(this.#id);
    this.#aside.set(this.#id, { work: this.#workspace.snapshot(), config: config.values });
    const [oldest] = this.#aside.keys();
    if (this.#aside.size > MAX_KNOWN && oldest !== undefined) this.#aside.delete(oldest);
    return true;
  }

  /** Shows a stored draft; one that another tab has open is copied. False where it is gone. */
  async #show(id: string, patient = false): Promise<boolean> {
    const hold = await claim(id, patient);
    const draft = await loadDraft(id);
    if (!draft) {
      hold?.release();
      return false;
    }
    this.#workspace.restore(workOf(draft.state));
    this.#welcome = false;
    if (hold) this.#own(id, hold);
    const known = this.#aside.get(id);
    if (known) this.#workspace.config.takeOver(known.config);
    this.#touched = hold !== null && draft.touched;
    this.#opened = this.#workspace.snapshot();
    return true;
  }

  #next(): void {
    const id = newId();
    this.#own(id, null);
    void claim(id).then((hold) => {
      if (this.#id === id) this.#hold = hold;
      else hold?.release();
    });
  }

  #own(id: string, hold: Hold | null): void {
    this.#hold?.release();
    this.#id = id;
    this.#hold = hold;
    this.#touched = false;
    this.#opened = this.#workspace.snapshot();
    rememberDraft(id);
  }

  #write(job: () => Promise<void>): void {
    // Started at once: a closing page would never start it later. The database keeps the order.
    this.#writing = this.#attempt(job).then(() => undefined);
  }

  /** Says once that nothing can be stored; the page works on without. */
  async #attempt<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      if (!this.#reported) this.#workspace.notices.show(messageFor(error), 'warning');
      this.#reported = true;
      return null;
    }
  }
}

/** `crypto.randomUUID` is not there on pages without https. */
function newId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}

function messageFor(error: unknown): string {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
    ? 'The storage of this browser is full. New work is not saved and is lost when you close the tab. Delete history entries to make room.'
    : 'This browser does not let the page store anything. Your work is lost when you close the tab.';
}
