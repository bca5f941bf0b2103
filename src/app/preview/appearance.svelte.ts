// The themes of hosts' panels, and whether the page is dark just now.

import { createSubscriber } from 'svelte/reactivity';
import { isObject, member } from '../../model/guards.ts';
import type { HostTheme } from '../../model/preview.ts';
import { keepText, keptText } from '../kept.ts';
import type { PreviewState } from './preview-state.svelte.ts';

const KEY = 'plugbench:panels';

/** The theme that a person chose if the release has it, else the first that is as dark as the page, else the first. */
export function themeOf(
  { themes: chosen }: PreviewState,
  hostId: string,
  themes: readonly HostTheme[],
  dark: boolean,
): string {
  const wanted = chosen[hostId] ?? keptThemes()[hostId];
  const found =
    themes.find(({ id }) => id === wanted) ?? themes.find((one) => one.dark === dark) ?? themes[0];
  return found?.id ?? '';
}

/** For this visit, and for the next ones where the browser keeps it. */
export function chooseTheme(preview: PreviewState, hostId: string, id: string): void {
  preview.themes = { ...preview.themes, [hostId]: id };
  keepText('localStorage', KEY, JSON.stringify({ themes: { ...keptThemes(), ...preview.themes } }));
}

function keptThemes(): Readonly<Record<string, unknown>> {
  try {
    const themes = member(JSON.parse(keptText('localStorage', KEY) ?? '{}'), 'themes');
    return isObject(themes) ? themes : {};
  } catch {
    return {};
  }
}

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
