// Replays what clients must load of Agent Plugins: cases from the specification and from its public conformance suite.

import type { Finding, SourceDocument } from '../../../src/model/finding.ts';
import type { PluginFile } from '../../../src/model/file.ts';
import { DISABLES, REJECTS, SKIPS } from '../../../src/hosts/agent-plugins/evidence.ts';
import { host } from '../../../src/hosts/agent-plugins/index.ts';
import { checker } from '../../../src/hosts/agent-plugins/skills/checker.ts';
import { split } from '../../../src/lang/json/pointer.ts';
import { readJson } from '../../../src/lang/json/read.ts';
import type { Comparison, Suite } from '../suite.ts';

interface Case {
  readonly name: string;
  readonly source: string;
  /** Text by path, plugin.json among them. */
  readonly files: Readonly<Record<string, string>>;
  readonly loads: Loads;
}

interface Loads {
  /** False where clients reject the whole plugin. */
  readonly plugin: boolean;
  /** Members of plugin.json that clients report and ignore. */
  readonly ignored?: readonly string[];
  /** False where clients load none of its servers; absent where it has no mcp.json. */
  readonly mcp?: boolean;
  readonly skippedServers?: readonly string[];
  readonly skippedSkills?: readonly string[];
}

const MANIFEST = 'plugin.json';
const SERVERS = 'mcp.json';
const IGNORE = 'Clients report and ignore it.';
const SKIP_SKILL = 'lients skip this skill';

export const suite: Suite = {
  name: 'agent-plugins-load',
  *replay(lines): Iterable<Comparison> {
    for (const { name, source, files, loads } of lines as Case[]) {
      yield { id: `${name} (${source})`, release: 'documented', expected: loads, actual: loadsOf(files) };
    }
  },
};

function loadsOf(texts: Case['files']): Loads {
  const files = Object.entries(texts).map(([path, text]) => ({ path, text }));
  const manifest = documentOf(MANIFEST, files);
  const findings = host.check(manifest);
  const ignored = that(findings, IGNORE).flatMap(({ pointer }) => split(pointer)[0] ?? []);
  return {
    plugin: manifest.strict && that(findings, REJECTS).length === 0,
    ...some('ignored', ignored),
    ...(SERVERS in texts ? serversOf(documentOf(SERVERS, files)) : {}),
    ...some('skippedSkills', skippedSkills(manifest, files)),
  };
}

function serversOf(document: SourceDocument): Partial<Loads> {
  const findings = host.check(document);
  if (!document.strict || that(findings, DISABLES).length > 0) return { mcp: false };
  const skipped = that(findings, SKIPS).flatMap(({ pointer }) => split(pointer)[1] ?? []);
  return { mcp: true, ...some('skippedServers', skipped) };
}

/** Clients look for skills in the folders right below `skills` only. */
function skippedSkills(manifest: SourceDocument, files: readonly PluginFile[]): string[] {
  return files.flatMap((file) => {
    const [, name] = /^skills\/([^/]+)\/SKILL\.md$/.exec(file.path) ?? [];
    if (name === undefined) return [];
    return that(checker.check(file, { manifest, files }), SKIP_SKILL).length > 0 ? [name] : [];
  });
}

/** The findings whose message says this of clients. */
function that(findings: readonly Finding[], consequence: string): Finding[] {
  return findings.filter(({ code, args }) => host.rules[code]?.message(args ?? {}).includes(consequence));
}

function documentOf(path: string, files: readonly PluginFile[]): SourceDocument {
  const text = files.find((file) => file.path === path)?.text ?? '';
  const { value, strict } = readJson(text);
  return { text, value, strict, path, others: files.filter((file) => file.path !== path) };
}

/** The member with its texts, each once; nothing for none. */
function some(key: 'ignored' | 'skippedServers' | 'skippedSkills', texts: readonly string[]): Partial<Loads> {
  const list = [...new Set(texts)].sort();
  return list.length > 0 ? { [key]: list } : {};
}
