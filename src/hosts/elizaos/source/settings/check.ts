// Compares code with the manifest and package.json beside it: settings, names, descriptions, versions, providers.

import * as ts from 'typescript';
import type { BundleFile } from '../../../../model/portable.ts';
import { isObject, member } from '../../../../model/guards.ts';
import { readJson } from '../../../../text/read.ts';
import { placeOfNode, type CodePlace, type ObjectValue } from '../../../../typescript/read-value.ts';
import { rewrite } from '../edits.ts';
import { found, partsOf, placeOfMember, textOf, type SourceFinding } from '../found.ts';
import { differs, undeclaredSetting, unlistedProvider, unreadSetting, versionsDiffer } from './rules.ts';

/** The files beside the code, as far as they can be read. */
interface Beside {
  readonly manifest: BundleFile | undefined;
  readonly declared: readonly BundleFile[];
}

/** Variables that every process and agent has. */
const OF_ALL: ReadonlySet<string> = new Set([
  'NODE_ENV',
  'HOME',
  'PATH',
  'PWD',
  'DEBUG',
  'LOG_LEVEL',
  'PORT',
]);

/** Findings on settings that the code reads or not, and on what is said twice. */
export function checkBesideCode(
  plugin: ObjectValue,
  files: readonly BundleFile[],
  sources: readonly ts.SourceFile[],
): SourceFinding[] {
  const byName = (name: string): BundleFile | undefined =>
    files.find(({ path }) => path === name) ?? files.find(({ path }) => path.endsWith(`/${name}`));
  const manifest = byName('elizaos.plugin.json');
  const declared = [manifest, byName('package.json')].filter((file) => file !== undefined);
  const beside = { manifest, declared };
  const [first, second] = declared;
  return [
    ...settingFindings(plugin, beside, sources),
    ...differences(plugin, declared),
    ...(first && second ? versionDifference(plugin, first, second) : []),
    ...(manifest ? unlistedProviders(plugin, manifest) : []),
  ];
}

function settingFindings(
  plugin: ObjectValue,
  { manifest, declared }: Beside,
  sources: readonly ts.SourceFile[],
): SourceFinding[] {
  const known = new Map(declared.map((file) => [file.path, settingsOf(file)]));
  const names = new Set([...known.values()].flat());
  const saying = declared.filter(({ path }) => path === manifest?.path || (known.get(path) ?? []).length > 0);
  if (saying.length === 0) return [];
  const read = new Map<string, CodePlace>();
  for (const source of sources) readIn(source, read);
  const args = { files: saying.map(({ path }) => path) };
  const undeclared = [...read]
    .filter(([key]) => !names.has(key) && !OF_ALL.has(key))
    .map(([key, place]) => found(undeclaredSetting.at(`/settings/${key}`, 'value', { ...args, key }), place));
  const unread = saying.flatMap(({ path }): SourceFinding[] => {
    const keys = (known.get(path) ?? []).filter((key) => !read.has(key));
    if (keys.length === 0 || isReadOtherwise(sources)) return [];
    const finding = unreadSetting.at(`/settings/${path}`, 'value', { keys, file: path });
    return [found(finding, placeOfMember(plugin, 'name'))];
  });
  return [...undeclared, ...unread];
}

/** The names of secrets and parameters that a file declares. */
function settingsOf(file: BundleFile): string[] {
  const { value } = readJson(file.text);
  const lists = ['requiredSecrets', 'optionalSecrets'].map((name) => member(value, name));
  const parameters = member(member(value, 'agentConfig'), 'pluginParameters');
  return [
    ...lists.flatMap((list): unknown[] => (Array.isArray(list) ? list : [])),
    ...(isObject(parameters) ? Object.keys(parameters) : []),
  ].filter((name) => typeof name === 'string');
}

/** `runtime.getSetting('X')`, `process.env.X` and `process.env['X']`, each at its first place. */
function readIn(source: ts.SourceFile, read: Map<string, CodePlace>): void {
  const waiting: ts.Node[] = [source];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const setting = settingOf(node);
    if (setting) {
      const place = placeOfNode(setting.node);
      const known = read.get(setting.name);
      if (!known || (known.file === place.file && known.from > place.from)) read.set(setting.name, place);
    }
    ts.forEachChild(node, (child) => void waiting.push(child));
  }
}

function settingOf(node: ts.Node): { name: string; node: ts.Node } | null {
  if (ts.isCallExpression(node)) {
    const [first] = node.arguments;
    const isAsked =
      ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'getSetting';
    return isAsked && first && ts.isStringLiteralLike(first) ? { name: first.text, node: first } : null;
  }
  if (ts.isPropertyAccessExpression(node))
    return isEnv(node.expression) ? { name: node.name.text, node: node.name } : null;
  if (!ts.isElementAccessExpression(node) || !isEnv(node.expression)) return null;
  const { argumentExpression: key } = node;
  return ts.isStringLiteralLike(key) ? { name: key.text, node: key } : null;
}

function isEnv(node: ts.Expression): boolean {
  return /^(?:globalThis\.)?process\.env$/.test(node.getText());
}

/** Settings may be read under names that are computed, or from all of them at once. */
function isReadOtherwise(sources: readonly ts.SourceFile[]): boolean {
  return sources.some(({ text }) =>
    /getSetting\(\s*(?!['"`])|process\.env(?![.\w[]|\s*\[\s*['"`])/.test(text),
  );
}

function differences(plugin: ObjectValue, declared: readonly BundleFile[]): SourceFinding[] {
  return declared.flatMap((file) => {
    const { value } = readJson(file.text);
    const isPackage = file.path.endsWith('package.json');
    return [
      ...nameDifference(plugin, file.path, value, isPackage),
      ...difference(plugin, 'description', file.path, value),
    ];
  });
}

/** A plugin's code has no version of its own. */
function versionDifference(
  plugin: ObjectValue,
  manifest: BundleFile,
  packageFile: BundleFile,
): SourceFinding[] {
  const [here, there] = [manifest, packageFile].map(({ text }) => member(readJson(text).value, 'version'));
  if (typeof here !== 'string' || typeof there !== 'string' || here === there) return [];
  const args = { manifest: manifest.path, here, packageFile: packageFile.path, there };
  return [found(versionsDiffer.at('/version', 'value', args), placeOfMember(plugin, 'name'))];
}

function nameDifference(
  plugin: ObjectValue,
  file: string,
  beside: unknown,
  isPackage: boolean,
): SourceFinding[] {
  const own = plugin.members.get('name')?.value;
  const here = textOf(own);
  const there = member(beside, isPackage ? 'name' : 'id');
  if (!own || !here || typeof there !== 'string' || there === '' || short(here) === short(there)) return [];
  const fixes = isPackage ? [] : rewrite(own, there);
  return [found(differs.at(`/name/${file}`, 'value', { member: 'name', here, there, file }), own.at, fixes)];
}

/** `@scope/plugin-low-tide`, `Low Tide plugin` and `lowTide` are names of one plugin. */
function short(name: string): string {
  return name
    .replace(/^@[^/]+\//, '')
    .toLowerCase()
    .replace(/^eliza(?:os)?\b|\bplugin\b|[^\p{L}\p{N}]/gu, '');
}

function difference(plugin: ObjectValue, name: string, file: string, beside: unknown): SourceFinding[] {
  const own = plugin.members.get(name)?.value;
  const here = textOf(own);
  const there = member(beside, name);
  if (!own || !here || typeof there !== 'string' || there === '' || here === there) return [];
  const finding = differs.at(`/${name}/${file}`, 'value', { member: name, here, there, file });
  return [found(finding, own.at, rewrite(own, there, `Use that of \`${file}\``))];
}

/** Nothing is said of a manifest without the list. */
function unlistedProviders(plugin: ObjectValue, { path: file, text }: BundleFile): SourceFinding[] {
  const listed = member(readJson(text).value, 'providers');
  if (!Array.isArray(listed)) return [];
  return partsOf(plugin.members.get('providers')?.value, '/providers').flatMap(({ object, pointer, name }) =>
    name === '' || listed.includes(name)
      ? []
      : [
          found(
            unlistedProvider.at(`${pointer}/name`, 'value', { name, file }),
            placeOfMember(object, 'name'),
          ),
        ],
  );
}
