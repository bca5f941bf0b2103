// The cases of all rules, as they stand beside the rules, in one shape.

import type { BundleFile } from '../src/model/portable.ts';
import { syntaxCases } from '../src/pipeline/syntax/cases.ts';
import type { CodeCase } from '../test/hosts/code-case.ts';
import { unmark, type RuleCase } from '../test/hosts/rule-case.ts';
import type { ExamplePlugin } from './analysis.ts';

/** A plugin that breaks a rule, and one as near as possible that does not. */
export interface RuleExample {
  readonly code: string;
  readonly broken: ExamplePlugin;
  readonly sound: ExamplePlugin;
  /** The release to look at; null for any. */
  readonly release: string | null;
}

/** A file of code alone, as the rules of RAGFlow's and ElizaOS' sources have it. */
interface SourceCase {
  readonly code: string;
  readonly raises: string;
  readonly misses: string;
  readonly path?: string;
  readonly missesPath?: string;
  readonly others?: Readonly<Record<string, string>>;
  readonly missesOthers?: Readonly<Record<string, string>>;
  readonly only?: string;
}

const modules = import.meta.glob<{ cases?: readonly RuleCase[]; codeCases?: readonly CodeCase[] }>(
  '../src/hosts/*/**/cases.ts',
  { eager: true },
);
const sources = import.meta.glob<readonly SourceCase[]>('../src/hosts/*/source/*/code-cases.fixtures.ts', {
  eager: true,
  import: 'cases',
});

/** The examples of a host's rules, several for many; `json` for those of every text. */
export function examplesOf(hostId: string): readonly RuleExample[] {
  if (hostId === 'json') return syntaxCases.map(ofManifest);
  const own = Object.entries(modules).flatMap(([path, found]) => (isOf(path, hostId) ? [found] : []));
  const code = Object.entries(sources).flatMap(([path, found]) => (isOf(path, hostId) ? found : []));
  return [
    ...own.flatMap(({ cases = [] }) => cases.map(ofManifest)),
    ...own.flatMap(({ codeCases = [] }) => codeCases.map(ofFile)),
    ...code.map(ofSource),
  ];
}

function isOf(path: string, hostId: string): boolean {
  return path.startsWith(`../src/hosts/${hostId}/`);
}

function ofManifest(one: RuleCase): RuleExample {
  const older = one.older === undefined ? {} : { older: one.older };
  const plain = { kind: 'manifest', path: one.path ?? null, others: bundle(one.others), ...older } as const;
  const others = one.missesOthers ? bundle(one.missesOthers) : plain.others;
  return {
    code: one.code,
    broken: { ...plain, text: unmark(one.raises).text },
    sound: { ...plain, text: one.misses, path: one.missesPath ?? plain.path, others },
    release: one.release ?? null,
  };
}

function ofFile(one: CodeCase): RuleExample {
  const { manifest, path } = one;
  const plain = { kind: 'file', path, manifest, others: bundle(one.others) } as const;
  const others = one.missesOthers ? bundle(one.missesOthers) : plain.others;
  return {
    code: one.code,
    broken: { ...plain, text: unmark(one.raises).text },
    sound: { ...plain, text: one.misses, manifest: one.missesManifest ?? manifest, others },
    release: null,
  };
}

function ofSource(one: SourceCase): RuleExample {
  const isPython = one.code.startsWith('ragflow/');
  const path = one.path ?? (isPython ? 'llm_tools/tide.py' : 'src/index.ts');
  const plain = { kind: isPython ? 'python' : 'typescript', path, others: bundle(one.others) } as const;
  const others = one.missesOthers ? bundle(one.missesOthers) : plain.others;
  return {
    code: one.code,
    broken: { ...plain, text: unmark(one.raises).text },
    sound: { ...plain, text: one.misses, path: one.missesPath ?? path, others },
    release: one.only ?? null,
  };
}

function bundle(files: Readonly<Record<string, string>> = {}): BundleFile[] {
  return Object.entries(files).map(([path, text]) => ({ path, text }));
}
