// The opaque-origin frame that a run lives and dies in; the next one is prepared while a person reads.

import { hash, source } from './guest/frame.ts?guest';
import type { Orders, Stock } from './guest/frame.ts';
import { CAPS, START_DEADLINE } from './limits.ts';

/** Hash-only: no network, no compiling of text, no other script; the worker inherits it. */
const POLICY = `default-src 'none'; script-src '${hash}'; worker-src blob:; connect-src 'none'; form-action 'none'; base-uri 'none'`;

/** The guest's own scripts; one object per host, for the frame in stock is known by it. */
export interface Guest {
  readonly prelude: string;
  /** A part of it that not every run needs. */
  readonly part?: string;
}

export class Frame {
  readonly #element: HTMLIFrameElement;

  private constructor(element: HTMLIFrameElement) {
    this.#element = element;
  }

  /** A loaded frame that has the guest's scripts. Rejects where the browser cannot build one; there is no weaker design to fall back to. */
  static load({ prelude, part = '' }: Guest): Promise<Frame> {
    const element = document.createElement('iframe');
    element.setAttribute('sandbox', 'allow-scripts');
    element.hidden = true;
    element.title = 'Sandbox';
    element.srcdoc = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${POLICY}"><script>${source}</script>`;
    return new Promise((resolve, reject) => {
      const done = (settle: () => void): void => {
        removeEventListener('message', onmessage);
        clearTimeout(timer);
        settle();
      };
      const onmessage = (event: MessageEvent): void => {
        if (event.source !== element.contentWindow || event.origin !== 'null' || event.data !== 'ready')
          return;
        // An opaque origin cannot be named as a target; the frame listens to its parent alone.
        element.contentWindow?.postMessage({ prelude, part } satisfies Stock, '*');
        done(() => resolve(new Frame(element)));
      };
      const timer = setTimeout(() => {
        done(() => reject(new Error('This browser could not start the sandbox frame.')));
        element.remove();
      }, START_DEADLINE);
      addEventListener('message', onmessage);
      document.body.append(element);
    });
  }

  /** Starts the worker with the guest's scripts and this one, and tells it `start`; its texts come to `onmessage`. */
  start(wholeGuest: boolean, script: string, start: string, onmessage: (data: unknown) => void): MessagePort {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => onmessage(data);
    const orders: Orders = {
      wholeGuest,
      script,
      start,
      longest: CAPS.longestMessage,
      count: CAPS.messages,
      total: CAPS.total,
    };
    this.#element.contentWindow?.postMessage(orders, '*', [port2]);
    return port1;
  }

  /** Ends everything inside, endless loops as well. */
  remove(): void {
    this.#element.remove();
  }
}

let prepared: { readonly guest: Guest; readonly frame: Promise<Frame> } | null = null;

/** Loads the frame of the next run in advance; a failure shows when that run starts. */
export function prepareFrame(guest: Guest): void {
  if (prepared?.guest === guest) return;
  discard();
  const frame = Frame.load(guest);
  frame.catch(() => undefined);
  prepared = { guest, frame };
}

/** A frame with these scripts that nobody has used. */
export function takeFrame(guest: Guest): Promise<Frame> {
  prepareFrame(guest);
  const frame = prepared?.frame ?? Frame.load(guest);
  prepared = null;
  return frame;
}

/** The one in stock is for tools of another host. */
function discard(): void {
  prepared?.frame.then(
    (frame) => frame.remove(),
    () => undefined,
  );
}
