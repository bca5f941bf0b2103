// The text by which a model chooses a tool: its own, or the best one that can be made of what is known of it.

import { OutputNode } from '../../model/output.ts';
import type { Example, Parameter, Plugin, Sourced, Tool } from '../../model/plugin.ts';
import type { Wording } from '../schema/in-words.ts';
import { isStated, spaced } from './identifiers.ts';
import { keep, approximate, invent } from './output.ts';
import * as why from '../report/reasons.ts';

const MAX_EXAMPLES = 3;

/**
 * The description of a tool that is called `name` in the target. The plugin's own description counts for its only
 * tool; where nothing is known, the name says it in words.
 */
export function toolDescription({ tools, description }: Plugin, tool: Tool, name: string): OutputNode {
  const own = ownDescription(tool);
  if (own) return keep(own);
  const made = madeDescription(tool);
  if (made) return made;
  if (tools.length <= 1 && isStated(description)) return keep(description);
  return nameInWords(tool, name);
}

/** What a tool says of itself, for models or else for people. */
export function ownDescription({ description, display }: Tool): Sourced<string> | undefined {
  return [description, display].find(isStated);
}

/** The name of a tool as words, for people. */
export function nameInWords({ id }: Tool, name: string): OutputNode {
  return isStated(id) ? keep(id, spaced(id.value) || name) : invent(spaced(name) || name);
}

function madeDescription(tool: Tool): OutputNode | undefined {
  const { title, examples } = tool;
  const prompts = promptsOf(examples).slice(0, MAX_EXAMPLES);
  const call = callInWords(tool);
  const from = [...(isStated(title) ? [title] : []), ...call.from, ...prompts];
  const parts = [
    ...(isStated(title) ? [title.value] : []),
    ...(call.phrase !== '' && call.phrase !== title?.value ? [call.phrase] : []),
    ...(prompts.length > 0 ? [exampleWords(prompts)] : []),
  ];
  if (parts.length === 0) return undefined;
  if (parts.length === 1 && isStated(title) && parts[0] === title.value && call.from.length === 0) {
    return keep(title);
  }
  return keep(from, parts.map(withStop).join(' '));
}

/** What people say when they want a tool; blank ones say nothing. */
export function promptsOf(examples: readonly Example[]): Sourced<string>[] {
  return examples.flatMap(({ prompt }) => (isStated(prompt) ? [prompt] : []));
}

function exampleWords(prompts: readonly Sourced<string>[]): string {
  return `For example: ${prompts.map(({ value }) => `“${value}”`).join(', ')}`;
}

function withStop(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** The call as the source writes it, with the arguments by name: `Show map of <city> at zoom <zoom>`. */
function callInWords({ prefix, suffix, parameters }: Tool): Wording {
  if (!isStated(prefix)) return { phrase: '', from: [] };
  const parts = [prefix, ...parameters.flatMap(argumentParts), ...(isStated(suffix) ? [suffix] : [])];
  return {
    phrase: parts.map((part) => (typeof part === 'string' ? part : part.value.trim())).join(' '),
    from: parts.filter((part) => typeof part !== 'string'),
  };
}

function argumentParts({ name, prefix, suffix }: Parameter): (Sourced<string> | string)[] {
  return [...(isStated(prefix) ? [prefix] : []), `<${name.value}>`, ...(isStated(suffix) ? [suffix] : [])];
}

/** A description with what the target has no members for in words behind it. */
export function withWords(node: OutputNode, added: readonly Wording[]): OutputNode {
  if (added.length === 0) return node;
  const words = added.map(({ phrase }) => phrase).join('; ');
  const also = added.flatMap(({ from }) => from.map((one) => approximate(one, undefined, why.IN_WORDS)));
  const { origins, kind, reason } = node;
  return new OutputNode(`${String(node.value)} (${words})`, origins, kind, reason, [...node.also, ...also]);
}

/** The same text where it is short enough, else its beginning; never half a character. */
export function shortened(node: OutputNode, longest: number): OutputNode {
  const { value, origins } = node;
  if (typeof value !== 'string' || value.length <= longest) return node;
  const cut = value.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '');
  return approximate(origins, `${cut}…`, why.SHORTENED);
}
