// Checks patterns, bounds and `validation` of hints for constraints that the form does not enforce.

import type { SourceDocument, Finding } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { join } from '../../../lang/json/pointer.ts';
import { formOf, type HintedProperty } from '../form.ts';
import { hintMemberUnread } from '../hints/rules.ts';
import { isPattern, runsInForm } from './patterns.ts';
import * as rules from './rules.ts';

/** Keywords that the form does not enforce. */
const UNENFORCED: readonly string[] = [
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
];

/** Findings about constraints without effect, and about checks that never or always fail. */
export function checkValidation(document: SourceDocument): Finding[] {
  return formOf(document).fields.flatMap((field) => [
    ...checkPatterns(field),
    ...checkHint(field),
    ...checkUnenforced(field),
  ]);
}

/** The list of a hint's checks; [] where there is none. */
function checksOf(field: HintedProperty): readonly unknown[] {
  const checks = member(member(field.hint, 'validation'), 'checks');
  return Array.isArray(checks) ? checks : [];
}

function checkPatterns(field: HintedProperty): Finding[] {
  return [
    ...checkPattern(member(field.hint, 'pattern'), join(field.hintPointer, 'pattern'), field.key, true),
    ...checkPattern(member(field.schema, 'pattern'), join(field.pointer, 'pattern'), field.key, false),
  ];
}

/** `guarded`: the form skips slow patterns of hints. It runs those of `validation.checks`, and none of schemas. */
function checkPattern(pattern: unknown, pointer: string, key: string, guarded: boolean): Finding[] {
  if (typeof pattern !== 'string') return [];
  const at = [pointer, 'value'] as const;
  if (!isPattern(pattern)) return [rules.patternBroken.at(...at, { key })];
  if (!guarded || runsInForm(pattern)) return [];
  return [rules.patternSkipped.at(...at, { key, long: pattern.length > 200 })];
}

function checkHint(field: HintedProperty): Finding[] {
  const validation = member(field.hint, 'validation');
  if (!isObject(validation)) return [];
  const { key } = field;
  const base = join(field.hintPointer, 'validation');
  const checks = member(validation, 'checks');
  const out = checksOf(field).flatMap((check, i) => checkOne(field, check, join(base, 'checks', i)));
  if (Object.hasOwn(validation, 'validateOn')) {
    const args = { key, name: 'validation.validateOn' };
    out.push(hintMemberUnread.at(join(base, 'validateOn'), 'key', args));
  }
  if (checks !== undefined && !Array.isArray(checks)) {
    const rule = checks === null ? rules.checkShape : rules.checksCrash;
    out.push(rule.at(join(base, 'checks'), 'value', { key, got: typeName(checks) }));
  }
  return out;
}

function checkOne(field: HintedProperty, check: unknown, pointer: string): Finding[] {
  const fn = member(check, 'fn');
  const { key } = field;
  if (typeof fn !== 'string') {
    return [rules.checkShape.at(pointer, 'value', { key, got: typeName(check) })];
  }
  const argument = join(pointer, 'args', 'pattern');
  return fn === 'pattern' ? checkPattern(member(member(check, 'args'), 'pattern'), argument, key, false) : [];
}

function checkUnenforced(field: HintedProperty): Finding[] {
  const checked = new Set(checksOf(field).map((check) => member(check, 'fn')));
  const pattern = member(field.hint, 'pattern');
  return UNENFORCED.filter((name) => {
    if (!Object.hasOwn(field.schema, name) || checked.has(name)) return false;
    return name !== 'pattern' || typeof pattern !== 'string';
  }).map((name) =>
    rules.constraintUnenforced.at(join(field.pointer, name), 'key', {
      key: field.key,
      name,
      value: member(field.schema, name),
    }),
  );
}
