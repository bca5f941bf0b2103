// The guide's four practices for tool descriptions, as careful guesses that leave good ones alone.

import type { Finding } from '../../../model/finding.ts';
import { isObject, member } from '../../../model/guards.ts';
import { join } from '../../../text/pointer.ts';
import { elements, isText, toolsOf, type Members } from '../shape.ts';
import { stem, wordsOf } from '../words.ts';
import { report } from './report.ts';

/** First words that start a description which says what a tool is, not what it does. */
const NO_VERB =
  /^(?:an?|the|this|these|that|it|its|my|your|our|tool|tools|function|helper|utility|script|method|command|simple|basic|used|useful|allows|enables|provides|lets|for|all|next|new|one|some|any|current|latest|daily|about|with|information|data|stuff)\b/i;

/** Nouns that nobody takes for a verb where `for` comes next: `Weather for a city`. */
const NOUN_FOR =
  /^(?:weather|forecasts?|prices?|temperatures?|times?|dates?|news|status|details?|info|results?|statistics|stats|links?|passwords?|names?|addresses|summary|summaries|lists?|tables?|charts?|calculators?|converters?|generators?|translators?|formatters?|parsers?|validators?)\s+for\b/i;

/** A word before `of` or `about` is a noun, unless it is one of the few verbs that go with them. */
const NOUN_OF =
  /^(?!(?:think|dispose|learn|read|tell|inquire|talk|ask|inform|notify|complain|speak|warn|hear|write|know|remind|get|set|make)\b)[a-z]+\s+(?:of|about)\b/i;

/** Words and marks that go with what a tool can do: lists, alternatives, results. */
const CAPABILITY =
  /[(),:;/–—]|\b(?:and|or|with|including|includes|returns?|returning|from|between|by|such as|like|using|via|optionally|across|into)\b/i;

export function checkToolDescriptions(manifest: Members): Finding[] {
  const userWords = new Set(
    ['keywords', 'tags'].flatMap((key) =>
      elements(member(manifest, key)).flatMap((word) => (isText(word) ? wordsOf(word).map(stem) : [])),
    ),
  );
  return toolsOf(manifest).flatMap(({ pointer, value }) => {
    const description = member(value, 'description');
    if (!isText(description)) return [];
    const at = join(pointer, 'description');
    if (description.trim().split(/\s+/).length < 4) return [report('tool-description-vague', at, 'value')];
    const findings: Finding[] = [];
    if ([NO_VERB, NOUN_FOR, NOUN_OF].some((pattern) => pattern.test(description.trim()))) {
      findings.push(
        report('tool-description-verb', at, 'value', { first: description.trim().split(/\s+/)[0] }),
      );
    }
    if (hasParameters(value) && description.length < 60 && !CAPABILITY.test(description)) {
      findings.push(report('tool-description-capabilities', at, 'value'));
    }
    if (userWords.size > 0 && !wordsOf(description).some((word) => userWords.has(stem(word)))) {
      findings.push(report('tool-description-words', at, 'value'));
    }
    return findings;
  });
}

function hasParameters(tool: Members): boolean {
  const properties = member(member(tool, 'parameters'), 'properties');
  return isObject(properties) && Object.keys(properties).length > 0;
}
