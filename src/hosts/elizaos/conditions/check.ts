// Checks the conditions under which a field is shown against the raw values that the form compares.

import type { SourceDocument, Finding } from '../../../model/finding.ts';
import { isObject, member } from '../../../model/guards.ts';
import { join } from '../../../lang/json/pointer.ts';
import { memberPlace, suggester, type Suggest } from '../checking.ts';
import { formOf, type HintedProperty, type Form } from '../form.ts';
import * as rules from './rules.ts';

interface Context {
  readonly form: Form;
  readonly key: string;
  readonly suggestKey: Suggest;
}

/** Findings about `hidden`, `visible` and `showIf` of all hints. */
export function checkConditions(document: SourceDocument): Finding[] {
  const form = formOf(document);
  const suggestKey = suggester(form.byKey.keys());
  return form.fields.flatMap((field) => {
    const context: Context = { form, key: field.key, suggestKey };
    return [
      ...checkShowIf(field, context),
      ...checkVisible(member(field.hint, 'visible'), join(field.hintPointer, 'visible'), context),
    ];
  });
}

function checkShowIf(field: HintedProperty, context: Context): readonly Finding[] {
  const condition = member(field.hint, 'showIf');
  if (!isObject(condition)) return [];
  const base = join(field.hintPointer, 'showIf');
  const op = member(condition, 'op');
  const other = checkReference(condition, base, 'field', context);
  if (!other.field) return other.findings;
  if (op === 'truthy' || op === 'falsy') {
    return checkTruth(other.field, join(base, 'op'), op === 'truthy', context);
  }
  return checkLiteral(other.field, member(condition, 'value'), join(base, 'value'));
}

/** The field that a condition reads; a finding where there is none. */
function checkReference(
  holder: unknown,
  base: string,
  memberName: 'field' | 'path',
  context: Context,
): { field?: HintedProperty; findings: Finding[] } {
  const name = member(holder, memberName);
  const { key } = context;
  if (typeof name !== 'string') {
    const args = { key, name: '', suggestion: undefined };
    return { findings: [rules.conditionField.at(...memberPlace(holder, base, memberName), args)] };
  }
  const path = memberName === 'path' ? name.replace(/^\//, '') : name;
  const field = context.form.byKey.get(path);
  if (field) return { field, findings: [] };
  const head = path.split('/')[0] ?? '';
  if (memberName === 'path' && head !== path && context.form.byKey.has(head)) return { findings: [] };
  const args = { key, name, suggestion: context.suggestKey(path) };
  return { findings: [rules.conditionField.at(join(base, memberName), 'value', args)] };
}

/** Findings about the truth of a toggle: it holds the truthy text "false" once switched off, and no value before. */
function checkTruth(field: HintedProperty, pointer: string, wantsTrue: boolean, { key }: Context): Finding[] {
  if (field.type !== 'boolean') return [];
  return [rules.conditionToggle.at(pointer, 'value', { key, field: field.key, wantsTrue })];
}

/** Findings about literals that a text never equals, because toggles and number fields give text. */
function checkLiteral(field: HintedProperty, value: unknown, pointer: string): Finding[] {
  if (field.type !== 'boolean' && field.type !== 'number') return [];
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  const wrong = values.find((one) => typeof one === 'boolean' || typeof one === 'number');
  if (wrong === undefined) return [];
  return [rules.conditionLiteral.at(pointer, 'value', { field: field.key, value: wrong })];
}

const COMPARISONS: readonly string[] = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte'];

/** An expression of `visible`: true, false, or an object of and, or, not, path and comparisons. */
function checkVisible(expression: unknown, pointer: string, context: Context): readonly Finding[] {
  if (!isObject(expression)) return [];
  const { key } = context;
  for (const name of ['and', 'or']) {
    if (!Object.hasOwn(expression, name)) continue;
    const parts = expression[name];
    const inner = join(pointer, name);
    if (!Array.isArray(parts)) return [rules.conditionShape.at(inner, 'value', { key, name })];
    return parts.flatMap((part, i) => checkPart(part, join(inner, i), name, context));
  }
  if (Object.hasOwn(expression, 'not'))
    return checkPart(expression.not, join(pointer, 'not'), 'not', context);
  if (Object.hasOwn(expression, 'path')) {
    const { field, findings } = checkReference(expression, pointer, 'path', context);
    return field ? checkTruth(field, join(pointer, 'path'), true, context) : findings;
  }
  const comparison = COMPARISONS.find((name) => Object.hasOwn(expression, name));
  if (comparison !== undefined)
    return checkComparison(expression[comparison], join(pointer, comparison), comparison, context);
  return [];
}

function checkPart(part: unknown, pointer: string, name: string, context: Context): readonly Finding[] {
  if (isObject(part)) return checkVisible(part, pointer, context);
  return [rules.conditionShape.at(pointer, 'value', { key: context.key, name })];
}

function checkComparison(operands: unknown, pointer: string, name: string, context: Context): Finding[] {
  const { key } = context;
  if (!Array.isArray(operands) || operands.length !== 2) {
    return [rules.conditionShape.at(pointer, 'value', { key, name })];
  }
  const ordered = name !== 'eq' && name !== 'neq';
  return operands.flatMap((operand: unknown, i): Finding[] => {
    if (!isObject(operand)) return [];
    const at = join(pointer, i);
    const { field, findings } = checkReference(operand, at, 'path', context);
    if (!field || ordered) return findings;
    return checkLiteral(field, operands[1 - i], join(pointer, 1 - i));
  });
}
