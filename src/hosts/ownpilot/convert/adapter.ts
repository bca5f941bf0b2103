// How this host calls tool code: the body of an async function with `args` and `config.get(service, field)`, and `utils`.

import type { Convention } from '../../../model/plugin.ts';
import library from './utils-library.mjs?raw';

/** What the code returns goes out as JSON. */
export const convention: Convention = {
  id: 'function-body',
  // The names around the code are a scope of their own, so that the code may declare them anew as it could before.
  // Of an error that the code makes itself its host tells only the message; of the engine's own errors the name too.
  shell: (code) => [
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
};

const utils = library.slice(library.indexOf('/**')).replace('export function', 'function');

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
