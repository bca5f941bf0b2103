// Carries out the commands of the embedding page one by one; of several waiting sources only the newest is checked.

import type { EmbedReply, EmbedCommand } from './messages.ts';

/** Questions beyond this many at once are refused. */
const MAX_WAITING = 50;

/** Every command gets one reply, an error for those that are refused or replaced. */
export class CommandQueue {
  readonly #follow: (command: EmbedCommand) => Promise<EmbedReply>;
  readonly #reply: (reply: EmbedReply) => void;
  #waiting: EmbedCommand[] = [];
  #working = false;

  /** `follow` never rejects. */
  constructor(follow: (command: EmbedCommand) => Promise<EmbedReply>, reply: (reply: EmbedReply) => void) {
    this.#follow = follow;
    this.#reply = reply;
  }

  /** Queues a command; a newer source replaces the ones that wait. */
  take(command: EmbedCommand): void {
    if (command.type === 'set-source') {
      for (const { type, id } of this.#waiting)
        if (type === 'set-source') this.#refuse(id, 'A newer source took its place.');
      this.#waiting = this.#waiting.filter(({ type }) => type !== 'set-source');
    } else if (this.#waiting.length >= MAX_WAITING) {
      return this.#refuse(command.id, 'Too many questions at once.');
    }
    this.#waiting.push(command);
    if (!this.#working) void this.#work();
  }

  #refuse(id: string, message: string): void {
    this.#reply({ type: 'error', id, message });
  }

  async #work(): Promise<void> {
    this.#working = true;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift())
      this.#reply(await this.#follow(next));
    this.#working = false;
  }
}
