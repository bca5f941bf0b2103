// Builds small valid manifests as text with marked places, so that test cases stay short (test data).

/** Members as JSON text; null leaves a member out; a name in ⟦⟧ is marked with its quotes. */
export type Parts = Readonly<Record<string, string | null>>;

/** The start of an object that is itself the marked place. */
export const MARKED = '⟦{⟧';

/** An object as JSON text from members as JSON text; null leaves a member out. */
export function obj(members: Parts, open = '{'): string {
  const lines = Object.entries(members).flatMap(([key, value]) => {
    if (value === null) return [];
    const name = key.startsWith('⟦') ? `⟦"${key.slice(1, -1)}"⟧` : `"${key}"`;
    return [`${name}: ${value}`];
  });
  return `${open} ${lines.join(', ')} }`;
}

const PARAMETERS = obj({
  type: '"object"',
  properties: '{ "harbour": { "type": "string", "description": "Name of the harbour" } }',
  required: '["harbour"]',
});

const TOOL: Parts = {
  name: '"tides_next"',
  description: '"Look up the next tide (high or low) in a harbour and return its time"',
  parameters: PARAMETERS,
  code: `"if (!args.harbour) return { content: { error: 'Which harbour?' } }; return { content: { harbour: args.harbour } };"`,
};

const FIELD: Parts = { name: '"station"', label: '"Station"', type: '"string"' };

const SERVICE: Parts = {
  name: '"tide_api"',
  display_name: '"Tide API"',
  description: '"Where the tables come from"',
  category: '"api"',
  config_schema: `[${obj(FIELD)}]`,
};

/** Reads whatever setting it is asked for. */
const READER: Parts = {
  ...TOOL,
  code: `"if (!args.harbour) return { content: { error: 'Which harbour?' } }; return { content: await config.get('tide_api', args.harbour) };"`,
};

const TRIGGER: Parts = {
  name: '"morning"',
  type: '"schedule"',
  config: '{ "cron": "0 9 * * *" }',
  action: '{ "type": "chat", "payload": { "prompt": "Tell me the tides" } }',
};

const ROOT: Parts = {
  id: '"tides"',
  name: '"Tide Tables"',
  version: '"1.0.0"',
  description: '"High and low water for a harbour"',
  tags: '["tide", "sea"]',
  keywords: '["tide", "harbour"]',
  system_prompt: '"Use tides_next when the user asks about the tide. Always name the harbour."',
  tools: `[${obj(TOOL)}]`,
};

/** A manifest with some members changed; `open` is its first bracket. */
export function skill(parts: Parts = {}, open = '{'): string {
  return obj({ ...ROOT, ...parts }, open);
}

/** A valid tool as JSON text, with the given members changed. */
export function toolText(parts: Parts = {}, open = '{'): string {
  return obj({ ...TOOL, ...parts }, open);
}

/** A manifest whose only tool has some members changed. */
export function withTool(parts: Parts, open = '{', root: Parts = {}): string {
  return skill({ tools: `[${toolText(parts, open)}]`, ...root });
}

/** A manifest whose only tool has these parameters. */
export function withParameters(parts: Parts, open = '{'): string {
  const base = { type: '"object"', properties: '{}' };
  return withTool({ parameters: obj({ ...base, ...parts }, open) });
}

/** A manifest whose only parameter, `harbour`, has this schema. */
export function withProperty(schema: string, name = 'harbour'): string {
  return withParameters({ properties: `{ "${name}": ${schema} }` });
}

/** A service as JSON text, with the given members changed. */
export function serviceText(parts: Parts = {}, open = '{'): string {
  return obj({ ...SERVICE, ...parts }, open);
}

/** A package with this list of services, whose tool reads their settings. */
export function withServices(services: string): string {
  return skill({ required_services: services, tools: `[${obj(READER)}]` });
}

/** A package with one service, whose given members are changed. */
export function withService(parts: Parts, open = '{'): string {
  return withServices(`[${serviceText(parts, open)}]`);
}

/** A package with one service and one field, whose given members are changed. */
export function withField(parts: Parts, open = '{'): string {
  return withService({ config_schema: `[${obj({ ...FIELD, ...parts }, open)}]` });
}

/** A valid trigger as JSON text, with the given members changed. */
export function triggerText(parts: Parts = {}, open = '{'): string {
  return obj({ ...TRIGGER, ...parts }, open);
}

/** A package with one trigger, whose given members are changed. */
export function withTrigger(parts: Parts, open = '{'): string {
  return skill({ triggers: `[${triggerText(parts, open)}]` });
}

/** A package with one trigger, whose action's given members are changed. */
export function withAction(action: string): string {
  return withTrigger({ action });
}
