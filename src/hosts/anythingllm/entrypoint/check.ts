// Checks which file really runs; the official schema reports everything else about the entrypoint.

import type { SourceDocument, Finding } from '../../../model/finding.ts';
import { member } from '../../../model/guards.ts';
import { isOn } from '../loading/session.ts';
import type { SchemaRules } from '../official-schema.ts';
import * as rules from './rules.ts';

const param: SchemaRules = {
  type: rules.paramEntry,
  required: { description: rules.paramDescriptionMissing, type: rules.paramTypeMissing },
  additional: rules.paramUnknownKey,
  unwanted: { required: rules.paramRequired },
  properties: {
    description: { type: rules.paramDescriptionType },
    type: { type: (type) => (isJsonSchemaType(type) ? rules.paramTypeUndocumented : rules.paramTypeUnknown) },
  },
};

/** The rules for what the official schema asks of the entrypoint and its parameters. */
export const entrypointSchema: SchemaRules = {
  required: { entrypoint: (_, manifest) => missing(manifest) },
  properties: {
    entrypoint: {
      type: (entrypoint, manifest) => (entrypoint === null ? missing(manifest) : rules.entrypointType),
      required: { params: rules.paramsMissing },
      additional: rules.entrypointUnknownKey,
      properties: { params: { type: rules.paramsType, each: param } },
    },
  },
};

function missing(manifest: unknown): typeof rules.entrypointMissing {
  return isOn(manifest) ? rules.entrypointMissing : rules.entrypointMissingWhenOn;
}

const JSON_SCHEMA_TYPES = ['string', 'number', 'boolean', 'integer', 'array', 'object', 'null'];

function isJsonSchemaType(value: unknown): boolean {
  const types: unknown[] = Array.isArray(value) && value.length > 0 ? value : [value];
  return types.every((type) => typeof type === 'string' && JSON_SCHEMA_TYPES.includes(type));
}

/** The host always runs handler.js beside the manifest (imported.js:15-19, 151-158). */
export function checkEntrypoint({ value }: SourceDocument): Finding[] {
  const file = member(member(value, 'entrypoint'), 'file');
  if (typeof file !== 'string' || file === 'handler.js') return [];
  return [rules.entrypointFile.at('/entrypoint/file', 'value', { file })];
}
