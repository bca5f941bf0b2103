// The guest's end of the one port to the page: texts out, answers in, by captured functions alone; errors among the answers,
// and which settings code reads.

import { apply, create, defineProperty, deleteProperty, get, parse, stringify } from './primordials.ts';
import type { Answer, GuestError } from './messages.ts';

const portPost = MessagePort.prototype.postMessage as (this: MessagePort, text: string) => void;
const portStart = MessagePort.prototype.start;
/** Reads `data` of a message event; taken before tool code can replace it. */
export const dataOf = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')?.get as (
  this: unknown,
) => unknown;
const listen = EventTarget.prototype.addEventListener;

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
  /** Makes the answer's value or error what the tool gets, in one go. */
  readonly arrive: (answer: Answer) => { readonly value?: unknown; readonly error?: unknown };
}

/** What a JSON text of an object is made of; the values are texts of JSON already. */
export type Fields = readonly (readonly [name: string, json: string])[];

/** One per worker. */
export class Link {
  readonly #port: MessagePort;
  /** Without a prototype, so that tool code cannot look into it. */
  readonly #waiting = create(null) as Record<number, Waiting | undefined>;
  #asked = 0;
  #answered = 0;

  constructor(port: MessagePort) {
    this.#port = port;
    apply(listen, port, [
      'message',
      (event: MessageEvent) => this.#answer(parse(apply(dataOf, event, []) as string) as Answer),
    ]);
    apply(portStart, port, []);
  }

  /** Calls of the page that are answered. */
  get answered(): number {
    return this.#answered;
  }

  /** Those that are not answered yet. */
  get open(): number {
    return this.#asked - this.#answered;
  }

  /** Built by hand: `toJSON` or setters on a patched prototype never see it. */
  say(t: string, fields: Fields = []): void {
    let text = `{"t":${stringify(t)}`;
    for (let i = 0; i < fields.length; i++)
      text += `,${stringify(fields[i]?.[0])}:${fields[i]?.[1] ?? 'null'}`;
    apply(portPost, this.#port, [`${text}}`]);
  }

  /** Asks the page. `params` is JSON; `arrive` shapes the answer. */
  ask(method: string, params: string, arrive: Waiting['arrive']): Promise<unknown> {
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting[id] = { resolve, reject, arrive };
      this.say('ask', [
        ['id', stringify(id)],
        ['method', stringify(method)],
        ['params', stringify(params)],
      ]);
    });
  }

  #answer(answer: Answer): void {
    const waiting = this.#waiting[answer.id];
    if (!waiting) return;
    deleteProperty(this.#waiting, answer.id);
    this.#answered++;
    const { value, error } = waiting.arrive(answer);
    if (error === undefined) waiting.resolve(value);
    else waiting.reject(error ?? new TypeError('Failed'));
  }
}

/** An error of the page's side with the name that it has in the host. */
export function named({ name, message, cause }: GuestError): Error {
  const error = name === 'TypeError' ? new TypeError(message) : new Error(message);
  if (cause) {
    const inner = new Error(cause.message);
    defineProperty(inner, 'code', {
      value: cause.code,
      writable: true,
      enumerable: true,
      configurable: true,
    });
    defineProperty(error, 'cause', { value: inner, writable: true, configurable: true });
  }
  if (error.name !== name) defineProperty(error, 'name', { value: name, configurable: true, writable: true });
  return error;
}

/** Says that a setting was read, for the timeline. */
export function sayRead(link: Link, service: string, field: string, found: boolean): void {
  const detail = `{"service":${stringify(service)},"field":${stringify(field)},"found":${String(found)}}`;
  link.say('note', [
    ['name', '"config"'],
    ['detail', stringify(detail)],
  ]);
}

/** The same object, whose readings are reported. */
export function watched(link: Link, service: string, values: object): object {
  return new Proxy(values, {
    get(target, key) {
      const value: unknown = get(target, key);
      if (typeof key === 'string') sayRead(link, service, key, value !== undefined && value !== null);
      return value;
    },
  });
}
