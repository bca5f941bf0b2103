// Cases of what keeps the file from being loaded.

import type { CodeCase } from '../../../../model/rule-case.ts';
import { manifest, path, sound } from './texts.ts';

/** Cases of what keeps the file from being loaded. */
export const loading: readonly CodeCase[] = [
  {
    code: 'anythingllm/code-syntax',
    path,
    manifest,
    raises: `const fs = require('fs'); const ⟦fs⟧ = 1; ${sound}`,
    misses: `const fs = require('fs'); ${sound}`,
  },
  {
    code: 'anythingllm/code-load',
    path,
    manifest,
    raises: `const { DatabaseSync } = require(⟦'node:sqlite'⟧); ${sound}`,
    misses: `const test = require('node:test'); const open = () => require('node:sqlite'); ${sound}`,
  },
  {
    code: 'anythingllm/code-load',
    path,
    manifest,
    raises: `const tides = 1; ⟦tides⟧ = 2; ${sound}`,
    misses: `const tides = 1; const set = (tides) => { tides = 2; }; try { tides = 2; } catch {} ${sound}`,
  },
  {
    code: 'anythingllm/code-syntax',
    path,
    manifest,
    raises: 'module.exports.runtime = { handler: async function ({ harbour }) { return 1; } ⟦x⟧ };',
    misses: sound,
  },
  {
    code: 'anythingllm/code-syntax',
    path,
    manifest,
    raises: 'module.exports.runtime = { handler: async function ({ harbour }) ⟦{⟧ return harbour;',
    misses: sound,
  },
  {
    code: 'anythingllm/code-syntax',
    path,
    manifest,
    raises: 'const a = ⟦"never closed⟧\nmodule.exports.runtime = {};',
    misses: sound,
  },
  {
    code: 'anythingllm/code-syntax',
    path,
    manifest,
    raises:
      'module.exports.runtime = { handler: function ({ harbour }) { return ⟦await⟧ ask(harbour).catch(String); } };',
    misses:
      'module.exports.runtime = { handler: async function ({ harbour }) { return await ask(harbour).catch(String); } };',
    fixed:
      'module.exports.runtime = { handler: async function ({ harbour }) { return await ask(harbour).catch(String); } };',
  },
  {
    code: 'anythingllm/code-syntax',
    path,
    manifest,
    raises: `${sound}⟦await⟧ start();`,
    misses: `${sound}start();`,
  },
  {
    code: 'anythingllm/code-syntax',
    path,
    manifest,
    raises: `${sound}function half(a⟦: number⟧, b?: string): number { return (a as object) / 2; }`,
    misses: `${sound}function half(a, b) { return a ? b : 2; }`,
    fixed: `${sound}function half(a, b) { return (a) / 2; }`,
  },
  {
    code: 'anythingllm/code-syntax',
    path: 'times.js',
    manifest,
    raises: 'module.exports = { a: 1 ⟦b⟧: 2 };',
    misses: 'module.exports = { a: 1, b: 2 };',
  },
  {
    code: 'anythingllm/code-es-module',
    path,
    manifest,
    raises: `⟦import⟧ { readFile as read } from 'fs';\n${sound}`,
    misses: `const { readFile: read } = require('fs');\n${sound}`,
    fixed: `const { readFile: read } = require('fs');\n${sound}`,
  },
  {
    code: 'anythingllm/code-es-module',
    path,
    manifest,
    raises: `⟦import⟧ * as fs from "fs";\n${sound}`,
    misses: `const fs = await_("fs");\n${sound}`,
    fixed: `const fs = require("fs");\n${sound}`,
  },
  {
    code: 'anythingllm/code-es-module',
    path,
    manifest,
    raises: '⟦export⟧ const runtime = { handler: async ({ harbour }) => harbour };\n',
    misses:
      'const runtime = { handler: async ({ harbour }) => harbour };\nmodule.exports.runtime = runtime;\n',
    fixed:
      'const runtime = { handler: async ({ harbour }) => harbour };\n\nmodule.exports.runtime = runtime;\n',
  },
  {
    code: 'anythingllm/code-es-module',
    path,
    manifest,
    raises: '⟦export⟧ default { runtime: { handler: async ({ harbour }) => harbour } };',
    misses: 'module.exports = { runtime: { handler: async ({ harbour }) => harbour } };',
    fixed: 'module.exports = { runtime: { handler: async ({ harbour }) => harbour } };',
  },
  {
    code: 'anythingllm/code-es-module',
    path,
    manifest,
    raises: '⟦export⟧ async function handler({ harbour }) { return harbour; }',
    misses: 'const text = `export async function handler`;',
    fixed: 'async function handler({ harbour }) { return harbour; }\n\nmodule.exports.runtime = { handler };',
  },
  {
    code: 'anythingllm/code-runtime-missing',
    path,
    manifest,
    raises: '⟦module.exports⟧ = { handler: async ({ harbour }) => harbour };',
    misses: "module.exports = require('./skill.js');",
    fixed: 'module.exports.runtime = { handler: async ({ harbour }) => harbour };',
  },
  {
    code: 'anythingllm/code-runtime-missing',
    path,
    manifest,
    raises: '⟦module.exports.handler⟧ = async ({ harbour }) => harbour;',
    misses:
      'const runtime = {};\nruntime.handler = async ({ harbour }) => harbour;\nmodule.exports.runtime = runtime;',
    fixed: 'module.exports.runtime = { handler: async ({ harbour }) => harbour };',
  },
  {
    code: 'anythingllm/code-runtime-missing',
    path,
    manifest,
    raises: 'async function handler({ harbour }) {\n  return harbour;\n}⟦⟧\n',
    misses:
      'async function handler({ harbour }) {\n  return harbour;\n}\nmodule.exports.runtime = { handler };\n',
    fixed:
      'async function handler({ harbour }) {\n  return harbour;\n}\n\nmodule.exports.runtime = { handler };\n',
  },
  {
    code: 'anythingllm/code-runtime-missing',
    path,
    manifest,
    raises: '// Tides⟦⟧\n',
    misses: sound,
  },
  {
    code: 'anythingllm/code-package',
    path,
    manifest,
    raises: `const axios = require(⟦'axios'⟧);\n${sound}`,
    misses: `const fs = require('fs/promises');\nconst test = require('node:test');\nconst own = require('./own');\n${sound}`,
  },
  {
    code: 'anythingllm/code-package',
    path,
    manifest,
    raises: `const { a } = require(⟦"@tides/a/b.js"⟧);\n${sound}`,
    misses: `const { a } = require("@tides/a/b.js");\n${sound}`,
    missesOthers: { 'package.json': '{"dependencies": {"@tides/a": "1"}}' },
  },
  {
    code: 'anythingllm/code-server-package',
    path,
    manifest,
    raises: `const cheerio = require(⟦'cheerio'⟧);\n${sound}`,
    misses: `const cheerio = require('cheerio');\n${sound}`,
    missesOthers: { 'node_modules/cheerio/index.js': '' },
  },
];
