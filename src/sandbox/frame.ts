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

  /** A loaded frame. Rejects where the browser cannot build one; there is no weaker design to fall back to. */
  static load(): Promise<Frame> {
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

  /** Starts the worker with this script; its texts come to `onmessage`. */
  start(script: string, onmessage: (data: unknown) => void): MessagePort {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => onmessage(data);
    const orders: Orders = {
      script,
      longest: CAPS.longestMessage,
      count: CAPS.messages,
      total: CAPS.total,
    };
    // An opaque origin cannot be named as a target; the frame takes one message, and only from its parent.
    this.#element.contentWindow?.postMessage(orders, '*', [port2]);
    return port1;
  }

  /** Ends everything inside, endless loops as well. */
  remove(): void {
    this.#element.remove();
  }
}

let prepared: Promise<Frame> | null = null;

/** Loads the frame of the next run in advance; a failure shows when that run starts. */
export function prepareFrame(): void {
  prepared ??= Frame.load();
  prepared.catch(() => undefined);
}

/** A frame that nobody has used. */
export function takeFrame(): Promise<Frame> {
  const frame = prepared ?? Frame.load();
  prepared = null;
  return frame;
}
