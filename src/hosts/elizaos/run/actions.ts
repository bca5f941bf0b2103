// Makes what can be run of a plugin's own modules: actions and its other members.

import { member } from '../../../model/guards.ts';
import type { Parameter, Setting } from '../../../model/plugin.ts';
import type { BundleFile, PluginFiles } from '../../../model/portable.ts';
import type { KnownTools, ReadRunnable, RunKind, RunTool, RunService } from '../../../model/run.ts';
import { fileBeside } from '../../kit/convert/files.ts';
import { setMember } from '../../kit/convert/set-member.ts';
import { readJson } from '../../../text/read.ts';
import { mainPath } from '../../../text/main-path.ts';
import { isPackage } from '../file/kind.ts';
import { secretsOf } from '../preview/secrets.ts';
import { read } from '../convert/read.ts';
import { linked, reachedFrom } from './link.ts';
import { membersOf } from './members.ts';
import { programOf, type LinkedProgram } from './program.ts';
import { MESSAGE } from './schemas.ts';

/** The plugin's modules as a run needs them. */
export interface Modules {
  readonly entry: string;
  /** As it is linked without a compiler. */
  readonly program: LinkedProgram;
  /** All files, where TypeScript is among those that the entry imports; else empty. */
  readonly sources: readonly BundleFile[];
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

interface Chosen {
  readonly entry: string;
  readonly files: readonly BundleFile[];
}

const TYPED = /\.[cm]?tsx?$/;

const CODE = /(?<!\.d)\.[cm]?[jt]s$/;

/** The same with the main file among the others, where that is code and not a manifest. */
function withManifest(source: PluginFiles): { readonly files: PluginFiles; readonly entry: string | null } {
  const { path, text } = source.main;
  if (!CODE.test(path)) return { files: source, entry: null };
  const entry = mainPath(path, source.others);
  const main = { path: 'elizaos.plugin.json', text: '', value: undefined };
  return { files: { main, others: [{ path: entry, text }, ...source.others] }, entry };
}

/** The plugin's modules and the one that exports the plugin; null where there is none. */
function modulesOf({ others }: PluginFiles, known: string | null): Chosen | null {
  const files = others.filter(({ path }) => CODE.test(path) && !/\.(?:test|spec)\.[cm]?[jt]s$/.test(path));
  const depth = (path: string): number => path.split('/').length;
  if (known !== null) return { entry: known, files };
  const [entry] = files
    .filter(({ path }) => /(?:^|\/)index\.[cm]?[jt]s$/.test(path))
    .sort((a, b) => depth(a.path) - depth(b.path));
  const chosen = entry ?? (files.length === 1 ? files[0] : undefined);
  return chosen ? { entry: chosen.path, files } : null;
}

/** The actions, their settings, and a message about modules that were not read. */
export const runnable: ReadRunnable = (given, known) => {
  const { files: source, entry: main } = withManifest(given);
  const services = actionServices(source);
  const modules = modulesOf(source, main);
  if (!modules) return { tools: [], services };
  const { entry, files } = modules;
  if (files.reduce((sum, { text }) => sum + text.length, 0) > MAX_LENGTH) {
    return { tools: [], services, note: TOO_LONG };
  }
  const { modules: made, unread } = linked(files);
  const reached = reachedFrom(entry, files);
  const run: Modules = {
    entry,
    program: programOf(made),
    sources: [...reached].some((path) => TYPED.test(path)) ? source.others : [],
    secrets: askedSecrets(source.main.value),
  };
  const apart = files.filter(({ path }) => !reached.has(path));
  const part = { ...source, others: source.others.filter((file) => !apart.includes(file)) };
  const strange = actionTools({ ...source, others: apart }).length > 0;
  const notes = [
    ...(unread.length === 0 ? [] : [unreadNote(unread)]),
    ...(strange ? [apartNote(entry, apart)] : []),
  ];
  const tools = offered(joined([...actionTools(part), ...memberTools(part.others)], known), run);
  return { tools, services, ...(notes.length === 0 ? {} : { note: notes.join(' ') }) };
};

/** The note about files that the plugin does not import: their actions are not part of it, and the host ignores them. */
const apartNote = (entry: string, files: readonly BundleFile[]): string =>
  `The plugin starts with \`${entry}\`, which does not import ${files.map(({ path }) => `\`${path}\``).join(', ')}: actions there are left out. Import them, or remove what you do not need.`;

const TOO_LONG =
  'The plugin’s modules have more than 2,000,000 characters. That is too long to run them here: open the plugin’s sources instead of a bundle.';

const unreadNote = (paths: readonly string[]): string =>
  `Reading ${paths.map((path) => `\`${path}\``).join(', ')} took too long and was stopped. Check the brackets, comments and quotes there: one of them may never end.`;

type Listed = Pick<RunTool, 'kind' | 'name' | 'description' | 'parameters'>;

function actionTools(source: PluginFiles): Listed[] {
  return read(source).plugin.tools.flatMap(({ id, description, parameters }): Listed[] => {
    if (!id) return [];
    const schema = parameters.length === 0 ? MESSAGE : schemaOf(parameters);
    return [{ kind: 'action', name: id.value, description: description?.value ?? '', parameters: schema }];
  });
}

const memberTools = (others: readonly BundleFile[]): readonly Listed[] =>
  membersOf(others.filter(({ path }) => CODE.test(path)));

/** What the compiler found, and of kinds that it could not read whole what else the source shows. */
function joined(own: readonly Listed[], known: KnownTools | undefined): readonly Listed[] {
  if (!known) return own;
  const { tools, open = [] } = known;
  const isNew = ({ kind, name }: Listed): boolean =>
    kind !== undefined && open.includes(kind) && !tools.some((one) => one.kind === kind && one.name === name);
  const all = [...tools, ...own.filter(isNew)];
  return all.sort((a, b) => KINDS.indexOf(a.kind ?? 'action') - KINDS.indexOf(b.kind ?? 'action'));
}

/** In the order in which the page lists them. */
const KINDS: readonly RunKind[] = ['action', 'provider', 'evaluator', 'route', 'model', 'event', 'test'];

/** With what a run needs. Names tell tools apart, so a name that is used gets the kind behind it. */
function offered(all: readonly Listed[], modules: Modules): RunTool[] {
  const used = new Set<string>();
  const code = markOf(modules.program.text);
  return all.flatMap(({ kind = 'action', name, description, parameters }): RunTool[] => {
    const shown = used.has(name) ? `${name} (${kind})` : name;
    if (used.has(shown)) return [];
    used.add(shown);
    const rest: RunMember = { modules, name };
    const common = { pointer: '', file: modules.entry, code, permissions: [], requiresApproval: false };
    return [{ ...common, kind, name: shown, description, parameters, rest }];
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
