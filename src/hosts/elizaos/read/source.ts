// Reads actions from a plugin's own TypeScript without running it: their plain data, and their handlers as JavaScript.

import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/javascript';
import { setMember } from '../../../porting/set-member.ts';
import { withoutTypes } from './without-types.ts';

const typescript = parser.configure({ dialect: 'ts' });

/** Longer source is left alone. */
const LONGEST = 400_000;

export interface SourceAction {
  /** Members that are plain data; `handler` is the text of a function. */
  readonly data: Record<string, unknown>;
  /** Names from outside of the handler that it uses: imports and what the file declares. */
  readonly needs: readonly string[];
}

/** Objects with a name and a handler, in the order of the text. */
export function readSource(text: string): SourceAction[] {
  if (text.length > LONGEST || !text.includes('handler')) return [];
  const tree = typescript.parse(text);
  const outside = topNames(tree.topNode, text);
  const found: SourceAction[] = [];
  tree.iterate({
    enter: ({ name, node }) => {
      if (name !== 'ObjectExpression') return;
      const action = actionOf(node, text, outside);
      if (action) found.push(action);
    },
  });
  return found;
}

function actionOf(node: SyntaxNode, text: string, outside: ReadonlySet<string>): SourceAction | null {
  const data: Record<string, unknown> = {};
  let needs: string[] | null = null;
  for (const property of node.getChildren('Property')) {
    const key = keyOf(property, text);
    if (key === null) continue;
    if (key !== 'handler') {
      const value = property.lastChild ? literal(property.lastChild, text) : undefined;
      if (value !== undefined) setMember(data, key, value);
      continue;
    }
    const handler = handlerOf(property, text);
    if (!handler) return null;
    data.handler = handler.text;
    needs = usedNames(handler.node, text, outside);
  }
  return needs !== null && typeof data.name === 'string' ? { data, needs } : null;
}

function keyOf(property: SyntaxNode, text: string): string | null {
  const key = property.getChild('PropertyDefinition') ?? property.getChild('String');
  if (!key) return null;
  const raw = text.slice(key.from, key.to);
  return key.name === 'String' ? raw.slice(1, -1) : raw;
}

/** `handler: async (…) => …`, `handler: function …`, or the method `async handler(…) { … }`. */
function handlerOf(property: SyntaxNode, text: string): { text: string; node: SyntaxNode } | null {
  const params = property.getChild('ParamList');
  const body = property.getChild('Block');
  if (params && body) {
    const start = property.getChild('async') ? 'async function ' : 'function ';
    return { text: start + withoutTypes(property, text, params.from, body.to), node: property };
  }
  const value = property.lastChild;
  if (value?.name !== 'ArrowFunction' && value?.name !== 'FunctionExpression') return null;
  return { text: withoutTypes(value, text, value.from, value.to), node: value };
}

/** The value of an expression that is plain data; undefined for all else. */
function literal(node: SyntaxNode, text: string): unknown {
  const raw = text.slice(node.from, node.to);
  switch (node.name) {
    case 'String':
      return unquoted(raw);
    case 'TemplateString':
      return node.getChild('Interpolation') ? undefined : unquoted(raw);
    case 'Number':
    case 'UnaryExpression': {
      const number = /^-?[\d._eE+]+$/.test(raw) ? Number(raw.replaceAll('_', '')) : NaN;
      return Number.isFinite(number) ? number : undefined;
    }
    case 'BooleanLiteral':
      return raw === 'true';
    case 'null':
      return null;
    case 'ArrayExpression':
      return listOf(node, text);
    case 'ObjectExpression':
      return objectOf(node, text);
    case 'BinaryExpression':
      // `[…] as const`, `{…} satisfies Action`
      return node.getChild('as') || node.getChild('satisfies')
        ? node.firstChild && literal(node.firstChild, text)
        : undefined;
    default:
      return undefined;
  }
}

function listOf(node: SyntaxNode, text: string): unknown[] | undefined {
  const out: unknown[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (/^[[\],]$|Comment$/.test(child.name)) continue;
    const value = literal(child, text);
    if (value === undefined) return undefined;
    out.push(value);
  }
  return out;
}

function objectOf(node: SyntaxNode, text: string): Record<string, unknown> | undefined {
  const out = {};
  if (node.getChild('Spread')) return undefined;
  for (const property of node.getChildren('Property')) {
    const key = keyOf(property, text);
    const value = property.lastChild ? literal(property.lastChild, text) : undefined;
    if (key === null || value === undefined) return undefined;
    setMember(out, key, value);
  }
  return out;
}

const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  v: '\v',
  0: '\0',
};

function unquoted(raw: string): string {
  return raw
    .slice(1, -1)
    .replace(
      /\\(?:u\{([\da-fA-F]+)\}|u([\da-fA-F]{4})|x([\da-fA-F]{2})|\r\n|([^]))/g,
      (_, long, four, two, one) => {
        const code = [long, four, two].find((hex) => typeof hex === 'string');
        if (typeof code === 'string') return String.fromCodePoint(Math.min(parseInt(code, 16), 0x10ffff));
        if (typeof one !== 'string' || one === '\n') return '';
        return Object.hasOwn(ESCAPES, one) ? (ESCAPES[one] ?? one) : one;
      },
    );
}

/** Imported and declared names of the file itself, without types. */
function topNames(top: SyntaxNode, text: string): Set<string> {
  const names = new Set<string>();
  for (let child = top.firstChild; child; child = child.nextSibling) {
    const declaration =
      child.name === 'ExportDeclaration' ? (child.getChild('VariableDeclaration') ?? child) : child;
    if (child.getChild('type')) continue;
    const groups = [declaration, ...declaration.getChildren('ImportGroup')];
    for (const name of groups.flatMap((group) => group.getChildren('VariableDefinition'))) {
      names.add(text.slice(name.from, name.to));
    }
  }
  return names;
}

function usedNames(node: SyntaxNode, text: string, outside: ReadonlySet<string>): string[] {
  const used = new Set<string>();
  node.cursor().iterate((inner) => {
    if (inner.name !== 'VariableName') return;
    const name = text.slice(inner.from, inner.to);
    if (outside.has(name)) used.add(name);
  });
  return [...used];
}
