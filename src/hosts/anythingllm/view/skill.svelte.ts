// The state of the panel in use: the texts typed, the changes sent to the server, and the toasts of the last press.

import type { Field } from '../preview/fields.ts';
import {
  attempt,
  inputsOf,
  isChanged,
  NO_TEXTS,
  textOf,
  unsaid,
  withText,
  type Texts,
} from '../preview/form.ts';
import type { Panel } from '../preview/panel.ts';
import {
  changesOf,
  saveRequest,
  toggleRequest,
  type UpdateRequest,
  type SentState,
} from '../preview/written.ts';

export interface Toast {
  readonly kind: 'success' | 'error';
  readonly text: string;
}

const NOTHING_SENT: SentState = { active: null, saved: null };

/** The state of one skill's panel. It outlives edits of the source, which give a new `Panel`. */
export class Skill {
  readonly #panelOf: () => Panel;
  readonly #store: (values: Readonly<Record<string, unknown>>) => void;
  #typed = $state.raw(NO_TEXTS);
  /** The host page's memory of the form, from the last time that Save was pressed. */
  #held = $state.raw(NO_TEXTS);
  #sent = $state.raw(NOTHING_SENT);
  #request = $state.raw<UpdateRequest | null>(null);
  /** Whether Save shows, from the last edit of this panel; an edit of the source computes it anew. */
  #found = $state.raw<{ readonly panel: Panel; readonly changed: boolean } | null>(null);
  #flipped = $state(false);
  #toasts = $state.raw<readonly Toast[]>([]);

  /**
   * `store` receives the settings that Save sends, so a run can use them; `stored` are those that it received while
   * the panel was last shown.
   */
  constructor(
    panelOf: () => Panel,
    store: (values: Readonly<Record<string, unknown>>) => void,
    stored: Readonly<Record<string, unknown>> = {},
  ) {
    this.#panelOf = panelOf;
    this.#store = store;
    const saved = savedTexts(panelOf(), stored);
    if (Object.keys(saved).length === 0) return;
    this.#typed = saved;
    this.#held = saved;
    this.#sent = { active: null, saved };
  }

  readonly changed = $derived.by(() => {
    const panel = this.#panelOf();
    return this.#found?.panel === panel ? this.#found.changed : isChanged(panel, this.#typed, this.#held);
  });

  get sent(): SentState {
    return this.#sent;
  }
  /** The last one that was sent; null before. */
  get request(): UpdateRequest | null {
    return this.#request;
  }
  get toasts(): readonly Toast[] {
    return this.#toasts;
  }
  get on(): boolean {
    return this.#sent.active ?? this.#panelOf().on;
  }
  /** The position of the switch. */
  get switchedOn(): boolean {
    return this.#panelOf().deadSwitch ? this.#flipped : this.on;
  }

  textOf({ key, shown }: Field): string | undefined {
    return textOf(this.#typed, key) ?? shown;
  }

  edit(key: string, text: string): void {
    const panel = this.#panelOf();
    const typed = withText(panel, this.#typed, key, text);
    if (typed === this.#typed) return;
    this.#typed = typed;
    this.#found = { panel, changed: isChanged(panel, this.#typed, this.#held) };
  }

  toggle(): void {
    if (this.#panelOf().deadSwitch) {
      this.#flipped = !this.#flipped;
      return;
    }
    const active = !this.on;
    this.#sent = { ...this.#sent, active };
    this.#request = toggleRequest(active);
    this.#say('success', `Skill ${active ? 'activated' : 'deactivated'}.`);
  }

  save(): void {
    const panel = this.#panelOf();
    const { errors, held } = attempt(panel, this.#typed, this.#held);
    this.#held = held;
    if (errors.length > 0) {
      this.#say('error', ...errors);
      return;
    }
    this.#request = saveRequest(panel, this.#sent.active, this.#typed);
    this.#sent = { ...this.#sent, saved: this.#typed };
    this.#store(inputsOf(panel, this.#typed));
    this.#found = { panel, changed: false };
    this.#say('success', 'Skill config updated successfully.');
  }

  /** Forgets texts and writes that the source has by now, so the panel follows the source again. */
  settle(): void {
    const panel = this.#panelOf();
    const unsaidOf = (texts: Texts): Texts => unsaid(panel, texts);
    this.#typed = unsaidOf(this.#typed);
    this.#held = unsaidOf(this.#held);
    if (changesOf(panel, this.#sent).length === 0) this.#sent = NOTHING_SENT;
  }

  #say(kind: Toast['kind'], ...texts: readonly string[]): void {
    this.#toasts = texts.map((text) => ({ kind, text }));
  }
}

/** The texts of an earlier Save that differ from the manifest. */
function savedTexts(panel: Panel, stored: Readonly<Record<string, unknown>>): Texts {
  const texts = panel.fields.flatMap(({ key }): [string, string][] => {
    const value = Object.hasOwn(stored, key) ? stored[key] : undefined;
    return typeof value === 'string' ? [[key, value]] : [];
  });
  return unsaid(panel, Object.fromEntries(texts));
}
