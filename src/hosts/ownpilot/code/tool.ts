// One tool as the checks of its code read it, and places in its code.

import type { SyntaxNode } from '@lezer/common';
import type { Place, Pointer, Span } from '../../../model/finding.ts';
import { isObject, member } from '../../../model/guards.ts';
import { join } from '../../../lang/json/pointer.ts';
import { elements, isText, toolsOf, type JsonObject } from '../shape.ts';
import { parseCode, type ParsedCode } from '../../../lang/javascript/parse.ts';
import { MAX_CODE } from './blocked/patterns.ts';
import { syntaxFault, type SyntaxFault } from './syntax/fault.ts';

/** A tool with code; `pointer` is that of the tool, `text` the decoded code. */
export interface CodedTool {
  readonly pointer: string;
  readonly text: string;
  /** As listed, with null for what is not a string. The host searches a text as it does a list. */
  readonly permissions: string | readonly (string | null)[];
  /** Names of the declared parameters; null where the schema does not simply list them. */
  readonly parameters: readonly string[] | null;
  readonly code: ParsedCode | null;
  readonly fault: SyntaxFault | null;
}

/** One whose syntax tree says what is in it. */
export type ReadableTool = CodedTool & { readonly code: ParsedCode };

/** The tools of a manifest whose code is a string that is not empty. */
export function toolsWithCode(manifest: unknown): CodedTool[] {
  return toolsOf(manifest).flatMap(({ pointer, value }) => {
    const text = member(value, 'code');
    return isText(text) ? [toolAt(pointer, value, text)] : [];
  });
}

function toolAt(pointer: string, value: JsonObject, text: string): CodedTool {
  const code = readCode(text);
  const permissions = member(value, 'permissions');
  return {
    pointer,
    text,
    permissions:
      typeof permissions === 'string'
        ? permissions
        : elements(permissions).map((name) => (typeof name === 'string' ? name : null)),
    parameters: parameterNames(member(value, 'parameters')),
    code,
    fault: code && syntaxFault(code),
  };
}

/** Null where the code is too long for OwnPilot, or takes too long to parse. */
export function readCode(text: string): ParsedCode | null {
  return text.length > MAX_CODE ? null : parseCode(text);
}

/** True where the checks that need a syntax tree can run. */
export function isReadable(tool: CodedTool): tool is ReadableTool {
  return tool.code !== null && !tool.fault?.unreadable;
}

function parameterNames(schema: unknown): string[] | null {
  if (!isObject(schema)) return null;
  const combined = ['$ref', 'allOf', 'anyOf', 'oneOf', 'patternProperties'];
  if (combined.some((key) => Object.hasOwn(schema, key)) || member(schema, 'type') !== 'object') return null;
  const properties = member(schema, 'properties');
  if (properties === undefined) return [];
  return isObject(properties) ? Object.keys(properties) : null;
}

/** The pointer and place of a node or range of the tool's code, for `rule.at(...within(tool, node), args)`. */
export function within(tool: Pick<CodedTool, 'pointer'>, { from, to }: Span | SyntaxNode): [Pointer, Place] {
  return [join(tool.pointer, 'code'), { from, to }];
}
