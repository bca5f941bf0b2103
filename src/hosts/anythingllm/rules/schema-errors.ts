// The official schema's complaints, each as the one finding that tells what the complaint costs.

import { typeName } from '../../../model/guards.ts';
import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import type { SchemaError } from '../../../schema/validator.ts';
import { didYouMean } from '../../../text/did-you-mean.ts';
import { join, last, split, valueAt } from '../../../text/pointer.ts';
import { readCall } from '../examples/example-call.ts';
import { complaints } from '../official-schema.ts';
import { memberName } from '../words.ts';

/** `<pointer with * for free keys> <keyword> <property>` → code; the property is left out where all share one. */
const CODES: Readonly<Record<string, string>> = {
  ' type': 'not-an-object',
  ' required active': 'active-missing',
  ' required hubId': 'hub-id-missing',
  ' required name': 'name-missing',
  ' required description': 'description-missing',
  ' required entrypoint': 'entrypoint-missing',
  ' required': 'missing-member',
  '/active type': 'active-type',
  '/hubId type': 'hub-id-type',
  '/name type': 'name-type',
  '/schema type': 'schema-value',
  '/schema enum': 'schema-value',
  '/description type': 'description-type',
  '/author_url format': 'author-url-format',
  '/imported type': 'imported-value',
  '/imported enum': 'imported-value',
  '/setup_args type': 'setup-args-type',
  '/setup_args/* type': 'setup-arg-entry',
  '/setup_args/* required': 'setup-arg-type-missing',
  '/setup_args/* additionalProperties default': 'setup-arg-default-beside',
  '/setup_args/* additionalProperties': 'setup-arg-unknown-key',
  '/setup_args/*/type type': 'setup-arg-type-value',
  '/setup_args/*/required type': 'setup-arg-required-type',
  '/setup_args/*/value type': 'setup-arg-value-type',
  '/setup_args/*/input type': 'setup-arg-input',
  '/setup_args/*/input required': 'setup-arg-input-type-missing',
  '/setup_args/*/input additionalProperties required': 'setup-arg-input-required',
  '/setup_args/*/input additionalProperties': 'setup-arg-input-unknown-key',
  '/setup_args/*/input/default type': 'setup-arg-input-default',
  '/examples type': 'examples-type',
  '/examples/* type': 'example-item',
  '/examples/* required prompt': 'example-prompt-missing',
  '/examples/* required call': 'example-call-missing',
  '/examples/* additionalProperties': 'example-unknown-key',
  '/examples/*/call type': 'example-call-type',
  '/entrypoint type': 'entrypoint-type',
  '/entrypoint required params': 'params-missing',
  '/entrypoint required': 'missing-member',
  '/entrypoint additionalProperties': 'entrypoint-unknown-key',
  '/entrypoint/params type': 'params-type',
  '/entrypoint/params/* type': 'param-entry',
  '/entrypoint/params/* required description': 'param-description-missing',
  '/entrypoint/params/* required type': 'param-type-missing',
  '/entrypoint/params/* additionalProperties required': 'param-required',
  '/entrypoint/params/* additionalProperties': 'param-unknown-key',
  '/entrypoint/params/*/description type': 'param-description-type',
  '/entrypoint/params/*/type type': 'param-type-unknown',
  '/entrypoint/params/*/type enum': 'param-type-unknown',
};

/** Codes of values that cost something else than other values of a wrong type. */
const BY_VALUE: Readonly<Record<string, (value: unknown) => string>> = {
  'setup-args-type': (value) => (Array.isArray(value) ? 'setup-args-array' : 'setup-args-type'),
  'setup-arg-entry': (value) => (value === null ? 'setup-arg-null' : 'setup-arg-entry'),
  'setup-arg-required-type': (value) => (value ? 'setup-arg-required-type' : 'wrong-type'),
  'example-call-type': (value) =>
    readCall(value).kind === 'throws' ? 'example-call-throws' : 'example-call-type',
  'entrypoint-type': (value) => (value === null ? 'entrypoint-missing' : 'entrypoint-type'),
  'param-type-unknown': (value) =>
    isJsonSchemaType(value) ? 'param-type-undocumented' : 'param-type-unknown',
  'wrong-type /author': (value) =>
    typeof value === 'object' && value !== null ? 'author-object' : 'wrong-type',
};

/** Members that the schema allows where it closes an object. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  '/setup_args/*': ['type', 'required', 'input', 'value'],
  '/setup_args/*/input': ['type', 'default', 'placeholder', 'hint'],
  '/examples/*': ['prompt', 'call'],
  '/entrypoint': ['file', 'params'],
  '/entrypoint/params/*': ['description', 'type'],
};

const JSON_SCHEMA_TYPES = ['string', 'number', 'boolean', 'integer', 'array', 'object', 'null'];

/** One finding for every place and kind of complaint. */
export function schemaErrors({ value }: SourceDocument): Finding[] {
  const seen = new Set<string>();
  return complaints(value).flatMap((error) => {
    const finding = findingOf(error, value);
    const key = `${finding.code} ${finding.pointer} ${String(finding.args?.['key'])}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [finding];
  });
}

function findingOf(error: SchemaError, manifest: unknown): Finding {
  const pointer = error.instancePath;
  const template = templateOf(pointer);
  const { missingProperty: missing, additionalProperty: extra } = error.params;
  if (typeof missing === 'string') {
    const code = codeOf(template, 'required', missing);
    return { code, pointer, at: 'key', args: { member: memberName(join(pointer, missing)), key: missing } };
  }
  if (typeof extra === 'string') {
    const meant = didYouMean(extra, ALLOWED[template] ?? []);
    const args = { member: memberName(pointer), key: extra, ...(meant === undefined ? {} : { meant }) };
    const code = codeOf(template, 'additionalProperties', extra);
    return { code, pointer: join(pointer, extra), at: 'key', args };
  }
  const value = valueAt(manifest, pointer);
  const args = {
    member: memberName(pointer),
    key: last(pointer),
    found: typeName(value),
    value: plain(value),
  };
  return { code: codeOf(template, error.keyword, '', value), pointer, at: 'value', args };
}

function codeOf(template: string, keyword: string, property: string, value?: unknown): string {
  const code = CODES[`${template} ${keyword} ${property}`] ?? CODES[`${template} ${keyword}`] ?? 'wrong-type';
  const byValue = BY_VALUE[code] ?? BY_VALUE[`${code} ${template}`];
  return `anythingllm/${byValue ? byValue(value) : code}`;
}

/** The pointer with `*` for keys and indexes that the author chooses. */
function templateOf(pointer: string): string {
  const keys = split(pointer);
  if ((keys[0] === 'setup_args' || keys[0] === 'examples') && keys.length > 1) keys[1] = '*';
  if (keys[0] === 'entrypoint' && keys[1] === 'params' && keys.length > 2) keys[2] = '*';
  return keys.map((key) => `/${key}`).join('');
}

/** Strings, numbers and booleans as they are, so that sentences can show them. */
function plain(value: unknown): unknown {
  return typeof value === 'object' ? null : value;
}

function isJsonSchemaType(value: unknown): boolean {
  const types: unknown[] = Array.isArray(value) && value.length > 0 ? value : [value];
  return types.every((type) => typeof type === 'string' && JSON_SCHEMA_TYPES.includes(type));
}
