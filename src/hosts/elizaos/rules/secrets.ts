// Secrets: settings that hold them, and the two lists that name them.

import { member } from '../../../model/guards.ts';
import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import { join } from '../../../text/pointer.ts';
import { formOf, isSecret, isSecretByName, type Field, type Form } from '../form.ts';
import { BLOCKED_NAMES } from '../known.ts';
import { isScreaming, secretName, secretNames, variableName } from '../words.ts';

const LISTS = ['requiredSecrets', 'optionalSecrets'] as const;
type ListName = (typeof LISTS)[number];

export function checkSecrets(document: SourceDocument): Finding[] {
  const form = formOf(document);
  const names = LISTS.flatMap((list) => namesIn(document.value, list));
  const taken = new Set(names);
  // One name without a list around it is wrong in its type alone: that it is declared is clear.
  const bare = LISTS.map((list) => member(document.value, list)).filter((one) => typeof one === 'string');
  const declared = new Set([...names, ...bare].map((name) => name.toUpperCase()));
  return [
    ...form.fields.flatMap(checkMasking),
    ...checkDeclared(form, declared),
    ...LISTS.flatMap((list) => eachName(document.value, list).flatMap((name) => checkName(name, taken))),
    ...checkTwice(document.value),
    ...checkPlaces(document.value, form),
  ];
}

interface Named {
  readonly name: string;
  readonly pointer: string;
}

/** The names in a list with their places; what is no text is left out. */
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

/** Secrets that the form would show as they are typed. */
function checkMasking(field: Field): Finding[] {
  const sensitive = Boolean(member(field.hint, 'sensitive'));
  const { key } = field;
  if (field.type === 'password') {
    if (sensitive) return [];
    return [{ code: 'elizaos/password-not-sensitive', pointer: field.hintPointer, at: 'key', args: { key } }];
  }
  if (sensitive) {
    const args = { key, control: field.type, why: 'type' };
    return [{ code: 'elizaos/secret-in-clear', pointer: join(field.hintPointer, 'type'), at: 'value', args }];
  }
  if (!isSecretByName(field)) return [];
  const args = { key, control: field.type, why: 'name' };
  return [{ code: 'elizaos/secret-in-clear', pointer: field.pointer, at: 'key', args }];
}

function checkDeclared(form: Form, declared: ReadonlySet<string>): Finding[] {
  return form.fields
    .filter((field) => Boolean(member(field.hint, 'sensitive')))
    .filter((field) => !secretNames(form.id, field.key).some((name) => declared.has(name.toUpperCase())))
    .map((field) => ({
      code: 'elizaos/secret-undeclared',
      pointer: field.pointer,
      at: 'key' as const,
      args: {
        key: field.key,
        name: secretName(form.id, field.key),
        list: field.required ? 'requiredSecrets' : 'optionalSecrets',
      },
    }));
}

function checkName({ name, pointer }: Named, taken: ReadonlySet<string>): Finding[] {
  const at = { pointer, at: 'value' } as const;
  if (BLOCKED_NAMES.has(name.toUpperCase()))
    return [{ code: 'elizaos/secret-blocked', ...at, args: { name } }];
  if (isScreaming(name)) return [];
  const suggestion = variableName(name);
  const usable = !taken.has(suggestion) && !BLOCKED_NAMES.has(suggestion);
  return [{ code: 'elizaos/secret-name', ...at, args: { name, suggestion, usable } }];
}

function checkTwice(manifest: unknown): Finding[] {
  const required = new Set(namesIn(manifest, 'requiredSecrets'));
  return eachName(manifest, 'optionalSecrets')
    .filter(({ name }) => required.has(name))
    .map(({ name, pointer }) => ({
      code: 'elizaos/secret-twice',
      pointer,
      at: 'value' as const,
      args: { name },
    }));
}

/** Names that stand in the wrong list for the setting they belong to, or belong to no secret at all. */
function checkPlaces(manifest: unknown, form: Form): Finding[] {
  const byName = new Map<string, Field>();
  for (const field of form.fields) {
    for (const name of secretNames(form.id, field.key)) byName.set(name.toUpperCase(), field);
  }
  const required = new Set(namesIn(manifest, 'requiredSecrets'));
  return LISTS.flatMap((list) =>
    eachName(manifest, list).flatMap(({ name, pointer }): Finding[] => {
      const field = byName.get(name.toUpperCase());
      if (!field) return [];
      const at = { pointer, at: 'value' } as const;
      if (!isSecret(field))
        return [{ code: 'elizaos/secret-is-plain', ...at, args: { name, key: field.key } }];
      if (list === 'requiredSecrets' || !field.required || required.has(name)) return [];
      return [{ code: 'elizaos/secret-only-optional', ...at, args: { name, key: field.key } }];
    }),
  );
}
