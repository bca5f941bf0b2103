// Takes away from an interpreter's worker what is not JavaScript itself, and gives back what Pyodide needs.
// Not the boundary (that is the frame's origin and policy): Python reaches JavaScript by several ways.

import { functionStub, harden } from '../harden.ts';
import { defineProperty, getOwnPropertyDescriptor } from '../primordials.ts';

const CLASSES = [
  'WebAssembly',
  'Proxy',
  'TextDecoder',
  'TextEncoder',
  'Reflect',
  'globalThis',
  'self',
] as const;

/** After the interpreter was started, before anything of a host or a plugin runs. */
export function hardenInterpreter(global: typeof self): void {
  const kept: Record<string, unknown> = {
    ...Object.fromEntries(CLASSES.map((name) => [name, global[name]])),
    setTimeout: global.setTimeout.bind(global),
    clearTimeout: global.clearTimeout.bind(global),
    crypto: { getRandomValues: global.crypto.getRandomValues.bind(global.crypto) },
    performance: {
      now: global.performance.now.bind(global.performance),
      timeOrigin: global.performance.timeOrigin,
    },
    console: Object.fromEntries(
      ['log', 'warn', 'error', 'info', 'debug'].map((name) => [name, () => undefined]),
    ),
    Function: functionStub(),
  };
  harden(global);
  for (const [name, value] of Object.entries(kept)) {
    // Some cannot be deleted, and are the same still.
    if (getOwnPropertyDescriptor(global, name)?.configurable === false) continue;
    defineProperty(global, name, { value, configurable: true, writable: true });
  }
}
