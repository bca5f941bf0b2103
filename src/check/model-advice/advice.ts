// What is worth knowing about the tools that a model gets: what they cost, and which of them mislead or endanger it.

import type { ModelBlock, ModelTool } from '../../model/preview.ts';
import { isObject, member } from '../../model/guards.ts';
import { code, listed, wordsOf } from '../../hosts/kit/words.ts';

export interface ModelRemark {
  /** `alike`, `destructive`, `command` or `large`. */
  readonly kind: 'alike' | 'destructive' | 'command' | 'large';
  /** The member of the manifest that the first of the tools is made from. */
  readonly pointer: string;
  /** Sentences; names between backticks. */
  readonly text: string;
}

export interface ModelAdvice {
  /** Estimated tokens of each block; null for those that define no tool. */
  readonly tokens: readonly (number | null)[];
  readonly remarks: readonly ModelRemark[];
}

/** Tokens; few tools need more. */
const LARGE = 1000;

interface ToolBlock {
  readonly pointer: string;
  readonly tool: ModelTool;
  readonly tokens: number;
}

/** Never throws, whatever the blocks hold. */
export function adviceOn(blocks: readonly ModelBlock[]): ModelAdvice {
  const tokens = blocks.map(({ tool, text }) =>
    tool && text !== undefined ? estimateTokens(onOneLine(text)) : null,
  );
  const tools = blocks.flatMap(({ tool, pointer }, i): ToolBlock[] =>
    tool ? [{ tool, pointer, tokens: tokens[i] ?? 0 }] : [],
  );
  return { tokens, remarks: [...alike(tools), ...tools.flatMap(remarksOn)] };
}

/** As a request has it: blocks are laid out for reading. */
function onOneLine(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json));
  } catch {
    return json;
  }
}

function alike(tools: readonly ToolBlock[]): ModelRemark[] {
  return alikeTools(tools.map(({ tool }) => tool)).map((group) => {
    const names = listed(group.map((index) => code(tools[index]?.tool.name)));
    const text = `${names} have nearly the same description, so a model can hardly choose between them. Say in each what only this tool does.`;
    return { kind: 'alike', pointer: tools[group[0] ?? 0]?.pointer ?? '', text };
  });
}

function remarksOn({ pointer, tool, tokens }: ToolBlock): ModelRemark[] {
  const name = code(tool.name);
  const remarks: ModelRemark[] = [];
  if (isDestructive(tool) && !tool.approval.asked) {
    const text = `${name} seems to delete something, and no one is asked first. ${tool.approval.how}`;
    remarks.push({ kind: 'destructive', pointer, text });
  }
  for (const parameter of commandsOf(tool)) {
    const text = `${code(parameter)} of ${name} takes any text. If that is executed, a model that was misled can run anything: list what is allowed in \`enum\`, or check it in the code.`;
    remarks.push({ kind: 'command', pointer, text });
  }
  if (tokens > LARGE) {
    const text = `${name} alone takes about ${tokens.toLocaleString('en')} tokens of every request. Shorten its descriptions, or split its parameters over several tools.`;
    remarks.push({ kind: 'large', pointer, text });
  }
  return remarks;
}

/** In a name anywhere, or as the first word of a description. */
const DESTROYS =
  /^(?:(?:delet|eras|purg|wip|truncat|terminat|overwrit)(?:e|es|ing)|(?:destroy|uninstall|kill)(?:s|ing)?)$/i;
/** In a name first, where the description says that it is for good. */
const REMOVES = /^(?:remove|drop|clear|reset|revoke|cancel)$/i;
const FOR_GOOD = /\b(?:permanent(?:ly)?|irreversibl[ey]|cannot be undone|can't be undone|for good)\b/i;

function isDestructive({ name, description }: ModelTool): boolean {
  const words = wordsOf(name.slice(0, 200));
  const [first = ''] = wordsOf(description.slice(0, 200));
  if (words.some((word) => DESTROYS.test(word)) || DESTROYS.test(first)) return true;
  return REMOVES.test(words[0] ?? '') && FOR_GOOD.test(description.slice(0, 2000));
}

const COMMAND =
  /^(?:command|cmd|command_?line|shell(?:_?(?:command|script))?|bash|sql(?:_?query)?|exec|eval)$/i;
/** Names of texts that may be executed, where the description says so. */
const MAYBE_COMMAND = /^(?:code|script|query|statement|expression)$/i;
const EXECUTED = /\b(?:sql|shell|bash|powershell|eval(?:uate[ds]?)?|execut(?:e[ds]?|ing)|to run)\b/i;
const BOUNDS = ['enum', 'const', 'pattern'];

/** The names of parameters that take any text and are likely to be executed. */
function commandsOf({ parameters }: ModelTool): string[] {
  const properties = member(parameters, 'properties');
  if (!isObject(properties)) return [];
  return Object.entries(properties).flatMap(([name, schema]) => {
    if (!isObject(schema) || schema.type !== 'string') return [];
    if (BOUNDS.some((word) => Object.hasOwn(schema, word))) return [];
    const description = typeof schema.description === 'string' ? schema.description.slice(0, 2000) : '';
    return COMMAND.test(name) || (MAYBE_COMMAND.test(name) && EXECUTED.test(description)) ? [name] : [];
  });
}

/** Letters, digits, characters beyond ASCII, other characters; spaces belong to the word after them. */
const PIECE = /[A-Za-z]+|\d+|[\u0080-\u{10ffff}]|[^\sA-Za-z\d\u0080-\u{10ffff}]+/gu;

/**
 * An estimate of the tokens in a text. Over 112 tool definitions of published plugins, nine of ten came out between 5 %
 * too few and 13 % too many, compared with OpenAI's o200k_base (2026-11).
 */
export function estimateTokens(text: string): number {
  let tokens = 0;
  for (const [piece] of text.matchAll(PIECE)) tokens += weightOf(piece);
  return Math.round(tokens);
}

/** Short words are one token each; long ones are cut every six letters or so. */
function weightOf(piece: string): number {
  const { length } = piece;
  const first = piece.charCodeAt(0);
  if (first >= 0x80) return 0.75;
  if (/^\d/.test(piece)) return Math.ceil(length / 3);
  if (!/^[A-Za-z]/.test(piece)) return length <= 3 ? 1 : length / 3;
  if (length <= 8) return 1;
  return length <= 14 ? 1.35 : length / 6;
}

/** Which share of the words two descriptions may have in common. */
const MAX_COMMON = 0.8;
/** Fewer words are compared as they are: “Start the engine” is not “Stop the engine”. */
const MIN_WORDS = 4;
/** Every tool is compared with every other. */
const MAX_TOOLS = 200;

const FILLERS = new Set(
  'a an the this that it its is are be and or of to for from with by in into as your you'.split(' '),
);

interface Known {
  readonly index: number;
  readonly description: string;
  readonly words: ReadonlySet<string>;
  /** The words of its name, without numbers. */
  readonly name: ReadonlySet<string>;
}

/**
 * Groups of two or more tools with nearly the same description, as indexes in their order. Two tools are not alike where
 * the words that differ are in their names too: a model can tell `open_valve` from `close_valve`.
 */
function alikeTools(tools: readonly ModelTool[]): number[][] {
  const known = tools.slice(0, MAX_TOOLS).map((tool, index): Known => {
    return {
      index,
      description: words(tool.description).join(' '),
      words: new Set(words(tool.description).filter((word) => !FILLERS.has(word))),
      name: new Set(words(tool.name).filter((word) => !/^\d+$/.test(word))),
    };
  });
  const groups: Known[][] = [];
  for (const tool of known) {
    if (tool.description === '') continue;
    const group = groups.find(([first]) => first !== undefined && isAlike(first, tool));
    if (group) group.push(tool);
    else groups.push([tool]);
  }
  return groups.filter(({ length }) => length > 1).map((group) => group.map(({ index }) => index));
}

function words(text: string): string[] {
  return wordsOf(text.slice(0, 2000)).map((word) => word.toLowerCase());
}

function isAlike(one: Known, other: Known): boolean {
  if (one.description === other.description) return true;
  if (Math.min(one.words.size, other.words.size) < MIN_WORDS) return false;
  const own = [...one.words].filter((word) => !other.words.has(word));
  const others = [...other.words].filter((word) => !one.words.has(word));
  const common = one.words.size - own.length;
  if (common / (common + own.length + others.length) < MAX_COMMON) return false;
  return !own.some((word) => one.name.has(word)) || !others.some((word) => other.name.has(word));
}
