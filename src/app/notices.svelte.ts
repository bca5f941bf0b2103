// The line that says what just happened, or what went wrong.

/** One message, which replaces the one before and goes away by itself. */
export interface Notice {
  readonly text: string;
  /** A warning stays longer. */
  readonly tone: 'info' | 'warning';
  /** Buttons beside it; each dismisses the notice. */
  readonly actions: readonly { readonly label: string; readonly run: () => void }[];
  /** True where it is about the text as it is now. */
  readonly untilEdit: boolean;
}

export class Notices {
  #current = $state.raw<Notice | null>(null);

  /** null where there is nothing to say. */
  get current(): Notice | null {
    return this.#current;
  }

  show(
    text: string,
    tone: Notice['tone'] = 'info',
    actions: Notice['actions'] = [],
    untilEdit = false,
  ): void {
    this.#current = {
      text,
      tone,
      actions,
      untilEdit: untilEdit || (tone === 'info' && actions.length === 0),
    };
  }

  /** Takes away what is about the text before an edit; a warning stays, and so does a button for something else. */
  clearInfo(): void {
    if (this.#current?.untilEdit) this.#current = null;
  }

  dismiss(): void {
    this.#current = null;
  }
}
