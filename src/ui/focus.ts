// Hands the keyboard on when what has it goes away or is switched off: a person stays in that part of the page.

/** Not a text field: on a phone that would bring up its keyboard. */
const NEXT = 'button, a[href], summary, select, [tabindex="0"]';
/** From such a part the keyboard goes back to where it came from, once nothing in it can have it. */
const PARTS = 'section, dialog, header, [role=status]';

const canHave = (element: HTMLElement): boolean =>
  element.isConnected && !element.matches(':disabled, [tabindex="-1"]') && element.checkVisibility();

const isOff = (element: HTMLElement): boolean => element.matches(':disabled');

/** What just came may be further down, and is what is looked at. */
const take = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });

/** Watches the page until the answer is called. */
export function keepFocus(): () => void {
  let last: HTMLElement | null = null;
  /** Whether that still has it, as far as this page knows. */
  let holds = false;
  let part: Element | null = null;
  /** Had it before it came into that part. */
  let before: HTMLElement | null = null;

  function focused(event: FocusEvent): void {
    const now = event.composedPath()[0] as HTMLElement;
    const around = now.closest(PARTS);
    if (around !== part) before = last;
    part = around;
    last = now;
    holds = true;
  }
  /** It is on its way to something else. Heard before anyone who then takes things away. */
  function left({ relatedTarget }: FocusEvent): void {
    if (relatedTarget) holds = false;
  }
  /** Who clicks beside everything means to leave it. */
  function pressed({ target }: Event): void {
    holds &&= last?.contains(target as Node) === true;
  }
  const observer = new MutationObserver((records) => {
    const { activeElement, body } = document;
    const lost = last;
    if (!lost || !holds || (activeElement !== body && activeElement !== lost)) return;
    if (!lost.isConnected) take(nextOf(lost, records, before));
    // What only moves loses it, too.
    else if (activeElement === body && removalOf(lost, records)) take(lost);
    // A button may be switched off for a moment only.
    else if (isOff(lost))
      requestAnimationFrame(() => last === lost && isOff(lost) && take(nextOf(lost, [], before)));
  });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  addEventListener('focusin', focused);
  addEventListener('focusout', left, true);
  addEventListener('pointerdown', pressed, true);
  return () => {
    observer.disconnect();
    removeEventListener('focusin', focused);
    removeEventListener('focusout', left, true);
    removeEventListener('pointerdown', pressed, true);
  };
}

/** What follows the lost element, best of its kind, in the smallest part around it that has something. */
function nextOf(
  lost: HTMLElement,
  records: readonly MutationRecord[],
  before: HTMLElement | null,
): HTMLElement | null {
  const record = removalOf(lost, records);
  const sibling = record?.previousSibling;
  let after: Node | null = sibling?.isConnected ? sibling : null;
  let part = record ? (record.target as HTMLElement) : lost.parentElement;
  for (; part; part = part.parentElement) {
    const found = [...part.querySelectorAll<HTMLElement>(NEXT)].filter(canHave);
    const later = found.filter((one) => !after || isAfter(one, after));
    const next = later.find((one) => one.classList[0] === lost.classList[0]) ?? later[0] ?? found.at(-1);
    if (next) return next;
    if (before && part.matches(PARTS) && canHave(before)) return before;
    after ??= part;
  }
  return null;
}

const isAfter = (one: Node, place: Node): boolean =>
  !place.contains(one) && (place.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** How it left the page, from an element that is still there; undefined where it is only switched off. */
function removalOf(lost: Node, records: readonly MutationRecord[]): MutationRecord | undefined {
  const record = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(lost)));
  return record && !record.target.isConnected ? removalOf(record.target, records) : record;
}
