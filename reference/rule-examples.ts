// The cases of all rules, as they stand beside the rules, in one shape.

import type { PluginFile } from '../src/model/file.ts';
import { syntaxCases } from '../src/check/syntax/cases.ts';
import type { CodeCase, RuleCase } from '../src/model/rule-case.ts';
import { unmark } from '../test/hosts/unmark.ts';
import type { ExamplePlugin } from './analysis.ts';

/** A plugin that breaks a rule, and one as near as possible that does not. */
export interface RuleExample {
  readonly code: string;
  readonly broken: ExamplePlugin;
  readonly sound: ExamplePlugin;
  /** The release to look at; null for any. */
  readonly release: string | null;
}

const modules = import.meta.glob<{ cases?: readonly RuleCase[]; codeCases?: readonly CodeCase[] }>(
  '../src/hosts/*/**/cases.ts',
  { eager: true },
);

/** The examples of a host's rules, several for many; `json` for those of every text. */
export function examplesOf(hostId: string): readonly RuleExample[] {
  if (hostId === 'json') return syntaxCases.map((one) => exampleOf(one, ''));
  const folder = `../src/hosts/${hostId}/`;
  const own = Object.entries(modules).flatMap(([path, found]) => (path.startsWith(folder) ? [found] : []));
  const codePath = hostId === 'ragflow' ? 'llm_tools/tide.py' : 'src/index.ts';
  return [
    ...own.flatMap(({ cases = [] }) => cases.map((one) => exampleOf(one, ''))),
    ...own.flatMap(({ codeCases = [] }) => codeCases.map((one) => exampleOf(one, codePath))),
  ];
}

function exampleOf(one: RuleCase & Partial<CodeCase>, usualPath: string): RuleExample {
  const { code, raises, misses, path = usualPath, missesPath = path, older = null, release = null } = one;
  const { others, missesOthers = others, manifest = null, missesManifest = manifest } = one;
  const { text } = unmark(raises);
  return {
    code,
    broken: { text, path, manifest, others: bundle(others), older },
    sound: {
      text: misses,
      path: missesPath,
      manifest: missesManifest,
      others: bundle(missesOthers),
      older,
    },
    release,
  };
}

function bundle(files: Readonly<Record<string, string>> = {}): PluginFile[] {
  return Object.entries(files).map(([path, text]) => ({ path, text }));
}
