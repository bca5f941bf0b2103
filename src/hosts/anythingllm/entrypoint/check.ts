// Checks which file really runs; the official schema reports everything else about the entrypoint.

import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import { member } from '../../../model/guards.ts';
import { isOn } from '../loading/session.ts';
import type { SchemaRules } from '../official-schema.ts';
import {
  entrypointFile,
  entrypointMissing,
  entrypointMissingWhenOn,
  entrypointType,
  entrypointUnknownKey,
  paramDescriptionMissing,
  paramDescriptionType,
  paramEntry,
  paramRequired,
  paramTypeMissing,
  paramTypeUndocumented,
  paramTypeUnknown,
  paramUnknownKey,
  paramsMissing,
  paramsType,
} from './rules.ts';

const param: SchemaRules = {
  type: paramEntry,
  required: { description: paramDescriptionMissing, type: paramTypeMissing },
  additional: paramUnknownKey,
  unwanted: { required: paramRequired },
  properties: {
    description: { type: paramDescriptionType },
    type: { type: (type) => (isJsonSchemaType(type) ? paramTypeUndocumented : paramTypeUnknown) },
  },
};

/** The rules for what the official schema asks of the entrypoint and its parameters. */
export const entrypointSchema: SchemaRules = {
  required: { entrypoint: (_, manifest) => missing(manifest) },
  properties: {
    entrypoint: {
      type: (entrypoint, manifest) => (entrypoint === null ? missing(manifest) : entrypointType),
      required: { params: paramsMissing },
      additional: entrypointUnknownKey,
      properties: { params: { type: paramsType, each: param } },
    },
  },
};

function missing(manifest: unknown): typeof entrypointMissing {
  return isOn(manifest) ? entrypointMissing : entrypointMissingWhenOn;
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
  return [entrypointFile.at('/entrypoint/file', 'value', { file })];
}
