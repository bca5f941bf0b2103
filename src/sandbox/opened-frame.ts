// Opens a frame of an opaque origin around one script of ours, which says that it is ready.

interface FrameKind {
  /** For those who look at the page's frames by name. */
  readonly title: string;
  /** Its address, or its whole text. */
  readonly document: { readonly src: string } | { readonly srcdoc: string };
  readonly deadline: number;
  /** What is wrong where it takes longer: a sentence. */
  readonly failure: string;
}

/**
 * The text of a frame with one script; `allowed` is what its policy allows as scripts: the hash, and no more than its workers
 * need. No network, no compiling of text, no other script; the worker inherits it.
 */
export function documentOf(source: string, allowed: string): FrameKind['document'] {
  const policy = `default-src 'none'; script-src ${allowed}; worker-src blob:; connect-src 'none'; form-action 'none'; base-uri 'none'`;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return { srcdoc: `<!doctype html>${meta}<script>${source}</script>` };
}

/** Loads a frame into `holder`. Rejects where the browser cannot create one; nothing runs in a weaker sandbox instead. */
export async function openFrame(holder: HTMLElement, kind: FrameKind): Promise<HTMLIFrameElement> {
  const element = holder.ownerDocument.createElement('iframe');
  element.setAttribute('sandbox', 'allow-scripts');
  Object.assign(element, { hidden: true, title: kind.title, ...kind.document });
  try {
    return await withDeadline(kind.deadline, kind.failure, (resolve, _, ended) => {
      const hear = ({ source, origin, data }: MessageEvent): void => {
        if (source === element.contentWindow && origin === 'null' && data === 'ready') resolve(element);
      };
      addEventListener('message', hear, { signal: ended });
      holder.append(element);
    });
  } catch (error) {
    element.remove();
    throw error;
  }
}

/** `ended` is aborted when it is settled or late. */
export function withDeadline<T>(
  ms: number,
  late: string,
  begin: (resolve: (value: T) => void, reject: (error: Error) => void, ended: AbortSignal) => void,
): Promise<T> {
  const end = new AbortController();
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(late)), ms);
    end.signal.addEventListener('abort', () => clearTimeout(timer));
    begin(resolve, reject, end.signal);
  }).finally(() => end.abort());
}
