// Moves a tab among its neighbours while the mouse drags it; fingers scroll the tabs instead.

/** Follows one tab at a time. */
export class TabDrag {
  #tab: HTMLElement | null = null;
  #move: (by: number) => void = () => undefined;

  /** `move` moves the tab by one place. */
  start(event: PointerEvent, move: (by: number) => void): void {
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    this.#tab = event.currentTarget as HTMLElement;
    this.#move = move;
  }

  moved(event: PointerEvent): void {
    const tab = this.#tab;
    if (!tab || event.buttons !== 1) return;
    if (isBeyond(tab.previousElementSibling, event.clientX, -1)) this.#move(-1);
    else if (isBeyond(tab.nextElementSibling, event.clientX, 1)) this.#move(1);
  }

  end(): void {
    this.#tab = null;
  }
}

/** Whether the pointer is past the middle of a neighbour on that side. */
function isBeyond(neighbour: Element | null, x: number, side: -1 | 1): boolean {
  if (!neighbour) return false;
  const { left, width } = neighbour.getBoundingClientRect();
  return side * (x - (left + width / 2)) > 0;
}
