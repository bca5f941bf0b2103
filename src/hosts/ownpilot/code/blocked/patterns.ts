// The code check of both real releases, a plain text search that also finds words in strings and comments: its patterns,
// in the order of the host's messages.

import { V2026_02, type RealRelease } from '../../releases.ts';

/** The longest code that both releases accept, in UTF-16 units (core/sandbox/code-validator.ts:46). */
export const MAX_CODE = 50_000;

/** Patterns that are looked for, or fixed, in a manner of their own. */
type Special = 'require' | 'function' | 'new-function' | 'process' | 'exec';

/** One entry of core/sandbox/code-validator.ts:46-208. */
export interface BlockedPattern {
  readonly id?: Special;
  /** The pattern of 0.8.3, written to match the same texts in linear time. */
  readonly pattern: RegExp;
  /** The pattern of 2026-02 where it differs; null where that release has none. */
  readonly patternIn2026_02?: RegExp | null;
  readonly message: string;
  /** The documentation lists it as not available. */
  readonly documented?: true;
  /** What to write instead, completes "Use …". */
  readonly instead?: string;
  /** With `local` and one of these permissions the tool registers anyway (core/sandbox/code-validator.ts:214-239). */
  readonly relaxed?: readonly string[];
}

/** All patterns of core/sandbox/code-validator.ts:46-208. */
export const BLOCKED: readonly BlockedPattern[] = [
  {
    id: 'require',
    pattern: /\brequire\s*\(/gi,
    message: 'require() is not allowed',
    documented: true,
    instead: 'globals of the sandbox, such as `fetch`, `crypto` and `utils`',
    relaxed: ['filesystem', 'shell'],
  },
  {
    pattern: /\bimport\s*\(/g,
    message: 'Dynamic import() is not allowed',
    instead: 'globals of the sandbox, such as `fetch`, `crypto` and `utils`',
  },
  {
    pattern: /\beval\s*\(/gi,
    message: 'eval() is not allowed',
    documented: true,
    instead: '`JSON.parse` for data, or plain code',
  },
  {
    id: 'function',
    pattern: /\bFunction\s*\(/gi,
    message: 'Function() constructor is not allowed',
    documented: true,
    instead: 'plain code or arrow functions',
  },
  {
    id: 'new-function',
    pattern: /\bnew\s+Function\b/gi,
    message: 'new Function() is not allowed',
    documented: true,
    instead: 'plain code or arrow functions',
  },
  {
    id: 'process',
    pattern: /\bprocess\b/g,
    message: 'process object access is not allowed',
    documented: true,
    instead: '`config.get` for settings or another name',
  },
  { pattern: /\bchild_process\b/g, message: 'child_process module is not allowed', relaxed: ['shell'] },
  {
    id: 'exec',
    pattern: /\bexec\s*\(/g,
    message: 'exec() is not allowed',
    instead: '`text.match(pattern)` for regular expressions',
    relaxed: ['shell'],
  },
  { pattern: /\bspawn\s*\(/g, message: 'spawn() is not allowed', relaxed: ['shell'] },
  { pattern: /\bexecSync\b/g, message: 'execSync is not allowed', relaxed: ['shell'] },
  { pattern: /\bspawnSync\b/g, message: 'spawnSync is not allowed', relaxed: ['shell'] },
  {
    pattern: /\bglobalThis\b/g,
    message: 'globalThis access is not allowed',
    instead: 'the global by its own name',
  },
  {
    pattern: /\bglobal\s*[.[]/g,
    message: 'global object access is not allowed',
    instead: 'the global by its own name',
  },
  { pattern: /__dirname\b/g, message: '__dirname is not allowed' },
  { pattern: /__filename\b/g, message: '__filename is not allowed' },
  { pattern: /__proto__/g, message: '__proto__ access is not allowed' },
  {
    // The host writes `\s*['"]?\s*`, which needs quadratic time for a run of spaces.
    pattern: /[.[]\s*(?:['"]\s*)?constructor\b/g,
    patternIn2026_02: /\.constructor\b/g,
    message: 'constructor property access is not allowed',
  },
  {
    pattern: /['"](?:co|con|cons|const|constr|constru|construc|construct|constructo)['"]\s*\+/g,
    patternIn2026_02: null,
    message: 'string-concat constructor access is not allowed',
    instead: 'a template literal',
  },
  {
    pattern: /\+\s*['"](?:r|or|tor|ctor|uctor|ructor|tructor|structor|nstructor|onstructor)['"]/g,
    patternIn2026_02: null,
    message: 'string-concat constructor access is not allowed',
    instead: 'a template literal',
  },
  { pattern: /\bgetPrototypeOf\b/g, message: 'getPrototypeOf is not allowed' },
  { pattern: /\bsetPrototypeOf\b/g, message: 'setPrototypeOf is not allowed' },
  { pattern: /\bReflect\.construct\b/g, message: 'Reflect.construct is not allowed' },
  { pattern: /\bReflect\.apply\b/g, message: 'Reflect.apply is not allowed' },
  {
    pattern: /\bwith\s*\(/g,
    message: 'with statement is not allowed',
    instead: 'a copy with one element set in place of `list.with(…)`',
  },
  { pattern: /\barguments\.callee\b/g, message: 'arguments.callee is not allowed' },
  {
    pattern: /\bvm\b\s*\.\s*(?:createContext|runIn|compileFunction)/g,
    message: 'vm module access is not allowed',
  },
  { pattern: /\bdebugger\b/g, message: 'debugger statement is not allowed' },
  {
    pattern: /Symbol\s*\.\s*unscopables\b/g,
    message: 'Symbol.unscopables access is not allowed (scope escape vector)',
  },
  {
    pattern: /\b(?:Object|Reflect)\s*\.\s*getOwnPropertyDescriptor\s*\(\s*Symbol/g,
    patternIn2026_02: null,
    message: 'getOwnPropertyDescriptor on Symbol is not allowed (scope escape vector)',
  },
  {
    pattern: /\bXMLHttpRequest\b/g,
    message: 'XMLHttpRequest is not allowed (use fetch)',
    instead: '`fetch`',
  },
  { pattern: /\bnew\s+WebSocket\b/g, message: 'WebSocket is not allowed', instead: '`fetch`' },
  {
    pattern: /Object\s*\.\s*defineProperty\b/g,
    message: 'Object.defineProperty is not allowed (prototype pollution risk)',
    instead: 'a plain assignment',
  },
  { pattern: /\bWebAssembly\b/g, message: 'WebAssembly is not allowed' },
  { pattern: /\bDeno\s*\./g, patternIn2026_02: null, message: 'Deno namespace access is not allowed' },
  { pattern: /\bBun\s*\./g, patternIn2026_02: null, message: 'Bun namespace access is not allowed' },
  {
    pattern: /\bSharedArrayBuffer\b/g,
    patternIn2026_02: null,
    message: 'SharedArrayBuffer is not allowed (timing attack vector)',
  },
  {
    pattern: /\bAtomics\b/g,
    patternIn2026_02: null,
    message: 'Atomics is not allowed (timing attack vector)',
  },
];

/**
 * The messages of a release's code check in its order, [] where the code passes. `permissions` are the
 * tool's: they matter at registration only, each call is checked without them.
 */
export function codeErrors(
  code: string,
  release: RealRelease,
  permissions: readonly unknown[] | string = [],
): string[] {
  const size = code.length > MAX_CODE ? [`Code exceeds maximum size of ${String(MAX_CODE)} characters`] : [];
  const patterns = BLOCKED.filter((row) => {
    const pattern = patternOf(row, release);
    return pattern !== null && code.search(pattern) >= 0 && !isRelaxed(row, permissions);
  });
  return [...size, ...patterns.map((row) => row.message)];
}

/** A release's pattern of a row; null where it has none. */
function patternOf(row: BlockedPattern, release: RealRelease): RegExp | null {
  return release === V2026_02 && row.patternIn2026_02 !== undefined ? row.patternIn2026_02 : row.pattern;
}

/** True where the tool is registered all the same; its calls then fail. */
export function isRelaxed({ relaxed }: BlockedPattern, permissions: readonly unknown[] | string): boolean {
  return permissions.includes('local') && (relaxed?.some((name) => permissions.includes(name)) ?? false);
}
