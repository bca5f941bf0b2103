// The texts for which the real releases refuse to register a tool, in the order of the host's messages.

/** The longest code that the real releases take, in UTF-16 units (code-validator.ts:43). */
export const MAX_CODE = 50_000;

/** One entry of core/sandbox/code-validator.ts:46-208. */
export interface BlockedPattern {
  /** Of the rule that speaks about it. */
  readonly code: `ownpilot/code-blocked-${string}`;
  /** 0.8.3. Same language as the host's, and linear. */
  readonly now: RegExp;
  /** 2026-02, where it differs; null where that release lets it pass. */
  readonly era?: RegExp | null;
  readonly message: string;
  /** How the message names it. */
  readonly name: string;
  /** The documentation lists it as not available. */
  readonly documented?: true;
  /** What to write instead, completes "Use …". */
  readonly instead?: string;
  /** With `local` and one of these permissions it may be registered (code-validator.ts:226-252). */
  readonly relaxed?: readonly string[];
}

export const BLOCKED: readonly BlockedPattern[] = [
  {
    code: 'ownpilot/code-blocked-require',
    now: /\brequire\s*\(/gi,
    message: 'require() is not allowed',
    name: '`require(`',
    documented: true,
    instead: 'globals of the sandbox, such as `fetch`, `crypto` and `utils`',
    relaxed: ['filesystem', 'shell'],
  },
  {
    code: 'ownpilot/code-blocked-import',
    now: /\bimport\s*\(/g,
    message: 'Dynamic import() is not allowed',
    name: '`import(`',
    instead: 'globals of the sandbox, such as `fetch`, `crypto` and `utils`',
  },
  {
    code: 'ownpilot/code-blocked-eval',
    now: /\beval\s*\(/gi,
    message: 'eval() is not allowed',
    name: '`eval(`',
    documented: true,
    instead: '`JSON.parse` for data, or plain code',
  },
  {
    code: 'ownpilot/code-blocked-function',
    now: /\bFunction\s*\(/gi,
    message: 'Function() constructor is not allowed',
    name: '`Function(`',
    documented: true,
    instead: 'plain code or arrow functions',
  },
  {
    code: 'ownpilot/code-blocked-new-function',
    now: /\bnew\s+Function\b/gi,
    message: 'new Function() is not allowed',
    name: '`new Function`',
    documented: true,
    instead: 'plain code or arrow functions',
  },
  {
    code: 'ownpilot/code-blocked-process',
    now: /\bprocess\b/g,
    message: 'process object access is not allowed',
    name: 'the word `process`',
    documented: true,
    instead: '`config.get` for settings or another name',
  },
  {
    code: 'ownpilot/code-blocked-child-process',
    now: /\bchild_process\b/g,
    message: 'child_process module is not allowed',
    name: '`child_process`',
    relaxed: ['shell'],
  },
  {
    code: 'ownpilot/code-blocked-exec',
    now: /\bexec\s*\(/g,
    message: 'exec() is not allowed',
    name: '`exec(`',
    instead: '`text.match(pattern)` for regular expressions',
    relaxed: ['shell'],
  },
  {
    code: 'ownpilot/code-blocked-spawn',
    now: /\bspawn\s*\(/g,
    message: 'spawn() is not allowed',
    name: '`spawn(`',
    relaxed: ['shell'],
  },
  {
    code: 'ownpilot/code-blocked-exec-sync',
    now: /\bexecSync\b/g,
    message: 'execSync is not allowed',
    name: '`execSync`',
    relaxed: ['shell'],
  },
  {
    code: 'ownpilot/code-blocked-spawn-sync',
    now: /\bspawnSync\b/g,
    message: 'spawnSync is not allowed',
    name: '`spawnSync`',
    relaxed: ['shell'],
  },
  {
    code: 'ownpilot/code-blocked-global-this',
    now: /\bglobalThis\b/g,
    message: 'globalThis access is not allowed',
    name: '`globalThis`',
    instead: 'the global by its own name',
  },
  {
    code: 'ownpilot/code-blocked-global',
    now: /\bglobal\s*[.[]/g,
    message: 'global object access is not allowed',
    name: 'a member of `global`',
    instead: 'the global by its own name',
  },
  {
    code: 'ownpilot/code-blocked-dirname',
    now: /__dirname\b/g,
    message: '__dirname is not allowed',
    name: '`__dirname`',
  },
  {
    code: 'ownpilot/code-blocked-filename',
    now: /__filename\b/g,
    message: '__filename is not allowed',
    name: '`__filename`',
  },
  {
    code: 'ownpilot/code-blocked-proto',
    now: /__proto__/g,
    message: '__proto__ access is not allowed',
    name: '`__proto__`',
  },
  {
    code: 'ownpilot/code-blocked-constructor',
    // The host writes `\s*['"]?\s*`, which needs quadratic time for a run of spaces.
    now: /[.[]\s*(?:['"]\s*)?constructor\b/g,
    era: /\.constructor\b/g,
    message: 'constructor property access is not allowed',
    name: 'access to `constructor`',
  },
  {
    code: 'ownpilot/code-blocked-concat-left',
    now: /['"](?:co|con|cons|const|constr|constru|construc|construct|constructo)['"]\s*\+/g,
    era: null,
    message: 'string-concat constructor access is not allowed',
    name: 'a quoted beginning of the word "constructor" with a `+` after it',
    instead: 'a template literal',
  },
  {
    code: 'ownpilot/code-blocked-concat-right',
    now: /\+\s*['"](?:r|or|tor|ctor|uctor|ructor|tructor|structor|nstructor|onstructor)['"]/g,
    era: null,
    message: 'string-concat constructor access is not allowed',
    name: 'a `+` with a quoted ending of the word "constructor" after it',
    instead: 'a template literal',
  },
  {
    code: 'ownpilot/code-blocked-get-prototype-of',
    now: /\bgetPrototypeOf\b/g,
    message: 'getPrototypeOf is not allowed',
    name: '`getPrototypeOf`',
  },
  {
    code: 'ownpilot/code-blocked-set-prototype-of',
    now: /\bsetPrototypeOf\b/g,
    message: 'setPrototypeOf is not allowed',
    name: '`setPrototypeOf`',
  },
  {
    code: 'ownpilot/code-blocked-reflect-construct',
    now: /\bReflect\.construct\b/g,
    message: 'Reflect.construct is not allowed',
    name: '`Reflect.construct`',
  },
  {
    code: 'ownpilot/code-blocked-reflect-apply',
    now: /\bReflect\.apply\b/g,
    message: 'Reflect.apply is not allowed',
    name: '`Reflect.apply`',
  },
  {
    code: 'ownpilot/code-blocked-with',
    now: /\bwith\s*\(/g,
    message: 'with statement is not allowed',
    name: '`with(`',
    instead: 'a copy with one element set in place of `list.with(…)`',
  },
  {
    code: 'ownpilot/code-blocked-arguments-callee',
    now: /\barguments\.callee\b/g,
    message: 'arguments.callee is not allowed',
    name: '`arguments.callee`',
  },
  {
    code: 'ownpilot/code-blocked-vm',
    now: /\bvm\b\s*\.\s*(?:createContext|runIn|compileFunction)/g,
    message: 'vm module access is not allowed',
    name: 'the `vm` module',
  },
  {
    code: 'ownpilot/code-blocked-debugger',
    now: /\bdebugger\b/g,
    message: 'debugger statement is not allowed',
    name: 'the word `debugger`',
  },
  {
    code: 'ownpilot/code-blocked-unscopables',
    now: /Symbol\s*\.\s*unscopables\b/g,
    message: 'Symbol.unscopables access is not allowed (scope escape vector)',
    name: '`Symbol.unscopables`',
  },
  {
    code: 'ownpilot/code-blocked-symbol-descriptor',
    now: /\b(?:Object|Reflect)\s*\.\s*getOwnPropertyDescriptor\s*\(\s*Symbol/g,
    era: null,
    message: 'getOwnPropertyDescriptor on Symbol is not allowed (scope escape vector)',
    name: '`getOwnPropertyDescriptor(Symbol`',
  },
  {
    code: 'ownpilot/code-blocked-xml-http-request',
    now: /\bXMLHttpRequest\b/g,
    message: 'XMLHttpRequest is not allowed (use fetch)',
    name: '`XMLHttpRequest`',
    instead: '`fetch`',
  },
  {
    code: 'ownpilot/code-blocked-web-socket',
    now: /\bnew\s+WebSocket\b/g,
    message: 'WebSocket is not allowed',
    name: '`new WebSocket`',
    instead: '`fetch`',
  },
  {
    code: 'ownpilot/code-blocked-define-property',
    now: /Object\s*\.\s*defineProperty\b/g,
    message: 'Object.defineProperty is not allowed (prototype pollution risk)',
    name: '`Object.defineProperty`',
    instead: 'a plain assignment',
  },
  {
    code: 'ownpilot/code-blocked-web-assembly',
    now: /\bWebAssembly\b/g,
    message: 'WebAssembly is not allowed',
    name: '`WebAssembly`',
  },
  {
    code: 'ownpilot/code-blocked-deno',
    now: /\bDeno\s*\./g,
    era: null,
    message: 'Deno namespace access is not allowed',
    name: 'a member of `Deno`',
  },
  {
    code: 'ownpilot/code-blocked-bun',
    now: /\bBun\s*\./g,
    era: null,
    message: 'Bun namespace access is not allowed',
    name: 'a member of `Bun`',
  },
  {
    code: 'ownpilot/code-blocked-shared-array-buffer',
    now: /\bSharedArrayBuffer\b/g,
    era: null,
    message: 'SharedArrayBuffer is not allowed (timing attack vector)',
    name: '`SharedArrayBuffer`',
  },
  {
    code: 'ownpilot/code-blocked-atomics',
    now: /\bAtomics\b/g,
    era: null,
    message: 'Atomics is not allowed (timing attack vector)',
    name: '`Atomics`',
  },
];
