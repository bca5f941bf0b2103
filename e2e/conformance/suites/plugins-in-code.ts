// Plugins of our own, sound and broken, with what tsc (real packages installed), Node.js and CPython said of them
// (record-plugins-in-code.mjs): the page says nothing of TypeScript that tsc does not say, and all that it says without
// the packages; it takes the JavaScript that loads, and the Python that compiles.

import core from 'virtual:types/@elizaos/core';
import { checker } from '../../../src/hosts/anythingllm/code/checker.ts';
import { loadsOf } from '../../../src/hosts/anythingllm/code/handler/loads.ts';
import { readHandler } from '../../../src/hosts/anythingllm/code/handler/read.ts';
import { parsePython } from '../../../src/lang/python/parse.ts';
import { diagnosticsOf } from '../../../src/lang/typescript/diagnostics.ts';
import { PluginCompiler } from '../../../src/lang/typescript/program.ts';
import type { Comparison, Suite } from '../suite.ts';

interface Case {
  readonly id: string;
  readonly language: 'typescript' | 'javascript' | 'python';
  readonly files: Readonly<Record<string, string>>;
  readonly expected: {
    readonly accepted?: boolean;
    /** What Node.js or CPython said where it did not accept it. */
    readonly words?: string;
    readonly errors?: readonly string[];
    readonly needed?: readonly string[];
  };
}

/** What keeps Node.js from loading a handler. */
const NOT_LOADED: ReadonlySet<string> = new Set([
  'anythingllm/code-syntax',
  'anythingllm/code-load',
  'anythingllm/code-es-module',
]);

export const suite: Suite = {
  name: 'plugins-in-code',
  *replay([, ...cases]): Iterable<Comparison> {
    const compiler = new PluginCompiler(core);
    for (const one of cases as Case[]) {
      const { id, language, expected } = one;
      if (language === 'typescript') {
        const messages = messagesOf(compiler, one.files['index.ts'] ?? '');
        const extra = messages.filter((message) => expected.errors?.includes(message) !== true);
        const missing = expected.needed?.filter((message) => !messages.includes(message));
        const actual = { extra, missing };
        yield { id, release: '', area: language, expected: { extra: [], missing: [] }, actual };
      } else {
        const actual = language === 'python' ? compiles(one) : loads(one);
        // Of a file that is not open, the page can only name it.
        const isUnseen = typeof actual === 'string';
        yield {
          id,
          release: '',
          area: language,
          expected: isUnseen ? expected.words : expected.accepted,
          actual: isUnseen ? `Error: Cannot find module '${actual}'` : actual,
        };
      }
    }
  },
};

/** `TS2322 3:7` for each message. */
function messagesOf(compiler: PluginCompiler, text: string): string[] {
  return diagnosticsOf(compiler.compile([{ path: 'index.ts', text }])).map(({ code, span }) => {
    const lines = text.slice(0, span.from).split('\n');
    return `TS${String(code)} ${String(lines.length)}:${String((lines.at(-1)?.length ?? 0) + 1)}`;
  });
}

/** What it asks for where a file that it loads is not open. */
function loads({ files }: Case): boolean | string {
  const all = Object.entries(files).map(([path, text]) => ({ path, text }));
  const file = { path: 'handler.js', text: files['handler.js'] ?? '' };
  const found = checker.check(file, { manifest: null, files: all });
  if (found.some(({ code }) => NOT_LOADED.has(code))) return false;
  const handler = readHandler(file.text);
  const unseen =
    handler && loadsOf(handler, file.path, all).find((load) => load.isUnseen && !load.isDeferred);
  return unseen?.request ?? true;
}

/** Null where the text cannot be read. */
function compiles({ files }: Case): boolean | null {
  const { refused, errors } = parsePython(files['plugin.py'] ?? '');
  if (refused) return false;
  return errors.length > 0 ? null : true;
}
