// Built-ins that code calls and the engine of its host has not.

import type { SyntaxNode } from '@lezer/common';
import type { TextEdit } from '../../model/finding.ts';
import { laterNames, namesOf, type EngineNames, type NodeRealm } from '../../node/names.ts';
import { bare, keyText, memberName, requiresIn, resolve, textOf } from './nodes.ts';
import type { ParsedCode } from './parse.ts';

/** A use of what the engine has not. */
export interface MissingBuiltIn {
  /** `Object.groupBy`, `crypto`; a member of what is made alone by its name. */
  readonly name: string;
  /** What is asked for a member, as a plural; null for a name of its own. */
  readonly of: string | null;
  readonly isCertain: boolean;
  readonly node: SyntaxNode;
  /** Does the same with what the engine has; null where nothing plain does. */
  readonly edit: TextEdit | null;
}

const KINDS: Readonly<Record<string, string>> = {
  Array: 'lists',
  String: 'texts',
  Set: 'sets',
  Map: 'maps',
  '%Iterator%': 'iterators',
  '%TypedArray%': 'typed arrays',
  ArrayBuffer: 'buffers',
  RegExp: 'regular expressions',
  Promise: 'promises',
  Date: 'dates',
  'Intl.NumberFormat': 'formats of numbers',
};

/** Older methods that do the same; a copy is changed in place. */
const INSTEAD: Readonly<Record<string, string>> = { toSorted: 'slice().sort', toReversed: 'slice().reverse' };

/** Packages that bring newer built-ins. */
const BRINGS = /core-js|shim|polyfill|\.prototype\./;

/**
 * Calls of what surely is not there, and of what lists and texts of newer engines have; `loaded` is the code of the plugin's
 * other files. Nothing that any of it defines, or asks for before it calls.
 */
export function missingBuiltIns(
  code: ParsedCode,
  engine: NodeRealm,
  loaded: readonly ParsedCode[] = [code],
): MissingBuiltIn[] {
  const names = namesOf(engine);
  if (
    loaded.some(
      (one) => BRINGS.test(one.text) && one.all('String').some((text) => BRINGS.test(textOf(one, text))),
    )
  )
    return [];
  const known = new Set(loaded.flatMap((one) => [...definedIn(one)]));
  // A package may give lists and texts methods of its own.
  const isOpen = loaded.some((one) => requiresIn(one).length > 0);
  const calls = [...code.all('CallExpression'), ...code.all('NewExpression')];
  return calls.flatMap((call): MissingBuiltIn[] => {
    const called = call.name === 'CallExpression' ? call.firstChild : call.getChild('MemberExpression');
    const callee = called && bare(called);
    const node = callee?.name === 'MemberExpression' ? callee.getChild('PropertyName') : null;
    if (!callee?.firstChild || !node || isOptional(code, callee, call)) return [];
    const name = textOf(code, node);
    if (known.has(name)) return [];
    const missing = memberOf(code, callee.firstChild, name, names);
    if (!missing || (isOpen && missing.of !== null && !isLater(name))) return [];
    const insert = INSTEAD[name];
    const edit = insert === undefined ? null : { from: node.from, to: node.to, insert };
    return [{ node, edit, ...missing }];
  });
}

/** The names of no module, function or engine; each where it is first used. */
export function missingGlobals(
  code: ParsedCode,
  engine: NodeRealm,
  around: readonly string[],
  loaded: readonly ParsedCode[] = [code],
): MissingBuiltIn[] {
  const there = new Set([...(namesOf(engine).get('-') ?? []), ...around, 'arguments']);
  // Another file may make a name for all, or this one by `with`.
  if (loaded.some((one) => one.uses('global').length + one.uses('globalThis').length > 0)) return [];
  if (/\bwith\s*\(|\beval\b/.test(code.text)) return [];
  const seen = new Set<string>();
  return code.all('VariableName').flatMap((node): MissingBuiltIn[] => {
    const name = textOf(code, node);
    if (there.has(name) || code.own.has(name) || seen.has(name)) return [];
    if (loaded.some((one) => one.own.has(name)) || code.uses(name).some(isAsked)) return [];
    seen.add(name);
    const isCrypto = name === 'crypto' && node.parent?.name === 'MemberExpression';
    const { from, to } = node;
    const edit = isCrypto ? { from, to, insert: "require('crypto').webcrypto" } : null;
    return [{ name, of: null, isCertain: true, node, edit }];
  });
}

const isAsked = (use: SyntaxNode): boolean => use.parent?.getChild('typeof') !== null;

/** Names that code gives to members, or asks for without calling them. */
function definedIn(code: ParsedCode): Set<string> {
  const keys = [...code.all('PropertyDefinition'), ...code.all('String')];
  const names = new Set(keys.map((key) => keyText(code, key) ?? ''));
  for (const node of code.all('MemberExpression')) {
    const call = node.parent;
    const isCalled =
      call?.name === 'NewExpression' || (call?.name === 'CallExpression' && call.firstChild?.to === node.to);
    if (!isCalled) names.add(memberName(code, node) ?? '');
  }
  return names;
}

function isOptional(code: ParsedCode, callee: SyntaxNode, call: SyntaxNode): boolean {
  return /^\s*\?\./.test(code.text.slice(callee.to, call.to));
}

type Missing = Pick<MissingBuiltIn, 'name' | 'of' | 'isCertain'>;

function memberOf(code: ParsedCode, object: SyntaxNode, name: string, names: EngineNames): Missing | null {
  const owner = object.name === 'VariableName' ? textOf(code, object) : '';
  if (STATIC.has(owner) && !code.own.has(owner)) {
    const typed = TYPED.test(owner) ? ['%TypedArray%.'] : [];
    const isThere = isOneOf(name, names, `${owner}.`, 'Function#', 'Object#', ...typed);
    return isThere ? null : { name: `${owner}.${name}`, of: null, isCertain: true };
  }
  const kind = kindOf(code, object);
  if (kind !== null) {
    const isThere = name === 'next' || name.startsWith('__') || isOneOf(name, names, `${kind}#`, 'Object#');
    return isThere ? null : { name, of: KINDS[kind] ?? null, isCertain: true };
  }
  // Other objects have words such as `with` and `union`, too.
  const later = /^[a-z]+$/.test(name)
    ? undefined
    : ['Array', 'String', 'Set'].find(
        (one) => isOneOf(name, LATER, `${one}#`) && !isOneOf(name, names, `${one}#`),
      );
  return later === undefined ? null : { name, of: KINDS[later] ?? null, isCertain: false };
}

const LATER = laterNames();
const isLater = (name: string): boolean => [...LATER.values()].some((one) => one.has(name));
const isOneOf = (name: string, names: EngineNames, ...owners: readonly string[]): boolean =>
  owners.some((owner) => names.get(owner)?.has(name) === true);

const TYPED = /^(?:Big)?(?:Ui|I)nt\d+(?:Clamped)?Array$|^Float\d+Array$/;
/** Owners that every engine has, and that hosts do not replace. */
const STATIC = new Set(
  'Array ArrayBuffer BigInt Date Error Intl JSON Map Math Object Promise RegExp String Uint8Array'.split(' '),
);

const TO_LIST = /^(?:concat|copyWithin|fill|filter|flat|flatMap|map|reverse|slice|sort|splice)$/;
const TO_ITERATOR = /^(?:entries|keys|values)$/;
const TO_TEXT =
  /^(?:concat|normalize|pad(?:End|Start)|repeat|replace(?:All)?|slice|substring|trim\w*|to(?:Lower|Upper)Case)$/;
const LISTS = /^(?:Array\.(?:from|of)|Object\.(?:entries|getOwnPropertyNames|keys|values))$/;

/** The owner of an expression's methods; null where the code does not show it. */
function kindOf(code: ParsedCode, given: SyntaxNode, depth = 0): string | null {
  const node = resolve(code, given);
  if (node.name === 'NewExpression') return kindOfNew(code, node);
  const literal = LITERALS[node.name];
  if (literal !== undefined) return literal;
  const callee = node.name === 'CallExpression' ? node.getChild('MemberExpression') : null;
  if (!callee?.firstChild || depth > 20) return null;
  const root = callee.firstChild.name === 'VariableName' ? textOf(code, callee.firstChild) : '';
  if (LISTS.test(textOf(code, callee)) && !code.own.has(root)) return 'Array';
  return resultOf(kindOf(code, callee.firstChild, depth + 1), memberName(code, callee) ?? '');
}

const LITERALS: Readonly<Record<string, string>> = {
  ArrayExpression: 'Array',
  RegExp: 'RegExp',
  String: 'String',
  TemplateString: 'String',
};

function kindOfNew(code: ParsedCode, node: SyntaxNode): string | null {
  const made = node.getChild('VariableName') ?? node.getChild('MemberExpression');
  const name = made ? textOf(code, made) : '';
  if (code.own.has(name)) return null;
  if (TYPED.test(name)) return '%TypedArray%';
  return Object.hasOwn(KINDS, name) ? name : null;
}

function resultOf(kind: string | null, method: string): string | null {
  if (kind === 'Array' && TO_LIST.test(method)) return 'Array';
  if (kind === 'String' && method === 'split') return 'Array';
  if (kind === 'String' && TO_TEXT.test(method)) return 'String';
  const isListed = kind === 'Array' || kind === 'Map' || kind === 'Set' || kind === '%TypedArray%';
  if (isListed && TO_ITERATOR.test(method)) return '%Iterator%';
  return kind === 'String' && method === 'matchAll' ? '%Iterator%' : null;
}
