// The line that tells a person what just happened, or what went wrong.

export interface Notice {
  readonly text: string;
  readonly tone: 'info' | 'warning';
  /** Buttons beside it; each takes the notice away. */
  readonly actions: readonly { readonly label: string; readonly run: () => void }[];
}

export class Notices {
  #current = $state.raw<Notice | null>(null);

  get current(): Notice | null {
    return this.#current;
  }

  show(notice: Notice): void {
    this.#current = notice;
  }

  /** What only tells goes away by itself; a warning stays, and so does what offers something. */
  typed(): void {
    if (this.#current?.tone === 'info' && this.#current.actions.length === 0) this.#current = null;
  }

  dismiss(): void {
    this.#current = null;
  }
}
