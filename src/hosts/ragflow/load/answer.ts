// Reads the text that the host's module gives back. Plugins ran beside that module, so nothing in it is trusted: what
// has another form is left out, and what is too long is cut.

import type { LoadedPlugin } from '../../../model/load.ts';
import { isObject, member, parsedJson } from '../../../model/guards.ts';
import type { PythonPlace } from './place.ts';

const MOST = { lines: 2_100, line: 20_000, plugins: 1_000, name: 500, names: 100, depth: 60 };

type Read<T> = (value: unknown) => T;

/** Reads each member of an object by its name; what is read as undefined is left out. */
function object<T extends object>(members: { readonly [K in keyof T]-?: Read<T[K] | undefined> }): Read<T> {
  const all = Object.entries<Read<unknown>>(members);
  return (value) => {
    const read = all.map(([key, one]) => [key, one(member(value, key))] as const);
    return Object.fromEntries(read.filter(([, one]) => one !== undefined)) as T;
  };
}

const list =
  <T>(most: number, read: Read<T>): Read<readonly T[]> =>
  (value) =>
    Array.isArray(value) ? value.slice(0, most).map((one: unknown) => read(one)) : [];

const text =
  (most: number): Read<string> =>
  (value) =>
    typeof value === 'string' ? value.slice(0, most) : '';

const [name, line] = [text(MOST.name), text(MOST.line)];
const names = list(MOST.names, name);
const nameOrNull: Read<string | null> = (value) => (typeof value === 'string' ? name(value) : null);
const count: Read<number | null> = (value) =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : null;

const placeOf: Read<PythonPlace | null> = (value) => {
  const [file, at] = [member(value, 'file'), count(member(value, 'line'))];
  if (typeof file !== 'string' || at === null) return null;
  const rest = object<Omit<PythonPlace, 'file' | 'line'>>({
    column: count,
    endLine: count,
    endColumn: count,
    unit: (unit) => (unit === 'characters' ? unit : 'bytes'),
  });
  return { file, line: at, ...rest(value) };
};

/** A value with more levels than can be shown is left out. */
const shallow: Read<unknown> = (value) => (isDeep(value) ? undefined : value);

function isDeep(value: unknown, left = MOST.depth): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return left === 0 || Object.values(value).some((part) => isDeep(part, left - 1));
}

/** `file` is a path of the server. */
export type AnsweredPlugin = LoadedPlugin & { readonly class: string };

const pluginOf = object<AnsweredPlugin>({
  name,
  class: name,
  file: name,
  version: nameOrNull,
  metadata: shallow,
  tool: shallow,
  toolError: (value) => (typeof value === 'string' ? line(value) : undefined),
});

/** What the code needed and the interpreter lacks, with its place in the plugin's code where that is known. */
export interface Need {
  readonly name: string;
  readonly file: string | null;
  readonly line: number | null;
}

const BOTH = {
  needed: list(MOST.names, object<Need>({ name, file: nameOrNull, line: count })),
  log: list(MOST.lines, (row) => {
    const [level, words] = list(2, line)(row);
    return [name(level), line(words)] as const;
  }),
};

/** What came of calling `invoke`; `ends`: an exception that `except Exception` does not catch. */
const CALLS = {
  unknown: object({ kind: () => 'unknown' as const, ...BOTH }),
  returned: object({
    kind: () => 'returned' as const,
    content: text(Infinity),
    type: name,
    json: (value) => (typeof value === 'string' ? value : null),
    ...BOTH,
  }),
  threw: object({
    kind: () => 'threw' as const,
    text: line,
    message: line,
    ends: (value) => value === true,
    place: placeOf,
    ...BOTH,
  }),
};
export type AnsweredCall = ReturnType<(typeof CALLS)[keyof typeof CALLS]>;

const callOf: Read<AnsweredCall | null> = (value) => {
  const kind = member(value, 'kind');
  if (kind === 'returned') return typeof member(value, 'content') === 'string' ? CALLS[kind](value) : null;
  return kind === 'unknown' || kind === 'threw' ? CALLS[kind](value) : null;
};

const END = ['up', 'aborted', 'unknown'] as const;

const answerOf = object({
  python: name,
  /** The folder of plugins on the server. */
  root: name,
  end: (value) => END.find((one) => one === value),
  abort: (value) => (isObject(value) ? object({ text: line, place: placeOf })(value) : null),
  plugins: list(MOST.plugins, pluginOf),
  /** Classes that another plugin with the same name in its metadata replaced: class, class that is there, name. */
  replaced: list(MOST.names, (row) => {
    const [old, now, known] = list(3, name)(row);
    return [name(old), name(now), name(known)] as const;
  }),
  /** Settings of the environment that were asked for and are not set here. */
  unset: names,
  /** Modules that were only stood in for. */
  stubs: names,
  call: callOf,
  ...BOTH,
});
export type ServerAnswer = ReturnType<typeof answerOf>;

/** Errors of the system by their texts: the interpreter's numbers are those of WASI, the server's those of Linux. */
const ERRNO: Readonly<Record<string, number>> = {
  'Operation not permitted': 1,
  'No such file or directory': 2,
  'Bad file descriptor': 9,
  'Permission denied': 13,
  'File exists': 17,
  'Not a directory': 20,
  'Is a directory': 21,
  'Invalid argument': 22,
  'Directory not empty': 39,
};

function withLinuxNumbers(answer: string): string {
  const words = Object.keys(ERRNO).join('|');
  return answer.replace(
    new RegExp(`(\\[Errno |Error\\()\\d+(\\] |, ')(${words})`, 'g'),
    (_, before: string, after: string, one: string) => `${before}${String(ERRNO[one])}${after}${one}`,
  );
}

/** Null for a text that has not the form of an answer. */
export function readAnswer(answer: string): ServerAnswer | null {
  const read = answerOf(parsedJson(withLinuxNumbers(answer)));
  return read.end === undefined ? null : read;
}
