// Checks the list of tools, the members of each tool, and their descriptions.

import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { join } from '../../../text/pointer.ts';
import type { RequiredMember } from '../defaults.ts';
import { elements, isContainer, isText, toolsOf, type JsonObject } from '../shape.ts';
import { unknownKeys } from '../unknown-keys.ts';
import { found } from '../../kit/words.ts';
import { stem, wordsOf } from '../words.ts';
import {
  approvalNotEnforced,
  approvalType,
  TOOL_KEYS,
  toolDescriptionCapabilities,
  toolDescriptionVague,
  toolDescriptionVerb,
  toolDescriptionWords,
  toolKeyUnknown,
  toolMemberMissing,
  toolMemberType,
  toolNotObject,
  toolsEmpty,
  toolsMissing,
  toolsType,
} from './rules.ts';

/** Findings about `tools` except names, parameters, permissions and code, which are subjects of their own. */
export function checkTools({ value }: SourceDocument): Finding[] {
  return [...checkList(member(value, 'tools')), ...checkDescriptions(value)];
}

function checkList(tools: unknown): Finding[] {
  if (tools === undefined) return [toolsMissing.at('', 'key')];
  if (!Array.isArray(tools)) return [toolsType.at('/tools', 'value', { found: typeName(tools) })];
  if (tools.length === 0) return [toolsEmpty.at('/tools', 'value')];
  return tools.flatMap((tool: unknown, i) => {
    const pointer = join('/tools', i);
    return isObject(tool)
      ? checkTool(tool, pointer)
      : [toolNotObject.at(pointer, 'value', { found: typeName(tool) })];
  });
}

const TEXTS = ['name', 'description', 'code'] as const;
const REQUIRED = [...TEXTS, 'parameters'];

function checkTool(tool: JsonObject, pointer: string): Finding[] {
  const findings = TEXTS.flatMap((key) => required(tool, pointer, key, isText, 'a string that is not empty'));
  findings.push(...required(tool, pointer, 'parameters', isContainer, 'a schema object'));
  findings.push(...unknownKeys(toolKeyUnknown, tool, pointer, TOOL_KEYS, [], REQUIRED));
  findings.push(...checkApproval(tool, pointer));
  return findings;
}

function required(
  tool: JsonObject,
  pointer: string,
  key: RequiredMember,
  fits: (value: unknown) => boolean,
  wanted: string,
): Finding[] {
  if (!Object.hasOwn(tool, key)) return [toolMemberMissing.at(pointer, 'key', { key })];
  const value = tool[key];
  if (fits(value)) return [];
  return [toolMemberType.at(join(pointer, key), 'value', { key, wanted, found: found(value) })];
}

function checkApproval(tool: JsonObject, pointer: string): Finding[] {
  const approval = member(tool, 'requires_approval');
  const at = join(pointer, 'requires_approval');
  if (approval === undefined || approval === false) return [];
  if (approval === true) return [approvalNotEnforced.at(at, 'key')];
  return [approvalType.at(at, 'value', { found: typeName(approval) })];
}

/** First words that start a description which says what a tool is, not what it does. */
const NO_VERB =
  /^(?:an?|the|this|these|that|it|its|my|your|our|tool|tools|function|helper|utility|script|method|command|simple|basic|used|useful|allows|enables|provides|lets|for|all|next|new|one|some|any|current|latest|daily|about|with|information|data|stuff)\b/i;

/** Words that are nouns where `for` comes next: `Weather for a city`. */
const NOUN_FOR =
  /^(?:weather|forecasts?|prices?|temperatures?|times?|dates?|news|status|details?|info|results?|statistics|stats|links?|passwords?|names?|addresses|summary|summaries|lists?|tables?|charts?|calculators?|converters?|generators?|translators?|formatters?|parsers?|validators?)\s+for\b/i;

/** A word before `of` or `about` is a noun, unless it is one of the few verbs that go with them. */
const NOUN_OF =
  /^(?!(?:think|dispose|learn|read|tell|inquire|talk|ask|inform|notify|complain|speak|warn|hear|write|know|remind|get|set|make)\b)[a-z]+\s+(?:of|about)\b/i;

/** Words and marks that go with what a tool can do: lists, alternatives, results. */
const CAPABILITY =
  /[(),:;/–—]|\b(?:and|or|with|including|includes|returns?|returning|from|between|by|such as|like|using|via|optionally|across|into)\b/i;

/** The guide's four practices. They are guesses, so they stay silent where a description may be good. */
function checkDescriptions(manifest: unknown): Finding[] {
  const userWords = new Set(
    ['keywords', 'tags'].flatMap((key) =>
      elements(member(manifest, key)).flatMap((word) => (isText(word) ? wordsOf(word).map(stem) : [])),
    ),
  );
  return toolsOf(manifest).flatMap(({ pointer, value }) => {
    const description = member(value, 'description');
    if (!isText(description)) return [];
    const at = join(pointer, 'description');
    const words = description.trim().split(/\s+/);
    if (words.length < 4) return [toolDescriptionVague.at(at, 'value')];
    const findings: Finding[] = [];
    if ([NO_VERB, NOUN_FOR, NOUN_OF].some((pattern) => pattern.test(description.trim()))) {
      findings.push(toolDescriptionVerb.at(at, 'value', { first: words[0] ?? '' }));
    }
    if (hasParameters(value) && description.length < 60 && !CAPABILITY.test(description)) {
      findings.push(toolDescriptionCapabilities.at(at, 'value'));
    }
    if (userWords.size > 0 && !wordsOf(description).some((word) => userWords.has(stem(word)))) {
      findings.push(toolDescriptionWords.at(at, 'value'));
    }
    return findings;
  });
}

function hasParameters(tool: JsonObject): boolean {
  const properties = member(member(tool, 'parameters'), 'properties');
  return isObject(properties) && Object.keys(properties).length > 0;
}
