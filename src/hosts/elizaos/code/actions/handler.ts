// What handlers do: errors that leave them, results without `success`, and members of the message that they read.

import type { CodeFinding } from '../../../../model/finding.ts';
import * as ts from 'typescript';
import {
  placeOfNode,
  type CodeValue,
  type FunctionValue,
  type ObjectValue,
} from '../../../../lang/typescript/read-value.ts';
import { nodesIn } from '../../../../lang/typescript/nodes.ts';
import type { CodeReader } from '../../../../lang/typescript/read.ts';
import { addMember, replaced } from '../edits.ts';
import { found, headOf, lacks, type Part } from '../found.ts';
import { misspelt } from '../parts/check.ts';
import * as rules from './rules.ts';

/** More findings of one handler tell no more. */
const MOST = 10;

/** Findings of one action's handler. */
export function handlerFindings(part: Part, reader: CodeReader, types: ts.TypeChecker): CodeFinding[] {
  const handler = part.object.members.get('handler')?.value;
  if (handler?.kind !== 'function') return [];
  return [
    ...thrown(handler, part.pointer),
    ...lostCallbacks(handler, part),
    ...promisesIn(handler, part, types),
    ...guarded(handler, part),
    ...results(handler, part, reader),
    ...noneReturned(handler, part),
    ...contentOf(handler, part),
    ...parametersOf(handler, part),
  ];
}

/** What runs in a function itself, and not in functions inside of it; [] without a body. */
export function ownNodes(
  body: ts.Node | undefined,
  isLeftOut: (node: ts.Node) => boolean = () => false,
): ts.Node[] {
  const isInner = (node: ts.Node): boolean =>
    node !== body && (ts.isFunctionLike(node) || ts.isClassLike(node));
  return body ? [...nodesIn([body], (node) => isInner(node) || isLeftOut(node))] : [];
}

/** What is thrown inside is caught; what `catch` throws again is not. */
function isTried(node: ts.Node): boolean {
  const { parent } = node;
  return ts.isTryStatement(parent) && parent.catchClause !== undefined && parent.tryBlock === node;
}

function thrown({ node }: FunctionValue, pointer: string): CodeFinding[] {
  const all = ownNodes(node.body, isTried).filter(ts.isThrowStatement).slice(0, MOST);
  return all.map((one) => {
    const place = placeOfNode(one);
    const error = one.expression.getText();
    const isError = ts.isNewExpression(one.expression);
    const insert = `return { success: false, error: ${isError ? error : `String(${error})`} };`;
    const fixes = replaced(place, insert, 'Return the error as a result');
    return found(rules.throws.at(`${pointer}/handler`, 'value'), place, fixes);
  });
}

/** The name of the parameter at this place; null where it has none. */
function parameterAt({ node }: FunctionValue, i: number): string | null {
  const name = node.parameters[i]?.name;
  return name && ts.isIdentifier(name) ? name.text : null;
}

const isCallOf = (node: ts.Node, name: string): boolean =>
  ts.isCallExpression(node) && node.expression.getText() === name;

/** What the callback is given before something is awaited whose error nothing catches. */
function lostCallbacks(handler: FunctionValue, { pointer }: Part): CodeFinding[] {
  const { body } = handler.node;
  const callback = parameterAt(handler, 4);
  if (callback === null) return [];
  const risks = ownNodes(body, isTried)
    .filter(ts.isAwaitExpression)
    .filter(({ expression }) => !isCallOf(expression, callback))
    .map((one) => one.getStart());
  const calls = ownNodes(body).filter((one) => isCallOf(one, callback));
  const lost = calls.findLast((call) => risks.some((at) => at > call.end && at < reachOf(call)));
  return lost ? [found(rules.lostCallback.at(`${pointer}/handler`, 'value'), placeOfNode(lost))] : [];
}

/** How far the function goes on after a call, unless what is around it ends before. */
function reachOf(call: ts.Node): number {
  const isEnd = (one: ts.Node): boolean => ts.isReturnStatement(one) || ts.isThrowStatement(one);
  for (let node = call; !ts.isFunctionLike(node); node = node.parent) {
    const { parent } = node;
    if (isEnd(node)) return node.end;
    const after = ts.isBlock(parent) ? parent.statements.filter(({ pos }) => pos > node.pos) : [];
    const last = after.find(isEnd);
    if (last) return last.end;
  }
  return Infinity;
}

/** Statements that only start something, so that nothing handles its error. */
function promisesIn(handler: FunctionValue, { pointer }: Part, types: ts.TypeChecker): CodeFinding[] {
  const callback = parameterAt(handler, 4);
  const out: CodeFinding[] = [];
  for (const one of ownNodes(handler.node.body)) {
    const call = ts.isExpressionStatement(one) ? one.expression : null;
    if (!call || !ts.isCallExpression(call) || call.expression.getText() === callback) continue;
    const handles = ts.isPropertyAccessExpression(call.expression) ? call.expression.name.text : '';
    if (handles === 'catch' || (handles === 'then' && call.arguments.length > 1)) continue;
    if (!types.getPropertyOfType(types.getTypeAtLocation(call), 'then')) continue;
    const place = placeOfNode(call);
    const start = { ...place, to: place.from };
    const fixes = handler.async ? replaced(start, 'await ', 'Add `await`') : [];
    out.push(found(rules.notAwaited.at(`${pointer}/handler`, 'value'), place, fixes));
  }
  return out.slice(0, MOST);
}

/** What `validate` asks its runtime for, and the handler, which runs without it too, does not. */
function guarded(handler: FunctionValue, { object, pointer }: Part): CodeFinding[] {
  const validate = object.members.get('validate')?.value;
  const { body } = handler.node;
  if (validate?.kind !== 'function' || !body) return [];
  const asked = parameterAt(validate, 0);
  const own = parameterAt(handler, 0);
  const text = body.getText();
  const start = { ...placeOfNode(body), from: body.getStart() + 1, to: body.getStart() + 1 };
  // A function that gets the runtime may ask for it.
  if (asked === null || new RegExp(`[(,]\\s*${own?.replaceAll('$', '\\$&') ?? '$^'}\\s*[,)]`).test(text))
    return [];
  const all = ownNodes(validate.node).flatMap((one): CodeFinding[] => {
    if (!ts.isCallExpression(one)) return [];
    const [key] = one.arguments;
    const member = /^([\w$]+)\.(getSetting|getService)$/.exec(one.expression.getText());
    if (member?.[1] !== asked || !key || !ts.isStringLiteral(key) || text.includes(key.text)) return [];
    const test = `if (!${own ?? ''}.${member[2] ?? ''}(${key.getText()}))`;
    const insert = ` ${test} return { success: false, text: ${JSON.stringify(`${key.text} is not there.`)} };`;
    const fixes = own && ts.isBlock(body) ? replaced(start, insert, 'Ask in the handler too') : [];
    const finding = rules.validateAsGuard.at(`${pointer}/validate`, 'value', { key: key.text });
    return [found(finding, placeOfNode(one), fixes)];
  });
  return all.slice(0, MOST);
}

function results({ node }: FunctionValue, { object, pointer }: Part, reader: CodeReader): CodeFinding[] {
  const args = { member: 'success', holder: object.members.get('handler')?.key.from ?? -1 };
  const out: CodeFinding[] = [];
  const note = (result: ts.Expression): void => {
    // Results that are read from elsewhere are reported there or not at all.
    const value = ts.isConditionalExpression(result) ? null : reader.value(result);
    if (value?.kind !== 'object' || ts.isIdentifier(result)) return;
    out.push(...bareIn(value, pointer));
    if (!lacks(value, 'success')) return;
    const fixes = [
      ...misspelt(value, 'success'),
      ...addMember(value, 'success', value.members.has('error') ? 'false' : 'true'),
    ];
    out.push(found(rules.noSuccess.at(`${pointer}/handler`, 'value', args), headOf(value), fixes));
  };
  const { body } = node;
  if (body && !ts.isBlock(body)) note(body);
  else for (const one of returnsIn(body)) note(one);
  return out.slice(0, MOST);
}

/** The values that a block gives back. */
function returnsIn(body: ts.Node | undefined): ts.Expression[] {
  return ownNodes(body)
    .filter(ts.isReturnStatement)
    .flatMap(({ expression }) => expression ?? []);
}

/** What makes the core take a returned object as it is. */
const OF_RESULTS = ['text', 'data', 'values'];

function bareIn(value: ObjectValue, pointer: string): CodeFinding[] {
  const { members, complete } = value;
  const success = members.get('success')?.value;
  if (!complete || !success || OF_RESULTS.some((name) => members.has(name))) return [];
  const source = value.node.getSourceFile();
  const textAt = ({ at }: CodeValue): string => source.text.slice(at.from, at.to);
  if (success.at.file !== value.at.file || textAt(success) === 'true') return [];
  const error = members.get('error')?.value;
  const text = error?.at.file === value.at.file ? `String(${textAt(error)})` : "'It failed.'";
  return [
    found(rules.bareFailure.at(`${pointer}/handler`, 'value'), headOf(value), addMember(value, 'text', text)),
  ];
}

/** A block that gives nothing back, and does not end by an error. */
function noneReturned({ node }: FunctionValue, { object, pointer }: Part): CodeFinding[] {
  const { body } = node;
  const key = object.members.get('handler')?.key;
  if (!key || !body || !ts.isBlock(body) || node.asteriskToken) return [];
  const last = body.statements.at(-1);
  if (!last || ts.isThrowStatement(last) || returnsIn(body).length > 0) return [];
  const place = placeOfNode(body);
  const end = { ...place, from: place.to - 1, to: place.to - 1 };
  const fixes = replaced(end, "return { success: true, text: 'Done.' }; ", 'Return a result');
  return [found(rules.noResult.at(`${pointer}/handler`, 'key'), key, fixes)];
}

/** Options that the core does not fill. */
function parametersOf(handler: FunctionValue, { pointer }: Part): CodeFinding[] {
  const { body } = handler.node;
  const options = parameterAt(handler, 3);
  if (!body || options === null || body.getText().includes('actionParams')) return [];
  const reads = ownNodes(body)
    .filter(ts.isPropertyAccessExpression)
    .filter(({ name, expression }) => name.text === 'parameters' && bare(expression).getText() === options);
  return reads
    .slice(0, MOST)
    .map((one) => found(rules.parametersInOptions.at(`${pointer}/handler`, 'value'), placeOfNode(one)));
}

/** Members that every message has. */
const OF_ALL: ReadonlySet<string> = new Set(
  (
    'text source action actions attachments channelType inReplyTo metadata providers ' +
    'thought type url target simple responseId mentionContext'
  ).split(' '),
);

function contentOf(handler: FunctionValue, { object, pointer }: Part): CodeFinding[] {
  const { body } = handler.node;
  const message = parameterAt(handler, 1);
  const list = object.members.get('parameters')?.value;
  const hasNone = list ? list.kind === 'list' && list.complete && list.items.length === 0 : object.complete;
  if (!body || !hasNone || message === null) return [];
  const read = ownNodes(body).flatMap((one) => contentMember(one, message) ?? []);
  const members = [...new Set(read.filter((name) => !OF_ALL.has(name)))];
  if (members.length === 0) return [];
  const args = { members };
  const written = members.map(
    (name) =>
      `{ name: '${name}', description: 'What it is for.', required: true, schema: { type: 'string' } }`,
  );
  const fixes = addMember(object, 'parameters', `[${written.join(', ')}]`);
  return [found(rules.contentWithoutParameters.at(pointer, 'value', args), headOf(object), fixes)];
}

/** `city` of `message.content.city`, also with `?.`; null for anything else. */
function contentMember(node: ts.Node, message: string): string | null {
  if (!ts.isPropertyAccessExpression(node)) return null;
  const content = bare(node.expression);
  const isContent =
    ts.isPropertyAccessExpression(content) &&
    content.name.text === 'content' &&
    ts.isIdentifier(content.expression) &&
    content.expression.text === message;
  return isContent ? node.name.text : null;
}

/** Without brackets and what only the compiler reads. */
function bare(node: ts.Expression): ts.Expression {
  let inner = node;
  while (ts.isParenthesizedExpression(inner) || ts.isAsExpression(inner) || ts.isNonNullExpression(inner))
    inner = inner.expression;
  return inner;
}
