// The official JSON schema's complaints about a value; only editors use that schema, no code of the product does.

import type { SchemaError, Validator } from '../../schema/validator.ts';
import compiled from './schema.json?validator';

const validate: Validator = compiled;

/** Every way in which the value breaks the schema; none for a valid one. */
export function complaints(value: unknown): readonly SchemaError[] {
  return validate(value) ? [] : (validate.errors ?? []);
}
