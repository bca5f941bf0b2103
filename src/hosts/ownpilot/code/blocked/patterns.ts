// The patterns for which both releases refuse to register a tool, in the order of the host's messages.

/** The longest code that both releases accept, in UTF-16 units (core/sandbox/code-validator.ts:46). */
export const MAX_CODE = 50_000;

/** One entry of core/sandbox/code-validator.ts:46-208. */
export interface BlockedPattern {
  readonly code: `ownpilot/code-blocked-${string}`;
  /** The pattern of 0.8.3, written to match the same texts in linear time. */
  readonly pattern: RegExp;
  /** The pattern of 2026-02 where it differs; null where that release has none. */
  readonly patternIn2026_02?: RegExp | null;
  readonly message: string;
  readonly name: string;
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
    code: 'ownpilot/code-blocked-require',
    pattern: /\brequire\s*\(/gi,
    message: 'require() is not allowed',
    name: '`require(`',
    documented: true,
    instead: 'globals of the sandbox, such as `fetch`, `crypto` and `utils`',
    relaxed: ['filesystem', 'shell'],
  },
  {
    code: 'ownpilot/code-blocked-import',
    pattern: /\bimport\s*\(/g,
    message: 'Dynamic import() is not allowed',
    name: '`import(`',
    instead: 'globals of the sandbox, such as `fetch`, `crypto` and `utils`',
  },
  {
    code: 'ownpilot/code-blocked-eval',
    pattern: /\beval\s*\(/gi,
    message: 'eval() is not allowed',
    name: '`eval(`',
    documented: true,
    instead: '`JSON.parse` for data, or plain code',
  },
  {
    code: 'ownpilot/code-blocked-function',
    pattern: /\bFunction\s*\(/gi,
    message: 'Function() constructor is not allowed',
    name: '`Function(`',
    documented: true,
    instead: 'plain code or arrow functions',
  },
  {
    code: 'ownpilot/code-blocked-new-function',
    pattern: /\bnew\s+Function\b/gi,
    message: 'new Function() is not allowed',
    name: '`new Function`',
    documented: true,
    instead: 'plain code or arrow functions',
  },
  {
    code: 'ownpilot/code-blocked-process',
    pattern: /\bprocess\b/g,
    message: 'process object access is not allowed',
    name: 'the word `process`',
    documented: true,
    instead: '`config.get` for settings or another name',
  },
  {
    code: 'ownpilot/code-blocked-child-process',
    pattern: /\bchild_process\b/g,
    message: 'child_process module is not allowed',
    name: '`child_process`',
    relaxed: ['shell'],
  },
  {
    code: 'ownpilot/code-blocked-exec',
    pattern: /\bexec\s*\(/g,
    message: 'exec() is not allowed',
    name: '`exec(`',
    instead: '`text.match(pattern)` for regular expressions',
    relaxed: ['shell'],
  },
  {
    code: 'ownpilot/code-blocked-spawn',
    pattern: /\bspawn\s*\(/g,
    message: 'spawn() is not allowed',
    name: '`spawn(`',
    relaxed: ['shell'],
  },
  {
    code: 'ownpilot/code-blocked-exec-sync',
    pattern: /\bexecSync\b/g,
    message: 'execSync is not allowed',
    name: '`execSync`',
    relaxed: ['shell'],
  },
  {
    code: 'ownpilot/code-blocked-spawn-sync',
    pattern: /\bspawnSync\b/g,
    message: 'spawnSync is not allowed',
    name: '`spawnSync`',
    relaxed: ['shell'],
  },
  {
    code: 'ownpilot/code-blocked-global-this',
    pattern: /\bglobalThis\b/g,
    message: 'globalThis access is not allowed',
    name: '`globalThis`',
    instead: 'the global by its own name',
  },
  {
    code: 'ownpilot/code-blocked-global',
    pattern: /\bglobal\s*[.[]/g,
    message: 'global object access is not allowed',
    name: 'a member of `global`',
    instead: 'the global by its own name',
  },
  {
    code: 'ownpilot/code-blocked-dirname',
    pattern: /__dirname\b/g,
    message: '__dirname is not allowed',
    name: '`__dirname`',
  },
  {
    code: 'ownpilot/code-blocked-filename',
    pattern: /__filename\b/g,
    message: '__filename is not allowed',
    name: '`__filename`',
  },
  {
    code: 'ownpilot/code-blocked-proto',
    pattern: /__proto__/g,
    message: '__proto__ access is not allowed',
    name: '`__proto__`',
  },
  {
    code: 'ownpilot/code-blocked-constructor',
    // The host writes `\s*['"]?\s*`, which needs quadratic time for a run of spaces.
    pattern: /[.[]\s*(?:['"]\s*)?constructor\b/g,
    patternIn2026_02: /\.constructor\b/g,
    message: 'constructor property access is not allowed',
    name: 'access to `constructor`',
  },
  {
    code: 'ownpilot/code-blocked-concat-left',
    pattern: /['"](?:co|con|cons|const|constr|constru|construc|construct|constructo)['"]\s*\+/g,
    patternIn2026_02: null,
    message: 'string-concat constructor access is not allowed',
    name: 'a quoted beginning of the word "constructor" with a `+` after it',
    instead: 'a template literal',
  },
  {
    code: 'ownpilot/code-blocked-concat-right',
    pattern: /\+\s*['"](?:r|or|tor|ctor|uctor|ructor|tructor|structor|nstructor|onstructor)['"]/g,
    patternIn2026_02: null,
    message: 'string-concat constructor access is not allowed',
    name: 'a `+` with a quoted ending of the word "constructor" after it',
    instead: 'a template literal',
  },
  {
    code: 'ownpilot/code-blocked-get-prototype-of',
    pattern: /\bgetPrototypeOf\b/g,
    message: 'getPrototypeOf is not allowed',
    name: '`getPrototypeOf`',
  },
  {
    code: 'ownpilot/code-blocked-set-prototype-of',
    pattern: /\bsetPrototypeOf\b/g,
    message: 'setPrototypeOf is not allowed',
    name: '`setPrototypeOf`',
  },
  {
    code: 'ownpilot/code-blocked-reflect-construct',
    pattern: /\bReflect\.construct\b/g,
    message: 'Reflect.construct is not allowed',
    name: '`Reflect.construct`',
  },
  {
    code: 'ownpilot/code-blocked-reflect-apply',
    pattern: /\bReflect\.apply\b/g,
    message: 'Reflect.apply is not allowed',
    name: '`Reflect.apply`',
  },
  {
    code: 'ownpilot/code-blocked-with',
    pattern: /\bwith\s*\(/g,
    message: 'with statement is not allowed',
    name: '`with(`',
    instead: 'a copy with one element set in place of `list.with(…)`',
  },
  {
    code: 'ownpilot/code-blocked-arguments-callee',
    pattern: /\barguments\.callee\b/g,
    message: 'arguments.callee is not allowed',
    name: '`arguments.callee`',
  },
  {
    code: 'ownpilot/code-blocked-vm',
    pattern: /\bvm\b\s*\.\s*(?:createContext|runIn|compileFunction)/g,
    message: 'vm module access is not allowed',
    name: 'the `vm` module',
  },
  {
    code: 'ownpilot/code-blocked-debugger',
    pattern: /\bdebugger\b/g,
    message: 'debugger statement is not allowed',
    name: 'the word `debugger`',
  },
  {
    code: 'ownpilot/code-blocked-unscopables',
    pattern: /Symbol\s*\.\s*unscopables\b/g,
    message: 'Symbol.unscopables access is not allowed (scope escape vector)',
    name: '`Symbol.unscopables`',
  },
  {
    code: 'ownpilot/code-blocked-symbol-descriptor',
    pattern: /\b(?:Object|Reflect)\s*\.\s*getOwnPropertyDescriptor\s*\(\s*Symbol/g,
    patternIn2026_02: null,
    message: 'getOwnPropertyDescriptor on Symbol is not allowed (scope escape vector)',
    name: '`getOwnPropertyDescriptor(Symbol`',
  },
  {
    code: 'ownpilot/code-blocked-xml-http-request',
    pattern: /\bXMLHttpRequest\b/g,
    message: 'XMLHttpRequest is not allowed (use fetch)',
    name: '`XMLHttpRequest`',
    instead: '`fetch`',
  },
  {
    code: 'ownpilot/code-blocked-web-socket',
    pattern: /\bnew\s+WebSocket\b/g,
    message: 'WebSocket is not allowed',
    name: '`new WebSocket`',
    instead: '`fetch`',
  },
  {
    code: 'ownpilot/code-blocked-define-property',
    pattern: /Object\s*\.\s*defineProperty\b/g,
    message: 'Object.defineProperty is not allowed (prototype pollution risk)',
    name: '`Object.defineProperty`',
    instead: 'a plain assignment',
  },
  {
    code: 'ownpilot/code-blocked-web-assembly',
    pattern: /\bWebAssembly\b/g,
    message: 'WebAssembly is not allowed',
    name: '`WebAssembly`',
  },
  {
    code: 'ownpilot/code-blocked-deno',
    pattern: /\bDeno\s*\./g,
    patternIn2026_02: null,
    message: 'Deno namespace access is not allowed',
    name: 'a member of `Deno`',
  },
  {
    code: 'ownpilot/code-blocked-bun',
    pattern: /\bBun\s*\./g,
    patternIn2026_02: null,
    message: 'Bun namespace access is not allowed',
    name: 'a member of `Bun`',
  },
  {
    code: 'ownpilot/code-blocked-shared-array-buffer',
    pattern: /\bSharedArrayBuffer\b/g,
    patternIn2026_02: null,
    message: 'SharedArrayBuffer is not allowed (timing attack vector)',
    name: '`SharedArrayBuffer`',
  },
  {
    code: 'ownpilot/code-blocked-atomics',
    pattern: /\bAtomics\b/g,
    patternIn2026_02: null,
    message: 'Atomics is not allowed (timing attack vector)',
    name: '`Atomics`',
  },
];
