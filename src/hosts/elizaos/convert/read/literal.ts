// Values of expressions in a plugin's source that are plain data, read without running anything.

import type { SyntaxNode } from '@lezer/common';
import { setMember } from '../../../kit/convert/set-member.ts';

/** Deeper data is not read: the source was not written by a person. */
const DEEPEST = 100;

/** The name of a member; null where it is computed or spread. */
export function keyOf(property: SyntaxNode, text: string): string | null {
  const key = property.getChild('PropertyDefinition') ?? property.getChild('String');
  if (!key) return null;
  const raw = text.slice(key.from, key.to);
  return key.name === 'String' ? raw.slice(1, -1) : raw;
}

/** The value of an expression that is plain data; undefined for all else. */
export function literal(node: SyntaxNode, text: string, depth = 0): unknown {
  if (depth > DEEPEST) return undefined;
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
      return listOf(node, text, depth);
    case 'ObjectExpression':
      return objectOf(node, text, depth);
    case 'BinaryExpression':
      // `[…] as const`, `{…} satisfies Action`
      return node.getChild('as') || node.getChild('satisfies')
        ? node.firstChild && literal(node.firstChild, text, depth + 1)
        : undefined;
    default:
      return undefined;
  }
}

function listOf(node: SyntaxNode, text: string, depth: number): unknown[] | undefined {
  const out: unknown[] = [];
  for (const element of elementsOf(node)) {
    const value = literal(element, text, depth + 1);
    if (value === undefined) return undefined;
    out.push(value);
  }
  return out;
}

function objectOf(node: SyntaxNode, text: string, depth: number): Record<string, unknown> | undefined {
  const out = {};
  if (hasSpread(node)) return undefined;
  for (const property of node.getChildren('Property')) {
    const key = keyOf(property, text);
    const value = property.lastChild ? literal(property.lastChild, text, depth + 1) : undefined;
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

/** What an expression says: plain data, or where it has code or names, their text. */
export function described(node: SyntaxNode, text: string, depth = 0): unknown {
  const plain = literal(node, text, depth);
  if (plain !== undefined) return plain;
  if (depth < DEEPEST && node.name === 'ArrayExpression') {
    return elementsOf(node).map((element) => described(element, text, depth + 1));
  }
  if (depth >= DEEPEST || node.name !== 'ObjectExpression' || hasSpread(node)) {
    return text.slice(node.from, node.to);
  }
  return membersOf(node, text, depth);
}

/** The members of an object expression, each as `described`. Spread members and computed names are left out. */
export function membersOf(node: SyntaxNode, text: string, depth = 0): Record<string, unknown> {
  const out = {};
  for (const property of node.getChildren('Property')) {
    const key = keyOf(property, text);
    const value = property.lastChild;
    if (key === null || !value) continue;
    const method = property.getChild('ParamList') !== null;
    const short = value.name === 'PropertyDefinition';
    setMember(
      out,
      key,
      method || short ? text.slice(property.from, property.to) : described(value, text, depth + 1),
    );
  }
  return out;
}

/** The elements of an array expression. */
export function elementsOf(node: SyntaxNode): SyntaxNode[] {
  const out: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (!/^[[\],]$|Comment$/.test(child.name)) out.push(child);
  }
  return out;
}

function hasSpread(node: SyntaxNode): boolean {
  return node.getChildren('Property').some((property) => property.getChild('Spread') !== null);
}
