// Checks versions of plugins.

import type { Fix } from '../../../../model/finding.ts';
import type { PythonValue } from '../../../../lang/python/value.ts';
import { isVersion, nearestVersion } from '../../convert/write/version.ts';
import { ended, represented } from '../errors.ts';
import { breakOf, innerIndent } from '../edits.ts';
import { classNode, found, replace, type Found, type PythonFile } from '../found.ts';
import type { PluginClass } from '../plugin-source.ts';
import { assignmentOf, mayInherit } from './check.ts';
import * as rules from './rules.ts';

/** Findings of `_version_`. */
export function checkVersions(file: PythonFile): Found[] {
  return file.source.plugins.flatMap((plugin) => checkVersion(file, plugin));
}

function checkVersion(file: PythonFile, plugin: PluginClass): Found[] {
  const { name, version, nameSpan } = plugin;
  if (!version || version.kind === 'none') {
    if (version || mayInherit(file, plugin) || file.source.errors.length > 0) return [];
    const fixes = (): Fix[] => addVersion(file, plugin);
    return [
      found(rules.versionMissing.at(`/${name}/version`, 'value', { name }), nameSpan, fixes, { of: name }),
    ];
  }
  const read = printed(version);
  if (read === null || read === '') return [];
  const pointer = `/${name}/version`;
  if (isVersion(read.trim())) {
    if (version.kind !== 'float' && version.kind !== 'int') return [];
    const type = version.kind === 'float' ? 'a number' : 'a whole number';
    const written = file.text.slice(version.span.from, version.span.to);
    const fixes = (): Fix[] =>
      isVersion(written) && ownsVersion(file, plugin, version)
        ? replace(`Change to "${written}"`, version.span, `"${written}"`)
        : [];
    return [found(rules.versionType.at(pointer, 'value', { read, type }), version.span, fixes)];
  }
  const shown = represented(read);
  const effect = ended('version', shown === null ? '' : `InvalidVersion: Invalid version: ${shown}`);
  const likely = nearestVersion(read) ?? '1.0.0';
  const fixes = (): Fix[] =>
    ownsVersion(file, plugin, version) ? replace(`Change to "${likely}"`, version.span, `"${likely}"`) : [];
  const args = { version: file.text.slice(version.span.from, version.span.to) };
  return [found(rules.versionInvalid.at(pointer, 'value', args), version.span, fixes, { effect, of: name })];
}

function ownsVersion(file: PythonFile, plugin: PluginClass, { span }: PythonValue): boolean {
  const own = assignmentOf(file, plugin, '_version_');
  return own !== null && own.value.from === span.from && own.value.to === span.to;
}

/** What `str()` gives of a version; null where that is not known. '' counts as none. */
export function printed(value: PythonValue | null): string | null {
  if (!value || value.kind === 'none') return '0';
  if (!('value' in value)) return null;
  if (value.kind === 'bool') return value.value ? 'True' : '';
  if (value.value === 0) return '';
  const isWhole = value.kind === 'float' && Number.isInteger(value.value) && Math.abs(value.value) < 1e16;
  return `${String(value.value)}${isWhole ? '.0' : ''}`;
}

function addVersion(file: PythonFile, plugin: PluginClass): Fix[] {
  const { text } = file;
  const body = classNode(file, plugin)?.children.find(({ type }) => type === 'Body');
  // Behind the docstring.
  const first = body?.children.find(({ type }) => type !== ':' && type !== 'ExpressionStatement');
  if (!body || !first || !text.slice(body.from, first.from).includes('\n')) return [];
  const eol = breakOf(text);
  const indent = innerIndent(text, plugin.nameSpan.from, { from: body.from + 1, to: body.to });
  const gap = /^(?:def|@|async|class)\b|^@/.test(text.slice(first.from)) ? eol : '';
  const line = '_version_ = "1.0.0"';
  const edits = [{ from: first.from, to: first.from, insert: `${line}${eol}${gap}${indent}` }];
  return [{ title: `Add \`${line}\``, edits }];
}
