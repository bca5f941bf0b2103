// Compares the settings that code reads with those that the manifest and package.json beside it declare.

import type { CodeFinding } from '../../../../model/finding.ts';
import * as ts from 'typescript';
import type { PluginFile } from '../../../../model/file.ts';
import { isObject, member } from '../../../../model/guards.ts';
import { readJson } from '../../../../lang/json/read.ts';
import { nodesIn } from '../../../../lang/typescript/nodes.ts';
import { placeOfNode, type CodePlace, type ObjectValue } from '../../../../lang/typescript/read-value.ts';
import { found, placeOfMember } from '../found.ts';
import { askedSetting } from '../reading/needs.ts';
import { undeclaredSetting, unreadSetting } from './rules.ts';

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

/** Findings on settings that the code reads and nothing declares, or the other way round. */
export function checkSettings(
  plugin: ObjectValue,
  files: readonly PluginFile[],
  sources: readonly ts.SourceFile[],
): CodeFinding[] {
  const byName = (name: string): PluginFile | undefined =>
    files.find(({ path }) => path === name) ?? files.find(({ path }) => path.endsWith(`/${name}`));
  const manifest = byName('elizaos.plugin.json');
  const declared = [manifest, byName('package.json')].filter((file) => file !== undefined);
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
  const unread = saying.flatMap(({ path }): CodeFinding[] => {
    const keys = (known.get(path) ?? []).filter((key) => !read.has(key));
    if (keys.length === 0 || isReadOtherwise(sources)) return [];
    const finding = unreadSetting.at(`/settings/${path}`, 'value', { keys, file: path });
    return [found(finding, placeOfMember(plugin, 'name'))];
  });
  return [...undeclared, ...unread];
}

/** The names of secrets and parameters that a file declares. */
function settingsOf(file: PluginFile): string[] {
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
  for (const node of nodesIn([source])) {
    const setting = settingOf(node);
    if (setting && !read.has(setting.name)) read.set(setting.name, placeOfNode(setting.node));
  }
}

function settingOf(node: ts.Node): { name: string; node: ts.Node } | null {
  const asked = askedSetting(node);
  if (asked) return { name: asked.text, node: asked };
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
    /getSetting\(\s*(?!['"`])|process\.env(?![.\w]|\s*\[\s*['"`])/.test(text),
  );
}
