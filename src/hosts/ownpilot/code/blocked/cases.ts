// Cases for the code check: every pattern with the least change that lets the code pass.

import type { RuleCase } from '../../../../model/rule-case.ts';
import { withCode } from '../case-texts.fixtures.ts';

const PAIRS: readonly (readonly [string, string])[] = [
  ["return { content: ⟦require(⟧'tides') };", "return { content: args.require?.['tides'] };"],
  ['return { content: 1 }; // ⟦Require (⟧x)', 'return { content: 1 }; // Required (x)'],
  ["return { content: await ⟦import(⟧'tides') };", "return { content: 'import tides' };"],
  ["return { content: ⟦eval(⟧'1 + 1') };", "return { content: 'eval 1 + 1' };"],
  ["return { content: ⟦Function(⟧'return 1')() };", "return { content: 'a Function' };"],
  ["return { content: ⟦new Function⟧('return 1')() };", "return { content: 'a new functional test' };"],
  ['return { content: ⟦process⟧.env.TIDES };', "return { content: 'processed' };"],
  ["return { content: 'cannot ⟦process⟧ tides' };", "return { content: 'cannot processes tides' };"],
  ['// ⟦process⟧ the tides\nreturn { content: 1 };', '// processing the tides\nreturn { content: 1 };'],
  ["return { content: '⟦child_process⟧' };", "return { content: 'child_processes' };"],
  ["return { content: /[0-9]+/.⟦exec(⟧'12 m') };", "return { content: '12 m'.match(/[0-9]+/) };"],
  ["return { content: 'fish ⟦spawn (⟧spring)' };", "return { content: 'fish spawned (spring)' };"],
  ["return { content: '⟦execSync⟧' };", "return { content: 'execSynced' };"],
  ["return { content: '⟦spawnSync⟧' };", "return { content: 'spawnSynced' };"],
  ['return { content: typeof ⟦globalThis⟧ };', "return { content: 'globalThisThing' };"],
  ["return { content: '⟦global.⟧' };", "return { content: 'global, tides' };"],
  ["return { content: '⟦__dirname⟧' };", "return { content: '_dirname' };"],
  ["return { content: '⟦__filename⟧' };", "return { content: '_filename' };"],
  ['return { content: {}.⟦__proto__⟧ };', 'return { content: {}._proto_ };'],
  ['return { content: [1]⟦.constructor⟧.name };', 'return { content: [1].constructors };'],
  ["return { content: [1]⟦['constructor⟧'].name };", "return { content: [1]['constructors'] };"],
  ["return { content: ⟦'con' +⟧ args.harbour };", 'return { content: `con` + args.harbour };'],
  ["return { content: args.harbour ⟦+ 'or'⟧ };", "return { content: args.harbour + ' or' };"],
  ['return { content: Object.⟦getPrototypeOf⟧({}) };', 'return { content: Object.keys({}) };'],
  ['return { content: Object.⟦setPrototypeOf⟧({}, null) };', 'return { content: Object.create(null) };'],
  ["return { content: '⟦Reflect.construct⟧' };", "return { content: 'Reflect.constructs' };"],
  ["return { content: '⟦Reflect.apply⟧' };", "return { content: 'Reflect.applying' };"],
  ['return { content: [1, 2].⟦with(⟧0, 3) };', 'return { content: [1, 2].concat(3) };'],
  ["return { content: '⟦arguments.callee⟧' };", "return { content: 'arguments.called' };"],
  ["return { content: '⟦vm.createContext⟧' };", "return { content: 'vm.context' };"],
  ['⟦debugger⟧; return { content: 1 };', "return { content: 'debuggers' };"],
  ['return { content: String(⟦Symbol.unscopables⟧) };', 'return { content: String(Symbol.iterator) };'],
  [
    "return { content: ⟦Object.getOwnPropertyDescriptor(Symbol⟧, 'iterator') };",
    "return { content: Object.getOwnPropertyDescriptor(Math, 'PI') };",
  ],
  ['return { content: typeof ⟦XMLHttpRequest⟧ };', "return { content: 'XMLHttpRequests' };"],
  ["return { content: '⟦new WebSocket⟧' };", "return { content: 'new WebSockets' };"],
  [
    "return { content: ⟦Object.defineProperty⟧({}, 'high', { value: 3 }) };",
    'return { content: Object.assign({}, { high: 3 }) };',
  ],
  ['return { content: typeof ⟦WebAssembly⟧ };', "return { content: 'WebAssemblyText' };"],
  ["return { content: '⟦Deno.⟧' };", "return { content: 'Deno, tides' };"],
  ["return { content: 'A ⟦Bun.⟧' };", "return { content: 'A Bun, please' };"],
  ['return { content: typeof ⟦SharedArrayBuffer⟧ };', 'return { content: typeof ArrayBuffer };'],
  ['return { content: typeof ⟦Atomics⟧ };', 'return { content: typeof Math };'],
];

const LONG = 50_000;
const long = (length: number): string => {
  const start = 'return { content: 1 }; //';
  return start + 'x'.repeat(length - start.length);
};

export const cases: readonly RuleCase[] = [
  ...PAIRS.map(([raises, misses]) => ({
    code: 'ownpilot/code-blocked',
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
