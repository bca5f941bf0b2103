// Makes runnable tools of the actions in a plugin's own modules.

import { member } from '../../../model/guards.ts';
import type { Parameter, Setting } from '../../../model/plugin.ts';
import type { BundleFile, PluginFiles } from '../../../model/portable.ts';
import type { ReadRunnable, RunTool, RunService } from '../../../model/run.ts';
import { fileBeside } from '../../kit/convert/files.ts';
import { setMember } from '../../kit/convert/set-member.ts';
import { readJson } from '../../../text/read.ts';
import { isPackage } from '../file/kind.ts';
import { secretsOf } from '../preview/secrets.ts';
import { read } from '../convert/read.ts';
import { linked, reachedFrom } from './link.ts';

/** The plugin's modules as a run needs them. */
export interface Modules {
  readonly entry: string;
  /** All modules as one expression, see `link.ts`. */
  readonly program: string;
  /** Secrets of the manifest that a setting of its form asks for. */
  readonly secrets: readonly { readonly name: string; readonly setting: string }[];
}

/** Characters of all modules; a plugin that was bundled with everything it uses has more. */
const MAX_LENGTH = 2_000_000;

interface Chosen {
  readonly entry: string;
  readonly files: readonly BundleFile[];
}

const CODE = /(?<!\.d)\.[cm]?[jt]s$/;

/** The plugin's modules and the one that exports the plugin; null where there is none. */
function modulesOf({ others }: PluginFiles): Chosen | null {
  const files = others.filter(({ path }) => CODE.test(path) && !/\.(?:test|spec)\.[cm]?[jt]s$/.test(path));
  const depth = (path: string): number => path.split('/').length;
  const [entry] = files
    .filter(({ path }) => /(?:^|\/)index\.[cm]?[jt]s$/.test(path))
    .sort((a, b) => depth(a.path) - depth(b.path));
  const chosen = entry ?? (files.length === 1 ? files[0] : undefined);
  return chosen ? { entry: chosen.path, files } : null;
}

/** The actions, their settings, and a message about modules that were not read. */
export const runnable: ReadRunnable = (source) => {
  const services = actionServices(source);
  const modules = modulesOf(source);
  if (!modules) return { tools: [], services };
  const { entry, files } = modules;
  if (files.reduce((sum, { text }) => sum + text.length, 0) > MAX_LENGTH) {
    return { tools: [], services, note: TOO_LONG };
  }
  const { program, unread } = linked(files);
  const run = { entry, program, secrets: askedSecrets(source.main.value) };
  const reached = reachedFrom(entry, files);
  const apart = files.filter(({ path }) => !reached.has(path));
  const part = { ...source, others: source.others.filter((file) => !apart.includes(file)) };
  const own = actionTools(part, run);
  const strange = actionTools({ ...source, others: apart }, run).length > 0;
  const notes = [
    ...(unread.length === 0 ? [] : [unreadNote(unread)]),
    ...(strange ? [apartNote(entry, apart)] : []),
  ];
  return { tools: own, services, ...(notes.length === 0 ? {} : { note: notes.join(' ') }) };
};

/** The note about files that the plugin does not import: their actions are not part of it, and the host ignores them. */
const apartNote = (entry: string, files: readonly BundleFile[]): string =>
  `The plugin starts with \`${entry}\`, which does not import ${files.map(({ path }) => `\`${path}\``).join(', ')}: actions there are left out. Import them, or remove what you do not need.`;

const TOO_LONG =
  'The plugin’s modules have more than 2,000,000 characters. That is too long to run them here: open the plugin’s sources instead of a bundle.';

const unreadNote = (paths: readonly string[]): string =>
  `Reading ${paths.map((path) => `\`${path}\``).join(', ')} took too long and was stopped. Check the brackets, comments and quotes there: one of them may never end.`;

function actionTools(source: PluginFiles, modules: Modules): RunTool[] {
  const { plugin } = read(source);
  const code = markOf(modules.program);
  return plugin.tools.flatMap(({ id, description, parameters }): RunTool[] => {
    if (!id) return [];
    return [
      {
        pointer: '',
        file: modules.entry,
        name: id.value,
        description: description?.value ?? '',
        code,
        parameters: schemaOf(parameters),
        permissions: [],
        requiresApproval: false,
        rest: modules,
      },
    ];
  });
}

/** An id for each program. All actions run the same one, which would otherwise be sent once for each action. */
function markOf(program: string): string {
  let sum = 0;
  for (let i = 0; i < program.length; i++) sum = (Math.imul(sum, 31) + program.charCodeAt(i)) | 0;
  return `${String(program.length)} ${String(sum)}`;
}

function schemaOf(parameters: readonly Parameter[]): unknown {
  const properties: Record<string, unknown> = {};
  for (const { name, words } of parameters) {
    const schema: Record<string, unknown> = {};
    for (const [keyword, { value }] of words) setMember(schema, keyword, value);
    setMember(properties, name.value, schema);
  }
  const required = parameters.filter((one) => one.required).map(({ name }) => name.value);
  return { type: 'object', properties, required };
}

/** The settings of `runtime.getSetting`, as the fields of one service that has the plugin's name. */
function actionServices(source: PluginFiles): RunService[] {
  const name = serviceName(source.main.value);
  const known = new Map<string, Setting>();
  for (const one of [source, ...packaged(source)]) {
    for (const setting of read(one).plugin.settings) {
      if (!known.has(setting.key.value)) known.set(setting.key.value, setting);
    }
  }
  const others = secretsOf(source.main.value).filter((one) => !known.has(one.name));
  if (known.size + others.length === 0) return [];
  const settings = [...known.values()].map(({ key, label, kind, required, help }) => ({
    pointer: key.pointer,
    name: key.value,
    label: label?.value ?? key.value,
    type: kind === 'secret' ? 'secret' : kind,
    required,
    description: help?.value ?? '',
  }));
  const secrets = others.map(({ pointer, name: secret, required, setting }) => ({
    pointer,
    name: secret,
    label: secret,
    type: 'secret',
    required: required && setting === '',
    description: setting === '' ? '' : `Empty: the value of ${setting} is used.`,
  }));
  const fields = [...settings, ...secrets];
  return [{ pointer: '', name, label: name, category: '', description: '', fields }];
}

function askedSecrets(manifest: unknown): Modules['secrets'] {
  return secretsOf(manifest)
    .filter(({ setting }) => setting !== '')
    .map(({ name, setting }) => ({ name, setting }));
}

/** package.json names settings by their variables; the manifest's form has its own names. */
function packaged(source: PluginFiles): PluginFiles[] {
  const file = isPackage(source.main.value) ? undefined : fileBeside(source, 'package.json');
  return file ? [{ main: { ...file, value: readJson(file.text).value }, others: [] }] : [];
}

/** The name of the service that has the plugin's settings; `plugin` where the manifest has no name. */
export function serviceName(manifest: unknown): string {
  const name = member(manifest, 'id') ?? member(manifest, 'name');
  return typeof name === 'string' && name !== '' ? name : 'plugin';
}
