// What keeps Node.js from loading a script: faults of syntax, TypeScript, `await` where there is none, ES modules.

import type { SyntaxNode, Tree } from '@lezer/common';
import type { CodeFinding, Span, Fix, TextEdit } from '../../../model/finding.ts';
import { code as quoted } from '../../kit/words.ts';
import type { JavaScriptFault } from '../../../lang/javascript/fault.ts';
import { faultIn, loadFault } from './handler/read.ts';
import { codeSyntax } from './rules.ts';
import { functionOf } from '../../../lang/javascript/nodes.ts';
import type { ParsedCode } from '../../../lang/javascript/parse.ts';
import { codeFix, found, insert } from './tree.ts';

/** The first fault of a script; [] where it can be loaded. */
export function checkSyntax(code: ParsedCode): CodeFinding[] {
  const { tree, text } = code;
  const refused = loadFault(code);
  if (!refused) return [];
  const fault = faultIn(tree);
  if (fault) return [faultFinding(fault, text)];
  const known = [...checkTypes(tree, text), ...checkAwait(code)];
  return known.length > 0 ? known : [refusedFinding(refused, text)];
}

/** What only an engine refuses: names declared twice, wrong regular expressions, grammar that is too new. */
function refusedFinding({ at, what }: JavaScriptFault, text: string): CodeFinding {
  const token = tokenAt(text, at);
  const says = what === 'Unexpected token' ? `${quoted(token)} is unexpected here.` : `${what}.`;
  return found(codeSyntax, { what: says }, { from: at, to: at + token.length });
}

function tokenAt(text: string, at: number): string {
  return /^(?:[\p{L}\p{N}_$]+|=>|[=!<>&|?]{2,3}|[^])/u.exec(text.slice(at))?.[0] ?? '';
}

function faultFinding(fault: SyntaxNode, text: string): CodeFinding {
  const string = unclosedString(fault, text);
  if (string) return found(codeSyntax, { what: 'The string is never closed.' }, string);
  const at = fault.from + (/^\s*/.exec(text.slice(fault.from))?.[0].length ?? 0);
  const token = tokenAt(text, at);
  if (token !== '') {
    const what = `${quoted(token)} is unexpected here.`;
    return found(codeSyntax, { what }, { from: at, to: at + token.length });
  }
  const open = unclosed(fault);
  const what = open ? `This ${quoted(text[open.from] ?? '')} is never closed.` : 'The code ends too early.';
  return found(codeSyntax, { what }, open ?? { from: at, to: at });
}

/** A string without its second quote, which ends with its line; a template goes on to the end of the text. */
function unclosedString(fault: SyntaxNode, text: string): Span | null {
  const string = [fault.parent, fault.prevSibling].find((node) =>
    /^(?:Template)?String$/.test(node?.name ?? ''),
  );
  if (!string) return null;
  const inside = text.slice(string.from + 1, string.to).trimEnd();
  if (inside.endsWith(text[string.from] ?? '') && fault.parent?.from !== string.from) return null;
  const isTemplate = string.name === 'TemplateString';
  const line = text.slice(string.from, string.to).split('\n', 1)[0]?.trimEnd() ?? '';
  return { from: string.from, to: string.from + (isTemplate ? 1 : line.length) };
}

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']' };

/** The innermost bracket around a node that has no partner. */
function unclosed(node: SyntaxNode): Span | null {
  for (let here = node.parent; here; here = here.parent) {
    const open = Object.entries(CLOSING).find(([a, b]) => here.getChild(a) && !here.getChild(b));
    const bracket = open && here.getChild(open[0]);
    if (bracket) return { from: bracket.from, to: bracket.to };
  }
  return null;
}

/** The parser also reads types, which Node.js does not. */
function checkTypes(tree: Tree, text: string): CodeFinding[] {
  const edits: TextEdit[] = [];
  let first: Span | null = null;
  tree.iterate({
    enter: ({ name, node }) => {
      const span = typeSpan(name, node);
      if (!span) return true;
      first ??= { from: span.from, to: span.to };
      const from = name === 'BinaryExpression' ? text.slice(0, span.from).trimEnd().length : span.from;
      edits.push({ from, to: span.to, insert: '' });
      // The value before `as` may have a type inside of it, but its edit would be in order all the same.
      return name === 'BinaryExpression';
    },
  });
  if (!first) return [];
  const what = 'Types are TypeScript, but AnythingLLM loads skills as JavaScript.';
  return [found(codeSyntax, { what }, first, [codeFix('Remove the types', ...edits)])];
}

function typeSpan(name: string, node: SyntaxNode): Span | null {
  if (name === 'TypeAnnotation') return node;
  if (name === 'Optional' && node.parent?.name === 'ParamList') return node;
  const as = name === 'BinaryExpression' ? (node.getChild('as') ?? node.getChild('satisfies')) : null;
  return as && { from: as.from, to: node.to };
}

/** `await` in a function that is not async, and outside of all functions. */
function checkAwait(code: ParsedCode): CodeFinding[] {
  const findings: CodeFinding[] = [];
  const functions = new Set<number>();
  for (const node of code.all('await')) {
    const fn = functionOf(node);
    if (fn?.getChild('async') || functions.has(fn?.from ?? -1)) continue;
    functions.add(fn?.from ?? -1);
    const what = fn
      ? '`await` is only allowed in an `async` function.'
      : '`await` is only allowed inside of a function.';
    findings.push(found(codeSyntax, { what }, node, fn ? madeAsync(fn) : []));
  }
  return findings;
}

function madeAsync(fn: SyntaxNode): Fix[] {
  if (fn.getChild('get') ?? fn.getChild('set')) return [];
  const at = fn.getChild('Star')?.from ?? fn.getChild('PropertyDefinition')?.from ?? fn.from;
  const start = fn.name.startsWith('Function') ? fn.from : at;
  return [codeFix('Make the function async', insert(start, 'async '))];
}
