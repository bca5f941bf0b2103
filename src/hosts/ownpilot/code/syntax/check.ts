// Finds what keeps tool code from compiling: syntax errors, TypeScript, import and export, names declared twice.

import type { SyntaxNode } from '@lezer/common';
import type { Finding } from '../../../../model/finding.ts';
import { functionOf, textOf } from '../../../../lang/javascript/nodes.ts';
import { compileFault } from './fault.ts';
import { within, type ReadableTool, type CodedTool } from '../tool.ts';
import { awaitPlace, importExport, redeclares, syntax, typescript } from './rules.ts';

/** Names that the host declares before the code (core/agent/tools/dynamic-tool-executor.ts:217-223). */
const DECLARED_BY_HOST = new Set(['args', 'context']);

/** The first certain syntax error; [] where there is none. */
export function checkGrammar(tool: CodedTool): Finding[] {
  const { fault } = tool;
  return fault ? [syntax.at(...within(tool, fault), { kind: fault.kind, found: fault.found })] : [];
}

/** Findings about code that a tolerant parser accepts and the engine refuses. */
export function checkCompiles(tool: ReadableTool): Finding[] {
  const { code } = tool;
  const known = [
    ...code
      .all('TypeAnnotation')
      .map((node) => typescript.at(...within(tool, node), { type: textOf(code, node).slice(0, 40) })),
    ...[...code.all('ImportDeclaration'), ...code.all('ExportDeclaration')].map((node) => {
      const keyword = node.name === 'ImportDeclaration' ? 'import' : 'export';
      const word = { from: node.from, to: node.from + keyword.length };
      return importExport.at(...within(tool, word), { keyword });
    }),
    ...checkDeclarations(tool),
    ...checkAwaitPlaces(tool),
  ];
  const fault = known.length === 0 ? compileFault(code.text) : null;
  return fault ? [syntax.at(...within(tool, fault), { kind: fault.kind, found: fault.found })] : known;
}

function checkDeclarations(tool: ReadableTool): Finding[] {
  const seen = new Set<string>();
  const { code } = tool;
  return code.all('VariableDefinition').flatMap((node) => {
    const name = textOf(code, node);
    const how = declaredAtTop(node);
    if (how === null) return [];
    if (DECLARED_BY_HOST.has(name)) return [redeclares.at(...within(tool, node), { name, by: 'host' })];
    if (how === 'var') return [];
    const twice = seen.has(name);
    seen.add(name);
    return twice ? [redeclares.at(...within(tool, node), { name, by: 'code' })] : [];
  });
}

/** The kind of a declaration in the tool's own body: `fixed` for const, let and class; null elsewhere. */
function declaredAtTop(node: SyntaxNode): 'fixed' | 'var' | null {
  let here = node.parent;
  while (here && /Pattern/.test(here.name)) here = here.parent;
  if (here?.name === 'VariableDeclaration') {
    if (here.getChild('var')) return functionOf(here) ? null : 'var';
    return here.parent?.name === 'Script' ? 'fixed' : null;
  }
  if (here?.parent?.name !== 'Script') return null;
  if (here.name === 'ClassDeclaration') return 'fixed';
  return here.name === 'FunctionDeclaration' ? 'var' : null;
}

/** `await` in a function that is not async is a syntax error. */
function checkAwaitPlaces(tool: ReadableTool): Finding[] {
  const reported = new Set<number>();
  return tool.code.all('AwaitExpression').flatMap((node) => {
    const around = functionOf(node);
    if (!around || around.getChild('async') || reported.has(around.from)) return [];
    reported.add(around.from);
    return [awaitPlace.at(...within(tool, { from: node.from, to: node.from + 'await'.length }))];
  });
}
