// Where a caret is in a tool's code, with what of the manifest matters there.

import type { SyntaxNode } from '@lezer/common';
import type { CodeCaret, CodeContext } from '../../../model/code.ts';
import { isObject, member } from '../../../model/guards.ts';
import type { PluginFile } from '../../../model/file.ts';
import { split, valueAt, join } from '../../../lang/json/pointer.ts';
import { parseCode, type ParsedCode } from '../../../lang/javascript/parse.ts';
import { elements } from '../shape.ts';

export interface Site {
  readonly code: ParsedCode;
  readonly offset: number;
  /** The innermost node that the caret is in or behind. */
  readonly node: SyntaxNode;
  readonly release: string | null;
  readonly permissions: readonly unknown[];
  readonly parameters: readonly DeclaredParameter[];
}

export interface DeclaredParameter {
  readonly name: string;
  /** Its type and whether it is required, '' where neither is known. */
  readonly detail: string;
  readonly about: string;
}

/** Null for a file that is not a tool's code, and for code that cannot be parsed. */
export function siteOf(
  file: PluginFile,
  { offset, release, pointer }: CodeCaret,
  { manifest }: CodeContext,
): Site | null {
  const code = pointer === null ? null : parseCode(file.text);
  if (!code || pointer === null) return null;
  const tool = valueAt(manifest?.value, join('', ...split(pointer).slice(0, -1)));
  return {
    code,
    offset,
    node: code.tree.resolveInner(offset, -1),
    release,
    permissions: elements(member(tool, 'permissions')),
    parameters: parametersOf(member(tool, 'parameters')),
  };
}

function parametersOf(schema: unknown): DeclaredParameter[] {
  const properties = member(schema, 'properties');
  const required = elements(member(schema, 'required'));
  return Object.entries(isObject(properties) ? properties : {}).map(([name, value]) => {
    const type = member(value, 'type');
    const about = member(value, 'description');
    const words = [typeof type === 'string' ? type : '', required.includes(name) ? 'required' : ''];
    return { name, detail: words.filter(Boolean).join(', '), about: typeof about === 'string' ? about : '' };
  });
}

const NO_CODE = /^(?:LineComment|BlockComment|RegExp|TemplateString|JSXText)$/;

/** True in text that is not code: comments, templates and regular expressions. Strings are asked for themselves. */
export function isProse({ node, offset }: Site): boolean {
  return NO_CODE.test(node.name) && (offset < node.to || node.name === 'LineComment');
}
