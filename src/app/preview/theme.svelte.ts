// Whether the page is dark just now: the person's choice, or else the system's.

import { createSubscriber } from 'svelte/reactivity';

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
