// Cases of names that the code reads.

import type { CodeCase } from '../../../../model/rule-case.ts';
import { setting } from '../../case-texts.fixtures.ts';
import { body, manifest, path, sound } from './texts.ts';

/** Cases of names that the code reads. */
export const names: readonly CodeCase[] = [
  {
    code: 'anythingllm/code-argument-undeclared',
    path,
    manifest,
    raises: body('return harbor;', '{ ⟦harbor⟧ }'),
    misses: body('return harbour + day;', "{ harbour, day = 'today' }"),
    fixed: body('return harbor;', '{ harbour: harbor }'),
  },
  {
    code: 'anythingllm/code-argument-undeclared',
    path,
    manifest,
    raises: body("return args['⟦harb⟧'];", 'args'),
    misses: body('return args[name];', 'args'),
    fixed: body("return args['harbour'];", 'args'),
  },
  {
    code: 'anythingllm/code-second-parameter',
    path,
    manifest,
    raises: body('return harbour;', '{ harbour }, ⟦context, more⟧'),
    misses: sound,
  },
  {
    code: 'anythingllm/code-setting-undeclared',
    path,
    manifest: setting('{"type": "string", "input": {"type": "text"}}'),
    raises: body('return this.runtimeArgs.⟦KEYS⟧ + harbour;'),
    misses: body("const { KEY, MORE = '' } = this.runtimeArgs; return KEY + MORE + harbour;"),
    fixed: body('return this.runtimeArgs.KEY + harbour;'),
  },
  {
    code: 'anythingllm/code-this-lost',
    path,
    manifest,
    raises:
      'module.exports.runtime = { handler: async ({ harbour }) => { ⟦this.introspect⟧(harbour); return harbour; } };',
    misses:
      'module.exports.runtime = { handler: async function ({ harbour }) { [1].map(() => this.introspect(harbour)); return harbour; } };',
    fixed:
      'module.exports.runtime = { handler: async function ({ harbour }) { this.introspect(harbour); return harbour; } };',
  },
  {
    code: 'anythingllm/code-this-lost',
    path,
    manifest,
    raises:
      'module.exports.runtime = { handler: async ({ harbour }) => { return ⟦this.level⟧(harbour); }, level: String };',
    misses:
      'this.level = Number; module.exports.runtime = { handler: async ({ harbour }) => String(this.level(harbour)), level: String };',
    fixed:
      'module.exports.runtime = { handler: async function ({ harbour }) { return this.level(harbour); }, level: String };',
  },
  {
    code: 'anythingllm/code-this-lost',
    path,
    manifest,
    raises: body('harbour.split().map(function (a) { return ⟦this.logger⟧(a); }); return harbour;'),
    misses: body('harbour.split().map(function (a) { return this.logger(a); }, this); return harbour;'),
    fixed: body('harbour.split().map((a) => { return this.logger(a); }); return harbour;'),
  },
  {
    code: 'anythingllm/code-method-unknown',
    path,
    manifest,
    raises: body('this.⟦introspct⟧(harbour); return harbour;'),
    misses: body('this.found = () => harbour; return this.found();'),
    fixed: body('this.introspect(harbour); return harbour;'),
  },
  {
    code: 'anythingllm/code-member-unknown',
    path,
    manifest,
    raises: body('return this.⟦harbor⟧ + harbour;'),
    misses: body('this.found = harbour; return this.found;'),
  },
  {
    code: 'anythingllm/code-member-unknown',
    path,
    manifest: setting('{"type": "string", "input": {"type": "text"}}'),
    raises: body('return this.⟦KEY⟧ + harbour;'),
    misses:
      'const base = require("./base.js");\nmodule.exports.runtime = { ...base, async handler({ harbour }) { return this.KEY + harbour; } };',
    fixed: body('return this.runtimeArgs.KEY + harbour;'),
  },
  {
    code: 'anythingllm/code-member-unknown',
    path,
    manifest,
    raises: body('const { ⟦log⟧ } = this; return harbour;'),
    misses: `module.exports.runtime = { async handler({ harbour }) { return this._near(harbour); }, _near(a) { return a + this.config.name; } };`,
  },
  {
    code: 'anythingllm/code-member-undocumented',
    path,
    manifest,
    raises: body(
      'const page = await this.⟦webScraper⟧.getLinkContent(harbour); return String(page.content);',
    ),
    misses: body('return this.config.name + harbour;'),
  },
  {
    code: 'anythingllm/code-config-unknown',
    path,
    manifest,
    raises: body('return this.config.⟦hubID⟧ + harbour;'),
    misses: body('const { hubId } = this.config; return hubId + harbour + this.config.setup_args.X;'),
    fixed: body('return this.config.hubId + harbour;'),
  },
  {
    code: 'anythingllm/code-tool-replaced',
    path,
    manifest,
    raises: 'module.exports.runtime = { ⟦description⟧: "Tides", handler: async ({ harbour }) => harbour };',
    misses: 'module.exports.runtime = { _description: "Tides", handler: async ({ harbour }) => harbour };',
  },
  {
    code: 'anythingllm/code-member-replaced',
    path,
    manifest,
    raises: 'module.exports.runtime = { ⟦logger⟧() {}, handler: async ({ harbour }) => harbour };',
    misses: 'module.exports.runtime = { log() {}, handler: async ({ harbour }) => harbour };',
  },
  {
    code: 'anythingllm/code-member-replaced',
    path,
    manifest,
    raises:
      'module.exports.runtime = { ⟦requestToolApproval⟧() {}, handler: async ({ harbour }) => harbour };',
    misses: 'module.exports.runtime = { request() {}, handler: async ({ harbour }) => harbour };',
  },
  {
    code: 'anythingllm/code-built-in',
    path,
    manifest,
    raises: body('return [...harbour].⟦toSorted⟧().join();'),
    misses: body('return [...harbour].slice().sort().findLast(Boolean);'),
    fixed: body('return [...harbour].slice().sort().join();'),
  },
  {
    code: 'anythingllm/code-built-in',
    path,
    manifest,
    raises: body('return JSON.stringify(Object.⟦groupBy⟧(harbour, String));'),
    misses: body(
      'Object.groupBy ??= (list, f) => ({ [f(list)]: list }); return JSON.stringify(Object.groupBy(harbour, String));',
    ),
  },
  {
    code: 'anythingllm/code-built-in',
    path,
    manifest,
    raises: body("return new Set(harbour).⟦union⟧(new Set('a')).size + harbour;"),
    misses: body("return { union: String }.union(new Set('a')) + harbour.union?.(harbour);"),
  },
  {
    code: 'anythingllm/code-built-in',
    path,
    manifest,
    raises: body('return [...new Map().entries().⟦filter⟧(Boolean)].join(harbour);'),
    misses: body('const entries = new Map().entries(); return String(entries.next().value) + harbour;'),
  },
  {
    code: 'anythingllm/code-built-in',
    path,
    manifest,
    raises: body('return harbour + ⟦crypto⟧.randomUUID();'),
    misses: body(
      "if (typeof crypto === 'undefined') return String(structuredClone(harbour)); return crypto.randomUUID();",
    ),
    fixed: body("return harbour + require('crypto').webcrypto.randomUUID();"),
  },
  {
    code: 'anythingllm/code-built-in-doubt',
    path,
    manifest,
    raises: body('return harbour.⟦toSorted⟧().join();'),
    misses: body("return harbour.toSorted ? harbour.toSorted().join() : '';"),
    fixed: body('return harbour.slice().sort().join();'),
  },
  {
    code: 'anythingllm/code-built-in-doubt',
    path,
    manifest,
    raises: body('return harbour.⟦toReversed⟧().join();'),
    misses: `require('./newer');\n${body('return harbour.toReversed().join();')}`,
    missesOthers: { 'newer.js': 'Array.prototype.toReversed = function () { return 1; };' },
  },
];
