// The shape of a validator that the build compiles from a JSON schema (see build/validators.ts).

/** One way in which a value breaks a schema; the words of the validator itself are left out on purpose. */
export interface SchemaError {
  /** JSON pointer (RFC 6901) of the value that breaks the rule, '' for the root. */
  instancePath: string;
  keyword: string;
  /** Ajv's parameters of the keyword, e.g. `{missingProperty}` or `{additionalProperty}`. */
  params: Record<string, unknown>;
  schemaPath: string;
}

export interface Validator {
  (value: unknown): boolean;
  /** All errors of the last call, null after a valid value. */
  errors?: SchemaError[] | null;
}
