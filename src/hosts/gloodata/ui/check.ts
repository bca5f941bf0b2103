// Checks `ui`: prefixes, suffixes, the arguments in their order, and whether they match the fields.

import type { SourceDocument, Finding, Pointer } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { didYouMean } from '../../../lang/text/did-you-mean.ts';
import { join } from '../../../lang/json/pointer.ts';
import { argsOf, fieldsOf, toolsOf, type At, type ObjectAt } from '../walk.ts';
import * as rules from './rules.ts';

/** No suggestion is looked for among more names, because that would be slow. */
const MAX_CANDIDATES = 40;

/** Checks every tool's `ui`. */
export function checkUi({ value }: SourceDocument): Finding[] {
  return toolsOf(value).flatMap(checkTool);
}

function checkTool(tool: ObjectAt): Finding[] {
  const ui = member(tool.value, 'ui');
  const pointer = join(tool.pointer, 'ui');
  const fields = fieldsOf(tool).map((field) => field.key);
  if (ui === undefined) {
    if (fields.length === 0) return [];
    return [rules.uiMissing.at(tool.pointer, 'key', { id: tool.key })];
  }
  if (!isObject(ui)) {
    return [rules.uiType.at(pointer, 'value', { type: typeName(ui) })];
  }
  const found = checkWords(ui, pointer);
  const args = member(ui, 'args');
  if (args === undefined) {
    if (fields.length > 0) found.push(rules.uiArgsMissing.at(pointer, 'key'));
    return found;
  }
  if (isObject(args)) return [...found, ...checkArgs(tool, fields)];
  const type = typeName(args);
  return [...found, rules.uiArgsType.at(join(pointer, 'args'), 'value', { type })];
}

/** `prefix` and `suffix`, which `ui` and every argument may have. */
function checkWords(words: Record<string, unknown>, pointer: Pointer): Finding[] {
  return ['prefix', 'suffix'].flatMap((key): Finding[] => {
    const word = member(words, key);
    if (word === undefined || typeof word === 'string') return [];
    return [rules.affixType.at(join(pointer, key), 'value', { key, type: typeName(word) })];
  });
}

function checkArgs(tool: ObjectAt, fields: readonly string[]): Finding[] {
  const args = argsOf(tool);
  const names = new Set(args.map((arg) => arg.key));
  const known = new Set(fields);
  const hidden = fields.filter((name) => !names.has(name));
  const stray = args.filter((arg) => !known.has(arg.key)).map((arg) => strayArg(arg, hidden));
  // A fix of a misspelt name also shows its field, so the field gets no finding of its own.
  const meant = new Set(stray.map((finding) => finding.args.meant));
  return [
    ...args.flatMap(checkArg),
    ...stray,
    ...checkOrder(args),
    ...hidden
      .filter((name) => !meant.has(name))
      .map((name) => rules.fieldNotShown.at(join(tool.pointer, 'schema', 'fields', name), 'key', { name })),
  ];
}

function strayArg({ key, pointer }: At<unknown>, hidden: readonly string[]): Finding {
  const meant = hidden.length <= MAX_CANDIDATES ? didYouMean(key, hidden) : undefined;
  return rules.argWithoutField.at(pointer, 'key', { name: key, meant });
}

function checkArg({ key, value, pointer }: At<unknown>): Finding[] {
  if (typeof value === 'string') {
    return [rules.argBareString.at(pointer, 'value', { name: key })];
  }
  if (!isObject(value)) {
    const args = { name: key, type: typeName(value) };
    return [rules.argType.at(pointer, 'value', args)];
  }
  return checkWords(value, pointer);
}

/** Matches array indexes, which JavaScript sorts to the front of all keys (ECMA-262, OrdinaryOwnPropertyKeys). */
const INTEGER_LIKE = /^(0|[1-9]\d{0,8})$/;

function checkOrder(args: readonly At<unknown>[]): Finding[] {
  if (args.length < 2) return [];
  return args
    .filter((arg) => INTEGER_LIKE.test(arg.key))
    .map((arg) => rules.integerLikeName.at(arg.pointer, 'key', { name: arg.key }));
}
