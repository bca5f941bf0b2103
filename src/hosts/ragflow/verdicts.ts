// Gives the verdicts: whether the server starts, the selector shows, and the chat gets these tools.

import type { SourceDocument, Finding, Pointer, Rule } from '../../model/finding.ts';
import { documentedVerdict, silentMessages } from '../kit/verdict.ts';
import type { Verdict } from '../../model/verdict.ts';
import { kindOf, toolsOf, type ToolAt } from './input/pasted.ts';
import { toOpenAiTool } from './openai-tool.ts';
import { HOST_RELEASES, WITH_SELECTOR, releases } from './releases.ts';
import { rules } from './subjects.ts';
import { factsOf, type SourceFacts } from './source-facts.ts';
import { isObject, member } from '../../model/guards.ts';
import { join } from '../../lang/json/pointer.ts';
import { pythonType, subscript } from './python.ts';

const NOT_CALLED = 'Since v0.20 no agent or chat can call plugins.';
const LISTS = `${NOT_CALLED} This release only lists them, at`;

/** What becomes of a plugin that loads, by release: our own sentences. */
export const USE: Readonly<Record<string, readonly string[]>> = {
  '0.20': [
    `${NOT_CALLED} The old form of \`Generate\` still shows this one, and the release does not read the choice.`,
  ],
  '0.21': [`${LISTS} GET /v1/plugin/llm_tools.`],
  '0.24': [`${LISTS} GET /v1/plugin/llm_tools, and since v0.25.1 at GET /api/v1/plugin/tools.`],
  '0.26': [
    `${LISTS} GET /api/v1/plugin/tools.`,
    'The second server, written in Go, answers the same path with the bundled calculator only.',
  ],
  '2026-08': [
    `${LISTS} GET /api/v1/plugin/tools.`,
    'The second server, written in Go, answers the same path with the bundled calculator only.',
  ],
};

const NOT_JSON =
  'This is not JSON. RAGFlow itself reads the Python file, so its reaction to this text cannot be judged. The problems are those of the readable part.';

const NO_TOOLS = 'There is no metadata of a tool in this text.';

/** One verdict per release. All are unknown without metadata to judge, and for Python, which `code/` judges. */
export function verdicts(document: SourceDocument, findings: readonly Finding[]): readonly Verdict[] {
  const tools = toolsOf(document);
  if (kindOf(document) === 'python') {
    return releases.map(({ id }) => ({ release: id, kind: 'unknown', texts: [], notes: [] }));
  }
  const why = !document.strict ? NOT_JSON : tools.length === 0 ? NO_TOOLS : null;
  if (why !== null) {
    return releases.map(({ id }) => ({ release: id, kind: 'unknown', texts: [], notes: [why] }));
  }
  const facts = factsOf(document);
  const own = HOST_RELEASES.map((id) => {
    const { texts, notes } = reactionIn(id, tools, facts, findings, rules);
    return { release: id, ...kindOfLoaded(id, texts), texts, notes };
  });
  return [documentedVerdict(document, findings, rules), ...own];
}

/** Of what has no exception, all is well only in the releases that call plugins. */
export function kindOfLoaded(release: string, texts: readonly string[]): Pick<Verdict, 'kind' | 'summary'> {
  if (texts.length > 0) return { kind: 'crashes' };
  if (!USE[release]) return { kind: 'accepted' };
  return { kind: 'broken', summary: 'lists the tool, but nothing can call it' };
}

/** The exceptions in a release that has code, and what it does without saying so. */
export function reactionIn(
  release: string,
  tools: readonly ToolAt[],
  facts: SourceFacts,
  findings: readonly Finding[],
  known: Readonly<Record<string, Rule>>,
): { readonly texts: readonly string[]; readonly notes: readonly string[] } {
  const notes = [...(USE[release] ?? []), ...silentMessages(release, findings, known)];
  return { texts: errorsIn(release, tools, facts), notes };
}

function startErrors(tools: readonly ToolAt[], facts: SourceFacts): string[] {
  const error = startError(tools, facts);
  return error ? [error.message] : [];
}

/** That of the server's start, else those of the selector, and in 0.19 of the chat with each tool. */
function errorsIn(release: string, tools: readonly ToolAt[], facts: SourceFacts): string[] {
  const start = startErrors(tools, facts);
  if (start.length > 0) return start;
  const crashes = WITH_SELECTOR.includes(release) && crashingText(tools) !== null;
  const chat = release === '0.19' ? chatErrors(tools, facts) : [];
  return [...new Set([...(crashes ? [SELECTOR_CRASH] : []), ...chat])];
}

function chatErrors(tools: readonly ToolAt[], facts: SourceFacts): string[] {
  return tools.flatMap(({ value, pointer }) => {
    const conversion = toOpenAiTool(value, pointer, facts);
    return 'error' in conversion ? [conversion.error] : [];
  });
}

/** The exception of the selector's `if (!text) return text; if (text.startsWith('$t:')) …` (llm-tools-select.tsx). */
export const SELECTOR_CRASH = 'TypeError: text.startsWith is not a function';

/** The first exception of the plugin manager with its tool (plugin_manager.py:17-26); null where all load. */
export function startError(
  tools: readonly ToolAt[],
  facts: SourceFacts,
): { tool: ToolAt; message: string } | null {
  for (const tool of tools) {
    const name = subscript(tool.value, 'name', facts.typeOf(tool.value, tool.pointer));
    if ('error' in name) return { tool, message: name.error };
    if (typeof name.value === 'object' && name.value !== null) {
      return { tool, message: `TypeError: unhashable type: '${pythonType(name.value)}'` };
    }
  }
  return null;
}

/** The first display text that the selector crashes on; null where it works. */
export function crashingText(tools: readonly ToolAt[]): Pointer | null {
  for (const { value, pointer } of tools) {
    for (const key of ['displayName', 'displayDescription']) {
      const text = isObject(value) ? member(value, key) : undefined;
      if (Boolean(text) && typeof text !== 'string') return join(pointer, key);
    }
  }
  return null;
}
