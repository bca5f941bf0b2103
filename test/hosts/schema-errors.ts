// What Ajv says of a value by one of our schemas.

import Ajv, { type ErrorObject } from 'ajv';
import addFormats from 'ajv-formats';

/** A function that gives all errors of a value; [] for a valid one. */
export function schemaErrorsOf(schema: object): (value: unknown) => readonly ErrorObject[] {
  const ajv = new Ajv({ allErrors: true, strict: false });
  addFormats(ajv);
  const validate = ajv.compile(schema);
  return (value) => (validate(value) ? [] : (validate.errors ?? []));
}
