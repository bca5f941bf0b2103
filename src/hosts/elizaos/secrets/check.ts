// Checks the settings that hold secrets, and the two lists that name secrets.

import type { SourceDocument, Finding } from '../../../model/finding.ts';
import { member } from '../../../model/guards.ts';
import { join } from '../../../lang/json/pointer.ts';
import { formOf, isSecretByName, type HintedProperty, type Form } from '../form.ts';
import { BLOCKED_NAMES } from '../parameters/values.ts';
import {
  isScreaming,
  SECRET_LISTS,
  secretFor,
  secretNames,
  secretsIn,
  variableName,
  type ListedSecret,
} from '../words.ts';
import * as rules from './rules.ts';

/** Findings about secret settings and about the entries of both lists. */
export function checkSecrets(document: SourceDocument): Finding[] {
  const form = formOf(document);
  const required = secretsIn(document.value, 'requiredSecrets');
  const optional = secretsIn(document.value, 'optionalSecrets');
  const all = [...required, ...optional];
  const used = new Set(all.map(({ name }) => name));
  // A name without a list around it has only the wrong type: it is still declared.
  const bare = SECRET_LISTS.map((list) => member(document.value, list)).filter(
    (one) => typeof one === 'string',
  );
  const declared = new Set([...used, ...bare].map((name) => name.toUpperCase()));
  return [
    ...form.fields.flatMap(checkMasking),
    ...checkDeclared(form, declared),
    ...all.flatMap((one) => checkName(one, used)),
    ...checkTwice(required, optional),
  ];
}

/** Findings about secrets that the form would show while they are typed. */
function checkMasking(field: HintedProperty): Finding[] {
  const sensitive = Boolean(member(field.hint, 'sensitive'));
  const { key } = field;
  if (field.type === 'password')
    return sensitive ? [] : [rules.passwordNotSensitive.at(field.hintPointer, 'key', { key })];
  const args = { key, control: field.type, why: sensitive ? 'type' : 'name' } as const;
  if (sensitive) return [rules.secretInClear.at(join(field.hintPointer, 'type'), 'value', args)];
  return isSecretByName(field) ? [rules.secretInClear.at(field.pointer, 'key', args)] : [];
}

function checkDeclared(form: Form, declared: ReadonlySet<string>): Finding[] {
  return form.fields
    .filter((field) => Boolean(member(field.hint, 'sensitive')))
    .filter((field) => !secretNames(form.id, field.key).some((name) => declared.has(name.toUpperCase())))
    .map((field) =>
      rules.secretUndeclared.at(field.pointer, 'key', {
        key: field.key,
        name: secretFor(form.id, field.key),
        list: field.required ? 'requiredSecrets' : 'optionalSecrets',
      }),
    );
}

function checkName({ name, pointer }: ListedSecret, used: ReadonlySet<string>): Finding[] {
  const at = [pointer, 'value'] as const;
  if (BLOCKED_NAMES.has(name.toUpperCase())) return [rules.secretBlocked.at(...at, { name })];
  if (isScreaming(name)) return [];
  const suggestion = variableName(name);
  const usable = !used.has(suggestion) && !BLOCKED_NAMES.has(suggestion);
  return [rules.secretName.at(...at, { name, suggestion, usable })];
}

function checkTwice(required: readonly ListedSecret[], optional: readonly ListedSecret[]): Finding[] {
  const names = new Set(required.map(({ name }) => name));
  return optional
    .filter(({ name }) => names.has(name))
    .map(({ name, pointer }) => rules.secretTwice.at(pointer, 'value', { name }));
}
