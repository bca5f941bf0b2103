// The line that says what just happened, or what went wrong.

/** One message, which replaces the one before. */
export interface Notice {
  readonly text: string;
  /** A warning stays until it is dismissed. */
  readonly tone: 'info' | 'warning';
  /** Buttons beside it; each dismisses the notice. */
  readonly actions: readonly { readonly label: string; readonly run: () => void }[];
}

/** The current notice of the page. */
export class Notices {
  #current = $state.raw<Notice | null>(null);

  /** null where there is nothing to say. */
  get current(): Notice | null {
    return this.#current;
  }

  show(text: string, tone: Notice['tone'] = 'info', actions: Notice['actions'] = []): void {
    this.#current = { text, tone, actions };
  }

  /** Takes away what only informs; a warning stays, and so does a notice with buttons. */
  clearInfo(): void {
    if (this.#current?.tone === 'info' && this.#current.actions.length === 0) this.#current = null;
  }

  dismiss(): void {
    this.#current = null;
  }
}
