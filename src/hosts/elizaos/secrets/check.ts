// Checks the settings that hold secrets, and the two lists that name secrets.

import type { SourceDocument, Finding } from '../../../model/finding.ts';
import { member } from '../../../model/guards.ts';
import { join } from '../../../lang/json/pointer.ts';
import { formOf, isSecretByName, type HintedProperty, type Form } from '../form.ts';
import { BLOCKED_NAMES } from '../parameters/values.ts';
import { isScreaming, secretFor, secretNames, variableName } from '../words.ts';
import * as rules from './rules.ts';

const LISTS = ['requiredSecrets', 'optionalSecrets'] as const;
type ListName = (typeof LISTS)[number];

/** Findings about secret settings and about the entries of both lists. */
export function checkSecrets(document: SourceDocument): Finding[] {
  const form = formOf(document);
  const names = LISTS.flatMap((list) => namesIn(document.value, list));
  const used = new Set(names);
  // A name without a list around it has only the wrong type: it is still declared.
  const bare = LISTS.map((list) => member(document.value, list)).filter((one) => typeof one === 'string');
  const declared = new Set([...names, ...bare].map((name) => name.toUpperCase()));
  return [
    ...form.fields.flatMap(checkMasking),
    ...checkDeclared(form, declared),
    ...LISTS.flatMap((list) => eachName(document.value, list).flatMap((name) => checkName(name, used))),
    ...checkTwice(document.value),
  ];
}

interface Named {
  readonly name: string;
  readonly pointer: string;
}

/** The names in a list with their places; other values are left out. */
function eachName(manifest: unknown, list: ListName): Named[] {
  const names = member(manifest, list);
  if (!Array.isArray(names)) return [];
  return names.flatMap((name: unknown, i) =>
    typeof name === 'string' ? [{ name, pointer: join('', list, i) }] : [],
  );
}

function namesIn(manifest: unknown, list: ListName): string[] {
  return eachName(manifest, list).map(({ name }) => name);
}

/** Findings about secrets that the form would show while they are typed. */
function checkMasking(field: HintedProperty): Finding[] {
  const sensitive = Boolean(member(field.hint, 'sensitive'));
  const { key } = field;
  if (field.type === 'password') {
    if (sensitive) return [];
    return [rules.passwordNotSensitive.at(field.hintPointer, 'key', { key })];
  }
  if (sensitive) {
    return [
      rules.secretInClear.at(join(field.hintPointer, 'type'), 'value', {
        key,
        control: field.type,
        why: 'type',
      }),
    ];
  }
  if (!isSecretByName(field)) return [];
  return [rules.secretInClear.at(field.pointer, 'key', { key, control: field.type, why: 'name' })];
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

function checkName({ name, pointer }: Named, used: ReadonlySet<string>): Finding[] {
  const at = [pointer, 'value'] as const;
  if (BLOCKED_NAMES.has(name.toUpperCase())) return [rules.secretBlocked.at(...at, { name })];
  if (isScreaming(name)) return [];
  const suggestion = variableName(name);
  const usable = !used.has(suggestion) && !BLOCKED_NAMES.has(suggestion);
  return [rules.secretName.at(...at, { name, suggestion, usable })];
}

function checkTwice(manifest: unknown): Finding[] {
  const required = new Set(namesIn(manifest, 'requiredSecrets'));
  return eachName(manifest, 'optionalSecrets')
    .filter(({ name }) => required.has(name))
    .map(({ name, pointer }) => rules.secretTwice.at(pointer, 'value', { name }));
}
