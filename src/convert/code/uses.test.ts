// What code uses of its host is found however it is written.

import { expect, test } from 'vitest';
import { usesOf, type HostValues } from './uses.ts';

const UTILS: HostValues = { free: ['utils'] };
const ACTION: HostValues = { parameters: ['runtime', 'message', 'state'] };
const SELF: HostValues = { self: true };

test.each<[string, HostValues, string[]]>([
  ["return utils.callTool('a');", UTILS, ['utils.callTool']],
  ["return utils?.callTool('a');", UTILS, ['utils.callTool']],
  ["return utils['callTool']('a');", UTILS, ['utils.callTool']],
  ['return utils[`callTool`]();', UTILS, ['utils.callTool']],
  ['const { callTool } = utils; return callTool();', UTILS, ['utils.callTool']],
  [
    'const { callTool: ask = null, ...rest } = utils; return rest.listTools();',
    UTILS,
    ['utils.callTool', 'utils.listTools'],
  ],
  ['const u = utils; let v; v = u; return v.slugify(args.a);', UTILS, ['utils.slugify']],
  ['const ask = (tools) => tools.callTool(); return ask(utils);', UTILS, ['utils.callTool']],
  ['return (async function (u) { return u.hash(1); })(utils);', UTILS, ['utils.hash']],
  [
    'function again(u, n) { return n > 0 ? again(u, n - 1) : u.uuid(); } return again(utils, 2);',
    UTILS,
    ['utils.uuid'],
  ],
  ['return utils[args.name]();', UTILS, ['utils']],
  ['return Object.keys(utils);', UTILS, ['utils']],
  ['return { ...utils };', UTILS, ['utils']],
  ['const utils = { callTool: 1 }; return utils.callTool;', UTILS, []],
  ['if (utils && typeof utils.hash === "function") return 1;', UTILS, ['utils.hash']],
  [
    "async (rt, message) => rt.useModel('A', { prompt: message.content.text.trim() })",
    ACTION,
    ['runtime.useModel', 'message.content.text'],
  ],
  [
    'async ({ agentId }, { content: { text } }) => text + agentId',
    ACTION,
    ['runtime.agentId', 'message.content.text'],
  ],
  [
    'async function (runtime, message) { const rt = runtime; const { content } = message; return rt.a(content.text); }',
    ACTION,
    ['runtime.a', 'message.content.text'],
  ],
  [
    'async (runtime, m, s) => s?.data?.actionParams ?? s.values["x"]',
    ACTION,
    ['state.data.actionParams', 'state.values.x'],
  ],
  ['async (runtime, ...rest) => rest[0].content', ACTION, ['message', 'state']],
  ['async (runtime) => { return fetch(runtime); }', ACTION, ['runtime']],
  ['async () => 1', ACTION, []],
  [
    '(() => {\nconst ask = (rt) => rt.useModel("small");\nreturn async (runtime) => ask(runtime);\n})()',
    ACTION,
    ['runtime.useModel'],
  ],
  [
    'module.exports.runtime = { handler: async function () { const self = this; return [1].map(() => self.webScraper.getLinkContent()); } };',
    SELF,
    ['this.webScraper.getLinkContent'],
  ],
  [
    'exports.runtime = { async handler() { const { webScraper, config: { name } } = this; return this.own(name); }, own(n) { return this.caller; } };',
    SELF,
    ['this.webScraper', 'this.config.name', 'this.own', 'this.caller'],
  ],
  [
    'exports.runtime = { async handler() { return helper.call(this, 1); } }; function helper() { return this.super.x; }',
    SELF,
    ['this.super.x'],
  ],
  ['class A { b() { return this.webScraper; } } exports.runtime = { handler: () => new A().b() };', SELF, []],
  ['return utils.', UTILS, []],
])('%s', (code, given, expected) => {
  expect([...usesOf(code, given)].sort()).toEqual([...expected].sort());
});
