// How a host's panel and the source point at each other: clicks show their place, the caret's part comes into view.

import type { Attachment } from 'svelte/attachments';

/** True where the caret's member is this one or inside of it. */
export function isAt(selected: string | null, pointer: string): boolean {
  return selected !== null && (selected === pointer || selected.startsWith(`${pointer}/`));
}

/** Clicks and focus on anything that comes from the source (`data-pointer`) show the place. */
export function pointsOut(onselect: (pointer: string) => void): Attachment<HTMLElement> {
  return (element) => {
    const show = ({ target }: Event): void => {
      const part = target instanceof Element ? target.closest<HTMLElement>('[data-pointer]') : null;
      if (part?.dataset.pointer !== undefined) onselect(part.dataset.pointer);
    };
    element.addEventListener('click', show);
    element.addEventListener('focusin', show);
    return () => {
      element.removeEventListener('click', show);
      element.removeEventListener('focusin', show);
    };
  };
}

/** The part that each panel has marked last. */
const marked = new WeakMap<HTMLElement, string>();

/**
 * When the caret moves in the source, its part comes into view, unless the person is busy in the panel itself. A panel
 * that is opened starts at its top, under the warning that it may have.
 */
export function followsCaret(selected: string | null): Attachment<HTMLElement> {
  return (element) => {
    if (selected === null) return;
    const isOpened = !marked.has(element);
    marked.set(element, selected);
    if (isOpened || element.contains(document.activeElement)) return;
    element.querySelector('.marked, [data-marked]')?.scrollIntoView({ block: 'nearest' });
  };
}

/**
 * The same for a panel whose parts do not mark themselves: `data-marked` is set on those that come from the caret's
 * member, or else from the nearest one around it.
 */
export function marksCaret(selected: string | null): Attachment<HTMLElement> {
  return (element) => {
    const mark = (): void => {
      const parts = [...element.querySelectorAll<HTMLElement>('[data-pointer]')];
      const lengths = parts.map(({ dataset: { pointer = '' } }) =>
        pointer !== '' && isAt(selected, pointer) ? pointer.length : 0,
      );
      const nearest = Math.max(1, ...lengths);
      for (const [i, part] of parts.entries()) part.toggleAttribute('data-marked', lengths[i] === nearest);
    };
    mark();
    followsCaret(selected)(element);
    const observer = new MutationObserver(mark);
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  };
}
