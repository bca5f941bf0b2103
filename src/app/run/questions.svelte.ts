// Questions that a run waits on. A person sees them one after the other.

import type { HttpRequest, RunTool } from '../../model/run.ts';

/** What a person is asked: to approve a tool, or to let a request out to its host. */
export type QuestionSubject =
  | { readonly kind: 'approve'; readonly tool: RunTool }
  | { readonly kind: 'network'; readonly request: HttpRequest };

/** A question that waits; `answer` counts only the first time. */
export type Question = QuestionSubject & { readonly answer: (yes: boolean) => void };

/** A queue: the first question is shown, and the next one when that is answered. */
export class Questions {
  #open = $state.raw<readonly Question[]>([]);

  /** null where nothing is asked. */
  get current(): Question | null {
    return this.#open[0] ?? null;
  }

  ask(subject: QuestionSubject): Promise<boolean> {
    return new Promise((resolve) => {
      const question: Question = {
        ...subject,
        answer: (yes) => {
          this.#open = this.#open.filter((one) => one !== question);
          resolve(yes);
        },
      };
      this.#open = [...this.#open, question];
    });
  }

  refuseAll(): void {
    for (const question of this.#open) question.answer(false);
  }
}
