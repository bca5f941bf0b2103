// What comes back from an address, and in one sentence what went wrong there.

/** An answer as it arrived. */
export interface RemoteAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Asks for an address. Rejects if no answer comes, or if it is longer than `most` bytes. */
export type Get = (address: string, most: number) => Promise<RemoteAnswer>;

/** What went wrong, as a sentence for the person. */
export class SourceFault extends Error {
  /** What to do about it: ask a mirror where the limit is used up, another ref where nothing is there. */
  readonly why: 'missing' | 'used up' | 'other';

  constructor(why: SourceFault['why'], message: string) {
    super(message);
    this.why = why;
  }
}

/** The most bytes of a list of files. */
const MOST_OF_LIST = 10_000_000;

/** The bytes of an answer that is one. Rejects with a `SourceFault`; `missing` says what is not there. */
export async function bytesFrom(
  get: Get,
  address: string,
  most: number,
  missing = `${new URL(address).host} has nothing at this address, or it is private.`,
): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly type: string }> {
  const { status, headers, bytes } = await get(address, most);
  const header = (name: string): string => headers.find(([one]) => one.toLowerCase() === name)?.[1] ?? '';
  const fault = faultOf(status, new URL(address).host, header, missing);
  if (fault) throw fault;
  return { bytes, type: header('content-type') };
}

/** A list as JSON; `unknown`, because anyone may have written it. */
export async function jsonFrom(get: Get, address: string, missing?: string): Promise<unknown> {
  const { bytes } = await bytesFrom(get, address, MOST_OF_LIST, missing);
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new SourceFault('other', `${new URL(address).host} answered with something that is not JSON.`);
  }
}

function faultOf(
  status: number,
  host: string,
  header: (name: string) => string,
  missing: string,
): SourceFault | null {
  if (status >= 200 && status < 300) return null;
  if (status === 404 || status === 410) return new SourceFault('missing', missing);
  const usedUp = status === 429 || (status === 403 && header('x-ratelimit-remaining') === '0');
  if (usedUp)
    return new SourceFault(
      'used up',
      `${host} answers no more requests ${until(header('x-ratelimit-reset'))}.`,
    );
  if (status === 401 || status === 403)
    return new SourceFault('other', `${host} refuses to give this (${String(status)}).`);
  return new SourceFault('other', `${host} failed: it answered with status ${String(status)}.`);
}

/** `reset`: seconds since 1970, or ''. */
function until(reset: string): string {
  const at = new Date(Number(reset) * 1000);
  if (reset === '' || Number.isNaN(at.getTime())) return 'for now';
  return `until ${at.toLocaleTimeString('en', { hour: '2-digit', minute: '2-digit', hour12: false })}`;
}
