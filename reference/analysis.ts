// Checks the examples of the reference exactly as the page checks an opened plugin.

import type { Host } from '../src/model/host.ts';
import type { PluginFile } from '../src/model/file.ts';
import type { OfferedFix, Problem } from '../src/model/problem.ts';
import type { Verdict } from '../src/model/verdict.ts';
import { analyse } from '../src/check/check.ts';
import { analyseFile } from '../src/check/check-file.ts';
import { analyseWhole } from '../src/check/check-main.ts';
import { judged } from '../src/check/judge.ts';
import { recognise } from '../src/check/recognise.ts';
import { applyEdits } from '../src/lang/json/change.ts';
import { check } from '../workers/compiling.ts';

/** A small plugin, by the file that matters. */
export interface ExamplePlugin {
  /** `manifest`: the text is the manifest; `file`: it is beside one; else it is the plugin's own code. */
  readonly kind: 'manifest' | 'file' | 'python' | 'typescript';
  readonly text: string;
  /** Null for where the host expects it. */
  readonly path: string | null;
  /** The manifest's text, for a file beside it. */
  readonly manifest?: string;
  readonly others: readonly PluginFile[];
  /** An older version that it is compared with. */
  readonly older?: string;
}

/** What the page says of an example. */
export interface Checked {
  readonly problems: readonly Problem[];
  readonly verdicts: readonly Verdict[];
}

/** Checks an example by its host; `host` null for text that no host is known of. */
export async function checked(
  host: Host | null,
  plugin: ExamplePlugin,
  release: string | null,
): Promise<Checked> {
  const { text, path, others, manifest = '', older = null } = plugin;
  const hosts = host ? [host] : [];
  const request = { text, hostId: host?.id ?? null, release, path, older, others };
  if (plugin.kind === 'manifest' || !host) return analyse(request, hosts);
  if (plugin.kind === 'python') return analyseWhole(request, recognise(request, hosts), hosts);
  const file = path ?? '';
  const files = [{ path: file, text }, ...others];
  if (plugin.kind === 'typescript') return compiled(host, files, file, release);
  const beside = { ...request, text: manifest, path: null, others: files };
  const { problems } = await analyseFile({ ...beside, file }, host);
  return { problems, verdicts: judged(analyse(beside, hosts).verdicts, problems) };
}

async function compiled(
  { id: hostId }: Host,
  files: readonly PluginFile[],
  main: string,
  release: string | null,
): Promise<Checked> {
  const { files: found, verdicts } = await check({ files, main, hostId, release });
  return { problems: found.flatMap(({ analysis }) => analysis.problems), verdicts: verdicts ?? [] };
}

/** The example after a fix of one of its problems. */
export function fixed(plugin: ExamplePlugin, fix: OfferedFix): ExamplePlugin {
  const written = fix.files ?? [];
  const kept = plugin.others.filter((other) => !written.some(({ path }) => path === other.path));
  return {
    ...plugin,
    text: applyEdits(plugin.text, fix.edits),
    path: fix.path ?? plugin.path,
    others: [...written, ...kept],
  };
}
