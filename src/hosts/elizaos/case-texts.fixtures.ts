// Small texts that rule cases are built from; without an insertion each has no problem.

const HEAD = '"id":"tide","name":"Tide","description":"Tides","version":"1.0.0"';
const EMPTY = '"configSchema":{"type":"object","properties":{}}';

/** A manifest with these members after the usual ones. */
export function manifest(members: string): string {
  return `{${HEAD},${EMPTY},${members}}`;
}

/** A manifest whose `configSchema` is this text. */
export function withSchema(schema: string, members = ''): string {
  return `{${HEAD},"configSchema":${schema}${members && ','}${members}}`;
}

/** A manifest with these properties and hints (the insides of the two objects). */
export function form(properties: string, hints = '', required = '', members = ''): string {
  const list = required && `,"required":[${required}]`;
  const schema = `{"type":"object","properties":{${properties}}${list}}`;
  return withSchema(schema, `"uiHints":{${hints}}${members && ','}${members}`);
}

/** A manifest with one setting `pier` of text and this hint (the inside of the object). */
export function hinted(hint: string, schema = '"type":"string"'): string {
  return form(`"pier":{${schema}}`, `"pier":{${hint}}`);
}

/** An app with this block (the inside of the object). */
export function app(block: string): string {
  return manifest(`"kind":"app","app":{${block}}`);
}

/** A package.json with this `agentConfig` and other members. */
export function packageWith(config: string, members = ''): string {
  return `{"name":"plugin-tide","agentConfig":${config}${members && ','}${members}}`;
}

/** A package.json with these parameters (the inside of the object). */
export function parameters(inside: string, members = ''): string {
  return packageWith(`{"pluginType":"elizaos:plugin:1.0.0","pluginParameters":{${inside}}}`, members);
}

/** A package.json with one parameter `TIDE_PIER`, this being the inside of its object. */
export function parameter(inside: string): string {
  return parameters(`"TIDE_PIER":{${inside}}`);
}
