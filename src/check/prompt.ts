// One prompt for a language model: the manifest, what its host says, and what is to be fixed.

import { fenced } from '../lang/markdown/escape.ts';
import type { Problem } from '../model/finding.ts';
import { VERDICT_WORDS } from '../model/verdict.ts';
import { lineColumn, lineStarts } from '../lang/text/lines.ts';
import type { Analysis } from './check.ts';

export interface PromptInput {
  readonly text: string;
  readonly path: string;
  readonly analysis: Analysis;
  readonly hostName: string;
  readonly releaseLabel: (id: string) => string;
  /** The files beside it; those with problems are in the prompt. */
  readonly others?: readonly CheckedFile[];
}

export interface CheckedFile {
  readonly path: string;
  readonly text: string;
  readonly problems: readonly Problem[];
}

/** Markdown; the manifest stands in a fence that is longer than any run of backticks in it. */
export function promptFor(input: PromptInput): string {
  const { text, path, analysis, hostName, releaseLabel, others = [] } = input;
  const faulty = others.filter(({ problems }) => problems.length > 0);
  const { language } = analysis;
  const kind = language === 'json' ? 'plugin manifest' : 'plugin';
  const answer = language === 'json' ? 'plain JSON, no code fence' : 'no code fence';
  return [
    `This is a ${kind} for ${hostName}${path === '' ? '' : ` (\`${path}\`)`}.`,
    'Fix the problems listed below it. Keep everything else unchanged, including the order of keys.',
    faulty.length > 0
      ? 'Answer with every corrected file as a whole, each after a line with its path; no explanation.'
      : `Answer with the whole corrected file only: ${answer}, no explanation.`,
    '',
    fenced(text, language),
    '',
    ...verdictLines(analysis, releaseLabel),
    ...problemLines(text, analysis.problems, releaseLabel),
    ...faulty.flatMap((file) => [
      '',
      `## The file \`${file.path}\``,
      '',
      fenced(file.text, ''),
      '',
      ...problemLines(file.text, file.problems, releaseLabel),
    ]),
    '',
  ].join('\n');
}

function verdictLines(analysis: Analysis, label: (id: string) => string): string[] {
  if (analysis.verdicts.length === 0) return [];
  const lines = analysis.verdicts.flatMap((verdict) => [
    `- ${label(verdict.release)}: ${verdict.summary ?? VERDICT_WORDS[verdict.kind]}`,
    ...verdict.texts.map((t) => `  - says: ${t}`),
    ...verdict.notes.map((note) => `  - silently: ${note}`),
  ]);
  return ['## Verdict of each release', '', ...lines, ''];
}

function problemLines(text: string, problems: readonly Problem[], label: (id: string) => string): string[] {
  if (problems.length === 0) return ['## Problems', '', 'No problems were found.'];
  const starts = lineStarts(text);
  const lines = problems.flatMap((problem) => {
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
