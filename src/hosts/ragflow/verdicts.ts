// Gives the verdicts: whether the server starts, the selector shows, and the chat gets these tools.

import type { SourceDocument } from '../../model/document.ts';
import { documentedVerdict, messagesOf } from '../kit/verdict.ts';
import type { Finding } from '../../model/finding.ts';
import type { Verdict } from '../../model/verdict.ts';
import { crashingText, SELECTOR_CRASH, startError } from './crashes.ts';
import { kindOf, toolsOf, type ToolAt } from './input/pasted.ts';
import { toOpenAiTool } from './openai-tool.ts';
import { releases } from './releases.ts';
import { rules } from './subjects.ts';
import { factsOf, type SourceFacts } from './source-facts.ts';

const LISTED_ONLY =
  'This release lists the tool at GET /api/v1/plugin/tools and does nothing else with it. Agents and chats cannot use plugins.';

const NOT_JSON =
  'This is not JSON. RAGFlow itself reads the Python file, so its reaction to this text cannot be judged. The problems are those of the readable part.';

const NO_TOOLS = 'There is no metadata of a tool in this text.';

/** One verdict per release; all are unknown where there is no metadata to judge, and for Python, which `source/` judges. */
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
  return [
    documentedVerdict(document, findings, rules),
    verdict('0.19', errorsOf019(tools, facts), messagesOf('changed', '0.19', findings, rules)),
    verdict('2026-08', startErrors(tools, facts), [
      LISTED_ONLY,
      ...messagesOf('changed', '2026-08', findings, rules),
    ]),
  ];
}

function verdict(release: string, texts: readonly string[], notes: readonly string[]): Verdict {
  return { release, kind: texts.length > 0 ? 'crashes' : 'accepted', texts, notes };
}

function startErrors(tools: readonly ToolAt[], facts: SourceFacts): string[] {
  const error = startError(tools, facts);
  return error ? [error.message] : [];
}

/** The exceptions in 0.19: that of the server's start, else those of the selector and of the chat with each tool. */
function errorsOf019(tools: readonly ToolAt[], facts: SourceFacts): string[] {
  const start = startErrors(tools, facts);
  if (start.length > 0) return start;
  const crashes = crashingText(tools) !== null;
  const errors = tools.flatMap(({ value, pointer }) => {
    const conversion = toOpenAiTool(value, pointer, facts);
    return 'error' in conversion ? [conversion.error] : [];
  });
  return [...new Set([...(crashes ? [SELECTOR_CRASH] : []), ...errors])];
}
