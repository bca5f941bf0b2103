// Which part of the page is in front: the pane on a narrow screen, the tab, and the problem with the keyboard.

import type { Problem } from '../model/finding.ts';

/** On narrow screens only one of the two is shown. */
export type Pane = 'source' | 'result';

/** Tabs of the result pane; links and drafts keep these names. */
export type Tab = 'problems' | 'preview' | 'model' | 'run' | 'convert';

/** Dialogs that commands open. */
export type AskedDialog = 'about' | 'history' | 'keys' | 'new' | 'older' | 'palette' | 'schema' | 'share';

export class Layout {
  #pane = $state.raw<Pane>('source');
  #tab = $state.raw<Tab>('problems');
  #dialog = $state.raw<AskedDialog | null>(null);
  #address = $state.raw<string | null>(null);
  #focused = $state.raw<Problem | null>(null);

  get pane(): Pane {
    return this.#pane;
  }
  get tab(): Tab {
    return this.#tab;
  }
  /** The open one; null where none is. */
  get dialog(): AskedDialog | null {
    return this.#dialog;
  }
  /** What to open a plugin from, in the dialog that asks for it: an address, a fragment, or ''. Null where it is closed. */
  get address(): string | null {
    return this.#address;
  }
  /** The problem whose fixes get the keyboard; null before a person asks for one. */
  get focused(): Problem | null {
    return this.#focused;
  }

  showPane(pane: Pane): void {
    this.#pane = pane;
  }

  /** Opens a dialog; null closes it. */
  ask(dialog: AskedDialog | null): void {
    this.#dialog = dialog;
  }

  /** Opens or closes the dialog that opens a plugin from an address. */
  askForAddress(address: string | null): void {
    this.#address = address;
  }

  showTab(tab: Tab): void {
    this.#tab = tab;
  }

  /** Puts the keyboard on the fixes of a problem, if the open tab lists it. */
  focusProblem(problem: Problem): void {
    this.#pane = 'result';
    this.#focused = problem;
  }
}
