// The themes that a person chose for hosts' panels, and whether the page is dark just now.

import { SvelteMap, createSubscriber } from 'svelte/reactivity';
import type { HostTheme } from '../../model/preview.ts';

const KEY = 'plugbench:panels';

/** Remembered by the browser where it may be; else until the page is closed. */
class Appearance {
  readonly #themes = new SvelteMap<string, string>();

  constructor() {
    for (const [host, id] of Object.entries(kept())) if (typeof id === 'string') this.#themes.set(host, id);
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
    try {
      localStorage.setItem(KEY, JSON.stringify({ themes: Object.fromEntries(this.#themes) }));
    } catch {
      // Storage is forbidden here.
    }
  }
}

function kept(): Readonly<Record<string, unknown>> {
  try {
    const value = JSON.parse(localStorage.getItem(KEY) ?? '{}') as {
      readonly themes?: Readonly<Record<string, unknown>>;
    } | null;
    return value?.themes ?? {};
  } catch {
    return {};
  }
}

export const appearance = new Appearance();

/** Reactive: reading `current` follows changes of either. */
export function isDark(): { readonly current: boolean } {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const subscribe = createSubscriber((update) => {
    const observer = new MutationObserver(update);
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    system.addEventListener('change', update);
    return () => {
      observer.disconnect();
      system.removeEventListener('change', update);
    };
  });
  return {
    get current() {
      subscribe();
      const chosen = document.documentElement.dataset.theme;
      return chosen === undefined ? system.matches : chosen === 'dark';
    },
  };
}
