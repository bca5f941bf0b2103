// CPython for tests in Node: the same interpreter for all calls, without the page's sandbox, caps and deadline.

import { loadPyodide } from 'pyodide';
import type { PrintedLine, PythonCall, PythonResult, RunPython } from '../../src/model/python.ts';

/** A plugin may change what all later ones have; Python's own names are given back after each call. */
const KEEP = `
import builtins
_kept = dict(vars(builtins))
def _restore():
    names = vars(builtins)
    for name in [*names]:
        if name not in _kept:
            del names[name]
    names.update(_kept)
`;

type Interpreter = Awaited<ReturnType<typeof loadPyodide>>;
type Entry = (...args: readonly string[]) => string;

let interpreter: Promise<Interpreter> | null = null;
const modules = new Map<string, { get(name: string): Entry }>();

/** Runs a call; takes a few seconds for the first. */
export const nodePython: RunPython = async (call, watch) => {
  const python = await (interpreter ??= started());
  const printed: PrintedLine[] = [];
  const began = performance.now();
  const hear = (stream: PrintedLine['stream']) => (text: string) => {
    const line = { stream, text, at: performance.now() - began };
    printed.push(line);
    watch?.(line);
  };
  python.setStdout({ batched: hear('out') });
  python.setStderr({ batched: hear('err') });
  return { end: endOf(python, call), printed, ms: performance.now() - began };
};

/** Has the next call start an interpreter of its own, where a plugin may have changed more than Python's own names. */
export function forgetPython(): void {
  interpreter = null;
  modules.clear();
}

async function started(): Promise<Interpreter> {
  const python = await loadPyodide();
  python.runPython(KEEP);
  return python;
}

function endOf(python: Interpreter, { setup, entry, args }: PythonCall): PythonResult['end'] {
  let module = modules.get(setup);
  if (!module) {
    const globals = python.toPy({ __name__: 'host' }) as { get(name: string): Entry };
    python.runPython(setup, { globals: globals as never, filename: '<host>' });
    modules.set(setup, (module = globals));
  }
  try {
    return { kind: 'returned', value: module.get(entry)(...args) };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return { kind: 'crashed', text: text.trim().split('\n').at(-1) ?? '' };
  } finally {
    python.runPython('_restore()');
  }
}
