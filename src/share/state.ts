// What a link carries, and the reading of it from text that anybody may have written.

export interface SharedState {
  readonly host: string | null;
  readonly release: string | null;
  readonly path: string | null;
  readonly tab: string | null;
  /** Start and end of the editor's selection, UTF-16 units. */
  readonly selection: readonly [number, number] | null;
  /** The Run tab's part: its own reader checks it. */
  readonly run: unknown;
  /** The Convert tab's target. */
  readonly target: string | null;
  /** Last, so that a cut link still gives its beginning. */
  readonly text: string;
}

/** The envelope as JSON; members that say nothing are left out. */
export function writeState({ text, ...rest }: SharedState): string {
  const said = Object.entries(rest).filter(([, value]) => value !== null && value !== undefined);
  return JSON.stringify({ ...Object.fromEntries(said), text });
}

/** null for anything that is no envelope; members of a wrong type count as left out. */
export function readState(json: string): SharedState | null {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const members = new Map<string, unknown>(Object.entries(value));
  const text = members.get('text');
  if (typeof text !== 'string') return null;
  const word = (name: string): string | null => {
    const member = members.get(name);
    return typeof member === 'string' && member.length <= 500 ? member : null;
  };
  return {
    host: word('host'),
    release: word('release'),
    path: word('path'),
    tab: word('tab'),
    selection: selectionOf(members.get('selection'), text.length),
    run: members.get('run') ?? null,
    target: word('target'),
    text,
  };
}

function selectionOf(value: unknown, length: number): readonly [number, number] | null {
  if (!Array.isArray(value) || value.length !== 2) return null;
  const [from, to] = value as unknown[];
  const fits = (at: unknown): at is number => Number.isInteger(at) && Number(at) >= 0 && Number(at) <= length;
  return fits(from) && fits(to) ? [from, to] : null;
}

/** The beginning of the manifest's text in an envelope that breaks off; null where it does not get that far. */
export function beginningOfText(json: string): string | null {
  const found = /"text":"((?:[^"\\]|\\["\\/bfnrt]|\\u[\da-fA-F]{4})*)/.exec(json);
  if (!found) return null;
  return JSON.parse(`"${found[1] ?? ''}"`) as string;
}
