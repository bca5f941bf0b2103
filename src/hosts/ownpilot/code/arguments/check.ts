// Checks the call's arguments: names that the schema does not declare, parameters that the code never reads.

import type { SyntaxNode } from '@lezer/common';
import type { Finding } from '../../../../model/finding.ts';
import { didYouMean } from '../../../../lang/text/did-you-mean.ts';
import { join } from '../../../../lang/json/pointer.ts';
import {
  isFunction,
  membersOf,
  patternFor,
  textOf,
  type MemberUse,
} from '../../../../lang/javascript/nodes.ts';
import type { ParsedCode } from '../../../../lang/javascript/parse.ts';
import { INHERITED } from '../sandbox.ts';
import { within, type ReadableTool } from '../tool.ts';
import { argumentsUnchecked, argumentUndeclared, parameterUnread } from './rules.ts';

/** Findings about reads of `args` and about declared parameters that the code does not read. */
export function checkArguments(tool: ReadableTool): Finding[] {
  const { code, parameters } = tool;
  const reads = membersOf(code, 'args').filter(({ name }) => !INHERITED.has(name));
  const findings = checkChecked(tool, reads);
  if (parameters === null) return findings;
  for (const { name, node } of reads) {
    if (parameters.includes(name)) continue;
    const meant = didYouMean(name, parameters);
    findings.push(argumentUndeclared.at(...within(tool, node), { name, meant }));
  }
  if (!code.own.has('args') && !escapes(code)) {
    const read = new Set(reads.map(({ name }) => name));
    for (const name of parameters) {
      if (read.has(name) || INHERITED.has(name)) continue;
      const pointer = join(tool.pointer, 'parameters', 'properties', name);
      findings.push(parameterUnread.at(pointer, 'key', { name }));
    }
  }
  return findings;
}

/** True where `args` is used as a whole, so the code may read any member. */
function escapes(code: ParsedCode): boolean {
  if (code.shorthands('args').length > 0 || code.uses('__args__').length > 0) return true;
  return code.uses('args').some((node) => {
    const parent = node.parent;
    if (parent?.name === 'MemberExpression' && parent.firstChild?.from === node.from) {
      return parent.getChild('PropertyName') === null && parent.getChild('String') === null;
    }
    const pattern = patternFor(node);
    if (!pattern) return true;
    return pattern
      .getChildren('PatternProperty')
      .some((property) => property.getChild('Spread') || property.getChild('['));
  });
}

/** Tip 14, reported once, and only where no argument is used in a condition, with a default, or in a conversion or helper. */
function checkChecked(tool: ReadableTool, reads: readonly MemberUse[]): Finding[] {
  const { code } = tool;
  const first = reads[0];
  if (!first || code.own.has('args')) return [];
  const names = new Set(['args', ...reads.flatMap(({ name, node }) => [name, givenTo(code, node)])]);
  const checked = [...names].some((name) => code.uses(name).some((node) => isChecked(code, node)));
  if (checked || reads.some(({ node }) => node.parent?.getChild('Equals'))) return [];
  return [argumentsUnchecked.at(...within(tool, first.node), { name: first.name })];
}

/** The variable that is declared with this argument, or with something made of it. */
function givenTo(code: ParsedCode, node: SyntaxNode): string {
  for (let here = node.parent; here && !isFunction(here); here = here.parent) {
    const name = here.name === 'VariableDeclaration' ? here.getChild('VariableDefinition') : null;
    if (name) return textOf(code, name);
  }
  return '';
}

const CHECKS = /^(?:ConditionalExpression|SwitchStatement|UnaryExpression)$/;

function isChecked(code: ParsedCode, node: SyntaxNode): boolean {
  for (let here = node.parent; here && !isFunction(here); here = here.parent) {
    if (CHECKS.test(here.name)) return true;
    if (here.name === 'BinaryExpression' && (here.getChild('LogicOp') ?? here.getChild('CompareOp')))
      return true;
    if (here.name === 'CallExpression' && mayCheck(code, here)) return true;
    if (/Statement$|^VariableDeclaration$/.test(here.name)) {
      const condition = here.getChild('ParenthesizedExpression');
      return here.name === 'IfStatement' && condition !== null && condition.to >= node.to;
    }
  }
  return false;
}

/** True for a conversion, or for a function of the tool's own that may check its argument. */
function mayCheck(code: ParsedCode, call: SyntaxNode): boolean {
  const callee = call.firstChild;
  if (!callee) return false;
  const path = textOf(code, callee);
  return (
    code.own.has(path) || /^(?:Number|String|Boolean|Array|Math|Object|parse\w+|utils\.is\w+)\b/.test(path)
  );
}
