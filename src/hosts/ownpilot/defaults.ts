// Values for missing members, made from what the manifest already has.

import { member } from '../../model/guards.ts';
import { isText, toolNames, toolsOf, type JsonObject } from './shape.ts';
import { idFor, readable, toolNameFor, unique, wordsOf } from './words.ts';

const EMPTY_PARAMETERS = { type: 'object', properties: {} } as const;

/** A small tool that works everywhere, for manifests without one. */
export const STARTER_TOOL = {
  name: 'say_hello',
  description: 'Greet a person by name and return the greeting',
  parameters: {
    type: 'object',
    properties: { name: { type: 'string', description: 'Name of the person' } },
    required: ['name'],
  },
  code: "const name = args.name || 'you';\nreturn { content: { greeting: 'Hello, ' + name + '!' } };",
} as const;

export type RequiredText = 'id' | 'name' | 'version' | 'description';

/** A value for a required text of the manifest; any other key gets a description. */
export function rootText(manifest: unknown, key: string): string {
  const id = member(manifest, 'id');
  const name = member(manifest, 'name');
  if (key === 'version') return '1.0.0';
  if (key === 'id') return (isText(name) ? idFor(name, '') : '') || 'myskill';
  if (key === 'name') return isText(id) && wordsOf(id).length > 0 ? titleOf(id) : 'My Skill';
  const first = toolsOf(manifest)
    .map(({ value }) => member(value, 'description'))
    .find(isText);
  return first ?? `What ${isText(name) ? name : 'this package'} can do for you, in one sentence`;
}

function titleOf(id: string): string {
  return wordsOf(id)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

export type RequiredMember = 'name' | 'description' | 'parameters' | 'code';

/** A value for a required member of a tool. */
export function toolMember(manifest: unknown, tool: JsonObject, key: RequiredMember): unknown {
  const name = member(tool, 'name');
  const description = member(tool, 'description');
  if (key === 'parameters') return EMPTY_PARAMETERS;
  if (key === 'code') return "return { content: { error: 'This tool is not written yet.' } };";
  if (key === 'description') return isText(name) ? readable(name) : 'What the tool does and what it returns';
  const words = isText(description) ? wordsOf(description).slice(0, 2).join('_') : '';
  return freeToolName(manifest, words === '' ? 'tool' : words);
}

/** A package around some of its members; what every package needs is filled in. */
export function packageAround(parts: JsonObject): JsonObject {
  const manifest = { tools: [STARTER_TOOL], ...parts };
  const root = { id: 'myskill', name: 'My Skill', version: '1.0.0' };
  return { ...root, description: rootText(manifest, 'description'), ...manifest, ...parts };
}

/** A tool name made from a text that no tool of the manifest has yet. */
export function freeToolName(manifest: unknown, text: string): string {
  return unique(toolNameFor(text) || 'tool', new Set(toolNames(manifest)));
}
