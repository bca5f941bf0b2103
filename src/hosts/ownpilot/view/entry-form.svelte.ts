// The state of a service's dialog: changed values, the switch, and the message of the last Save.

import type { ConfigEntry } from '../../../model/run.ts';
import type { RealRelease } from '../releases.ts';
import { valuesOf, type FormValues } from '../preview/config-form.ts';
import { openedValues, saved } from '../preview/entry.ts';
import type { Field } from '../preview/fields.ts';

interface Around {
  readonly fields: () => readonly Field[];
  readonly entry: () => ConfigEntry | null;
  readonly real: () => RealRelease;
  readonly store: (entry: ConfigEntry | null) => void;
  /** Shows the message again in a corner of the page, as the host does. */
  readonly toast: (text: string) => void;
}

export interface Message {
  readonly ok: boolean;
  readonly text: string;
}

const isUrl = (text: string): boolean => URL.canParse(text);

/** A service's dialog. Save ports the host's checks; nothing leaves the page. */
export class EntryForm {
  readonly #around: Around;
  #typed = $state.raw<FormValues>(valuesOf());
  #switched = $state.raw<boolean | null>(null);
  #message = $state.raw<Message | null>(null);

  readonly entry = $derived.by(() => this.#around.entry());
  readonly values: FormValues = $derived.by(() =>
    valuesOf({ ...openedValues(this.#around.fields(), this.entry), ...this.#typed }),
  );
  readonly active = $derived(this.#switched ?? this.entry?.active ?? true);

  constructor(around: Around) {
    this.#around = around;
  }

  get message(): Message | null {
    return this.#message;
  }

  type(name: string, value: unknown): void {
    const next = valuesOf(this.#typed);
    next[name] = value;
    this.#typed = next;
  }

  toggleActive(): void {
    this.#switched = !this.active;
  }

  save(): void {
    const { fields, real, store, toast } = this.#around;
    const given = {
      rules: fields(),
      entry: this.entry,
      typed: this.#typed,
      active: this.active,
      real: real(),
    };
    const result = saved(given, isUrl);
    if ('error' in result) {
      this.#message = { ok: false, text: result.error };
      return;
    }
    store(result.entry);
    this.reset();
    this.#message = { ok: true, text: result.message };
    toast(result.message);
  }

  remove(): void {
    this.#around.store(null);
    this.reset();
    this.#message = { ok: true, text: 'Entry deleted' };
    this.#around.toast('Entry deleted');
  }

  reset(): void {
    this.#typed = valuesOf();
    this.#switched = null;
    this.#message = null;
  }
}
