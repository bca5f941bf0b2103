// Texts of plugins in Python for property tests: samples, cases of rules, and sources whose reading is recorded.

import { readFileSync } from 'node:fs';
import { unmark } from '../../../../test/hosts/unmark.ts';
import { samples } from '../samples.ts';
import { codeCases as fragment } from './fragment/cases.ts';
import { codeCases as imports } from './imports/cases.ts';
import { codeCases as invoke } from './invoke/cases.ts';
import { codeCases as loading } from './loading/cases.ts';

const RECORDED = new URL('../../../../e2e/conformance/', import.meta.url);

function recorded(name: string): readonly { source?: string; files?: Record<string, string> }[] {
  const lines = readFileSync(new URL(name, RECORDED), 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as { source?: string; files?: Record<string, string> });
}

/** Texts that raise each rule about Python, and near misses. */
export const caseTexts: readonly string[] = [fragment, imports, invoke, loading]
  .flat()
  .flatMap(({ raises, misses }) => [unmark(raises).text, misses]);

/** The samples, the cases, and what was recorded of reading and loading. */
export const texts: readonly string[] = [
  ...new Set([
    ...samples.filter(({ path }) => path.endsWith('.py')).map(({ text }) => text),
    ...caseTexts,
    ...recorded('ragflow-read.jsonl').flatMap(({ source }) => source ?? []),
    ...recorded('ragflow-load.jsonl').flatMap(({ files }) => Object.values(files ?? {})),
  ]),
];
