// Wraps this host's tool code for other hosts: the body of an async function with `args`, `config` and `utils`.

import type { Convention, SettingName } from '../../../model/plugin.ts';
import { aboutCode, indented } from '../../../convert/code/adapter.ts';
import { usesOf } from '../../../convert/code/uses.ts';
import { jsLiteral } from '../../../convert/values/literals.ts';
import library from './utils-library.ts?library';

/** What of `utils` only OwnPilot has: its other tools. */
const OTHER_TOOLS = ['utils', 'utils.callTool', 'utils.listTools'];

/** The convention of OwnPilot's tool code; what the code returns becomes JSON text. */
export const convention: Convention = {
  id: 'function-body',
  ownOnly: (code) => usesOf(code, { free: ['utils'] }).filter((use) => OTHER_TOOLS.includes(use)),
  // The code is a function outside of the call, and may declare every name that it is given again, as in OwnPilot.
  shell: (code, settings, about) => {
    const given = ['config', 'utils', 'crypto', 'module'].filter((name) => names(code, name));
    const errors = ERRORS.filter((name) => names(code, name));
    const [owned, made] = errors.length > 0 ? [errors.join(', '), '...plugbenchErrors'] : ['', ''];
    return [
      `const plugbenchTool = (${listed(...given, owned)}) => async function (args, context) {\n`,
      `};
${aboutCode(about)}${errors.length > 0 ? makersOf(errors) : ''}const plugbenchCall = async (args, setting, node) => {
${givenLines(given, settings, about)}  const tool = plugbenchTool(${listed(...given, made)});
${answer(errors.length > 0, given)}};
`,
      given.includes('utils') ? library : '',
    ];
  },
};

const names = (code: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(code);

const listed = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');

/** Declares what the code is given of its host. */
function givenLines(
  given: readonly string[],
  settings: readonly SettingName[],
  { types, services }: Readonly<Record<string, unknown>>,
): string {
  const keys = jsLiteral(settings.map(({ service, key }) => [service, key]));
  const entries = services === undefined ? '' : `, ${keys}, plugbenchAbout.services`;
  const lines: Readonly<Record<string, string>> = {
    config: '  const config = { get: async (service, field) => get(service, field) };\n',
    utils: `  const utils = plugbenchUtils.utilsOf({ ...node('crypto'), Buffer, URL }, get${entries});\n`,
    crypto: "  const crypto = node('crypto');\n",
    module: '  const module = {};\n',
  };
  const isRead = given.includes('config') || given.includes('utils');
  const get = types === undefined ? 'setting' : TYPED;
  return `${isRead ? `  const get = ${get};\n` : ''}${given.map((name) => lines[name] ?? '').join('')}`;
}

/** OwnPilot keeps numbers and flags; the environment and forms of other hosts keep texts. */
const TYPED = `(service, key) => {
    const value = setting(service, key);
    const type = (plugbenchAbout.types[service] || {})[key];
    if (typeof value !== 'string' || value.trim() === '') return value;
    if (type === 'number') return Number.isNaN(Number(value)) ? value : Number(value);
    return type === 'boolean' && /^(?:true|false)$/i.test(value) ? /^true$/i.test(value) : value;
  }`;

/** What the model gets, as JSON text. 0.8.3 also calls what code exports, outside of a chat. */
function answer(hasErrors: boolean, given: readonly string[]): string {
  const exported = `  if (value === undefined && typeof module.exports === 'function') {
    value = await module.exports(args${given.includes('utils') ? ', utils' : ''});
  }
`;
  const [declared, more] = given.includes('module') ? ['let', exported] : ['const', ''];
  // In strict code, too, `this` is the global object there.
  const value = `  ${declared} value = await tool.call(globalThis, args, {});\n${more}`;
  const lines = `${value}  return value === undefined ? '' : (JSON.stringify(value) ?? '');\n`;
  if (!hasErrors) return lines;
  return `  try {
${indented(lines)}  } catch (error) {
    throw plugbenchMade.has(error) ? error.message : error;
  }
`;
}

const ERRORS = ['Error', 'TypeError', 'RangeError', 'SyntaxError', 'ReferenceError', 'URIError', 'EvalError'];

/**
 * Makes constructors that remember the errors that the code makes itself: of these OwnPilot gives only the message, of the
 * engine's also the name.
 */
function makersOf(errors: readonly string[]): string {
  return `const plugbenchMade = new WeakSet();
const plugbenchErrors = [${errors.join(', ')}].map((made) => {
  const construct = (_, words, as) => {
    const error = Reflect.construct(made, words, as);
    plugbenchMade.add(error);
    return error;
  };
  return new Proxy(made, { construct, apply: (_, self, words) => construct(_, words, made) });
});
`;
}
