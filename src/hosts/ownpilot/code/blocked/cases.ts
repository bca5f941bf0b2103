// Cases for the code check: every pattern with the least change that lets the code pass.

import type { RuleCase } from '../../../../../test/hosts/rule-case.ts';
import { withCode } from '../case-texts.fixtures.ts';

const PAIRS: readonly (readonly [string, string, string])[] = [
  ['require', "return { content: ⟦require(⟧'tides') };", "return { content: args.require?.['tides'] };"],
  ['require', 'return { content: 1 }; // ⟦Require (⟧x)', 'return { content: 1 }; // Required (x)'],
  ['import', "return { content: await ⟦import(⟧'tides') };", "return { content: 'import tides' };"],
  ['eval', "return { content: ⟦eval(⟧'1 + 1') };", "return { content: 'eval 1 + 1' };"],
  ['function', "return { content: ⟦Function(⟧'return 1')() };", "return { content: 'a Function' };"],
  [
    'new-function',
    "return { content: ⟦new Function⟧('return 1')() };",
    "return { content: 'a new functional test' };",
  ],
  ['process', 'return { content: ⟦process⟧.env.TIDES };', "return { content: 'processed' };"],
  [
    'process',
    "return { content: 'cannot ⟦process⟧ tides' };",
    "return { content: 'cannot processes tides' };",
  ],
  [
    'process',
    '// ⟦process⟧ the tides\nreturn { content: 1 };',
    '// processing the tides\nreturn { content: 1 };',
  ],
  ['child-process', "return { content: '⟦child_process⟧' };", "return { content: 'child_processes' };"],
  ['exec', "return { content: /[0-9]+/.⟦exec(⟧'12 m') };", "return { content: '12 m'.match(/[0-9]+/) };"],
  ['spawn', "return { content: 'fish ⟦spawn (⟧spring)' };", "return { content: 'fish spawned (spring)' };"],
  ['exec-sync', "return { content: '⟦execSync⟧' };", "return { content: 'execSynced' };"],
  ['spawn-sync', "return { content: '⟦spawnSync⟧' };", "return { content: 'spawnSynced' };"],
  ['global-this', 'return { content: typeof ⟦globalThis⟧ };', "return { content: 'globalThisThing' };"],
  ['global', "return { content: '⟦global.⟧' };", "return { content: 'global, tides' };"],
  ['dirname', "return { content: '⟦__dirname⟧' };", "return { content: '_dirname' };"],
  ['filename', "return { content: '⟦__filename⟧' };", "return { content: '_filename' };"],
  ['proto', 'return { content: {}.⟦__proto__⟧ };', 'return { content: {}._proto_ };'],
  ['constructor', 'return { content: [1]⟦.constructor⟧.name };', 'return { content: [1].constructors };'],
  [
    'constructor',
    "return { content: [1]⟦['constructor⟧'].name };",
    "return { content: [1]['constructors'] };",
  ],
  ['concat-left', "return { content: ⟦'con' +⟧ args.harbour };", 'return { content: `con` + args.harbour };'],
  ['concat-right', "return { content: args.harbour ⟦+ 'or'⟧ };", "return { content: args.harbour + ' or' };"],
  [
    'get-prototype-of',
    'return { content: Object.⟦getPrototypeOf⟧({}) };',
    'return { content: Object.keys({}) };',
  ],
  [
    'set-prototype-of',
    'return { content: Object.⟦setPrototypeOf⟧({}, null) };',
    'return { content: Object.create(null) };',
  ],
  [
    'reflect-construct',
    "return { content: '⟦Reflect.construct⟧' };",
    "return { content: 'Reflect.constructs' };",
  ],
  ['reflect-apply', "return { content: '⟦Reflect.apply⟧' };", "return { content: 'Reflect.applying' };"],
  ['with', 'return { content: [1, 2].⟦with(⟧0, 3) };', 'return { content: [1, 2].concat(3) };'],
  [
    'arguments-callee',
    "return { content: '⟦arguments.callee⟧' };",
    "return { content: 'arguments.called' };",
  ],
  ['vm', "return { content: '⟦vm.createContext⟧' };", "return { content: 'vm.context' };"],
  ['debugger', '⟦debugger⟧; return { content: 1 };', "return { content: 'debuggers' };"],
  [
    'unscopables',
    'return { content: String(⟦Symbol.unscopables⟧) };',
    'return { content: String(Symbol.iterator) };',
  ],
  [
    'symbol-descriptor',
    "return { content: ⟦Object.getOwnPropertyDescriptor(Symbol⟧, 'iterator') };",
    "return { content: Object.getOwnPropertyDescriptor(Math, 'PI') };",
  ],
  [
    'xml-http-request',
    'return { content: typeof ⟦XMLHttpRequest⟧ };',
    "return { content: 'XMLHttpRequests' };",
  ],
  ['web-socket', "return { content: '⟦new WebSocket⟧' };", "return { content: 'new WebSockets' };"],
  [
    'define-property',
    "return { content: ⟦Object.defineProperty⟧({}, 'high', { value: 3 }) };",
    'return { content: Object.assign({}, { high: 3 }) };',
  ],
  ['web-assembly', 'return { content: typeof ⟦WebAssembly⟧ };', "return { content: 'WebAssemblyText' };"],
  ['deno', "return { content: '⟦Deno.⟧' };", "return { content: 'Deno, tides' };"],
  ['bun', "return { content: 'A ⟦Bun.⟧' };", "return { content: 'A Bun, please' };"],
  [
    'shared-array-buffer',
    'return { content: typeof ⟦SharedArrayBuffer⟧ };',
    'return { content: typeof ArrayBuffer };',
  ],
  ['atomics', 'return { content: typeof ⟦Atomics⟧ };', 'return { content: typeof Math };'],
];

const LONG = 50_000;
const long = (length: number): string => {
  const start = 'return { content: 1 }; //';
  return start + 'x'.repeat(length - start.length);
};

export const cases: readonly RuleCase[] = [
  ...PAIRS.map(([pattern, raises, misses]) => ({
    code: `ownpilot/code-blocked-${pattern}`,
    raises: withCode(raises),
    misses: withCode(misses),
  })),
  {
    code: 'ownpilot/code-anonymous-function',
    raises: withCode('return { content: [1, 2].map(⟦function⟧ (level) { return level + 1; }) };'),
    misses: withCode('return { content: [1, 2].map(function rise(level) { return level + 1; }) };'),
  },
  {
    code: 'ownpilot/code-anonymous-function',
    raises: withCode(
      'const rise = { up: ⟦function⟧() { return this.by; }, by: 1 }; return { content: rise.up() };',
    ),
    misses: withCode('const rise = { up() { return this.by; }, by: 1 }; return { content: rise.up() };'),
  },
  {
    code: 'ownpilot/code-too-long',
    raises: withCode(`${long(LONG)}⟦y⟧`),
    misses: withCode(long(LONG)),
  },
];
