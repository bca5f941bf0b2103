// The help that the host puts under a refusal of arguments, so that the model can mend them (core/agent/tool-validation.ts).

export type Schema = Readonly<Record<string, unknown>>;

/** The members of an object or a list; of anything else none. */
export function membersOf(value: unknown): Schema {
  return typeof value === 'object' && value !== null ? (value as Schema) : {};
}

/** As a template puts it into a text: lists with commas; '' for what a condition takes for false. */
export function textOf(value: unknown): string {
  return value ? `${value as string}` : '';
}

/** Starts with two line breaks; '' where the tool has no `parameters.properties`. */
export function toolHelp(tool: {
  readonly name: string;
  readonly description: string;
  readonly parameters: unknown;
}): string {
  const { properties, required } = membersOf(tool.parameters);
  if (!properties) return '';
  const known = Object.entries(membersOf(properties)).map(
    ([name, schema]) => [name, membersOf(schema)] as const,
  );
  const wanted = namesIn(required);
  const example = known
    .filter(([name]) => wanted.includes(name))
    .map(([name, schema]) => [name, exampleValue(schema, name)] as const);
  return [
    `\n\n--- TOOL HELP (${tool.name}) ---`,
    tool.description,
    '',
    'Parameters:',
    ...known.flatMap(([name, schema]) => parameterLines(name, schema, wanted, '  ')),
    '',
    `Example: use_tool("${tool.name}", ${JSON.stringify(Object.fromEntries(example))})`,
    'Fix your parameters and retry immediately.',
  ].join('\n');
}

/** One line, and lines for the members of objects, each level four further in. */
function parameterLines(name: string, schema: Schema, wanted: readonly string[], indent: string): string[] {
  const { type: given, enum: choices, description, default: fallback } = schema;
  const type = textOf(given) || 'any';
  const items = membersOf(schema.items);
  const line = (shown: string, withDefault: boolean): string => {
    const demand = wanted.includes(name) ? ' (REQUIRED)' : ' (optional)';
    const about = description ? ` — ${textOf(description)}` : '';
    const value = withDefault && fallback !== undefined ? ` [default: ${JSON.stringify(fallback)}]` : '';
    return `${indent}• ${name}: ${shown}${demand}${about}${value}`;
  };
  const inner = (object: Schema): string[] =>
    Object.entries(membersOf(object.properties)).flatMap(([member, part]) =>
      parameterLines(member, membersOf(part), namesIn(object.required), `${indent}    `),
    );
  if (Array.isArray(choices))
    return [line(choices.map((choice) => JSON.stringify(choice)).join(' | '), true)];
  if (type === 'array' && items.type === 'object' && items.properties) {
    return [line('array of objects', false), ...inner(items)];
  }
  if (type === 'array') return [line(`array of ${textOf(items.type) || 'any'}`, true)];
  if (type === 'object' && schema.properties) return [line('object', false), ...inner(schema)];
  return [line(type, true)];
}

/** A value that fits the schema, guessed by the parameter's name for texts. */
export function exampleValue(schema: Schema, name: string): unknown {
  const { type, enum: choices, properties, required } = schema;
  if (Array.isArray(choices) && choices.length > 0) return choices[0] as unknown;
  switch (type) {
    case 'array': {
      const items = membersOf(schema.items);
      if (items.type !== 'object' || !items.properties) return ['...'];
      const few = Object.keys(membersOf(items.properties)).length <= 3;
      return [exampleObject(items.properties, few ? null : namesIn(items.required))];
    }
    case 'object':
      return properties ? exampleObject(properties, namesIn(required)) : {};
    case 'number':
    case 'integer':
      return 0;
    case 'boolean':
      return true;
    default:
      return exampleText(name);
  }
}

/** With the members of these names; null for all of them. */
function exampleObject(properties: unknown, names: readonly string[] | null): object {
  const members = Object.entries(membersOf(properties)).filter(
    ([name]) => names === null || names.includes(name),
  );
  return Object.fromEntries(members.map(([name, schema]) => [name, exampleValue(membersOf(schema), name)]));
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

function namesIn(required: unknown): string[] {
  return Array.isArray(required) ? required.map(String) : [];
}
