// Checks `uiHints`: keys without a property, members of the wrong type, and members that no code reads.

import type { SourceDocument, Finding } from '../../../model/finding.ts';
import { isObject, typeName } from '../../../model/guards.ts';
import { join } from '../../../lang/json/pointer.ts';
import { onlyIn } from '../../kit/rule.ts';
import { suggester, type Suggest } from '../checking.ts';
import { isChoice, type FieldType } from '../controls/field-types.ts';
import { HINTS, formOf, type HintedProperty, type Form } from '../form.ts';
import { UNSAFE_KEYS } from '../members/known.ts';
import { unsafeKey } from '../members/rules.ts';
import { DOCUMENTED, V2026_03 } from '../releases.ts';
import { HINT_MEMBERS, IN_CORE, MEMBER_ALIASES, NEVER_READ, SHOWN, fitsHintMember } from './members.ts';
import * as rules from './rules.ts';

/** Findings about all hints. */
export function checkHints(document: SourceDocument): Finding[] {
  const form = formOf(document);
  const suggestKey = suggester(Object.keys(form.properties).filter((key) => !Object.hasOwn(form.hints, key)));
  const suggestMember = suggester(HINT_MEMBERS.keys(), MEMBER_ALIASES);
  const keys = Object.entries(form.hints).flatMap(([key, hint]) => checkKey(form, key, hint, suggestKey));
  return [
    ...keys,
    ...form.fields.flatMap((field) => checkMembers(field, suggestMember)),
    ...checkBeyondCore(form),
  ];
}

function checkKey(form: Form, key: string, hint: unknown, suggest: Suggest): Finding[] {
  const pointer = join(HINTS, key);
  if (UNSAFE_KEYS.has(key)) return [unsafeKey.at(pointer, 'key', { key })];
  if (!isObject(hint)) {
    return [rules.hintTypeWrong.at(pointer, 'value', { key, got: typeName(hint) })];
  }
  const types = Object.entries(hint).flatMap(([name, value]) => checkMemberType(form, key, name, value));
  if (Object.hasOwn(form.properties, key)) return types;
  const head = key.split('.')[0] ?? '';
  if (key.includes('.') && Object.hasOwn(form.properties, head)) {
    return [...types, rules.hintDotted.at(pointer, 'key', { key, head })];
  }
  return [...types, rules.hintOrphan.at(pointer, 'key', { key, suggestion: suggest(key) })];
}

function checkMemberType(form: Form, key: string, name: string, value: unknown): Finding[] {
  const want = HINT_MEMBERS.get(name);
  if (want === undefined || fitsHintMember(name, value)) return [];
  const args = { key, name, want, got: typeName(value) };
  const releases = SHOWN.has(name) ? [DOCUMENTED, V2026_03] : [V2026_03];
  const rule = crashes(name, value, form.byKey.get(key)?.type) ? rules.hintMemberCrash : rules.hintMemberType;
  return [onlyIn(releases, rule.at(join(HINTS, key, name), 'value', args))];
}

/** Lists are mapped over, a group gets lower case, and React shows no objects; `control` is what reads it. */
function crashes(name: string, value: unknown, control: FieldType | undefined): boolean {
  if (control === undefined || value === null) return false;
  if (name === 'options') return isChoice(control) && (control !== 'select' || Boolean(value));
  if (name === 'columns') return control === 'table';
  return name === 'group' || (SHOWN_TEXTS.includes(name) && isObject(value));
}

const SHOWN_TEXTS: readonly string[] = ['label', 'help', 'unit', 'patternError', 'component'];

function checkMembers(field: HintedProperty, suggest: Suggest): Finding[] {
  return Object.entries(field.hint ?? {}).flatMap(([name, value]) => {
    const pointer = join(field.hintPointer, name);
    const args = { key: field.key, name };
    if (!HINT_MEMBERS.has(name))
      return [rules.hintMemberUnknown.at(pointer, 'key', { ...args, suggestion: suggest(name) })];
    if (!fitsHintMember(name, value)) return [];
    return NEVER_READ.has(name) ? [rules.hintMemberUnread.at(pointer, 'key', args)] : [];
  });
}

/** One note for the whole manifest: Milady's form knows these members, the current core's type does not. */
function checkBeyondCore(form: Form): Finding[] {
  const isBeyond = (name: string): boolean =>
    HINT_MEMBERS.has(name) && !IN_CORE.has(name) && !NEVER_READ.has(name);
  const names = form.fields.flatMap(({ hint }) => Object.keys(hint ?? {}).filter(isBeyond));
  if (names.length === 0) return [];
  return [rules.hintsBeyondCore.at(HINTS, 'key', { names: [...new Set(names)] })];
}
