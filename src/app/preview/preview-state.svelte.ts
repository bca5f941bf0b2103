// What the Preview tab shows: the host's panel for the newest text, and the member that the caret is in.

import type { PreviewAnswer, PreviewRequest } from '../../check/preview.ts';
import { mainOf } from '../../files/plugin.ts';
import type { Analyst } from '../analyst.ts';

export class PreviewState {
  readonly #analyst: Analyst;
  readonly #text: () => string;
  #answer = $state.raw<PreviewAnswer | null>(null);
  #selected = $state.raw<string | null>(null);
  /** Ids of the themes that were chosen in this visit, by host. */
  themes = $state.raw<Readonly<Record<string, string>>>({});

  /** `text` gives the workspace's text as it is now: an answer for an older one is dropped. */
  constructor(analyst: Analyst, text: () => string) {
    this.#analyst = analyst;
    this.#text = text;
  }

  get answer(): PreviewAnswer | null {
    return this.#answer;
  }
  /** Pointer of the member that the caret is in; known while a panel is shown. */
  get selected(): string | null {
    return this.#selected;
  }

  /** `ask` gives the preview where another worker makes it. */
  async show(
    request: PreviewRequest,
    caret: number,
    ask?: () => Promise<PreviewAnswer | null>,
  ): Promise<void> {
    const answer = await (ask ? ask() : this.#analyst.api.preview(request));
    if (mainOf(request.plugin).text !== this.#text()) return;
    this.#answer = answer;
    void this.select(caret);
  }

  async select(caret: number): Promise<void> {
    const text = this.#text();
    const pointer = await this.#analyst.api.pointerAt(text, caret);
    if (text === this.#text()) this.#selected = pointer;
  }
}
