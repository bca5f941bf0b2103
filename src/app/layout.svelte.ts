// Which part of the page is in front: the pane on a narrow screen, the tab, and the problem with the keyboard.

import type { Problem } from '../model/problem.ts';

/** On narrow screens only one of the two is shown. */
export type Pane = 'source' | 'result';

/** Tabs of the result pane; links and drafts keep these names. */
export type Tab = 'problems' | 'preview' | 'model' | 'run' | 'convert';

export class Layout {
  #pane = $state.raw<Pane>('source');
  #tab = $state.raw<Tab>('problems');
  #sharing = $state.raw(false);
  #focused = $state.raw<Problem | null>(null);

  get pane(): Pane {
    return this.#pane;
  }
  get tab(): Tab {
    return this.#tab;
  }
  get sharing(): boolean {
    return this.#sharing;
  }
  /** The problem whose fixes get the keyboard; null before a person asks for one. */
  get focused(): Problem | null {
    return this.#focused;
  }

  showPane(pane: Pane): void {
    this.#pane = pane;
  }

  share(open: boolean): void {
    this.#sharing = open;
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
