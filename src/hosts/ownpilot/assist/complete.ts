// Completes names in a tool's code: the globals of its sandbox, their members, its parameters and its own variables.

import type { CompletionOption } from '../../../model/assist.ts';
import type { CodeChecker } from '../../../model/code.ts';
import { describe, existsIn, GLOBAL_ENTRIES, LANGUAGE_NAMES, OBJECTS, type ApiEntry } from './globals.ts';
import { isProse, siteOf, type Site } from './site.ts';

/** Characters before the caret that are looked at. */
const NEAR = 200;

const IDENTIFIER = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

/** Names of which a caret may be the end, but that are new there. */
const NEW_NAME = /^(?:VariableDefinition|PropertyDefinition|Label|TypeDefinition)$/;

/** The options at the caret; null where nothing is known of the place. */
export const complete: NonNullable<CodeChecker['complete']> = (file, caret, context) => {
  const site = siteOf(file, caret, context);
  if (!site || isProse(site)) return null;
  const { node, offset, code } = site;
  if (node.name === 'String' && offset > node.from && (offset < node.to || isOpen(site))) return null;
  const before = code.text.slice(Math.max(0, offset - NEAR), offset);
  const word = lastWord(before);
  const options = optionsAfter(site, before.slice(0, before.length - word.length), word);
  return options.length > 0 ? { from: offset - word.length, to: offset, options, also: [] } : null;
};

function lastWord(text: string): string {
  let from = text.length;
  while (from > 0 && /[\w$]/.test(text.charAt(from - 1))) from--;
  return text.slice(from);
}

/** Members after the dot of a known name, else names; `before` is what comes before the word. */
function optionsAfter(site: Site, before: string, word: string): CompletionOption[] {
  const rest = before.trimEnd();
  if (!rest.endsWith('.') || rest.endsWith('...')) return nameOptions(site, word);
  const object = rest.slice(0, rest.endsWith('?.') ? -2 : -1).trimEnd();
  const base = lastWord(object);
  return /[.)\]]$/.test(object.slice(0, object.length - base.length)) ? [] : memberOptions(site, base);
}

/** True for a string without its closing quote. */
function isOpen({ node, code }: Site): boolean {
  return node.to - node.from < 2 || code.text.charAt(node.to - 1) !== code.text.charAt(node.from);
}

/** Members of an object of the sandbox, or the parameters behind `args.`. */
function memberOptions(site: Site, base: string): CompletionOption[] {
  if (site.code.own.has(base)) return [];
  if (base === 'args') return parameterOptions(site);
  return (OBJECTS.get(base) ?? [])
    .filter((entry) => existsIn(entry, site.release))
    .map((entry) => optionOf(site, entry));
}

function parameterOptions({ parameters }: Site): CompletionOption[] {
  return parameters
    .filter(({ name }) => IDENTIFIER.test(name))
    .map(({ name, detail, about }) => plain(name, detail, about));
}

/** Names that can be used, unless a new one is declared here. */
function nameOptions(site: Site, word: string): CompletionOption[] {
  if (NEW_NAME.test(site.node.name)) return [];
  const { own } = site.code;
  const globals = GLOBAL_ENTRIES.filter((entry) => existsIn(entry, site.release) && !own.has(entry.path));
  return [
    ...[...own].filter((name) => name !== word).map((name) => plain(name, 'in this code', '')),
    ...globals.map((entry) => optionOf(site, entry)),
    ...LANGUAGE_NAMES.filter((name) => !own.has(name)).map((name) => plain(name, 'JavaScript', '')),
  ];
}

/** A function comes with its parentheses, and the caret in them where it takes arguments. */
function optionOf({ code, offset, release, permissions }: Site, entry: ApiEntry): CompletionOption {
  const label = entry.path.split('.').at(-1) ?? '';
  const calls = /^\(.*→|^\(…/.test(entry.signature) && code.text.charAt(offset) !== '(';
  const insert = calls ? `${label}()` : label;
  const caret = !calls ? insert.length : entry.signature.startsWith('()') ? insert.length : insert.length - 1;
  return { label, insert, caret, detail: entry.signature, info: describe(entry, release, permissions) };
}

function plain(label: string, detail: string, info: string): CompletionOption {
  return { label, insert: label, caret: label.length, detail, info };
}
