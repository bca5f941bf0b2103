// Checks the examples of the reference exactly as the page checks an opened plugin.

import { analyse } from '../src/check/analyse.ts';
import { pluginOf } from '../src/files/plugin.ts';
import type { Host, Release } from '../src/model/host.ts';
import type { PluginFile } from '../src/model/file.ts';
import type { OfferedFix, Problem, Span } from '../src/model/finding.ts';
import type { Verdict } from '../src/model/verdict.ts';
import { judged } from '../src/check/judge.ts';
import { applyEdits } from '../src/lang/json/change.ts';
import { editBetween } from '../src/lang/text/edits.ts';
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

/** An example, and what the page says of it. */
export interface Checked {
  readonly plugin: ExamplePlugin;
  readonly problems: readonly Problem[];
  readonly verdicts: readonly Verdict[];
}

/** Every release of a host once, whether it judges manifests, code or both. */
export function releasesOf({ releases, codeReleases }: Host): Release[] {
  return [...new Map([...releases, ...(codeReleases ?? [])].map((one) => [one.id, one])).values()];
}

/** Checks an example by its host; `host` null for text that no host is known of. */
export async function checked(
  host: Host | null,
  plugin: ExamplePlugin,
  release: string | null,
): Promise<Checked> {
  const { text, path, others, manifest = '', older = null } = plugin;
  const hosts = host ? [host] : [];
  const asked = { hostId: host?.id ?? null, release, older };
  const file = path ?? '';
  const alone = pluginOf({ path: file, text }, others);
  if (host && plugin.kind === 'typescript') {
    const { files, verdicts } = await check({ plugin: alone, hostId: host.id, release });
    return { plugin, problems: files.flatMap(({ problems }) => problems), verdicts: verdicts ?? [] };
  }
  if (!host || plugin.kind !== 'file')
    return { ...(await analyse({ ...asked, plugin: alone }, hosts)), plugin };
  const beside = pluginOf({ path: '', text: manifest }, [{ path: file, text }, ...others]);
  const { problems } = await analyse({ ...asked, plugin: beside, file }, hosts);
  const { verdicts } = await analyse({ ...asked, plugin: beside }, hosts);
  return { plugin, problems, verdicts: judged(verdicts, problems) };
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

/** What of the second text is not in the first, as one range of whole words; null where they are equal. */
export function changed(before: string, after: string): Span | null {
  const edit = editBetween(before, after);
  if (!edit) return null;
  let { from } = edit;
  let to = from + edit.insert.length;
  while (/[\w-]/.test(after[from - 1] ?? '')) from--;
  while (/[\w-]/.test(after[to] ?? '')) to++;
  return { from, to };
}
