// What the harness needs of a browser, whichever drives it.

export interface Tab {
  /** Runs a text in the page and gives what its promise comes to; rejects where the page is gone. */
  evaluate(script: string): Promise<unknown>;
  /** Dialogs and windows that opened, navigations of the page, since it was loaded. */
  readonly opened: string[];
  close(): Promise<void>;
}

export interface Driver {
  readonly name: 'chromium' | 'firefox';
  /** Name and version for the report. */
  readonly label: string;
  /** Pages that can be attacked at the same time on two cores without slowing each other. */
  readonly lanes: number;
  open(address: string): Promise<Tab>;
  close(): Promise<void>;
}

/** Loading a page may take long on a machine that does other things as well, ms; drivers give up after 30 s. */
export const LOADING = 120_000;

/** What was awaited took too long; a page that is gone fails in another way. */
export class NoAnswer extends Error {}

/** Rejects with `NoAnswer` where it takes longer. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer(`no answer within ${String(ms)} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

const TRIES = 5;
/** What is in the way of a new page may be over then, ms. */
const REST = 500;

interface Context {
  newPage(): Promise<unknown>;
  close(): Promise<void>;
}

/** A window that an attack opened may vanish just while a page is made, and browsers then fail at that. */
export async function newPage<Own extends Context>(
  make: () => Promise<Own>,
): Promise<{ readonly context: Own; readonly page: Awaited<ReturnType<Own['newPage']>> }> {
  for (let tries = 1; ; tries++) {
    const context = await make();
    try {
      return { context, page: (await context.newPage()) as Awaited<ReturnType<Own['newPage']>> };
    } catch (error) {
      await context.close().catch(() => undefined);
      if (tries === TRIES) throw error;
      await new Promise((done) => setTimeout(done, REST * tries));
    }
  }
}
