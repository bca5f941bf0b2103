// Makes what can be run of a plugin's own modules: actions and its other members.

import { member, textIn } from '../../../model/guards.ts';
import type { Parameter, Setting } from '../../../model/plugin.ts';
import type { PluginFile } from '../../../model/file.ts';
import type { PluginFiles } from '../../../model/portable.ts';
import type { KnownTools, ReadRunnable, RunKind, RunTool, RunService } from '../../../model/run.ts';
import { fileBeside } from '../../../convert/values/files.ts';
import { setMember } from '../../../convert/values/set-member.ts';
import { readJson } from '../../../lang/json/read.ts';
import { mainPath } from '../../../files/main-path.ts';
import { entryOf, isPackage } from '../file/kind.ts';
import { read } from '../convert/read.ts';
import type { LinkedProgram } from './program.ts';
import { packagesIn, type InstalledPackages } from './packages.ts';
import { placesOf } from './places.ts';
import { MESSAGE, WHOLE_MESSAGE } from './schemas.ts';
import { SECRET_LISTS, secretNames, secretsIn, type ListedSecret } from '../words.ts';

/** The plugin's modules as a run needs them. */
export interface Modules extends InstalledPackages {
  readonly entry: string;
  /** The core's mode for tests, which only recorded cases have. */
  readonly isTest?: boolean;
  /** All files; the compiler takes those that the entry imports. */
  readonly sources: readonly PluginFile[];
  /** Null until they are compiled. */
  readonly program: LinkedProgram | null;
  /** Secrets of the manifest that a setting of its form asks for. */
  readonly secrets: readonly { readonly name: string; readonly setting: string }[];
}

/** What the runner needs of a member; the modules are the same for all. */
export interface RunMember {
  readonly modules: Modules;
  /** Its name in the plugin, which may be that of another kind's member too. */
  readonly name: string;
}

/** Characters of all modules; a plugin that was bundled with everything it uses has more. */
const MAX_LENGTH = 2_000_000;

const CODE = /(?<!\.d)\.[cm]?[jt]sx?$/;

/** The same with the main file among the others, where that is code and not a manifest. */
function withManifest(source: PluginFiles): { readonly files: PluginFiles; readonly main: string } {
  const { path, text } = source.main;
  if (!CODE.test(path)) return { files: source, main: path };
  const entry = mainPath(path, source.others);
  const main = { path: 'elizaos.plugin.json', text: '', value: undefined };
  return { files: { main, others: [{ path: entry, text }, ...source.others] }, main: entry };
}

/** The compiler reads the members; what conversions wrote is known without it. */
export const runnable: ReadRunnable = (given, known) => {
  const { files: source, main } = withManifest(given);
  const name = serviceName(source.main.value);
  const declared = actionServices(source, name);
  // Where nothing declares settings, those that the code asks for.
  const asked = known?.services.map((one) => ({ ...one, name, label: name })) ?? [];
  const services = placesOf(declared.length > 0 ? declared : asked, name);
  const code = source.others.filter(({ path }) => CODE.test(path));
  const entry = entryOf(
    main,
    code.map(({ path }) => path),
  );
  if (entry === null) return { tools: [], services };
  if (code.reduce((sum, { text }) => sum + text.length, 0) > MAX_LENGTH)
    return { tools: [], services, note: TOO_LONG };
  const modules: Modules = {
    entry,
    ...packagesIn(source, entry),
    sources: source.others,
    program: null,
    secrets: secretsOf(source.main.value).flatMap(({ name: secret, setting }) =>
      setting === '' ? [] : [{ name: secret, setting }],
    ),
  };
  const tools = offered([...joined(actionTools(source), known), A_MESSAGE], modules);
  if (!known) return { tools, services, uncompiled: true };
  return { tools, services, ...(known.note !== undefined && { note: known.note }) };
};

const TOO_LONG =
  'The plugin’s modules have more than 2,000,000 characters. That is too long to run them here: open the plugin’s sources instead of a bundle.';

/** What every plugin can be tried with, whatever its members are named. */
const A_MESSAGE: Listed = {
  kind: 'message',
  name: 'A message',
  description: 'What an agent with this plugin does with a message.',
  parameters: WHOLE_MESSAGE,
};

type Listed = Pick<RunTool, 'kind' | 'name' | 'description' | 'parameters'>;

function actionTools(source: PluginFiles): Listed[] {
  return read(source).plugin.tools.flatMap(({ id, description, parameters }): Listed[] => {
    if (!id) return [];
    const schema = parameters.length === 0 ? MESSAGE : schemaOf(parameters);
    return [{ kind: 'action', name: id.value, description: description?.value ?? '', parameters: schema }];
  });
}

/** What the compiler found, and what conversions wrote for code to make actions of. */
function joined(own: readonly Listed[], known: KnownTools | undefined): readonly Listed[] {
  const tools = known?.tools ?? [];
  const isNew = ({ kind, name }: Listed): boolean =>
    !tools.some((one) => one.kind === kind && one.name === name);
  const all = [...tools, ...own.filter(isNew)];
  return all.sort((a, b) => KINDS.indexOf(a.kind ?? 'action') - KINDS.indexOf(b.kind ?? 'action'));
}

/** In the order in which the page lists them. */
const KINDS: readonly RunKind[] = ['action', 'provider', 'evaluator', 'route', 'model', 'event', 'test'];

/** With what a run needs. Names tell tools apart, so a name that is used gets the kind behind it. */
function offered(all: readonly Listed[], modules: Modules): RunTool[] {
  const used = new Set<string>();
  const code = markOf(modules.sources.filter(({ path }) => CODE.test(path) || path.endsWith('.json')));
  return all.flatMap(({ kind = 'action', name, description, parameters }): RunTool[] => {
    const shown = used.has(name) ? `${name} (${kind})` : name;
    if (used.has(shown)) return [];
    used.add(shown);
    const rest: RunMember = { modules, name };
    const common = { pointer: '', file: modules.entry, code, permissions: [], requiresApproval: false };
    return [{ ...common, kind, name: shown, description, parameters, rest }];
  });
}

/** An id for the code. All actions run the same, which would otherwise be sent once for each action. */
function markOf(files: readonly PluginFile[]): string {
  let sum = 0;
  for (const { path, text } of files) {
    const all = `${path}\n${text}\n`;
    for (let i = 0; i < all.length; i++) sum = (Math.imul(sum, 31) + all.charCodeAt(i)) | 0;
  }
  return `${String(files.length)} ${String(sum)}`;
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
function actionServices(source: PluginFiles, name: string): RunService[] {
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

interface PluginSecret extends ListedSecret {
  readonly required: boolean;
  /** The key of the setting that asks for it; '' where none does. */
  readonly setting: string;
}

/** All secrets, required ones first, in the order of the lists; entries that are not texts are left out. */
function secretsOf(manifest: unknown): PluginSecret[] {
  const properties = member(member(manifest, 'configSchema'), 'properties');
  const settings = typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
  const bySecret = new Map(
    settings.flatMap((key) => secretNames(textIn(manifest, 'id'), key).map((name) => [name, key] as const)),
  );
  return SECRET_LISTS.flatMap((list) =>
    secretsIn(manifest, list).map((one) => ({
      ...one,
      required: list === 'requiredSecrets',
      setting: bySecret.get(one.name) ?? '',
    })),
  );
}
