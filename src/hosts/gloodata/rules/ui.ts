// Checks of `ui`: prefixes, suffixes, the arguments in their order, and whether they match the fields.

import type { SourceDocument } from '../../../model/document.ts';
import type { Finding, Pointer } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { didYouMean } from '../../../text/did-you-mean.ts';
import { join } from '../../../text/pointer.ts';
import { argsOf, fieldsOf, toolsOf, type At, type ObjectAt } from '../walk.ts';

/** Above this a suggestion would cost more than it helps. */
const MAX_CANDIDATES = 40;

/** Rules on every tool's `ui`. */
export function checkUi({ value }: SourceDocument): Finding[] {
  const suffixes: Pointer[] = [];
  const found = toolsOf(value).flatMap((tool) => checkTool(tool, suffixes));
  const [first] = suffixes;
  if (first !== undefined) {
    const args = { count: suffixes.length };
    found.push({ code: 'gloodata/suffix-unseen', pointer: first, at: 'key', args });
  }
  return found;
}

function checkTool(tool: ObjectAt, suffixes: Pointer[]): Finding[] {
  const ui = member(tool.value, 'ui');
  const pointer = join(tool.pointer, 'ui');
  const fields = fieldsOf(tool).map((field) => field.key);
  if (ui === undefined) {
    if (fields.length === 0) return [];
    return [{ code: 'gloodata/ui-missing', pointer: tool.pointer, at: 'key', args: { id: tool.key } }];
  }
  if (!isObject(ui)) {
    return [{ code: 'gloodata/ui-type', pointer, at: 'value', args: { type: typeName(ui) } }];
  }
  const found = checkWords(ui, pointer, suffixes);
  if (!Object.hasOwn(ui, 'prefix')) found.push({ code: 'gloodata/ui-prefix-missing', pointer, at: 'key' });
  const args = member(ui, 'args');
  if (args === undefined) {
    if (fields.length > 0) found.push({ code: 'gloodata/ui-args-missing', pointer, at: 'key' });
    return found;
  }
  if (isObject(args)) return [...found, ...checkArgs(tool, fields, suffixes)];
  const type = typeName(args);
  return [
    ...found,
    { code: 'gloodata/ui-args-type', pointer: join(pointer, 'args'), at: 'value', args: { type } },
  ];
}

/** `prefix` and `suffix`, which `ui` and every argument may have. */
function checkWords(words: Record<string, unknown>, pointer: Pointer, suffixes: Pointer[]): Finding[] {
  return ['prefix', 'suffix'].flatMap((key): Finding[] => {
    const word = member(words, key);
    if (word === undefined) return [];
    const at = join(pointer, key);
    if (typeof word !== 'string') {
      return [{ code: 'gloodata/affix-type', pointer: at, at: 'value', args: { key, type: typeName(word) } }];
    }
    if (key === 'suffix') suffixes.push(at);
    return [];
  });
}

function checkArgs(tool: ObjectAt, fields: readonly string[], suffixes: Pointer[]): Finding[] {
  const args = argsOf(tool);
  const names = new Set(args.map((arg) => arg.key));
  const known = new Set(fields);
  const hidden = fields.filter((name) => !names.has(name));
  const stray = args.filter((arg) => !known.has(arg.key)).map((arg) => strayArg(arg, hidden));
  // Correcting a misspelled name shows its field; a second fix would show it twice.
  const meant = new Set(stray.map((finding) => finding.args?.meant));
  return [
    ...args.flatMap((arg) => checkArg(arg, suffixes)),
    ...stray,
    ...checkOrder(args),
    ...hidden
      .filter((name) => !meant.has(name))
      .map((name) => ({
        code: 'gloodata/field-not-shown',
        pointer: join(tool.pointer, 'schema', 'fields', name),
        at: 'key' as const,
        args: { name },
      })),
  ];
}

function strayArg({ key, pointer }: At<unknown>, hidden: readonly string[]): Finding {
  const meant = hidden.length <= MAX_CANDIDATES ? didYouMean(key, hidden) : undefined;
  return { code: 'gloodata/arg-without-field', pointer, at: 'key', args: { name: key, meant } };
}

function checkArg({ key, value, pointer }: At<unknown>, suffixes: Pointer[]): Finding[] {
  if (typeof value === 'string') {
    return [{ code: 'gloodata/arg-bare-string', pointer, at: 'value', args: { name: key } }];
  }
  if (!isObject(value)) {
    const args = { name: key, type: typeName(value) };
    return [{ code: 'gloodata/arg-type', pointer, at: 'value', args }];
  }
  const found = checkWords(value, pointer, suffixes);
  if (!Object.hasOwn(value, 'prefix') && !Object.hasOwn(value, 'suffix')) {
    found.push({ code: 'gloodata/arg-prefix-missing', pointer, at: 'key', args: { name: key } });
  }
  return found;
}

/** Array indexes in the sense of ECMAScript come first and sorted, wherever JavaScript reads the object. */
const INTEGER_LIKE = /^(0|[1-9]\d{0,8})$/;

function checkOrder(args: readonly At<unknown>[]): Finding[] {
  if (args.length < 2) return [];
  return args
    .filter((arg) => INTEGER_LIKE.test(arg.key))
    .map((arg) => ({
      code: 'gloodata/integer-like-name',
      pointer: arg.pointer,
      at: 'key',
      args: { name: arg.key },
    }));
}
