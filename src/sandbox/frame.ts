// The opaque-origin frame that a run lives and dies in; the next one is prepared while a person reads.

import { hash, source } from './guest/frame.ts?guest';
import type { Orders } from './guest/frame.ts';
import { CAPS, START_DEADLINE } from './limits.ts';

/** Hash-only: no network, no compiling of text, no other script; the worker inherits it. */
const POLICY = `default-src 'none'; script-src '${hash}'; worker-src blob:; connect-src 'none'; form-action 'none'; base-uri 'none'`;

export class Frame {
  readonly #element: HTMLIFrameElement;

  private constructor(element: HTMLIFrameElement) {
    this.#element = element;
  }

  /** A loaded frame that has the prelude. Rejects where the browser cannot build one; there is no weaker design to fall back to. */
  static load(prelude: string): Promise<Frame> {
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
        element.contentWindow?.postMessage(prelude, '*');
        done(() => resolve(new Frame(element)));
      };
      const timer = setTimeout(() => {
        done(() => reject(new Error('This browser does not start the sandbox frame.')));
        element.remove();
      }, START_DEADLINE);
      addEventListener('message', onmessage);
      document.body.append(element);
    });
  }

  /** Starts the worker with the part, the prelude and the script, and tells it `start`; its texts come to `onmessage`. */
  start(part: string, script: string, start: string, onmessage: (data: unknown) => void): MessagePort {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => onmessage(data);
    const orders: Orders = {
      part,
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

let prepared: { readonly prelude: string; readonly frame: Promise<Frame> } | null = null;

/** Loads the frame of the next run in advance; a failure shows when that run starts. */
export function prepareFrame(prelude: string): void {
  if (prepared?.prelude === prelude) return;
  discard();
  const frame = Frame.load(prelude);
  frame.catch(() => undefined);
  prepared = { prelude, frame };
}

/** A frame with this prelude that nobody has used. */
export function takeFrame(prelude: string): Promise<Frame> {
  prepareFrame(prelude);
  const frame = prepared?.frame ?? Frame.load(prelude);
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
