// A window as a person uses it: things are found by role and name, waited for, and pressed with a real mouse and keyboard.

import { readFileSync } from 'node:fs';
import type { Tab } from './driver.ts';

const LOOK = readFileSync(new URL('in-page/look.js', import.meta.url), 'utf8')
  .trim()
  .replace(/;$/, '');

/** How long something may take to come where nothing else is asked for, ms. */
const PATIENCE = 15_000;
const BETWEEN = 60;

interface Wanted {
  readonly is?: string;
  readonly pattern?: string;
  readonly flags?: string;
}

interface Step {
  readonly role?: string;
  readonly name?: Wanted;
  readonly label?: Wanted;
  readonly text?: Wanted;
  readonly css?: string;
}

/** What `in-page/look.js` says. */
interface Seen {
  readonly count: number;
  /** Names of what has the same role, where nothing fits. */
  readonly others: readonly string[];
  readonly text?: string;
  /** Of a field. */
  readonly value?: string | null;
  /** Of a list to choose from. */
  readonly chosen?: string | null;
  readonly checked?: boolean;
  readonly disabled?: boolean;
  readonly focused?: boolean;
  readonly x?: number;
  readonly y?: number;
  /** What a press would hit instead. */
  readonly covered?: string | null;
}

/** What was waited for did not come. */
export class NotSeen extends Error {}

/** A whole text, or what matches. */
export type Name = string | RegExp;

const wanted = (name: Name): Wanted =>
  typeof name === 'string' ? { is: name } : { pattern: name.source, flags: name.flags };

/** Something in the window, or what it is waited for as. */
export class Thing {
  readonly #tab: Tab;
  readonly #steps: readonly Step[];
  readonly #words: string;

  constructor(tab: Tab, steps: readonly Step[] = [], words = 'the window') {
    this.#tab = tab;
    this.#steps = steps;
    this.#words = words;
  }

  /** What is inside and has this role, and this accessible name. */
  find(role: string, name?: Name): Thing {
    return this.#inside(
      { role, ...(name === undefined ? {} : { name: wanted(name) }) },
      `${role} ${quoted(name)}`,
    );
  }

  /** What is inside and has this label, whatever its role. */
  labelled(label: Name): Thing {
    return this.#inside({ label: wanted(label) }, `what is labelled ${quoted(label)}`);
  }

  /** What is inside and has neither: a selector of CSS. */
  css(css: string): Thing {
    return this.#inside({ css }, css);
  }

  /** The same where it also has this text. */
  with(text: Name): Thing {
    const last = this.#steps.at(-1) ?? {};
    const steps = [...this.#steps.slice(0, -1), { ...last, text: wanted(text) }];
    return new Thing(this.#tab, steps, `${this.#words} with ${quoted(text)}`);
  }

  #inside(step: Step, words: string): Thing {
    const place = this.#steps.length === 0 ? '' : ` in ${this.#words}`;
    return new Thing(this.#tab, [...this.#steps, step], words.trim() + place);
  }

  /** What there is to see of it now. */
  async see(aim = false): Promise<Seen> {
    return (await this.#tab.evaluate(`(${LOOK})(${JSON.stringify({ steps: this.#steps, aim })})`)) as Seen;
  }

  /** Waits until it looks so. Rejects with what is seen instead. */
  async until(words: string, holds: (seen: Seen) => boolean, ms = PATIENCE, aim = false): Promise<Seen> {
    const end = Date.now() + ms;
    for (;;) {
      const seen = await this.see(aim);
      if (holds(seen)) return seen;
      if (Date.now() > end) throw new NotSeen(`${this.#words} ${words} was waited for; ${instead(seen)}`);
      await new Promise((done) => setTimeout(done, BETWEEN));
    }
  }

  /** Waits until it is there. */
  async comes(ms?: number): Promise<Seen> {
    return this.until('', ({ count }) => count > 0, ms);
  }

  /** Waits until it has disappeared. */
  async goes(ms?: number): Promise<void> {
    await this.until('to go', ({ count }) => count === 0, ms);
  }

  /** Waits until it has this text, or a text that matches. */
  async says(text: Name, ms?: number): Promise<void> {
    // Out of sight, a browser may not have laid it out.
    await this.until(`that says ${quoted(text)}`, (seen) => fits(seen.text, text), ms, true);
  }

  /** Waits until a field has this value, or a list has this chosen. */
  async holds(value: Name, ms?: number): Promise<string> {
    const seen = await this.until(
      `with the value ${quoted(value)}`,
      (one) => fits(one.chosen ?? one.value ?? undefined, value),
      ms,
    );
    return seen.value ?? '';
  }

  /** Waits until it can be pressed, and presses it. */
  async click(ms?: number): Promise<void> {
    let before = '';
    const { x = 0, y = 0 } = await this.until(
      'to press',
      (seen) => {
        const place = `${String(seen.x)} ${String(seen.y)}`;
        const isStill = place === before;
        before = place;
        return seen.count > 0 && seen.disabled === false && seen.covered === null && isStill;
      },
      ms,
      true,
    );
    await this.#tab.click(x, y);
  }

  /** Presses a field to choose from until it is chosen: what comes in above it may have moved it from under the mouse. */
  async check(): Promise<void> {
    for (let tries = 1; ; tries++) {
      await this.click();
      try {
        await this.until('to be chosen', ({ checked }) => checked === true, 2000);
        return;
      } catch (error) {
        if (tries === 3) throw error;
      }
    }
  }

  /** Replaces what a field holds by typing. */
  async fill(text: string): Promise<void> {
    await this.click();
    await this.until('with the focus', ({ focused }) => focused === true);
    await this.#tab.press('Control+a');
    await this.#tab.type(text);
  }

  /** Chooses an option of a list by its text. The list itself is the system's, where no driver reaches it. */
  async select(option: Name): Promise<void> {
    await this.comes();
    const found =
      typeof option === 'string' ? `text === ${JSON.stringify(option)}` : `${String(option)}.test(text)`;
    const script = `((select) => {
      const texts = [...select.options].map(({ textContent }) => textContent.trim());
      const at = texts.findIndex((text) => ${found});
      if (at < 0) return texts.join(', ');
      select.selectedIndex = at;
      for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
      return null;
    })(pageSeen)`;
    const others = (await this.#tab.evaluate(script)) as string | null;
    if (others !== null) throw new NotSeen(`${this.#words} has no option ${quoted(option)}: ${others}`);
  }
}

function fits(text: string | undefined, wantedText: Name): boolean {
  const plain = (text ?? '').replace(/\s+/g, ' ').trim();
  return typeof wantedText === 'string' ? plain.includes(wantedText) : wantedText.test(text ?? '');
}

const quoted = (name?: Name): string =>
  name === undefined ? '' : typeof name === 'string' ? `“${name}”` : String(name);

function instead({ count, others, text, value, disabled, covered }: Seen): string {
  if (count === 0) return others.length === 0 ? 'not found' : `not found; similar: ${others.join(' | ')}`;
  const facts = [
    `its text is “${(text ?? '').replace(/\s+/g, ' ').slice(0, 300)}”`,
    ...(value ? [`its value is “${value.slice(0, 200)}”`] : []),
    ...(disabled === true ? ['it is disabled'] : []),
    ...(covered ? [`a press would hit ${covered}`] : []),
  ];
  return facts.join(', ');
}
