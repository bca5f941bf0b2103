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
  const own = Object.entries(modules).flatMap(([path, found]) => (isOf(path, hostId) ? [found] : []));
  return [
    ...own.flatMap(({ cases = [] }) => cases.map(ofManifest)),
    ...own.flatMap(({ codeCases = [] }) => codeCases.map(ofFile)),
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
  const isPython = one.code.startsWith('ragflow/');
  const { manifest, path = isPython ? 'llm_tools/tide.py' : 'src/index.ts' } = one;
  const alone = isPython ? 'python' : 'typescript';
  const kind = manifest === undefined ? alone : 'file';
  const beside = (text = manifest) => (text === undefined ? {} : { manifest: text });
  const plain = { kind, path, ...beside(), others: bundle(one.others) } as const;
  const others = one.missesOthers ? bundle(one.missesOthers) : plain.others;
  return {
    code: one.code,
    broken: { ...plain, text: unmark(one.raises).text },
    sound: {
      ...plain,
      ...beside(one.missesManifest),
      text: one.misses,
      path: one.missesPath ?? path,
      others,
    },
    release: one.release ?? null,
  };
}

function bundle(files: Readonly<Record<string, string>> = {}): PluginFile[] {
  return Object.entries(files).map(([path, text]) => ({ path, text }));
}
