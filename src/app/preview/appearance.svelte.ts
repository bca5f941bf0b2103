// How hosts' panels are painted: the theme that a person chose for a host, and whether colours are made readable.

import { SvelteMap } from 'svelte/reactivity';
import type { HostTheme } from '../../model/view.ts';

const KEY = 'plugbench:panels';

interface Kept {
  readonly themes?: Readonly<Record<string, unknown>>;
  readonly readable?: unknown;
}

/** Remembered by the browser where it may be; else until the page is closed. */
class Appearance {
  readonly #themes = new SvelteMap<string, string>();
  #readable = $state.raw<boolean>(matchMedia('(prefers-contrast: more)').matches);

  constructor() {
    const { themes, readable } = kept();
    for (const [host, id] of Object.entries(themes ?? {}))
      if (typeof id === 'string') this.#themes.set(host, id);
    if (typeof readable === 'boolean') this.#readable = readable;
  }

  /** Colours that meet WCAG AA; from the beginning where the system asks for more contrast. */
  get readable(): boolean {
    return this.#readable;
  }

  /** The chosen theme if the release has it, else the first that is as dark as the page, else the first. */
  themeOf(hostId: string, themes: readonly HostTheme[], dark: boolean): string {
    const chosen = this.#themes.get(hostId);
    const found =
      themes.find(({ id }) => id === chosen) ?? themes.find((one) => one.dark === dark) ?? themes[0];
    return found?.id ?? '';
  }

  chooseTheme(hostId: string, id: string): void {
    this.#themes.set(hostId, id);
    this.#keep();
  }

  makeReadable(readable: boolean): void {
    this.#readable = readable;
    this.#keep();
  }

  #keep(): void {
    const value: Kept = { themes: Object.fromEntries(this.#themes), readable: this.#readable };
    try {
      localStorage.setItem(KEY, JSON.stringify(value));
    } catch {
      // Storage is forbidden here.
    }
  }
}

function kept(): Kept {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** One for the page. */
export const appearance = new Appearance();
