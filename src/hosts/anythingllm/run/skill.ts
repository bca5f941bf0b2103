// Makes a runnable tool of a manifest and its handler, as an agent's session loads it.

import { isObject, member, parsedJson, textIn } from '../../../model/guards.ts';
import { pathFrom, folderOf } from '../../../files/paths.ts';
import { nodeProgram, type NodeProgram } from '../../../lang/javascript/node-program.ts';
import type { PluginFile } from '../../../model/file.ts';
import type { PluginFiles } from '../../../model/portable.ts';
import type { Mocks, ReadRunnable, RunTool, RunService } from '../../../model/run.ts';
import { join } from '../../../lang/json/pointer.ts';
import { fileBeside } from '../../../convert/values/files.ts';
import { asText, hubPath } from '../hub-id/hub-id.ts';
import { load } from '../loading/load.ts';

/** The skill as one tool, and its settings as one service. */
export const runnable: ReadRunnable = (source) => {
  return { tools: skillTools(source), services: skillServices(source) };
};

/** One tool, if the handler is there. The host runs `handler.js`, whatever `entrypoint.file` says. */
function skillTools({ main, others }: PluginFiles): RunTool[] {
  const handler = fileBeside({ main, others }, 'handler.js', main.path);
  if (!isObject(main.value) || !handler) return [];
  const name = textIn(main.value, 'hubId');
  const root = folderOf(main.path);
  const files = [main, ...others].map(({ path, text }) => ({
    path: placeOf(path.startsWith(root) ? path.slice(root.length) : path, name),
    text,
  }));
  const rest: SkillCode = {
    manifest: main.value,
    entry: placeOf('handler.js', name),
    files,
    program: nodeProgram(files, 'node-18'),
  };
  return [
    {
      pointer: '/entrypoint',
      file: handler.path,
      name,
      description: textIn(main.value, 'description'),
      code: handler.text,
      parameters: { type: 'object', properties: member(member(main.value, 'entrypoint'), 'params') ?? {} },
      examples: exampleCalls(main.value),
      permissions: [],
      requiresApproval: false,
      rest,
    },
  ];
}

/** What a run needs of the skill's files; their paths are those on a server. */
export interface SkillCode {
  readonly manifest: unknown;
  readonly entry: string;
  readonly files: readonly PluginFile[];
  readonly program: NodeProgram;
}

/** Where a file of a skill is in the official image; files beside its folder keep their names. */
function placeOf(path: string, hubId: string): string {
  return `/${pathFrom('', `${FOLDER}/${hubId}/${path}`)}`;
}

const FOLDER = '/app/server/storage/plugins/agent-skills';

/** The hint, and what an empty box means where the manifest has a value: the host takes that one. */
function describe(argument: unknown): string {
  const hint = textIn(member(argument, 'input'), 'hint').trim();
  const preset = Boolean(member(argument, 'value') || member(argument, 'default'));
  if (!preset) return hint;
  const ended = hint === '' || /[.!?…]$/u.test(hint) ? hint : `${hint}.`;
  return `${ended} If it is empty here, the value in plugin.json is used.`.trim();
}

/** The arguments in `examples[].call`, which is JSON in a string. */
function exampleCalls(manifest: unknown): Readonly<Record<string, unknown>>[] {
  const examples = member(manifest, 'examples');
  return (Array.isArray(examples) ? (examples as unknown[]) : []).slice(0, 20).flatMap((example) => {
    const call = member(example, 'call');
    const value = isObject(call) ? call : parsedJson(textIn(example, 'call'));
    return isObject(value) ? [value] : [];
  });
}

/** `setup_args` as the settings of one service that is named as the skill. */
function skillServices({ main: { value } }: PluginFiles): RunService[] {
  const setup = member(value, 'setup_args');
  if (!isObject(setup)) return [];
  const fields = Object.entries(setup).map(([name, argument]) => ({
    pointer: join('/setup_args', name),
    name,
    label: name,
    type: textIn(member(argument, 'input'), 'type') === 'password' ? 'secret' : textIn(argument, 'type'),
    required: Boolean(member(argument, 'required')),
    description: describe(argument),
    ...presetOf(argument),
  }));
  const name = textIn(value, 'hubId');
  const label = textIn(value, 'name') || name;
  return [{ pointer: '/setup_args', name, label, category: '', description: '', fields }];
}

/** Settings of the handler of a setting that no person has set. */
function presetOf(argument: unknown): { preset?: string } {
  const value = member(argument, 'value');
  if (value === undefined || value === null || value === '') return {};
  return { preset: typeof value === 'string' ? value : JSON.stringify(value) };
}

/** The manifest with what a person has set, as the host's own form saves it. */
function saved(manifest: unknown, { config }: Mocks): unknown {
  const setup = member(manifest, 'setup_args');
  const entry = config[asText(member(manifest, 'hubId'))];
  if (!isObject(manifest) || !isObject(setup) || !entry) return manifest;
  const filled = Object.entries(setup).map(([name, argument]) => {
    const value = Object.hasOwn(entry.data, name) ? entry.data[name] : undefined;
    return [
      name,
      isObject(argument) && value !== undefined && value !== '' ? { ...argument, value } : argument,
    ];
  });
  return { ...manifest, setup_args: Object.fromEntries(filled) as unknown };
}

/** The result of loading the skill for a run. */
export interface SkillMembers {
  /** The message with which loading ends every agent's session. */
  readonly crash?: string;
  readonly logs: readonly string[];
  /** What the host puts on `this` (imported.js:214-246). */
  readonly members: Readonly<Record<string, unknown>>;
}

/** Loads the skill with the settings that the person set. Never throws: a crash is in the result. */
export function membersOf(manifest: unknown, mocks: Mocks): SkillMembers {
  const config = saved(manifest, mocks);
  const path = hubPath(asText(member(config, 'hubId')));
  if ('throws' in path) return { crash: path.throws, logs: [], members: {} };
  const { crash, logs, runtimeArgs, tool } = load(config, path.folder ?? '');
  const members = { super: {}, ...tool, config, runtimeArgs: runtimeArgs ?? {} };
  return { ...(crash === undefined ? {} : { crash }), logs, members };
}
