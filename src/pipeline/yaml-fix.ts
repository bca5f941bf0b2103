// YAML that was pasted in place of JSON becomes JSON with one press; the reader of YAML is loaded for it.

import type { Problem } from '../model/problem.ts';
import { fixIds } from './ids.ts';

/** A manifest is far shorter. */
const MAX_LENGTH = 200_000;

/** The problems; where one says that the text is YAML, with the fix that writes the same as JSON. */
export async function withYamlFix(text: string, problems: readonly Problem[]): Promise<readonly Problem[]> {
  const isYaml = ({ code, args }: Problem): boolean =>
    code === 'json/not-json' && args['textKind'] === 'YAML';
  if (text.length > MAX_LENGTH || !problems.some(isYaml)) return problems;
  const json = await jsonOf(text);
  if (json === null) return problems;
  return problems.map((problem) => {
    if (!isYaml(problem)) return problem;
    const [id = ''] = fixIds(problem.id, ['json']);
    const edits = [{ from: 0, to: text.length, insert: json }];
    return { ...problem, fixes: [...problem.fixes, { id, title: 'Convert to JSON', edits }] };
  });
}

/** Null where the text is not YAML, or holds something that JSON has no words for. */
async function jsonOf(text: string): Promise<string | null> {
  const { parse } = await import('yaml');
  try {
    const value = parse(text, { maxAliasCount: 100 }) as unknown;
    return typeof value === 'object' && value !== null ? `${JSON.stringify(value, null, 2)}\n` : null;
  } catch {
    return null;
  }
}
