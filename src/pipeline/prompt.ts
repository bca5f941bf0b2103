// One prompt for a language model: the manifest, what its host says, and what is to be fixed.

import { VERDICT_WORDS } from '../model/verdict.ts';
import { lineColumn, lineStarts } from '../text/lines.ts';
import type { Analysis } from './check.ts';

/** A checked text with what its host is called. */
export interface PromptInput {
  readonly text: string;
  readonly path: string;
  readonly analysis: Analysis;
  readonly hostName: string;
  readonly releaseLabel: (id: string) => string;
}

/** Markdown; the manifest stands in a fence that is longer than any run of backticks in it. */
export function promptFor({ text, path, analysis, hostName, releaseLabel }: PromptInput): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map((m) => m[0].length));
  const fence = '`'.repeat(longest + 1);
  return [
    `This is a plugin manifest for ${hostName}${path === '' ? '' : ` (\`${path}\`)`}.`,
    'Fix the problems listed below it. Keep everything else unchanged, including the order of keys.',
    'Answer with the whole corrected file only: plain JSON, no code fence, no explanation.',
    '',
    `${fence}json\n${text}${text.endsWith('\n') ? '' : '\n'}${fence}`,
    '',
    ...verdictLines(analysis, releaseLabel),
    ...problemLines(text, analysis, releaseLabel),
    '',
  ].join('\n');
}

function verdictLines(analysis: Analysis, label: (id: string) => string): string[] {
  if (analysis.verdicts.length === 0) return [];
  const lines = analysis.verdicts.flatMap((verdict) => [
    `- ${label(verdict.release)}: ${VERDICT_WORDS[verdict.kind]}`,
    ...verdict.texts.map((t) => `  - says: ${t}`),
    ...verdict.notes.map((note) => `  - silently: ${note}`),
  ]);
  return ['## Verdict of each release', '', ...lines, ''];
}

function problemLines(text: string, analysis: Analysis, label: (id: string) => string): string[] {
  if (analysis.problems.length === 0) return ['## Problems', '', 'No problems were found.'];
  const starts = lineStarts(text);
  const lines = analysis.problems.flatMap((problem) => {
    const { line, column } = lineColumn(starts, problem.from);
    const evidence = problem.evidence.map(
      (e) => `${label(e.release)}: ${e.where}${e.text ? ` ("${e.text}")` : ''}`,
    );
    return [
      `- **${problem.severity}** line ${String(line)}, column ${String(column)}, \`${problem.pointer || '/'}\` (${problem.code}): ${problem.message}`,
      ...(evidence.length > 0 ? [`  - evidence: ${evidence.join('; ')}`] : []),
      ...problem.fixes.slice(0, 1).map((fix) => `  - suggested fix: ${fix.title}`),
    ];
  });
  return ['## Problems', '', ...lines];
}
