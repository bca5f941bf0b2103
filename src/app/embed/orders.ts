// Carries out the orders of the page around, one after the other: of several sources only the newest is shown and checked.

import type { Answer, Order } from './messages.ts';

/** More questions than this at once are refused. */
const MOST_WAITING = 50;

export class Orders {
  readonly #follow: (order: Order) => Promise<Answer>;
  readonly #tell: (answer: Answer) => void;
  #waiting: Order[] = [];
  #working = false;

  /** `follow` never rejects. */
  constructor(follow: (order: Order) => Promise<Answer>, tell: (answer: Answer) => void) {
    this.#follow = follow;
    this.#tell = tell;
  }

  take(order: Order): void {
    if (order.type === 'set-source') {
      for (const { type, id } of this.#waiting)
        if (type === 'set-source') this.#refuse(id, 'A newer source took its place.');
      this.#waiting = this.#waiting.filter(({ type }) => type !== 'set-source');
    } else if (this.#waiting.length >= MOST_WAITING) {
      return this.#refuse(order.id, 'Too many questions at once.');
    }
    this.#waiting.push(order);
    if (!this.#working) void this.#work();
  }

  #refuse(id: string, message: string): void {
    this.#tell({ type: 'error', id, message });
  }

  async #work(): Promise<void> {
    this.#working = true;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift())
      this.#tell(await this.#follow(next));
    this.#working = false;
  }
}
