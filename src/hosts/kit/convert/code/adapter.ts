// Calls a tool's own code in another host: one function `call(args, setting, node)` that gives what the model gets.

import type { Code, Convention, Setting, Taken } from '../../../../model/plugin.ts';
import type { Reason } from '../../../../model/ledger.ts';
import { jsLiteral } from '../literals.ts';
import { OUTSIDE_NAMES, PYTHON_CODE } from '../reasons.ts';
import { marks } from './marks.ts';
import library from './utils-library.mjs?raw';

const utils = library.slice(library.indexOf('/**')).replace('export function', 'function');

/** How code reads a setting in the source, and under which name the target keeps it. */
export interface SettingName {
  /** '' where the source has no services. */
  readonly service: string;
  readonly key: string;
  /** What the target's `setting` looks up. */
  readonly to: unknown;
}

export interface Adapter {
  /** JavaScript that declares `const call`, up to the tool's own code. */
  readonly before: string;
  readonly code: Taken<string>;
  readonly after: string;
}

/** Conventions that can be called from JavaScript. */
export type Callable = Exclude<Convention, 'python-method'>;

export function isCallable(code: Code): code is Code & { readonly convention: Callable } {
  return code.convention !== 'python-method' && !code.needs;
}

/** Why code cannot be called. */
export function whyNot({ convention }: Code): Reason {
  return convention === 'python-method' ? PYTHON_CODE : OUTSIDE_NAMES;
}

/**
 * `call` is async. `setting(service, key)` gives a setting by its name in the source, or a promise of it, undefined
 * where it is not set; `node(name)` gives a module of Node.js; `tool` tells the tools of one file apart. It returns the text that the model gets and throws
 * what the tool throws.
 */
export function adapterOf(
  code: Code & { readonly convention: Callable },
  settings: readonly SettingName[],
  tool?: number,
): Adapter {
  const [begin, end] = marks(code.convention, tool);
  const [open, close] = SHELLS[code.convention](code.text.value, settings);
  return { before: `${open}${begin}`, code: code.text, after: `${end}${close}` };
}

/** The settings as the table `{ service: { key: to } }` that the target's `setting` looks into. */
export function settingTable(settings: readonly SettingName[]): string {
  const services = [...new Set(settings.map(({ service }) => service))];
  const table = services.map((name) => {
    const own = settings.filter(({ service }) => service === name);
    return [name, Object.fromEntries(own.map(({ key, to }) => [key, to]))];
  });
  return jsLiteral(Object.fromEntries(table));
}

/** How the source's code names a setting. */
export function nameInSource({ service, key }: Setting): Omit<SettingName, 'to'> {
  return { service: service?.name.value ?? '', key: key.value };
}

const ERRORS = ['TypeError', 'RangeError', 'SyntaxError', 'ReferenceError', 'URIError', 'EvalError'];

/** The errors that the code names, told apart from those of the engine. */
function ownErrors(code: string): string {
  const named = ERRORS.filter((name) => code.includes(name));
  if (named.length === 0 && !/\bError\b/.test(code)) return '';
  const others = named.map(
    (name) => `  class ${name} extends Error {}\n  ${name}.prototype.name = '${name}';\n`,
  );
  return `  class Error extends globalThis.Error {}\n${others.join('')}`;
}

type Shell = (code: string, settings: readonly SettingName[]) => readonly [open: string, close: string];

const fetched = (settings: readonly SettingName[], missing: string): string =>
  `  const settings = {};
  for (const [service, key] of ${jsLiteral(settings.map(({ service, key }) => [service, key]))})
    settings[key] = (await setting(service, key)) ?? ${missing};
`;

const SHELLS: Readonly<Record<Callable, Shell>> = {
  // The names around the code are a scope of their own, so that the code may declare them anew as it could before.
  // Of an error that the code makes itself its host tells the message alone; of the engine's own errors the name too.
  'function-body': (code) => [
    `${/\butils\b/.test(code) ? `${utils.trim()}\n` : ''}const call = async (args, setting, node) => {
  const config = { get: async (service, field) => setting(service, field) };
${/\bcrypto\b/.test(code) ? `  const crypto = node('crypto');\n` : ''}${
      /\butils\b/.test(code) ? `  const utils = utilsOf(node('crypto'), setting);\n` : ''
    }${ownErrors(code)}  const tool = async (args, context) => {
`,
    `  };
  try {
    const value = await tool(args, {});
    return value === undefined ? '' : (JSON.stringify(value) ?? '');
  } catch (error) {
    throw ${ownErrors(code) === '' ? 'error' : 'error instanceof Error ? error.message : error'};
  }
};
`,
  ],
  'commonjs-runtime': (_, settings) => [
    `const call = async (args, setting, node) => {
${fetched(settings, 'null')}  const own = { exports: {} };
  const load = (module, exports, require) => {
`,
    `  };
  load(own, own.exports, node);
  const runtime = own.exports.runtime;
  const self = {
    ...runtime,
    runtimeArgs: settings,
    config: {},
    introspect: () => {},
    logger: (...words) => console.log(...words),
    requestToolApproval: async () => ({ approved: true, message: 'Approval not required in this context.' }),
  };
  const result = await runtime.handler.call(self, args);
  return typeof result === 'string' ? result : (JSON.stringify(result) ?? '');
};
`,
  ],
  'action-handler': (_, settings) => [
    `const call = async (args, setting, node) => {
${fetched(settings, 'null')}  const said = [];
  const runtime = { getSetting: (key) => settings[key] ?? null };
  const message = { content: { text: '' } };
  const listen = async (content) => {
    if (content && content.text) said.push(content.text);
    return [];
  };
  const handler = (
`,
    `  );
  const result = await handler(runtime, message, undefined, { parameters: args }, listen);
  if (result && result.success === false) {
    const { error } = result;
    throw new Error((error && error.message) || error || result.text || 'The action failed.');
  }
  if (result && typeof result.text === 'string') return result.text;
  return said.length > 0 ? said.join('\\n') : (JSON.stringify(result) ?? '');
};
`,
  ],
  'request-handler': () => [
    `const call = async (args, setting, node) => {
  const handler = (
`,
    `  );
  const result = await handler(args);
  return typeof result === 'string' ? result : (JSON.stringify(result) ?? '');
};
`,
  ],
};
