// Ports the host's check of the arguments before a chat call (core/agent/tool-validation.ts).

import { HostCrash, membersOf, requiredBy, textOf, toolHelp, type Schema } from './argument-help.ts';

/** The text that the model gets instead of a result; null where the tool runs. `name` is the name that the model called. */
export function argumentRefusal(
  tool: { readonly name: string; readonly description: string; readonly parameters: unknown },
  args: unknown,
): string | null {
  try {
    const errors = callErrors(tool.parameters, args);
    return errors.length === 0 ? null : `Error: ${errors.join('; ')}${toolHelp(tool)}`;
  } catch (error) {
    // Nothing catches it before the agent does (core/agent/agent.ts, core/agent/tools.ts).
    if (error instanceof HostCrash) return `Tool execution failed: ${error.message}`;
    throw error;
  }
}

/** The errors of a call; [] where `parameters.properties` is missing. Unknown arguments pass. Throws `HostCrash`. */
function callErrors(parameters: unknown, args: unknown): string[] {
  const schema = membersOf(parameters);
  if (!schema.properties) return [];
  const given = membersOf(args);
  const known = membersOf(schema.properties);
  return [
    ...missing(schema, given).map((name) => `Missing required parameter: ${name} (${typeOf(known[name])})`),
    ...memberErrors(given, known, 'params'),
  ];
}

/**
 * Only `type`, `enum`, `properties`, `required` and `items` are read. The errors of one value against its schema, in the
 * host's order; none for null, whatever the type. Throws `HostCrash`.
 */
export function schemaErrors(value: unknown, schema: unknown, path = 'params'): string[] {
  const { type, enum: choices, properties, items } = membersOf(schema);
  if (value === undefined || value === null) return [];
  const actual = jsonType(value);
  // The type is compared as a string, so a list of types matches nothing.
  if (type && type !== actual && !(type === 'number' && actual === 'integer')) {
    return [`${path}: expected ${textOf(type)}, got ${actual}`];
  }
  const errors: string[] = [];
  if (Array.isArray(choices) && !choices.includes(value)) {
    errors.push(`${path}: must be one of ${choices.map((choice) => JSON.stringify(choice)).join(', ')}`);
  }
  if (type === 'object' && properties) {
    const given = membersOf(value);
    errors.push(...missing(membersOf(schema), given).map((name) => `${path}.${name}: required but missing`));
    errors.push(...memberErrors(given, membersOf(properties), path));
  }
  if (type === 'array' && Array.isArray(value) && items) {
    errors.push(...value.flatMap((item, i) => schemaErrors(item, items, `${path}[${String(i)}]`)));
  }
  return errors;
}

function memberErrors(given: Schema, known: Schema, path: string): string[] {
  return Object.entries(given).flatMap(([name, value]) =>
    known[name] ? schemaErrors(value, known[name], `${path}.${name}`) : [],
  );
}

/** The required names whose argument is missing or null. */
function missing(schema: Schema, given: Schema): string[] {
  return [...requiredBy(schema)]
    .map(String)
    .filter((name) => given[name] === undefined || given[name] === null);
}

function typeOf(schema: unknown): string {
  return textOf(membersOf(schema).type || 'any');
}

function jsonType(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}
