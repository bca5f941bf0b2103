// Checks the examples of the reference exactly as the page checks an opened plugin.

import { analyse } from '../src/check/analyse.ts';
import type { FileAnalysis } from '../src/check/check.ts';
import { judged } from '../src/check/judge.ts';
import { pluginOf } from '../src/files/plugin.ts';
import { applyEdits } from '../src/lang/json/change.ts';
import { editBetween } from '../src/lang/text/edits.ts';
import { isCode } from '../src/lang/typescript/program.ts';
import type { Host } from '../src/model/host.ts';
import type { PluginFile } from '../src/model/file.ts';
import type { OfferedFix, Span } from '../src/model/finding.ts';
import { check } from '../workers/compiling.ts';

/** A small plugin, by the file that matters; its path is '' for where the host expects it. */
export interface ExamplePlugin extends PluginFile {
  /** The text of the manifest that the file is beside; null where the host reads the file first. */
  readonly manifest: string | null;
  readonly others: readonly PluginFile[];
  /** An older version that it is compared with; null for none. */
  readonly older: string | null;
}

/** An example, and what the page says of it. */
export type Checked = Pick<FileAnalysis, 'problems' | 'verdicts'> & { readonly plugin: ExamplePlugin };

/** Checks an example by its host; `host` null for text that no host is known of. */
export async function checked(
  host: Host | null,
  plugin: ExamplePlugin,
  release: string | null,
): Promise<Checked> {
  const { text, path, others, manifest, older } = plugin;
  const hosts = host ? [host] : [];
  const asked = { hostId: host?.id ?? null, release, older };
  if (manifest !== null) {
    const beside = pluginOf({ path: '', text: manifest }, [{ path, text }, ...others]);
    const { problems } = await analyse({ ...asked, plugin: beside, file: path }, hosts);
    const { verdicts } = await analyse({ ...asked, plugin: beside }, hosts);
    return { plugin, problems, verdicts: judged(verdicts, problems) };
  }
  const alone = pluginOf({ path, text }, others);
  if (!host || !isCode(path)) return { ...(await analyse({ ...asked, plugin: alone }, hosts)), plugin };
  const { files, verdicts } = await check({ plugin: alone, hostId: host.id, release });
  return { plugin, problems: files.flatMap(({ problems }) => problems), verdicts: verdicts ?? [] };
}

/** The example after a fix of one of its problems. */
export function fixed(plugin: ExamplePlugin, fix: OfferedFix): ExamplePlugin {
  const { files = [], path = plugin.path, edits } = fix;
  const kept = plugin.others.filter((other) => !files.some((file) => file.path === other.path));
  return { ...plugin, text: applyEdits(plugin.text, edits), path, others: [...files, ...kept] };
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
