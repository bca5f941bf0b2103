// Reads the text that the host's module gives back. Plugins ran beside that module, so nothing in it is trusted: what
// has another form is left out, and what is too long is cut.

import { isObject, member } from '../../../model/guards.ts';
import type { PythonPlace } from './place.ts';

export interface ServerAnswer {
  readonly python: string;
  /** The folder of plugins on the server. */
  readonly root: string;
  readonly end: 'up' | 'aborted' | 'unknown';
  readonly abort: { readonly text: string; readonly place: PythonPlace | null } | null;
  readonly log: readonly AnsweredLine[];
  readonly plugins: readonly AnsweredPlugin[];
  /** Classes that another plugin with the same name in its metadata replaced: class, class that is there, name. */
  readonly replaced: readonly (readonly [string, string, string])[];
  readonly needed: readonly Need[];
  /** Settings of the environment that were asked for and are not set here. */
  readonly unset: readonly string[];
  /** Modules that were only stood in for. */
  readonly stubs: readonly string[];
  readonly call: AnsweredCall | null;
}

export interface AnsweredPlugin {
  readonly name: string;
  readonly class: string;
  readonly file: string;
  readonly version: string | null;
  readonly metadata?: unknown;
  readonly tool?: unknown;
  readonly toolError?: string;
}

/** What the code needed and the interpreter lacks, with its place in the plugin's code where that is known. */
export interface Need {
  readonly name: string;
  readonly file: string | null;
  readonly line: number | null;
}

type AnsweredLine = readonly [level: string, text: string];

/** What came of calling `invoke`. */
export type AnsweredCall = { readonly needed: readonly Need[]; readonly log: readonly AnsweredLine[] } & (
  | {
      readonly kind: 'returned';
      readonly content: string;
      readonly type: string;
      readonly json: string | null;
    }
  | {
      readonly kind: 'threw';
      readonly text: string;
      readonly message: string;
      /** Whether it is one that `except Exception` does not catch. */
      readonly ends: boolean;
      readonly place: PythonPlace | null;
    }
  | { readonly kind: 'unknown' }
);

const MOST = { lines: 2_100, line: 20_000, plugins: 1_000, name: 500, names: 100, depth: 60 };

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

function withLinuxNumbers(text: string): string {
  const names = Object.keys(ERRNO).join('|');
  return text.replace(
    new RegExp(`(\\[Errno |Error\\()\\d+(\\] |, ')(${names})`, 'g'),
    (_, before: string, after: string, name: string) => `${before}${String(ERRNO[name])}${after}${name}`,
  );
}

/** Null for a text that has not the form of an answer. */
export function readAnswer(text: string): ServerAnswer | null {
  let value: unknown;
  try {
    value = JSON.parse(withLinuxNumbers(text));
  } catch {
    return null;
  }
  const end = END.find((one) => one === member(value, 'end'));
  if (end === undefined) return null;
  const abort = member(value, 'abort');
  return {
    python: name(member(value, 'python')),
    root: name(member(value, 'root')),
    end,
    abort: isObject(abort)
      ? { text: line(member(abort, 'text')), place: placeOf(member(abort, 'place')) }
      : null,
    log: logOf(value),
    plugins: items(member(value, 'plugins'), MOST.plugins).map(pluginOf),
    replaced: list(member(value, 'replaced'), MOST.names).map(
      (row) => [name(row[0]), name(row[1]), name(row[2])] as const,
    ),
    needed: needsOf(member(value, 'needed')),
    unset: items(member(value, 'unset'), MOST.names).map(name),
    stubs: items(member(value, 'stubs'), MOST.names).map(name),
    call: callOf(member(value, 'call')),
  };
}

const END = ['up', 'aborted', 'unknown'] as const;

function items(value: unknown, most: number): readonly unknown[] {
  return Array.isArray(value) ? (value as unknown[]).slice(0, most) : [];
}

function list(value: unknown, most: number): readonly (readonly unknown[])[] {
  return items(value, most).map((one) => items(one, 3));
}

function logOf(value: unknown): AnsweredLine[] {
  return list(member(value, 'log'), MOST.lines).map(([level, words]) => [name(level), line(words)] as const);
}

function name(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, MOST.name) : '';
}

function line(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, MOST.line) : '';
}

function count(value: unknown): number | null {
  return Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : null;
}

function placeOf(value: unknown): PythonPlace | null {
  const [file, at] = [member(value, 'file'), count(member(value, 'line'))];
  if (typeof file !== 'string' || at === null) return null;
  return {
    file,
    line: at,
    column: count(member(value, 'column')),
    endLine: count(member(value, 'endLine')),
    endColumn: count(member(value, 'endColumn')),
    unit: member(value, 'unit') === 'characters' ? 'characters' : 'bytes',
  };
}

function pluginOf(value: unknown): AnsweredPlugin {
  const version = member(value, 'version');
  const [metadata, tool] = [member(value, 'metadata'), member(value, 'tool')];
  const toolError = member(value, 'toolError');
  return {
    name: name(member(value, 'name')),
    class: name(member(value, 'class')),
    file: name(member(value, 'file')),
    version: typeof version === 'string' ? name(version) : null,
    ...(metadata === undefined || isDeep(metadata) ? {} : { metadata }),
    ...(tool === undefined || isDeep(tool) ? {} : { tool }),
    ...(typeof toolError === 'string' ? { toolError: line(toolError) } : {}),
  };
}

/** Whether a value has more levels than can be shown. */
function isDeep(value: unknown, left = MOST.depth): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return left === 0 || Object.values(value).some((part) => isDeep(part, left - 1));
}

function needsOf(value: unknown): readonly Need[] {
  return items(value, MOST.names).map((need) => ({
    name: name(member(need, 'name')),
    file: typeof member(need, 'file') === 'string' ? name(member(need, 'file')) : null,
    line: count(member(need, 'line')),
  }));
}

function callOf(value: unknown): AnsweredCall | null {
  if (!isObject(value)) return null;
  const whole = { needed: needsOf(member(value, 'needed')), log: logOf(value) };
  const [kind, content, json] = [member(value, 'kind'), member(value, 'content'), member(value, 'json')];
  if (kind === 'unknown') return { kind, ...whole };
  if (kind === 'returned' && typeof content === 'string') {
    const type = name(member(value, 'type'));
    return { kind, content, type, json: typeof json === 'string' ? json : null, ...whole };
  }
  if (kind !== 'threw') return null;
  return {
    kind,
    text: line(member(value, 'text')),
    message: line(member(value, 'message')),
    ends: member(value, 'ends') === true,
    place: placeOf(member(value, 'place')),
    ...whole,
  };
}
