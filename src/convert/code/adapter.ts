// Calls a tool's own code in another host, in the shell that the code's own host makes for it.

import type { Reason } from '../../model/ledger.ts';
import type { Code, SettingName, Shell, Sourced } from '../../model/plugin.ts';
import { codeSpan } from '../../lang/markdown/escape.ts';
import { Remembered } from '../../lang/text/remembered.ts';
import { jsLiteral } from '../values/literals.ts';
import { NOT_JAVASCRIPT, OUTSIDE_NAMES, UNKNOWN_CALL } from '../report/reasons.ts';
import { marks } from './marks.ts';
import { askedNames } from './setting-names.ts';
import type { Expression, Program } from 'acorn';
import { programOf } from '../../lang/javascript/fault.ts';

export interface Adapter {
  /** Declared once before all tools of a file; '' for most conventions. */
  readonly library: string;
  /** JavaScript that declares `plugbenchCall`, up to the tool's own code. */
  readonly before: string;
  readonly code: Sourced<string>;
  readonly after: string;
}

export type Callable = Code & { readonly shell: Shell };

/** Whether other hosts can call code of this convention: it does not keep the file that it gets into from loading. */
export function isCallable(code: Code): code is Callable {
  const { shell, needs, about = {}, text } = code;
  if (typeof shell !== 'function' || needs) return false;
  const known = memory.get(text);
  if (known?.shell === shell) return known.isFit;
  const isFit = scripts.of(`${code.convention}: ${text.value}`, () => {
    if (!isJavaScript(text.value)) return false;
    // The code may not declare the names of its shell again.
    const [open, close] = shell(text.value, [], about);
    return isSound(`${open}${text.value}\n${close}`);
  });
  memory.set(text, { shell, isFit });
  return isFit;
}

/** What is known of code by its text, which other edits of a manifest do not change, and by its place in one reading. */
const scripts = new Remembered<boolean>(1_000_000);
const memory = new WeakMap<Sourced<string>, { readonly shell: Shell; readonly isFit: boolean }>();

/** Why code cannot be called. */
export function whyNot({ shell = UNKNOWN_CALL, needs, from = [] }: Code): Reason {
  if (typeof shell !== 'function') return shell;
  if (!needs) return NOT_JAVASCRIPT;
  const paths = needs.filter((name) => /^[./]/.test(name));
  if (paths.length > 0) return notOpen(paths);
  const calls = needs.filter((name) => name.endsWith(')'));
  if (calls.length > 0) return madeNames(calls);
  if (from.length === 0) return OUTSIDE_NAMES;
  const list = from.map(codeSpan).join(', ');
  const says = `The code uses parts of ${list}, which are not converted. It must be rewritten.`;
  return { code: OUTSIDE_NAMES.code, says };
}

/**
 * The code in its convention's shell. `names` are the plugin's settings; `tool` is its name in a file of several, where
 * the adapter is inside of a function.
 */
export function adapterOf(code: Callable, names: readonly SettingName[], tool?: string): Adapter {
  const [begin, end] = marks(code.convention, tool);
  const [open, close, library = ''] = code.shell(code.text.value, askedNames(code, names), code.about ?? {});
  const inside = tool === undefined ? String : indented;
  return { library, before: inside(open) + begin, code: code.text, after: end + inside(close) };
}

function notOpen(paths: readonly string[]): Reason {
  const list = paths.map(codeSpan).join(', ');
  const says = `The code loads ${list}, which cannot come along: it is not open, not part of the plugin, or written anew for the target.`;
  return { code: 'not-open', says };
}

function madeNames(calls: readonly string[]): Reason {
  const list = calls.map(codeSpan).join(', ');
  return { code: 'made-name', says: `Which file or package ${list} loads is only known when it runs.` };
}

/** The lines of an adapter inside of a function. */
export function indented(text: string): string {
  return text.replace(/^(?=[^\n])/gm, '  ');
}

/** Declares what a shell knows of the plugin, if that is anything, so that it is found when the code is read back. */
export function aboutCode(about: NonNullable<Code['about']>): string {
  return Object.keys(about).length === 0 ? '' : `const plugbenchAbout = ${jsLiteral(about)};\n`;
}

/** Declares `settings` in a shell's call: all of them by their keys, `null` for what is not set. */
export function allSettings(settings: readonly SettingName[]): string {
  if (settings.length === 0) return '  const settings = {};\n';
  const isFlat = settings.every(({ service }) => service === '');
  const names = settings.map(({ service, key }) => (isFlat ? key : [service, key]));
  return `  const settings = {};
  for (const ${isFlat ? 'key' : '[service, key]'} of ${jsLiteral(names)}) {
    settings[key] = (await setting(${isFlat ? "''" : 'service'}, key)) ?? null;
  }
`;
}

/** True for statements or one expression that a function can hold: no faults, no brackets too many, no `import`. */
export function isJavaScript(code: string): boolean {
  return (
    isOnly(`async () => {\n${code}\n}`, 'ArrowFunctionExpression') ||
    isOnly(`(\n${code}\n)`, 'ParenthesizedExpression')
  );
}

/** Whether a script compiles; false for what is nested too deep to be read. */
export function isSound(script: string): boolean {
  return read(script) !== null;
}

/** Whether a script is one expression of this kind and nothing else. */
function isOnly(script: string, type: Expression['type']): boolean {
  const [first, ...more] = read(script)?.body ?? [];
  return more.length === 0 && first?.type === 'ExpressionStatement' && first.expression.type === type;
}

function read(script: string): Program | null {
  const program = programOf(script, { ecmaVersion: 2024, sourceType: 'commonjs' });
  return program instanceof SyntaxError ? null : program;
}
