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
  if (hostId === 'json') return syntaxCases.map(ofManifest);
  const folder = `../src/hosts/${hostId}/`;
  const own = Object.entries(modules).flatMap(([path, found]) => (path.startsWith(folder) ? [found] : []));
  return [
    ...own.flatMap(({ cases = [] }) => cases.map(ofManifest)),
    ...own.flatMap(({ codeCases = [] }) => codeCases.map(ofFile)),
  ];
}

function ofManifest(one: RuleCase): RuleExample {
  const older = one.older === undefined ? {} : { older: one.older };
  return exampleOf(one, { kind: 'manifest', path: one.path ?? null, ...older });
}

function ofFile(one: CodeCase): RuleExample {
  const isPython = one.code.startsWith('ragflow/');
  const { manifest, path = isPython ? 'llm_tools/tide.py' : 'src/index.ts' } = one;
  if (manifest === undefined) return exampleOf(one, { kind: isPython ? 'python' : 'typescript', path });
  return exampleOf(one, { kind: 'file', path, manifest }, { manifest: one.missesManifest ?? manifest });
}

type Plain = Omit<ExamplePlugin, 'text' | 'others'>;

function exampleOf(one: RuleCase | CodeCase, plain: Plain, ofSound: Partial<Plain> = {}): RuleExample {
  const {
    code,
    raises,
    misses,
    missesPath = plain.path,
    others,
    missesOthers = others,
    release = null,
  } = one;
  return {
    code,
    broken: { ...plain, text: unmark(raises).text, others: bundle(others) },
    sound: { ...plain, ...ofSound, text: misses, path: missesPath, others: bundle(missesOthers) },
    release,
  };
}

function bundle(files: Readonly<Record<string, string>> = {}): PluginFile[] {
  return Object.entries(files).map(([path, text]) => ({ path, text }));
}
