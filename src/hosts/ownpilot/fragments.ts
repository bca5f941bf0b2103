// Recognises parts of a skill package that were pasted without the rest, and makes a package of each.

import type { Fragment, FragmentInput } from '../../model/host.ts';
import {
  aloneOf,
  has,
  hasOnly,
  isListOf,
  isMapOf,
  isObjectSchema,
  isParameter,
  oneOrMore,
  unfenced,
} from '../kit/fragment.ts';
import { member } from '../../model/guards.ts';
import { secretName } from '../kit/secrets.ts';
import { configReads } from './code/config/reads.ts';
import { calls } from '../../lang/javascript/nodes.ts';
import { parseCode, type ParsedCode } from '../../lang/javascript/parse.ts';
import { packageAround, toolMember } from './defaults.ts';
import { argumentNames } from './parameters/fixes.ts';
import { isText, ROOT_KEYS, type JsonObject } from './shape.ts';
import { readable } from './words.ts';

const TITLE = 'Put it into a package';

/**
 * The part that the text is, with the complete package around it where one can be made; null where it is not a
 * part. Never throws.
 */
export function fragment({ text, value }: FragmentInput): Fragment | null {
  const code = toolCode(unfenced(text));
  if (code) return code;
  return value === undefined ? ofProse(text) : (ofParts(value) ?? ofSchema(value) ?? ofRoot(value));
}

function made(score: number, what: string, where: string, parts: JsonObject): Fragment {
  return { score, what, where, whole: packageAround(parts), title: TITLE };
}

function ofParts(value: unknown): Fragment | null {
  if (isTool(value)) return made(scoreOfTool(value), 'a tool', 'Tool Definitions', { tools: [whole(value)] });
  if (isListOf(value, isTool)) {
    const tools = value.map((tool) => whole(tool as JsonObject));
    return made(Math.min(...value.map(scoreOfTool)), 'a list of tools', 'Tool Definitions', { tools });
  }
  if (hasOnly(value, ['code']) && isText(member(value, 'code'))) {
    const tool = toolWith(String(member(value, 'code')), value as JsonObject);
    return made(0.7, 'the code of a tool', 'Code as a JSON String', { tools: [tool] });
  }
  const services = oneOrMore(value, isService);
  if (services)
    return made(0.9, 'an entry of `required_services`', 'Required Services', { required_services: services });
  const fields = oneOrMore(value, isField);
  if (fields) {
    const service = { name: 'my-service', display_name: 'My Service', config_schema: fields };
    return made(0.6, 'a field of `config_schema`', 'Config Schema Field Types', {
      required_services: [service],
    });
  }
  const triggers = oneOrMore(value, isTrigger);
  return triggers && made(0.85, 'a trigger', 'Triggers', { triggers });
}

const SCHEMA_KEYS = ['type', 'properties', 'required', 'description', 'additionalProperties'];

function ofSchema(value: unknown): Fragment | null {
  const where = 'Parameter Schema';
  if (isObjectSchema(value) && hasOnly(value, SCHEMA_KEYS)) {
    return made(0.6, 'the `parameters` of a tool', where, { tools: [whole({ parameters: value })] });
  }
  if (!isMapOf(value, isParameter)) return null;
  const parameters = { type: 'object', properties: value };
  return made(0.6, 'parameters of a tool', where, { tools: [whole({ parameters })] });
}

/** Members of a manifest without `id`, `name` and `version`. */
function ofRoot(value: unknown): Fragment | null {
  if (!hasOnly(value, ROOT_KEYS) || ['id', 'name', 'version'].some((key) => has(value, key))) return null;
  const lists: readonly [string, (entry: unknown) => boolean][] = [
    ['required_services', isService],
    ['triggers', isTrigger],
    ['tools', isTool],
  ];
  const found = lists.filter(([key, fits]) => isListOf(member(value, key), fits)).map(([key]) => key);
  if (found.length === 0 && !isText(member(value, 'system_prompt'))) return null;
  const tools = member(value, 'tools');
  const wholes = isListOf(tools, isTool) ? { tools: tools.map((tool) => whole(tool as JsonObject)) } : {};
  const parts = { ...(value as JsonObject), ...wholes };
  const around = made(0.9, aloneOf(value as JsonObject), 'skill.json Schema Reference', parts);
  return { ...around, isRoot: true };
}

function isTool(value: unknown): value is JsonObject {
  if (has(value, 'id') || has(value, 'tools') || has(value, 'inputSchema') || has(value, 'function'))
    return false;
  return has(value, 'name') && (isText(member(value, 'code')) || has(value, 'description', 'parameters'));
}

/** Without code it may be a tool of any host. */
function scoreOfTool(tool: unknown): number {
  return isText(member(tool, 'code')) ? 0.9 : 0.35;
}

function isService(value: unknown): boolean {
  return has(value, 'name', 'config_schema') && Array.isArray(member(value, 'config_schema'));
}

function isField(value: unknown): boolean {
  return has(value, 'name', 'label', 'type') && isText(member(value, 'name'));
}

function isTrigger(value: unknown): boolean {
  return has(value, 'type', 'config', 'action') && !has(value, 'id');
}

function whole(tool: JsonObject): JsonObject {
  const missing = (['name', 'description', 'parameters', 'code'] as const).filter(
    (key) => !Object.hasOwn(tool, key),
  );
  const name = { ...(missing.includes('name') ? { name: 'my_tool' } : {}), ...tool };
  const rest = missing.filter((key) => key !== 'name').map((key) => [key, toolMember({}, tool, key)]);
  return { ...name, ...(Object.fromEntries(rest) as JsonObject) };
}

/** A tool around its code, with the parameters and the permission that the code uses. */
function toolWith(text: string, rest: JsonObject = { code: text }): JsonObject {
  const code = parseCode(text);
  const names = argumentNames({}, text);
  const property = (name: string): [string, JsonObject] => [
    name,
    { type: 'string', description: `What ${readable(name).toLowerCase()} means` },
  ];
  const parameters = { type: 'object', properties: Object.fromEntries(names.map(property)) };
  const network = code && calls(code, 'fetch').length > 0 ? { permissions: ['network'] } : {};
  return whole({ name: 'my_tool', parameters, ...network, ...rest });
}

/** The services and fields that the code reads, each to be filled in. */
function servicesFor(code: ParsedCode): JsonObject[] {
  const fields = new Map<string, Set<string>>();
  for (const { service, field } of configReads(code).reads) {
    fields.set(service, (fields.get(service) ?? new Set()).add(field ?? 'api_key'));
  }
  return [...fields].map(([name, names]) => ({
    name,
    display_name: readable(name),
    config_schema: [...names].map((field) => ({
      name: field,
      label: readable(field),
      type: secretName(field) === null ? 'string' : 'secret',
      required: true,
    })),
  }));
}

const STATEMENT =
  /^\s*(?:\/\/|\/\*|const\b|let\b|var\b|return\b|try\b|if\b|for\b|switch\b|await\b|async\b|function\b)/;
/** Words of other languages and of modules, which tool code does not have. */
const OTHER_LANGUAGE =
  /^[ \t]*(?:import\b|export\b|interface\b|type\s+\w+\s*=)|\bmodule\.exports\b|\brequire\s*\(/m;

/** A package for tool code, recognised by `args`, `config.get` and its `return`; null for any other text. */
function toolCode(text: string): Fragment | null {
  if (!STATEMENT.test(text) || OTHER_LANGUAGE.test(text)) return null;
  const sure = /\breturn\s*\{\s*content\s*:|\bconfig\.get\s*\(/.test(text);
  const likely = /\bargs\b/.test(text) && /\breturn\b/.test(text);
  const code = sure || likely ? parseCode(text) : null;
  // An example may leave something out.
  if (!code || code.all('⚠').length > 3) return null;
  const services = servicesFor(code);
  return {
    ...made(sure ? 0.9 : 0.7, 'the code of a tool', 'Tool Code Environment', {
      ...(services.length > 0 ? { required_services: services } : {}),
      tools: [toolWith(text)],
    }),
    isSource: true,
  };
}

const NAMED = /\buse\s+`?([a-z][a-z0-9]*(?:_[a-z0-9]+)+)/gi;

function ofProse(text: string): Fragment | null {
  if (/^[ \t]*skill-packages\/[ \t]*$/m.test(text) && text.includes('skill.json')) {
    return {
      score: 0.7,
      what: 'a listing of the folder with the packages',
      where: 'Directory Structure',
      next: 'Open the `skill.json` of one of these folders.',
    };
  }
  const names = [...new Set(Array.from(text.matchAll(NAMED), (match) => match[1] ?? ''))].slice(0, 5);
  if (names.length === 0 || text.length > 4000) return null;
  const prompt = unfenced(text).trim();
  const tools = names.map((name) => whole({ name }));
  return {
    ...made(0.6, 'a system prompt', 'System Prompt Guidelines', { system_prompt: prompt, tools }),
    isSource: true,
  };
}
