// Validates a manifest with the official JSON schema, and turns each of its errors into the finding of one rule.

import type { SourceDocument, Finding, Place, Pointer } from '../../model/finding.ts';
import { isObject, typeName } from '../../model/guards.ts';
import type { JsonSchema } from '../../model/host.ts';
import { didYouMean } from '../../lang/text/did-you-mean.ts';
import { join, last, split, valueAt } from '../../lang/json/pointer.ts';
import { missingMember, wrongType } from './manifest/rules.ts';
import { memberName } from './parts.ts';
import schemaFile from './schema.json';

const schema: JsonSchema = schemaFile;

/** Members that the documentation or its schema knows at the root. */
export const ROOT_KEYS: readonly string[] = Object.keys(schemaFile.properties);

/** What the schema refuses of a value. */
export interface Complaint {
  readonly pointer: Pointer;
  readonly keyword: 'type' | 'enum' | 'format' | 'required' | 'additionalProperties';
  /** The member that is missing or unknown. */
  readonly property?: string;
}

/** All errors of the official schema. Only editors use that schema; no code of the product reads it. */
export function complaints(value: unknown): readonly Complaint[] {
  return complaintsAt(schema, value, '');
}

/** By the keywords that this schema has; addresses are its only `format`. */
function complaintsAt(at: JsonSchema, value: unknown, pointer: Pointer): Complaint[] {
  const { type, items } = at;
  const found: Complaint[] = [];
  if (!typeName(value).endsWith(` ${String(type)}`)) found.push({ pointer, keyword: 'type' });
  if (at.enum?.includes(value) === false) found.push({ pointer, keyword: 'enum' });
  if (at.format && typeof value === 'string' && !ADDRESS.test(value))
    found.push({ pointer, keyword: 'format' });
  if (isObject(value)) found.push(...complaintsOnMembers(at, value, pointer));
  else if (Array.isArray(value) && items)
    found.push(...value.flatMap((one: unknown, i) => complaintsAt(items, one, join(pointer, i))));
  return found;
}

function complaintsOnMembers(
  { properties, required = [], additionalProperties: others = true }: JsonSchema,
  value: Record<string, unknown>,
  pointer: Pointer,
): Complaint[] {
  const missing = required.filter((key) => !Object.hasOwn(value, key));
  return [
    ...missing.map((property) => ({ pointer, keyword: 'required', property }) as const),
    ...Object.entries(value).flatMap(([property, held]): Complaint[] => {
      const below = own(properties, property) ?? others;
      if (below === false) return [{ pointer, keyword: 'additionalProperties', property }];
      return below === true ? [] : complaintsAt(below, held, join(pointer, property));
    }),
  ];
}

/** An address with its scheme (RFC 3986), in ASCII. */
const ADDRESS =
  /^[a-z][a-z0-9+.-]*:(?=[^?#])(?:\/\/\[[0-9a-f:.]+\])?(?:[\w.~!$&'()*+,;=:@/-]|%[0-9a-f]{2})*(?:\?(?:[\w.~!$&'()*+,;=:@/?-]|%[0-9a-f]{2})*)?(?:#(?:[\w.~!$&'()*+,;=:@/?-]|%[0-9a-f]{2})*)?$/i;

/** The arguments of a rule about a missing member: its key, and its full name such as `entrypoint.params`. */
interface Missing {
  readonly member: string;
  readonly key: string;
}

/** The arguments of a rule about a key that the object named `member` cannot have. */
interface Extra {
  readonly member: string;
  readonly key: string;
  readonly meant: string | undefined;
}

/** The arguments of a rule about a value: `found` is the word for its type, `value` is null for objects and lists. */
interface Wrong {
  readonly member: string;
  readonly key: string;
  readonly found: string;
  readonly value: unknown;
}

/** A rule that accepts these arguments; it may use only some of them. */
interface RuleFor<A> {
  readonly at: (pointer: Pointer, place: Place, args: A) => Finding;
}

/** A rule, or a function that chooses one by the wrong value and the whole manifest. */
type RuleChoice<A> = RuleFor<A> | ((value: unknown, manifest: unknown) => RuleFor<A>);

/**
 * The rules to raise for errors at one place of the schema. It has the shape of the schema: `properties` and `each`
 * lead to the places below. An error without a rule here raises `missingMember` or `wrongType`.
 *
 *     { required: { name: nameMissing }, properties: { name: { type: nameType } } }
 */
export interface SchemaRules {
  /** For errors of the keywords `type` and `enum`. */
  readonly type?: RuleChoice<Wrong>;
  readonly format?: RuleChoice<Wrong>;
  readonly required?: Readonly<Record<string, RuleChoice<Missing>>>;
  /** For every key that the schema does not know, unless `unwanted` has a rule for that key. */
  readonly additional?: RuleChoice<Extra>;
  readonly unwanted?: Readonly<Record<string, RuleChoice<Extra>>>;
  readonly properties?: Readonly<Record<string, SchemaRules>>;
  /** For the elements of a list, and for members whose keys the author chooses. */
  readonly each?: SchemaRules;
}

/** One tree of rules from those of several subjects. They share the root, and no other place. */
export function joined(parts: readonly SchemaRules[]): SchemaRules {
  return parts.reduce<SchemaRules>(
    (all, part) => ({
      ...all,
      ...part,
      required: { ...all.required, ...part.required },
      properties: { ...all.properties, ...part.properties },
    }),
    {},
  );
}

/** The findings for all errors of the schema; errors that raise the same rule at the same place give one finding. */
export function schemaErrors({ value }: SourceDocument, rules: SchemaRules): Finding[] {
  const seen = new Set<string>();
  return complaints(value).flatMap((error) => {
    const finding = findingOf(error, value, rulesAt(rules, error.pointer));
    const key = `${finding.code} ${finding.pointer} ${String(finding.args['key'])}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [finding];
  });
}

function rulesAt(rules: SchemaRules, pointer: Pointer): SchemaRules {
  return split(pointer).reduce<SchemaRules>((at, key) => own(at.properties, key) ?? at.each ?? {}, rules);
}

function findingOf(
  { pointer, keyword, property }: Complaint,
  manifest: unknown,
  rules: SchemaRules,
): Finding {
  const value = valueAt(manifest, pointer);
  const chosen = <A>(choice: RuleChoice<A>): RuleFor<A> =>
    typeof choice === 'function' ? choice(value, manifest) : choice;
  if (property !== undefined && keyword === 'required') {
    const args = { member: memberName(join(pointer, property)), key: property };
    return chosen(own(rules.required, property) ?? missingMember).at(pointer, 'key', args);
  }
  const name = memberName(pointer);
  if (property !== undefined && rules.additional) {
    const args = { member: name, key: property, meant: didYouMean(property, keysAt(pointer)) };
    return chosen(own(rules.unwanted, property) ?? rules.additional).at(join(pointer, property), 'key', args);
  }
  const choice = (keyword === 'format' ? rules.format : rules.type) ?? wrongType;
  const plain = typeof value === 'object' ? null : value;
  const args = { member: name, key: last(pointer), found: typeName(value), value: plain };
  return chosen<Wrong>(choice).at(pointer, 'value', args);
}

/** The keys that the schema knows at this place. */
function keysAt(pointer: Pointer): string[] {
  const at = split(pointer).reduce<JsonSchema | undefined>((here, key) => {
    const { properties, items, additionalProperties: others } = here ?? {};
    return own(properties, key) ?? items ?? (typeof others === 'object' ? others : undefined);
  }, schema);
  return Object.keys(at?.properties ?? {});
}

function own<T>(table: Readonly<Record<string, T>> | undefined, key: string): T | undefined {
  return table && Object.hasOwn(table, key) ? table[key] : undefined;
}
