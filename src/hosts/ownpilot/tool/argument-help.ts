// Ports the help text that the host adds to a refusal of arguments for the model (core/agent/tool-validation.ts).

import { setCrash } from '../agent-skills/audit.ts';

export type Schema = Readonly<Record<string, unknown>>;

/** Thrown for a schema on which the host throws; its message is the host's. */
export class HostCrash extends Error {}

/** The members of a value as the host reads them; none for null. */
export function membersOf(value: unknown): Schema {
  return Object(value) as Schema;
}

/** The members of a schema that the host reads without a check, beginning with `key`. */
function opened(schema: unknown, key: string): Schema {
  if (schema === null) throw new HostCrash(`Cannot read properties of null (reading '${key}')`);
  return membersOf(schema);
}

/** The text that a template makes of a value: lists with commas; '' for falsy values. */
export function textOf(value: unknown): string {
  return value ? `${value as string}` : '';
}

/** The required names as a set. A string gives its characters; anything else that is not a list throws `HostCrash`. */
export function requiredBy(schema: Schema): ReadonlySet<unknown> {
  const names = schema.required || [];
  const crash = setCrash(names);
  if (crash !== undefined) throw new HostCrash(crash);
  return new Set(names as Iterable<unknown>);
}

/** The help text, which starts with two line breaks; '' where the tool has no `parameters.properties`. */
export function toolHelp(tool: {
  readonly name: string;
  readonly description: string;
  readonly parameters: unknown;
}): string {
  const parameters = membersOf(tool.parameters);
  if (!parameters.properties) return '';
  const known = Object.entries(membersOf(parameters.properties));
  const wanted = requiredBy(parameters);
  const lines = known.flatMap(([name, schema]) => parameterLines(name, schema, wanted, '  '));
  const example = known
    .filter(([name]) => wanted.has(name))
    .map(([name, schema]) => [name, exampleValue(schema, name)] as const);
  return [
    `\n\n--- TOOL HELP (${tool.name}) ---`,
    tool.description,
    '',
    'Parameters:',
    ...lines,
    '',
    `Example: use_tool("${tool.name}", ${JSON.stringify(Object.fromEntries(example))})`,
    'Fix your parameters and retry immediately.',
  ].join('\n');
}

/** One line for a parameter, and lines for the members of objects, indented by four per level. */
function parameterLines(
  name: string,
  given: unknown,
  wanted: ReadonlySet<unknown>,
  indent: string,
): string[] {
  const schema = opened(given, 'type');
  const { enum: choices, description, default: fallback } = schema;
  const type = schema.type || 'any';
  const items = membersOf(schema.items);
  const line = (shown: string, withDefault: boolean): string => {
    const demand = wanted.has(name) ? ' (REQUIRED)' : ' (optional)';
    const about = description ? ` — ${textOf(description)}` : '';
    const value = withDefault && fallback !== undefined ? ` [default: ${JSON.stringify(fallback)}]` : '';
    return `${indent}• ${name}: ${shown}${demand}${about}${value}`;
  };
  const inner = (object: Schema): string[] => {
    const required = requiredBy(object);
    return Object.entries(membersOf(object.properties)).flatMap(([member, part]) =>
      parameterLines(member, part, required, `${indent}    `),
    );
  };
  if (Array.isArray(choices))
    return [line(choices.map((choice) => JSON.stringify(choice)).join(' | '), true)];
  if (type === 'array' && items.type === 'object' && items.properties) {
    return [line('array of objects', false), ...inner(items)];
  }
  if (type === 'array') return [line(`array of ${textOf(items.type || 'any')}`, true)];
  if (type === 'object' && schema.properties) return [line('object', false), ...inner(schema)];
  return [line(textOf(type), true)];
}

/** A value that matches the schema; for strings it is chosen by the parameter's name. */
function exampleValue(given: unknown, name: string): unknown {
  const schema = opened(given, 'enum');
  const { type, enum: choices } = schema;
  if (Array.isArray(choices) && choices.length > 0) return choices[0] as unknown;
  switch (type) {
    case 'array': {
      const items = membersOf(schema.items);
      return items.type === 'object' && items.properties ? [exampleObject(items, 3)] : ['...'];
    }
    case 'object':
      return schema.properties ? exampleObject(schema, 0) : {};
    case 'number':
    case 'integer':
      return 0;
    case 'boolean':
      return true;
    default:
      return exampleText(name);
  }
}

/** An object with the required members, or with all where there are at most `few`. */
function exampleObject(schema: Schema, few: number): object {
  const required = requiredBy(schema);
  const all = Object.entries(membersOf(schema.properties));
  const members = all.filter(([name]) => required.has(name) || all.length <= few);
  return Object.fromEntries(members.map(([name, part]) => [name, exampleValue(part, name)]));
}

const TEXTS: readonly (readonly [part: RegExp, text: string])[] = [
  [/email|^to$|^replyTo$/, 'user@example.com'],
  [/path|file/, '/path/to/file'],
  [/url|link/, 'https://example.com'],
  [/date/, '2025-01-01'],
  [/id/, 'some-id'],
];

function exampleText(name: string): string {
  return TEXTS.find(([part]) => part.test(name))?.[1] ?? '...';
}
