// The official JSON schema's complaints about a manifest, each as the one finding that tells what the complaint costs.

import type { SourceDocument } from '../../model/document.ts';
import type { Finding, Place, Pointer } from '../../model/finding.ts';
import { typeName } from '../../model/guards.ts';
import type { JsonSchema } from '../../model/host.ts';
import type { SchemaError, Validator } from '../../schema/validator.ts';
import { didYouMean } from '../../text/did-you-mean.ts';
import { join, last, split, valueAt } from '../../text/pointer.ts';
import { missingMember, wrongType } from './manifest/rules.ts';
import { memberName } from './parts.ts';
import schemaFile from './schema.json';
import compiled from './schema.json?validator';

const schema: JsonSchema = schemaFile;
const validate: Validator = compiled;

/** Members that the documentation or its schema knows at the root. */
export const ROOT_KEYS: readonly string[] = Object.keys(schemaFile.properties);

/** Every way in which the value breaks the schema, which only editors use: no code of the product does. */
export function complaints(value: unknown): readonly SchemaError[] {
  return validate(value) ? [] : (validate.errors ?? []);
}

/** What is told of a member that is missing; `member` has its name with those of the members around it. */
interface Missing {
  readonly member: string;
  readonly key: string;
}

/** What is told of a key that the object `member` cannot have. */
interface Extra {
  readonly member: string;
  readonly key: string;
  readonly meant: string | undefined;
}

/** What is told of a value that is not allowed: the word for its type, and itself unless it is an object or a list. */
interface Wrong {
  readonly member: string;
  readonly key: string;
  readonly found: string;
  readonly value: unknown;
}

/** A rule that takes what it needs of these arguments. */
interface Raises<A> {
  readonly at: (pointer: Pointer, place: Place, args: A) => Finding;
}

/** A rule, or how it follows from the value and the manifest around it. */
type Choice<A> = Raises<A> | ((value: unknown, manifest: unknown) => Raises<A>);

/** Which rules a part of the schema stands for, by its keywords; for the rest there are rules on any member. */
export interface SchemaRules {
  /** Also for `enum`. */
  readonly type?: Choice<Wrong>;
  readonly format?: Choice<Wrong>;
  readonly required?: Readonly<Record<string, Choice<Missing>>>;
  /** For every key that the schema does not have, unless `unwanted` has a rule for it. */
  readonly additional?: Choice<Extra>;
  readonly unwanted?: Readonly<Record<string, Choice<Extra>>>;
  readonly properties?: Readonly<Record<string, SchemaRules>>;
  /** Elements of a list, and members whose keys the author chooses. */
  readonly each?: SchemaRules;
}

/** The rules of several subjects on the root and its members. */
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

/** One finding for every place and kind of complaint. */
export function schemaErrors({ value }: SourceDocument, rules: SchemaRules): Finding[] {
  const seen = new Set<string>();
  return complaints(value).flatMap((error) => {
    const finding = findingOf(error, value, rulesAt(rules, error.instancePath));
    const key = finding && `${finding.code} ${finding.pointer} ${String(finding.args?.['key'])}`;
    if (key === undefined || seen.has(key)) return [];
    seen.add(key);
    return [finding];
  });
}

function rulesAt(rules: SchemaRules, pointer: Pointer): SchemaRules {
  return split(pointer).reduce<SchemaRules>((at, key) => own(at.properties, key) ?? at.each ?? {}, rules);
}

function findingOf(error: SchemaError, manifest: unknown, rules: SchemaRules): Finding {
  const pointer = error.instancePath;
  const value = valueAt(manifest, pointer);
  const chosen = <A>(choice: Choice<A>): Raises<A> =>
    typeof choice === 'function' ? choice(value, manifest) : choice;
  const { missingProperty: missing, additionalProperty: extra } = error.params;
  if (typeof missing === 'string') {
    const args = { member: memberName(join(pointer, missing)), key: missing };
    return chosen(own(rules.required, missing) ?? missingMember).at(pointer, 'key', args);
  }
  const name = memberName(pointer);
  if (typeof extra === 'string' && rules.additional) {
    const args = { member: name, key: extra, meant: didYouMean(extra, keysAt(pointer)) };
    return chosen(own(rules.unwanted, extra) ?? rules.additional).at(join(pointer, extra), 'key', args);
  }
  const choice = (error.keyword === 'format' ? rules.format : rules.type) ?? wrongType;
  const plain = typeof value === 'object' ? null : value;
  const args = { member: name, key: last(pointer), found: typeName(value), value: plain };
  return chosen<Wrong>(choice).at(pointer, 'value', args);
}

/** Keys that the schema has for the members of an object. */
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
