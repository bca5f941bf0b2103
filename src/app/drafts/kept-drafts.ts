// What the rest of the page may ask of the drafts, without knowing how they are stored.

import type { TextEdit } from '../../model/finding.ts';
import type { DraftHead } from './storage.ts';

/** The drafts of this browser. No method rejects. */
export interface KeptDrafts {
  /** Something else is about to be opened: what is open goes to the history, if anything was done to it. */
  begin(): void;
  /** The open work is about to change in place: as it is, it goes to the history, if anything was done to it. */
  part(): boolean;
  /** The same where these edits of a text leave another plugin behind; true where that is not back and forth. */
  beforeEdit(before: string, after: string, edits: readonly TextEdit[] | undefined): boolean;
  /** Stores the open work at once. */
  flush(): Promise<void>;
  /** What was worked on, newest first, without what is open here. */
  history(): Promise<readonly DraftHead[]>;
  /** Opens an entry of the history by its id; false where it is gone. */
  restore(id: string): Promise<boolean>;
  /** The text of an entry, whichever version of the page has kept it; null where it is gone. */
  textOf(id: string): Promise<string | null>;
  remove(ids: readonly string[]): Promise<void>;
}
