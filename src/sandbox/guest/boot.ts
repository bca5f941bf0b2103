// The start of a guest worker: hardens it, takes the one function over, checks that it is the expected one, and runs it.

import { harden } from './harden.ts';
import { dataOf, Link } from './link.ts';
import { HOOK, type GuestResult, type Start } from './messages.ts';
import { apply, defineProperty, deleteProperty, isArray, parse, sourceOf, stringify } from './primordials.ts';
import { worded } from './words.ts';

type Tool = () => unknown;

/** What a host makes of what the code returned or threw. May throw what was thrown. */
export interface ResultMaker {
  readonly returned: (value: unknown) => GuestResult;
  readonly threw: (error: unknown) => GuestResult;
  /** Sends the result, when the host’s process has nothing more to say of the call; absent: at once. */
  readonly conclude?: (result: GuestResult, send: (result: GuestResult) => void) => void;
}

/** The host's part: sets the globals of this run, and gives what the model receives. */
type Prepare = (
  global: object,
  start: unknown,
  link: Link,
  /** The text of the function that is going to run. */
  source: string,
) => ResultMaker;

const listen = EventTarget.prototype.addEventListener;
const unlisten = EventTarget.prototype.removeEventListener;
const stop = Event.prototype.stopImmediatePropagation;
const portsOf = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'ports')?.get as (
  this: unknown,
) => readonly MessagePort[];

/** Must be the last thing that the guest's own script does: the tool's code follows it in the same script. */
export function boot(prepare: Prepare): void {
  const global: object = self;
  let received: unknown;
  const take = (value: unknown): void => {
    deleteProperty(global, HOOK);
    received = value;
  };
  const onmessage = (event: MessageEvent): void => {
    apply(stop, event, []);
    apply(unlisten, global, ['message', onmessage]);
    const port = apply(portsOf, event, [])[0];
    if (!port) return;
    const link = new Link(port);
    link.say('up');
    begin(global, received, parse(apply(dataOf, event, []) as string) as Start, link, prepare);
  };
  apply(listen, global, ['message', onmessage]);
  harden(global);
  defineProperty(global, HOOK, { value: take, configurable: true });
}

function begin(global: object, received: unknown, start: Start, link: Link, prepare: Prepare): void {
  const tool = unwrap(received, start);
  if (!tool) return link.say('cap', [['what', stringify('function')]]);
  const { returned, threw, conclude } = prepare(global, start.host, link, start.expected);
  const send = (result: GuestResult): void => end(link, result);
  const give = (result: GuestResult): void => (conclude ? conclude(result, send) : send(result));
  const fail = (error: unknown): void => give({ ...thrown(threw, worded(error)), ...placeIn(error, start) });
  try {
    const settled = apply(tool, undefined, []) as Promise<unknown>;
    link.say('yielded');
    void finish(settled, (value) => give(returned(value)), fail);
  } catch (error) {
    fail(error);
  }
}

/** Asking what was thrown may throw again, a revoked proxy for one: then that is the error, as in the host. */
function thrown(threw: (error: unknown) => GuestResult, error: unknown): GuestResult {
  try {
    return threw(error);
  } catch (again) {
    try {
      return threw(again);
    } catch {
      return { isError: true, content: 'Something was thrown that cannot be printed.' };
    }
  }
}

/** `await` cannot be hooked by a patched `then`. */
async function finish(
  settled: Promise<unknown>,
  done: (value: unknown) => void,
  fail: (error: unknown) => void,
): Promise<void> {
  let value: unknown;
  try {
    value = await settled;
  } catch (error) {
    return fail(error);
  }
  try {
    done(value);
  } catch (error) {
    fail(error);
  }
}

/** The function inside the brackets, if it is the only thing there and its text is the expected one. */
function unwrap(received: unknown, { depth, expected }: Start): Tool | null {
  let inner = received;
  for (let i = 0; i < depth; i++) {
    if (!isArray(inner) || inner.length !== 1) return null;
    inner = inner[0] as unknown;
  }
  return typeof inner === 'function' && sourceOf(inner as Tool) === expected ? (inner as Tool) : null;
}

/** Sends how the run ended. No array is spread or iterated here: tool code may have patched the iterator. */
export function end(link: Link, { isError, content, value, line, column, of, error }: GuestResult): void {
  const optional = (given: string | number | undefined): string =>
    given === undefined ? 'null' : stringify(given);
  link.say('end', [
    ['isError', isError ? 'true' : 'false'],
    ['content', optional(content)],
    ['value', optional(value)],
    ['line', optional(line)],
    ['column', optional(column)],
    ['of', optional(of)],
    ['error', optional(error)],
  ]);
}

/** Line and column from 1 in the tool's code; {} where the stack does not name it. */
function placeIn(error: unknown, { before, lines }: Start): { line?: number; column?: number } {
  try {
    const stack = (error as { stack?: unknown } | null)?.stack;
    if (typeof stack !== 'string') return {};
    // `blob:null/…:12:5` in all engines; the first frame inside of the code is the innermost one of the tool's own.
    for (const [, line, column] of stack.slice(0, 20_000).matchAll(/blob:[^\s)]*?:(\d+):(\d+)/g)) {
      const inside = Number(line) - before;
      if (inside >= 1 && inside <= lines) return { line: inside, column: Number(column) };
    }
  } catch {
    // The stack throws, or its text functions were patched: no place is reported.
  }
  return {};
}
