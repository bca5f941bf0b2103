// What the model gets of a call of `invoke`, and what a person should know about it.

import { member } from '../../../model/guards.ts';
import type { HostResult } from '../../../model/run.ts';
import { ours } from '../../../sandbox/our-results.ts';
import type { AnsweredCall, ServerAnswer } from '../load/answer.ts';
import { code } from '../../kit/words.ts';
import { needNotes } from '../load/notes.ts';
import { spanOf, type PythonPlace } from '../load/place.ts';
import { fileAt } from '../load/server.ts';
import type { ServerFiles } from '../load/server-files.ts';

export interface Called {
  readonly files: ServerFiles;
  /** The name that the model knows, or that of the class. */
  readonly name: string;
  readonly args: unknown;
  /** Whether the release has code that calls plugins; the others would only list it. */
  readonly calls: boolean;
}

/** The result of a start of the server with a call. */
export function hostResult(answer: ServerAnswer, called: Called): HostResult {
  const { call } = answer;
  const loading = needNotes(answer.needed, answer.root, called.files, 'while it is loaded');
  if (answer.end !== 'up') {
    if (answer.end === 'unknown' || loading.length > 0) return ours('unavailable', loading.join(' '));
    const note = `The server does not start: ${answer.abort?.text ?? ''}`;
    return { ...ours('refused', note), ...placeIn(answer.abort?.place ?? null, answer, called) };
  }
  if (!call) {
    const warnings = answer.log.flatMap(([level, text]) => (level === 'WARNING' ? text : []));
    return ours('refused', ['The server starts without any tool.', ...warnings].join(' '));
  }
  const needed = needNotes(call.needed, answer.root, called.files, 'in `invoke`');
  if (call.kind === 'unknown' || needed.length > 0) return ours('unavailable', needed.join(' '));
  const result = call.kind === 'returned' ? returned(call, called) : threw(call, answer, called);
  return { ...result, note: [result.note, ...loading.slice(0, 1)].filter(Boolean).join(' ') };
}

type Returned = Extract<AnsweredCall, { kind: 'returned' }>;

/** v0.19 passes `str(…)` on; 2026-08 writes dictionaries as JSON (rag/llm/chat_model.py:_append_history_batch). */
function returned({ content, type, json }: Returned, { calls }: Called): HostResult {
  if (type === 'str') return { kind: 'ok', isError: false, content };
  const asJson = !calls && type === 'dict' && json !== null;
  return {
    kind: 'ok',
    isError: false,
    content: asJson ? json : content,
    ...(json === null || asJson ? {} : { value: json }),
    note: noteOn(type, asJson),
  };
}

function noteOn(type: string, asJson: boolean): string {
  if (type === 'coroutine')
    return '`invoke` is `async`, and nothing awaits it: the model gets the text of the coroutine.';
  if (type === 'NoneType') return '`invoke` returned nothing: the model gets the text `None`.';
  const what = asJson ? 'it as JSON' : 'what `str(…)` makes of it';
  return `\`invoke\` returned \`${type}\`, not \`str\`: the model gets ${what}.`;
}

type Threw = Extract<AnsweredCall, { kind: 'threw' }>;

/** The conversation goes on (v0.19.1 rag/llm/chat_model.py:186,310); 2026-08 sends only `str(error)`. */
function threw({ text, message, ends, place }: Threw, answer: ServerAnswer, called: Called): HostResult {
  const at = placeIn(place, answer, called);
  if (ends) {
    const note = `\`${text}\` is not an \`Exception\`: no code of the chat catches it, and the model gets nothing.`;
    return { kind: 'threw', isError: true, note, ...at };
  }
  const content = called.calls ? toolCallError(called, message) : message;
  const note = `\`invoke\` raised ${code(text.split('\n', 1).join(), 500)}.`;
  return { kind: 'threw', isError: true, content, note, ...at };
}

/** The call is written as OpenAI's library shows it; its id is made up. */
function toolCallError({ name, args }: Called, message: string): string {
  const call = `ChatCompletionMessageToolCall(id='call_1', function=Function(arguments=${quoted(JSON.stringify(args))}, name=${quoted(name)}), type='function')`;
  return `Tool call error: \n${call}\nException:\n${message}`;
}

/** A text as Python shows it. */
function quoted(text: string): string {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'";
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll(mark, `\\${mark}`)
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    .replaceAll('\t', '\\t');
  return `${mark}${escaped}${mark}`;
}

type At = Pick<HostResult, 'file' | 'line' | 'column'>;

function placeIn(place: PythonPlace | null, { root }: ServerAnswer, { files }: Called): At {
  const file = place && fileAt(place.file, root, files);
  if (!file) return {};
  const { from } = spanOf(file.text, place);
  const begin = Math.max(file.text.lastIndexOf('\n', from - 1), file.text.lastIndexOf('\r', from - 1)) + 1;
  return { file: file.path, line: place.line, column: from - begin + 1 };
}

/** A tool's `rest`, which came through a worker. */
export function restOf(rest: unknown): { readonly class: string; readonly tool: string | null } {
  const [name, tool] = [member(rest, 'class'), member(rest, 'tool')];
  return { class: typeof name === 'string' ? name : '', tool: typeof tool === 'string' ? tool : null };
}
