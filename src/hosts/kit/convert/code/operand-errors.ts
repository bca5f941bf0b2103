// Expressions and statements in places where no engine takes them, though the parser does.

import type { SyntaxNode } from '@lezer/common';

/** Whether an engine refuses a node for what it consists of, or for where it is. */
export function isMisplaced(name: string, node: SyntaxNode, text: string): boolean {
  switch (name) {
    case 'AssignmentExpression':
      return isOperand(node) || isOptional(node.firstChild);
    case 'UnaryExpression':
      return isWrongStep(node, text);
    case 'PostfixExpression':
      return isCalled(node) || isWrongStep(node, text);
    case 'BinaryExpression':
      return isWrongPair(node, text);
    case 'NewTarget':
      return textOf(node.lastChild, text) !== 'target';
    case 'PrivatePropertyName':
      return !isDeclaredAround(node, text);
    case 'VariableDeclaration':
      return isAlone(node) && node.getChild('var') === null;
    case 'ClassDeclaration':
      return isAlone(node);
    case 'FunctionDeclaration':
      return node.getChild('VariableDefinition') === null || (isAlone(node) && !isOldFunction(node));
    case 'super':
      return !['MemberExpression', 'CallExpression'].includes(node.parent?.name ?? '');
    case 'ParamList':
    case 'ArrayPattern':
    case 'ObjectPattern':
      return !endsWithRest(node);
    case 'SwitchBody':
      return !startsWithCase(node) || node.getChildren('DefaultLabel').length > 1;
    case 'TryStatement':
      return node.getChild('CatchClause') === null && node.getChild('FinallyClause') === null;
    case 'Decorator':
    case 'Optional':
    case 'TypeName':
    case 'TypeAnnotation':
      return true;
    case 'Property':
      return ['String', 'Number'].includes(node.lastChild?.name ?? '') && partsOf(node).length === 1;
    default:
      return false;
  }
}

const TIGHTER: ReadonlySet<string> = new Set([
  'UnaryExpression',
  'PostfixExpression',
  'BinaryExpression',
  'AwaitExpression',
  'NewExpression',
  'TaggedTemplateExpression',
]);

/** An assignment binds weaker than operators: without brackets, it is not the operand of one. */
function isOperand(node: SyntaxNode): boolean {
  const name = node.parent?.name ?? '';
  const isCondition = name === 'ConditionalExpression' && node.prevSibling === null;
  return TIGHTER.has(name) || isCondition || isCalled(node);
}

/** Whether a node is what a call or a member is of. */
function isCalled({ parent, prevSibling }: SyntaxNode): boolean {
  return prevSibling === null && (parent?.name === 'CallExpression' || parent?.name === 'MemberExpression');
}

/** `++` and `--` need a place to count in; `!` after a value is of TypeScript. */
function isWrongStep(node: SyntaxNode, text: string): boolean {
  const parts = partsOf(node);
  if (node.name === 'UnaryExpression') {
    const [sign, operand] = parts;
    return isStep(sign, text) && !isPlace(operand);
  }
  const sign = parts[1];
  let [operand] = parts;
  if (!isStep(sign, text)) return true;
  // To the parser, `-a++` is `(-a)++`.
  while (operand && isSigned(operand, text)) operand = operand.lastChild ?? undefined;
  return !isPlace(operand);
}

function isStep(sign: SyntaxNode | undefined, text: string): boolean {
  return sign !== undefined && ['++', '--'].includes(textOf(sign, text));
}

/** Whether something can be written to; calls only fail when they run. */
function isPlace(node: SyntaxNode | undefined): boolean {
  const name = node?.name ?? '';
  if (node && name === 'ParenthesizedExpression') return isPlace(partsOf(node)[1]);
  if (node && ['MemberExpression', 'CallExpression'].includes(name)) return !isOptional(node);
  return name === 'VariableName';
}

function isSigned({ name, firstChild }: SyntaxNode, text: string): boolean {
  if (name === 'AwaitExpression') return true;
  return name === 'UnaryExpression' && !isStep(firstChild ?? undefined, text);
}

/** Whether `?.` is anywhere in a chain of members and calls. */
function isOptional(chain: SyntaxNode | null): boolean {
  for (let node = chain; node; node = node.firstChild) {
    if (node.name !== 'MemberExpression' && node.name !== 'CallExpression') return false;
    if (node.getChild('?.')) return true;
  }
  return false;
}

function isWrongPair(node: SyntaxNode, text: string): boolean {
  const { firstChild, lastChild } = node;
  const sign = textOf(firstChild?.nextSibling ?? null, text);
  // A comment to an engine.
  if (sign === '<') return text.startsWith('<!--', firstChild?.nextSibling?.from);
  if (sign === '**') return firstChild?.name === 'UnaryExpression' || firstChild?.name === 'AwaitExpression';
  if (sign !== '??' && sign !== '||' && sign !== '&&') return false;
  const signs = [firstChild, lastChild].map((one) =>
    one?.name === 'BinaryExpression' ? textOf(one.firstChild?.nextSibling ?? null, text) : '',
  );
  return signs.some((one) => (sign === '??' ? one === '||' || one === '&&' : one === '??'));
}

/** Whether a class around declares the private name. */
function isDeclaredAround(node: SyntaxNode, text: string): boolean {
  const name = textOf(node, text);
  for (let { parent } = node; parent; { parent } = parent) {
    if (parent.name !== 'ClassBody') continue;
    const members = [
      ...parent.getChildren('PropertyDeclaration'),
      ...parent.getChildren('MethodDeclaration'),
    ];
    const isIn = members.some(
      (member) => textOf(member.getChild('PrivatePropertyDefinition'), text) === name,
    );
    if (isIn) return true;
  }
  return false;
}

/** Whether what takes the rest of a pattern or a list of parameters is the last of it. */
function endsWithRest(node: SyntaxNode): boolean {
  const parts = partsOf(node).map(({ name }) => name);
  const rest = parts.indexOf('Spread');
  return rest < 0 || rest === parts.length - 3;
}

const WITHOUT_BLOCK: ReadonlySet<string> = new Set([
  'IfStatement',
  'ForStatement',
  'WhileStatement',
  'DoStatement',
  'WithStatement',
  'LabeledStatement',
]);

/** Whether a declaration is all that a statement has for its block. */
function isAlone(node: SyntaxNode): boolean {
  return WITHOUT_BLOCK.has(node.parent?.name ?? '');
}

/** Plain functions may be where old scripts have them: after `if` and labels. */
function isOldFunction(node: SyntaxNode): boolean {
  const isPlain = node.getChild('async') === null && node.getChild('Star') === null;
  return isPlain && (node.parent?.name === 'IfStatement' || node.parent?.name === 'LabeledStatement');
}

function startsWithCase(node: SyntaxNode): boolean {
  return ['CaseLabel', 'DefaultLabel', '}'].includes(partsOf(node)[1]?.name ?? '');
}

/** All children except comments. */
function partsOf(node: SyntaxNode): SyntaxNode[] {
  const parts: SyntaxNode[] = [];
  for (let part = node.firstChild; part; part = part.nextSibling) {
    if (!part.name.endsWith('Comment')) parts.push(part);
  }
  return parts;
}

function textOf(node: SyntaxNode | null, text: string): string {
  return node ? text.slice(node.from, node.to) : '';
}
