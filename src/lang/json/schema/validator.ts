// Types of the validators that the build compiles from JSON schemas (see build/validators.ts).

/** One error of a value against a schema. Ajv's message is left out, because hosts write their own. */
export interface SchemaError {
  /** JSON pointer (RFC 6901) of the value that breaks the rule, '' for the root. */
  instancePath: string;
  keyword: string;
  /** Ajv's parameters of the keyword, for example `{missingProperty}` or `{additionalProperty}`. */
  params: Record<string, unknown>;
  schemaPath: string;
}

export interface Validator {
  (value: unknown): boolean;
  /** All errors of the last call, null after a valid value. */
  errors?: SchemaError[] | null;
}
