// Plugins whose tools are run before and after conversion: what a tool gives must stay the same.

import type { PluginFile } from '../../../src/model/file.ts';
import { actionPrograms } from './action-programs.ts';
import type { Call, Program } from './program.ts';
import { pythonPrograms } from './python-programs.ts';

interface Body {
  readonly code: string;
  readonly schema?: Readonly<Record<string, object>>;
  readonly args?: Readonly<Record<string, unknown>>;
  readonly fails?: string;
}

const SETTINGS = { api_key: 'k-1', base_url: 'https://tides.example', units: 'metre', limit: 5, deep: false };

const ARRAY = { type: 'array', items: { type: 'number' }, description: 'Heights' };
const OBJECT = { type: 'object', properties: { north: { type: 'number' } }, description: 'A place' };

/** A package with a tool for each of the bodies. */
function ownpilot(name: string, ...bodies: readonly Body[]): Program {
  const value = {
    id: 'tides',
    name: 'Tides',
    version: '1.0.0',
    description: 'Answers questions about tides',
    required_services: [
      {
        name: 'tides',
        config_schema: [
          { name: 'api_key', label: 'Key', type: 'secret', required: true },
          { name: 'base_url', label: 'Address', type: 'url' },
          { name: 'units', label: 'Units', type: 'string' },
          { name: 'limit', label: 'Limit', type: 'number' },
          { name: 'deep', label: 'Deep', type: 'boolean' },
        ],
      },
    ],
    tools: bodies.map(({ code, schema = {} }, i) => ({
      name: `tool_${String.fromCodePoint(97 + i)}`,
      description: `Answers question ${String(i)}`,
      parameters: { type: 'object', properties: schema },
      code,
    })),
  };
  const main = { path: 'tides/skill.json', text: JSON.stringify(value), value };
  return { name, host: 'ownpilot', source: { main, others: [] }, settings: SETTINGS, calls: callsOf(bodies) };
}

function callsOf(bodies: readonly Body[]): Call[] {
  return bodies.map(({ args = {}, fails }, tool) => ({
    tool,
    args,
    ...(fails === undefined ? {} : { fails }),
  }));
}

function anythingllm(name: string, handler: Body, ...others: readonly PluginFile[]): Program {
  const { code, schema = {}, args = {}, fails } = handler;
  const value = {
    active: true,
    hubId: 'tide-skill',
    name: 'Tide skill',
    schema: 'skill-1.0.0',
    version: '2.1.0',
    description: 'Answers questions about tides',
    setup_args: {
      API_KEY: { type: 'string', required: false, input: { type: 'password' } },
      BASE_URL: { type: 'string', required: false, input: { type: 'text' } },
    },
    entrypoint: { file: 'handler.js', params: schema },
    imported: true,
  };
  return {
    name,
    host: 'anythingllm',
    source: {
      main: { path: 'tide-skill/plugin.json', text: JSON.stringify(value), value },
      others: [{ path: 'handler.js', text: code }, ...others],
    },
    settings: { API_KEY: 'k-2', BASE_URL: 'https://tides.example' },
    calls: [{ tool: 0, args, ...(fails === undefined ? {} : { fails }) }],
  };
}

const setting = (key: string): Body => ({
  code: `return { content: { ${key}: (await config.get('tides', '${key}')) ?? null } };`,
});

const skill = (body: string): string =>
  `module.exports.runtime = {\n  greeting: 'Hello',\n  handler: async function (args) {\n${body}\n  },\n};\n`;

/** One per behaviour that conversions once lost. */
export const programs: readonly Program[] = [
  ownpilot('arithmetic', {
    code: 'return { content: args.x * 2 + 1 };',
    schema: { x: { type: 'number' } },
    args: { x: 3 },
  }),
  ownpilot('a text', {
    code: "return 'high at ' + args.at;",
    schema: { at: { type: 'string' } },
    args: { at: 'noon' },
  }),
  ownpilot('no value', { code: 'const a = 1;' }),
  ownpilot('null', { code: 'return null;' }),
  ownpilot('an error', { code: "throw new Error('no tides today');", fails: 'no tides today' }),
  ownpilot('an error of the engine', { code: 'return args.none.deeper;', fails: 'Cannot read properties' }),
  ownpilot('a list as argument', {
    code: 'return { content: args.heights.reduce((sum, one) => sum + one, 0) };',
    schema: { heights: ARRAY },
    args: { heights: [1, 2.5, 4] },
  }),
  ownpilot('an object as argument', {
    code: 'return { content: args.place.north + 1 };',
    schema: { place: OBJECT },
    args: { place: { north: 54 } },
  }),
  ownpilot('a list of objects', {
    code: 'return { content: args.places.map(({ north }) => north).join() };',
    schema: { places: { type: 'array', items: OBJECT } },
    args: { places: [{ north: 1 }, { north: 2 }] },
  }),
  ownpilot('a boolean and an integer', {
    code: 'return { content: [typeof args.deep, typeof args.days] };',
    schema: { deep: { type: 'boolean' }, days: { type: 'integer' } },
    args: { deep: false, days: 0 },
  }),
  ownpilot('an octal literal', { code: 'return { content: 010 + 1 };' }),
  ownpilot('an undeclared variable', { code: 'total = 5;\nreturn { content: total };' }),
  ownpilot('with', {
    code: 'with (args) { return { content: days + 1 }; }',
    schema: { days: { type: 'number' } },
    args: { days: 2 },
  }),
  ownpilot('names of its own', {
    code: 'const config = 1, call = 2, setting = 3, node = 4;\nreturn config + call + setting + node;',
  }),
  ownpilot('a comment at the end', { code: 'return { content: 1 }; // done' }),
  ownpilot('one setting', setting('api_key')),
  ownpilot('every setting', setting('api_key'), setting('base_url'), setting('units')),
  ownpilot('a setting that is not there', setting('nothing')),
  ownpilot('the helpers', {
    code: "return { content: [utils.hash('tide').slice(0, 8), utils.getApiKey('tides')] };",
  }),
  ownpilot('a whole service', {
    code: "const { apiKey, extraConfig } = utils.getServiceConfig('tides');\nreturn { content: [apiKey, extraConfig.units] };",
  }),
  ownpilot('a number and a flag', {
    code: "return { content: [(await config.get('tides', 'limit')) + 1, (await config.get('tides', 'deep')) ? 'deep' : 'flat'] };",
  }),
  ownpilot('errors without new', {
    code: "try {\n  throw TypeError('plain');\n} catch (error) {\n  return { content: [error.name, error.message, error instanceof Error, Error('a').message] };\n}",
  }),
  ownpilot('an error without new that is thrown', { code: "throw Error('no tides');", fails: 'no tides' }),
  ownpilot('an error that is caught by its class', {
    code: "try {\n  JSON.parse('{');\n} catch (error) {\n  return { content: [error instanceof SyntaxError, error instanceof TypeError, error.name] };\n}",
  }),
  ownpilot('errors with a name of their own', {
    code: "class Ebb extends Error {\n  constructor(text) {\n    super(text);\n    this.name = 'Ebb';\n  }\n}\nconst other = new Error('b');\nother.name = 'Flow';\nreturn { content: [String(new Ebb('a')), String(other), new Ebb('a') instanceof Ebb] };",
  }),
  ownpilot('this in strict code', {
    code: "'use strict';\nreturn { content: [typeof this, this === globalThis] };",
  }),
  ownpilot('undeclared names of adapters', {
    code: 'value = 1; call = 2; node = 3; setting = 4; tool = 5; get = 6; own = 7;\nreturn { content: value + call + node + setting + tool + get + own };',
  }),
  ownpilot('a function that is exported', {
    code: 'module.exports = async (args, utils) => ({ content: args.x + 1 });',
    schema: { x: { type: 'number' } },
    args: { x: 1 },
  }),
  ownpilot('crypto', {
    code: "return { content: crypto.createHash('sha1').update('a').digest('hex').slice(0, 6) };",
  }),
  ownpilot(
    'four tools',
    ...['first', 'second', 'third', 'fourth'].map((word) => ({ code: `return { content: '${word}' };` })),
  ),
  ownpilot(
    'sloppy beside strict',
    {
      code: "'use strict';\ntry { never_declared = 1; return { content: 'sloppy' }; } catch { return { content: 'strict' }; }",
    },
    { code: 'return { content: 017 };' },
  ),
  ownpilot('an odd argument', {
    code: "return { content: args['a b'] + args.class };",
    schema: { 'a b': { type: 'number' }, class: { type: 'number' } },
    args: { 'a b': 1, class: 2 },
  }),
  ownpilot('text that ends comments', { code: "return { content: '*/ </script> ${x} `' };" }),
  anythingllm('a skill’s argument', {
    code: skill('    return `${this.greeting} ${args.name}`;'),
    schema: { name: { type: 'string', description: 'Whom' } },
    args: { name: 'Ida' },
  }),
  anythingllm('a skill’s settings', {
    code: skill('    return `${this.runtimeArgs.API_KEY} ${this.runtimeArgs.BASE_URL}`;'),
  }),
  anythingllm('a skill’s own manifest', {
    code: skill('    return `${this.config.name}-v${this.config.version}`;'),
  }),
  anythingllm('a sloppy skill', { code: skill('    count = 010;\n    return String(count);') }),
  anythingllm('a skill’s list', {
    code: skill('    return JSON.stringify(args.days.map((one) => one * 2));'),
    schema: { days: { type: 'array', description: 'Days' } },
    args: { days: [1, 2] },
  }),
  anythingllm('a skill’s number', {
    code: skill('    return typeof args.days;'),
    schema: { days: { type: 'number', description: 'Days' } },
    args: { days: 2 },
  }),
  anythingllm('a skill’s error', { code: skill("    throw new Error('no tides');"), fails: 'no tides' }),
  anythingllm(
    'a skill’s file',
    { code: `const { twice } = require('./lib/twice.js');\n${skill("    return twice('ebb ');")}` },
    { path: 'lib/twice.js', text: 'exports.twice = (text) => text + text;\n' },
  ),
  anythingllm(
    'a skill’s files of files',
    { code: `const tides = require('./lib/tides');\n${skill('    return tides.all().join();')}` },
    { path: 'lib/tides.js', text: "const data = require('../data.json');\nexports.all = () => data.list;\n" },
    { path: 'data.json', text: '{ "list": ["ebb", "flow"] }\n' },
  ),
  anythingllm('a skill’s undeclared names', {
    code: skill(
      '    result = 1; settings = 2; own = 3; self = 4; load = 5; call = 6;\n    return String(result + settings + own + self + load + call);',
    ),
  }),
  anythingllm('what the host says of a skill', {
    code: skill(
      '    const self = this;\n    return [self.name, self.description, self.caller, self.config.hubId].join();',
    ),
  }),
  anythingllm('a skill that leaves things behind', {
    code: skill(
      "    this.logger('log');\n    console.log('print');\n    setInterval(() => {}, 1000).unref?.();\n    Promise.reject(new Error('later'));\n    return 'now';",
    ),
  }),
  anythingllm(
    'a skill’s module that it imports',
    { code: skill("    const { twice } = await import('./lib/twice.mjs');\n    return twice('ebb ');") },
    { path: 'lib/twice.mjs', text: 'export const twice = (text) => text + text;\n' },
  ),
  anythingllm(
    'a module that imports others',
    { code: skill("    const { tides } = await import('./lib/tides.mjs');\n    return tides.join();") },
    {
      path: 'lib/tides.mjs',
      text: "import { ebb } from './ebb.mjs';\nexport const tides = [ebb, 'flow'];\n",
    },
    { path: 'lib/ebb.mjs', text: "export { ebb } from '../ebb.mjs';\n" },
    { path: 'ebb.mjs', text: "export const ebb = 'ebb';\n" },
  ),
  anythingllm('a skill that is also a program', {
    code: `${skill("    return 'skill';")}if (require.main === module) console.log('program');\n`,
  }),
  anythingllm('a skill that asks for its module', {
    code: skill(
      '    return module.children.length + Object.keys(require.cache).length > 0 ? "some" : "none";',
    ),
  }),
  anythingllm('a skill’s module of Node.js', {
    code: `const { basename } = require('node:path');\n${skill("    return basename('/a/tides.txt');")}`,
  }),
  ...actionPrograms,
  ...pythonPrograms,
];
