// Sensible values for what a manifest lacks, made of what it already says.

import { isObject, member } from '../../../model/guards.ts';
import { elements, isText, toolNames, toolsOf, type Members } from '../shape.ts';
import { idFor, readable, stem, toolNameFor, unique, wordsOf } from '../words.ts';
import { ID_PATTERN } from '../validate.ts';

export const EMPTY_PARAMETERS = { type: 'object', properties: {} } as const;

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

/** A value for a required text of the manifest. */
export function rootText(manifest: Members, key: string): string {
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

/** A valid package id for a broken one; without hyphens unless asked for. */
export function betterId(id: string, joint: '-' | ''): string | undefined {
  const better = idFor(id, joint);
  return ID_PATTERN.test(better) ? better : undefined;
}

/** A value for a required member of a tool. */
export function toolMember(manifest: Members, tool: Members, key: string): unknown {
  const name = member(tool, 'name');
  const description = member(tool, 'description');
  if (key === 'parameters') return EMPTY_PARAMETERS;
  if (key === 'code') return "return { content: { error: 'This tool is not written yet' } };";
  if (key === 'description') return isText(name) ? readable(name) : 'What the tool does and what it returns';
  const words = isText(description) ? wordsOf(description).slice(0, 2).join('_') : '';
  return freeToolName(manifest, words === '' ? 'tool' : words);
}

/** A package around some of its members; what every package needs is filled in. */
export function packageAround(parts: Members): Members {
  const manifest = { tools: [STARTER_TOOL], ...parts };
  const root = { id: 'myskill', name: 'My Skill', version: '1.0.0' };
  return { ...root, description: rootText(manifest, 'description'), ...manifest, ...parts };
}

/** The names of a manifest's tools, collected once however many of them need a better one. */
const taken = new WeakMap<Members, ReadonlySet<string>>();

/** A tool name for a text that no other tool of the manifest has. */
export function freeToolName(manifest: Members, text: string): string {
  const names = taken.get(manifest) ?? new Set(toolNames(manifest));
  taken.set(manifest, names);
  const wanted = toolNameFor(text);
  return unique(wanted === '' ? 'tool' : wanted, names);
}

/** Words for tags or keywords, from the package's name and its tools' names. */
export function searchWords(manifest: Members, key: string): string[] {
  const texts =
    key === 'tags'
      ? [member(manifest, 'name'), member(manifest, 'id')]
      : toolsOf(manifest).map(({ value }) => member(value, 'name'));
  const words = texts.flatMap((text) => (isText(text) ? wordsOf(text) : []));
  const seen = new Set<string>();
  return words
    .filter((word) => {
      if (word.length < 3 || seen.has(stem(word))) return false;
      seen.add(stem(word));
      return true;
    })
    .slice(0, 5);
}

/** A prompt that names every tool with what it is for. */
export function promptFor(manifest: Members, names?: readonly string[]): string {
  const lines = toolsOf(manifest).flatMap(({ value }) => {
    const name = member(value, 'name');
    const description = member(value, 'description');
    if (!isText(name) || (names && !names.includes(name))) return [];
    return [
      `Use ${name} ${isText(description) ? `when the user wants to: ${ending(description)}` : 'when it fits the request.'}`,
    ];
  });
  return lines.join(' ');
}

function ending(sentence: string): string {
  const text = sentence.trim();
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** A list of objects from a map: the key becomes the member `name`. */
export function listOfMap(map: Members): Members[] {
  return Object.entries(map).flatMap(([name, value]) => (isObject(value) ? [{ name, ...value }] : []));
}

/** Names that tool code reads from `args`, and those that the schema requires. */
export function argumentNames(parameters: Members, code: unknown): string[] {
  const names = elements(member(parameters, 'required')).filter(isText);
  const text = typeof code === 'string' ? code.slice(0, 50_000) : '';
  for (const match of text.matchAll(/\bargs\??\.([A-Za-z_]\w*)/g)) names.push(match[1] ?? '');
  for (const match of text.matchAll(/\{([\w\s,=:'"]{1,300})\}\s*=\s*args\b/g)) {
    for (const part of (match[1] ?? '').split(',')) {
      const name = /^\s*([A-Za-z_]\w*)/.exec(part)?.[1];
      if (name !== undefined) names.push(name);
    }
  }
  return [...new Set(names)].slice(0, 50);
}
