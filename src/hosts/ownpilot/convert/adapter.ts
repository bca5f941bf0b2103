// Wraps this host's tool code for other hosts: the body of an async function with `args`, `config` and `utils`.

import type { Convention } from '../../../model/plugin.ts';
import { indented } from '../../../convert/code/adapter.ts';
import library from './utils-library.ts?library';

/** The convention of OwnPilot's tool code; what the code returns becomes JSON text. */
export const convention: Convention = {
  id: 'function-body',
  // Other hosts have none of the tools that these name.
  ownOnly: (code) => [...new Set(code.match(/\butils\.(?:callTool|listTools)\b/g))],
  // The names around the code have a scope of their own, because the code may declare them again, as in OwnPilot.
  // For an error that the code makes itself, OwnPilot gives only the message; for one of the engine also its name.
  shell: (code) => [
    `const call = async (args, setting, node) => {
  const config = { get: async (service, field) => setting(service, field) };
${/\bcrypto\b/.test(code) ? `  const crypto = node('crypto');\n` : ''}${
      /\butils\b/.test(code)
        ? `  const utils = library.utilsOf({ ...node('crypto'), Buffer, URL }, setting);\n`
        : ''
    }${ownErrors(code)}  async function tool(args, context) {
`,
    `  }
${answer(code)}};
`,
    /\butils\b/.test(code) ? library : '',
  ],
};

/** What the model gets, as JSON text. */
function answer(code: string): string {
  const lines = `const value = await tool(args, {});
return value === undefined ? '' : (JSON.stringify(value) ?? '');
`;
  if (ownErrors(code) === '') return indented(lines);
  return `  try {
${indented(indented(lines))}  } catch (error) {
    throw error instanceof Error ? error.message : error;
  }
`;
}

const ERRORS = ['TypeError', 'RangeError', 'SyntaxError', 'ReferenceError', 'URIError', 'EvalError'];

/** Classes for the errors that the code names, which differ from those that the engine throws. */
function ownErrors(code: string): string {
  const named = ERRORS.filter((name) => code.includes(name));
  if (named.length === 0 && !/\bError\b/.test(code)) return '';
  const others = named.map(
    (name) => `  class ${name} extends Error {}\n  ${name}.prototype.name = '${name}';\n`,
  );
  return `  class Error extends globalThis.Error {}\n${others.join('')}`;
}
