// Writes tool code as the body of an async function, whatever convention it was written for.

import type { OutputNode } from '../../../model/output.ts';
import type { Reason } from '../../../model/ledger.ts';
import type { Code, SettingName, Tool } from '../../../model/plugin.ts';
import { adapterOf, isCallable, whyNot } from '../../../convert/code/adapter.ts';
import { marks } from '../../../convert/code/marks.ts';
import { askedNames, tableCode } from '../../../convert/code/setting-names.ts';
import { jsLiteral } from '../../../convert/values/literals.ts';
import { keep, block, invent } from '../../../convert/values/output.ts';
import * as why from '../../../convert/report/reasons.ts';
import { codeErrors } from '../code/blocked/patterns.ts';
import { parseCode } from '../../../lang/javascript/parse.ts';
import { V0_8_3 } from '../releases.ts';
import { convention } from './adapter.ts';

/**
 * The `code` of a tool, with the adapter of its convention around it. Code that cannot be called, or that
 * 0.8.3's code check refuses, is blocked and a placeholder takes its place.
 */
export function codeNode({ code }: Tool, names: readonly SettingName[], tool: string): OutputNode {
  if (!code) return invent(missingCode(tool), why.NO_CODE);
  if (code.convention === convention.id) return ownCode(code, askedNames(code, names));
  if (!isCallable(code)) return block(code.text, missingCode(tool), whyNot(code));
  const loaded = loadedBy(code);
  if (loaded.length > 0) return block(code.text, missingCode(tool), cannotLoad(loaded));
  const named = withNames(code.text.value);
  const { library, before, after } = adapterOf({ ...code, text: { ...code.text, value: named } }, names);
  const text = `${library}${before}${named}${after}${entry(askedNames(code, names))}`;
  if (codeErrors(text, V0_8_3).length > 0) return block(code.text, missingCode(tool), why.NEEDS_NODE);
  return keep(code.text, text);
}

/** This host's own code as it is, or with the table of settings that it has under other names here. */
function ownCode(code: Code, asked: readonly SettingName[]): OutputNode {
  const isBare =
    !code.asks ||
    asked.every(({ service, key, to }) => Array.isArray(to) && to[0] === service && to[1] === key);
  if (isBare) return keep(code.text);
  const [begin, end] = marks(code.convention);
  const text = `const plugbenchTool = async (config) => {
${begin}${code.text.value}${end}};
${settingCode(asked)}return plugbenchTool({ ...config, get: async (service, key) => plugbenchSetting(service, key) });`;
  return keep(code.text, text);
}

/** Files and packages that code loads. */
function loadedBy({ files = [], packages = [] }: Code): string[] {
  return [...files.map(({ path }) => path), ...packages.map(({ name }) => name)];
}

function cannotLoad(names: readonly string[]): Reason {
  const list = names.map((name) => `\`${name}\``).join(', ');
  return {
    code: 'cannot-load',
    says: `The code loads ${list}, and tools of this host cannot load anything.`,
  };
}

/** Code for a tool that has none: it returns an error that says so. */
export function missingCode(tool: string): string {
  return `return { content: { error: ${jsLiteral(`${tool} is not written yet.`)} } };`;
}

const MISSING = /^return \{ content: \{ error: ["'].* is not written yet\.["'] \} \};$/;

/** Whether code is nothing but that. */
export function isMissing(code: string): boolean {
  return MISSING.test(code);
}

/** True for code that calls `fetch`, which needs the permission `network`. */
export function needsNetwork({ code }: Tool): boolean {
  return code !== undefined && isCallable(code) && /\bfetch\s*\(/.test(code.text.value);
}

function entry(names: readonly SettingName[]): string {
  if (names.length === 0) return 'return { content: await plugbenchCall(args, () => undefined) };';
  return `${settingCode(names)}return { content: await plugbenchCall(args, plugbenchSetting) };`;
}

function settingCode(names: readonly SettingName[]): string {
  const { table, name } = tableCode(names);
  return `const plugbenchSettings = ${table};
const plugbenchSetting = (service, key) => {
  const place = ${name};
  return place ? config.get(place[0], place[1]) : undefined;
};
`;
}

/**
 * Gives functions without a name one, because the host's code check refuses every `function (`. The adapter's mark
 * keeps the convention, and the sidecar the code as it was.
 */
function withNames(text: string): string {
  const code = parseCode(text);
  if (!code) return text;
  let out = '';
  let at = 0;
  let count = 0;
  for (const node of code.all('FunctionExpression')) {
    const list = node.getChild('ParamList');
    if (!list || node.getChild('VariableDefinition')) continue;
    let name = `unnamed${String(++count)}`;
    while (code.own.has(name)) name = `unnamed${String(++count)}`;
    out += `${text.slice(at, list.from).trimEnd()} ${name}`;
    at = list.from;
  }
  return out + text.slice(at);
}
