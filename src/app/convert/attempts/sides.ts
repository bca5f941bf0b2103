// The two runs that are compared: a tool in its own host, and what was converted as its target runs it.

import type { ConversionView } from '../../../convert/report/view.ts';
import { pluginOf } from '../../../files/plugin.ts';
import type { PluginFile } from '../../../model/file.ts';
import type { OutputTool } from '../../../model/output.ts';
import type { Stop } from '../../../model/python.ts';
import type { Mocks, PlayScript, Runner, RunResult, RunTarget } from '../../../model/run.ts';
import { readingOf } from '../../run/plugin-reading.svelte.ts';
import { equipped, loadRunner } from '../../run/runners.ts';
import type { Workspace } from '../../workspace.svelte.ts';
import { playedResult, sideResult, type SideResult } from './compare.ts';
import { configOf, environment, targetConfig, type SettingValue } from './settings.ts';

/** Runs the tool on one side. Never with the real network. */
export type Side = (
  args: unknown,
  mocks: Mocks,
  values: readonly SettingValue[],
  stop: Stop,
) => Promise<SideResult>;

/** The tool in its own host; a sentence where it cannot be run there. */
export async function sourceSide(
  workspace: Workspace,
  name: string,
): Promise<{ readonly side: Side; readonly target: RunTarget } | string> {
  const { host } = workspace.main;
  const reading = readingOf(workspace);
  await reading.read();
  const plugin = host && reading.of(host.id);
  const tool = plugin?.tools.find((one) => one.name === name && (one.kind ?? 'action') === 'action');
  if (!host || !plugin || !tool) return reading.failed ?? NO_SOURCE;
  const { packageId, services } = plugin;
  const target: RunTarget = { packageId, tool, services };
  const runner = equipped(await loadRunner(host.id), workspace);
  const side: Side = async (args, mocks, values, stop) =>
    sideResult(await runOn(runner, target, args, { ...mocks, config: configOf(values) }, stop));
  return { side, target };
}

const NO_SOURCE = 'This page does not run it in its own host, so there is nothing to compare with.';

/** What was made of it, as the target runs that; a sentence where it cannot be run. */
export async function targetSide(
  workspace: Workspace,
  { calls, files, summary, to }: ConversionView,
  name: string,
): Promise<Side | string> {
  const called = calls?.tools[summary.tools.findIndex((one) => one.name === name)];
  if (!calls || !called) return `${to.name} holds no code of it.`;
  const isPython = called.script === 'python';
  if (called.script && !isPython) return scriptSide(workspace, files, called, calls.settings);
  const hostId = isPython ? (workspace.main.host?.id ?? '') : to.id;
  const folder = called.path.slice(0, called.path.lastIndexOf('/') + 1);
  const below = files.flatMap(({ path, text }) =>
    path.startsWith(folder) ? [{ path: path.slice(folder.length), text }] : [],
  );
  const target = await runnable(workspace, hostId, below, called.path.slice(folder.length), called.name);
  if (!target) return `${to.name} finds no tool \`${called.name}\` in the output.`;
  const runner = equipped(await loadRunner(hostId), workspace);
  return async (args, mocks, values, stop) => {
    const config = targetConfig(values, calls.settings, target.services);
    const given = asTexts(args, called.texts ?? []);
    return sideResult(await runOn(runner, target, given, { ...mocks, config }, stop));
  };
}

const players = import.meta.glob<{ play: PlayScript }>('../../../hosts/*/player.ts');

/** A script that its host starts as a process, run by the host whose runner plays processes of Node.js. */
async function scriptSide(
  workspace: Workspace,
  files: readonly PluginFile[],
  called: OutputTool,
  names: NonNullable<ConversionView['calls']>['settings'],
): Promise<Side> {
  const [[path, load] = ['', null]] = Object.entries(players);
  const hostId = path.split('/').at(-2) ?? '';
  const play = (await load?.())?.play;
  const runner = equipped(await loadRunner(hostId), workspace);
  return async (args, mocks, values, stop) => {
    const [main, ...others] = play?.(files, called, environment(values, names)) ?? [];
    const target = main && (await runnable(workspace, hostId, [main, ...others], main.path, null));
    if (!target) throw new Error('The script cannot be read.');
    const given = asTexts(args, called.texts ?? []);
    return playedResult(await runOn(runner, target, given, { ...mocks, config: {} }, stop));
  };
}

/** A tool of these files, by its name; null: the only one. */
async function runnable(
  { api }: Workspace,
  hostId: string,
  files: readonly PluginFile[],
  path: string,
  name: string | null,
): Promise<RunTarget | null> {
  const main = files.find((file) => file.path === path);
  if (!main) return null;
  const others = files.filter((file) => file !== main);
  const read = await api.runnable({ plugin: pluginOf(main, others), hostId });
  const tool = read?.tools.find((one) => name === null || one.name === name);
  return read && tool ? { packageId: read.packageId, tool, services: read.services } : null;
}

/** In the newest release's own mode, or the next older one that runs the code. */
async function runOn(
  runner: Runner,
  target: RunTarget,
  args: unknown,
  mocks: Mocks,
  stop: Stop,
): Promise<RunResult> {
  const releases = [...new Set(runner.modes.map(({ release }) => release))].reverse();
  const modes = releases.flatMap((release) => runner.modes.find((mode) => mode.release === release) ?? []);
  let result: RunResult | null = null;
  for (const { id } of modes) {
    result = await runner.run({ ...target, args, mode: id }, mocks, undefined, stop);
    if (result.kind !== 'refused' || stop.aborted) break;
  }
  if (!result) throw new Error('Its host has no mode to run it in.');
  return result;
}

/** Lists and objects as the JSON texts that the target passes. */
function asTexts(args: unknown, texts: readonly string[]): unknown {
  if (typeof args !== 'object' || args === null || texts.length === 0) return args;
  const changed = Object.entries(args as Record<string, unknown>).map(([name, value]) => [
    name,
    texts.includes(name) && typeof value !== 'string' ? JSON.stringify(value) : value,
  ]);
  return Object.fromEntries(changed) as unknown;
}
