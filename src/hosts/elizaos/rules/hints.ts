// `uiHints`: keys that meet no property, members of the wrong type, and members that nothing reads.

import { isObject, member, typeName } from '../../../model/guards.ts';
import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import { join } from '../../../text/pointer.ts';
import { FIELD_TYPES, READ_BY } from '../field-types.ts';
import { formOf, HINTS, type Field, type Form } from '../form.ts';
import { UNSAFE_KEYS } from '../known.ts';
import { MILADY, PAGE } from '../releases.ts';
import { suggester, withSuggestion, type Suggest } from '../suggest.ts';

type Want =
  'text' | 'true or false' | 'a number' | 'a list' | 'an object' | 'true, false or an object' | 'anything';

/** Members of a hint in Milady's own type (apps/app/src/types.ts, ConfigUiHint) and what they hold. */
const MEMBERS: ReadonlyMap<string, Want> = new Map([
  ['label', 'text'],
  ['help', 'text'],
  ['type', 'text'],
  ['placeholder', 'text'],
  ['group', 'text'],
  ['width', 'text'],
  ['pattern', 'text'],
  ['patternError', 'text'],
  ['unit', 'text'],
  ['component', 'text'],
  ['icon', 'text'],
  ['sensitive', 'true or false'],
  ['advanced', 'true or false'],
  ['hidden', 'true or false'],
  ['readonly', 'true or false'],
  ['order', 'a number'],
  ['min', 'a number'],
  ['max', 'a number'],
  ['step', 'a number'],
  ['minItems', 'a number'],
  ['maxItems', 'a number'],
  ['options', 'a list'],
  ['columns', 'a list'],
  ['showIf', 'an object'],
  ['validation', 'an object'],
  ['on', 'an object'],
  ['visible', 'true, false or an object'],
  ['itemTemplate', 'anything'],
  ['itemSchema', 'anything'],
]);

/** What authors write for a hint's member, and its name. */
const MEMBER_ALIASES: ReadonlyMap<string, string> = new Map([
  ['title', 'label'],
  ['name', 'label'],
  ['description', 'help'],
  ['hint', 'help'],
  ['helpText', 'help'],
  ['tooltip', 'help'],
  ['secret', 'sensitive'],
  ['password', 'sensitive'],
  ['choices', 'options'],
  ['values', 'options'],
  ['enum', 'options'],
  ['widget', 'type'],
  ['disabled', 'readonly'],
  ['section', 'group'],
  ['visibleIf', 'showIf'],
]);

/** In the page's example. */
const SHOWN: ReadonlySet<string> = new Set(['label', 'type', 'sensitive', 'help', 'advanced']);

/** In the current core's hint type (PluginConfigUiHint). */
const IN_CORE: ReadonlySet<string> = new Set([...SHOWN, 'placeholder', 'options']);

/** Declared by Milady and never read by its form; `on` finds no handlers in the default registry. */
const NEVER_READ: ReadonlySet<string> = new Set([
  'icon',
  'itemTemplate',
  'itemSchema',
  'minItems',
  'maxItems',
  'on',
]);

const OPENCLAW_ONLY: ReadonlySet<string> = new Set(['tags', 'presentation']);

export function checkHints(document: SourceDocument): Finding[] {
  const form = formOf(document);
  const suggestKey = suggester(Object.keys(form.properties).filter((key) => !Object.hasOwn(form.hints, key)));
  const suggestMember = suggester(MEMBERS.keys(), MEMBER_ALIASES);
  const keys = Object.entries(form.hints).flatMap(([key, hint]) => checkKey(form, key, hint, suggestKey));
  return [
    ...keys,
    ...form.fields.flatMap((field) => checkMembers(field, suggestMember)),
    ...checkBeyondCore(form),
  ];
}

function checkKey(form: Form, key: string, hint: unknown, suggest: Suggest): Finding[] {
  const pointer = join(HINTS, key);
  if (UNSAFE_KEYS.has(key)) return [{ code: 'elizaos/unsafe-key', pointer, at: 'key', args: { key } }];
  if (!isObject(hint)) {
    return [{ code: 'elizaos/hint-type-wrong', pointer, at: 'value', args: { key, got: typeName(hint) } }];
  }
  const types = Object.entries(hint).flatMap(([name, value]) => checkMemberType(key, name, value));
  if (Object.hasOwn(form.properties, key)) return types;
  const head = key.split('.')[0] ?? '';
  if (key.includes('.') && Object.hasOwn(form.properties, head)) {
    return [...types, { code: 'elizaos/hint-dotted', pointer, at: 'key', args: { key, head } }];
  }
  const args = withSuggestion({ key }, suggest(key));
  return [...types, { code: 'elizaos/hint-orphan', pointer, at: 'key', args }];
}

function checkMemberType(key: string, name: string, value: unknown): Finding[] {
  if (fitsHintMember(name, value)) return [];
  const args = { key, name, want: MEMBERS.get(name), got: typeName(value) };
  const releases = SHOWN.has(name) ? [PAGE, MILADY] : [MILADY];
  return [{ code: 'elizaos/hint-member-type', pointer: join(HINTS, key, name), at: 'value', args, releases }];
}

/** True where a hint's member of this name may have this value; true too for names that are no members. */
export function fitsHintMember(name: string, value: unknown): boolean {
  const want = MEMBERS.get(name);
  return want === undefined || hasType(value, want);
}

function checkMembers(field: Field, suggest: Suggest): Finding[] {
  return Object.entries(field.hint ?? {}).flatMap(([name, value]) => {
    const pointer = join(field.hintPointer, name);
    const args = { key: field.key, name };
    if (!MEMBERS.has(name)) return [unknownMember(pointer, args, suggest)];
    if (!fitsHintMember(name, value)) return [];
    if (NEVER_READ.has(name))
      return [{ code: 'elizaos/hint-member-unread', pointer, at: 'key' as const, args }];
    return [...checkWidth(value, pointer, args), ...checkEffect(field, pointer, args)];
  });
}

function unknownMember(pointer: string, args: { key: string; name: string }, suggest: Suggest): Finding {
  if (OPENCLAW_ONLY.has(args.name)) return { code: 'elizaos/hint-member-openclaw', pointer, at: 'key', args };
  const more = withSuggestion(args, suggest(args.name));
  return { code: 'elizaos/hint-member-unknown', pointer, at: 'key', args: more };
}

function hasType(value: unknown, want: Want): boolean {
  switch (want) {
    case 'text':
      return typeof value === 'string';
    case 'true or false':
      return typeof value === 'boolean';
    case 'a number':
      return typeof value === 'number';
    case 'a list':
      return Array.isArray(value);
    case 'an object':
      return isObject(value);
    case 'true, false or an object':
      return typeof value === 'boolean' || isObject(value);
    case 'anything':
      return true;
  }
}

const WIDTHS: readonly string[] = ['full', 'half', 'third'];

function checkWidth(value: unknown, pointer: string, args: { key: string; name: string }): Finding[] {
  if (args.name !== 'width' || typeof value !== 'string' || WIDTHS.includes(value)) return [];
  const more = withSuggestion({ key: args.key, value }, suggester(WIDTHS)(value));
  return [{ code: 'elizaos/hint-width', pointer, at: 'value', args: more }];
}

/** A member that the field's control does not look at; told only where the control is sure. */
function checkEffect(field: Field, pointer: string, args: { key: string; name: string }): Finding[] {
  const readers = READ_BY.get(args.name);
  if (readers === undefined || readers.has(field.type)) return [];
  const hinted = member(field.hint, 'type');
  if (typeof hinted === 'string' && !FIELD_TYPES.includes(hinted)) return [];
  const more = { ...args, control: field.type };
  return [{ code: 'elizaos/hint-member-no-effect', pointer, at: 'key', args: more }];
}

/** One note for the whole manifest: Milady's form knows these members, the current core's type does not. */
function checkBeyondCore(form: Form): Finding[] {
  const names = new Set<string>();
  for (const field of form.fields) {
    for (const name of Object.keys(field.hint ?? {})) {
      if (MEMBERS.has(name) && !IN_CORE.has(name) && !NEVER_READ.has(name)) names.add(name);
    }
  }
  if (names.size === 0) return [];
  return [{ code: 'elizaos/hints-beyond-core', pointer: HINTS, at: 'key', args: { names: [...names] } }];
}
