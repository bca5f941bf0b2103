// Opens a frame of an opaque origin around one script of ours, which says that it is ready.

export interface FrameKind {
  /** For those who look at the page's frames by name. */
  readonly title: string;
  /** The one script, and what its policy allows as scripts: its hash, and no more than its workers need. */
  readonly source: string;
  readonly allowed: string;
  readonly deadline: number;
  /** What is wrong where it takes longer: a sentence. */
  readonly failure: string;
}

/** No network, no compiling of text, no other script; the worker inherits it. */
function policyOf(allowed: string): string {
  return `default-src 'none'; script-src ${allowed}; worker-src blob:; connect-src 'none'; form-action 'none'; base-uri 'none'`;
}

/** Loads a frame into `holder`. Rejects where the browser cannot create one; nothing runs in a weaker sandbox instead. */
export function openFrame(holder: HTMLElement, kind: FrameKind): Promise<HTMLIFrameElement> {
  const element = holder.ownerDocument.createElement('iframe');
  element.setAttribute('sandbox', 'allow-scripts');
  element.hidden = true;
  element.title = kind.title;
  element.srcdoc = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policyOf(kind.allowed)}"><script>${kind.source}</script>`;
  return new Promise((resolve, reject) => {
    const done = (settle: () => void): void => {
      removeEventListener('message', onmessage);
      clearTimeout(timer);
      settle();
    };
    const onmessage = ({ source, origin, data }: MessageEvent): void => {
      if (source === element.contentWindow && origin === 'null' && data === 'ready')
        done(() => resolve(element));
    };
    const timer = setTimeout(() => {
      done(() => reject(new Error(kind.failure)));
      element.remove();
    }, kind.deadline);
    addEventListener('message', onmessage);
    holder.append(element);
  });
}
