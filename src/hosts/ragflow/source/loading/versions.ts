// Checks versions of plugins, and classes and tools of one name over all files.

import type { CodeFix } from '../../../../model/code.ts';
import type { Span } from '../../../../model/finding.ts';
import type { PythonValue } from '../../../../python/value.ts';
import { isVersion, nearestVersion } from '../../convert/write/version.ts';
import { ended, represented } from '../errors.ts';
import { innerIndent } from '../edits.ts';
import { classNode, found, replace, type Found, type PluginFile } from '../found.ts';
import { memberOf } from '../metadata/values.ts';
import type { PluginClass } from '../plugin-source.ts';
import { assignmentOf, mayInherit } from './check.ts';
import { newerOf } from './newer.ts';
import * as rules from './rules.ts';

/** Findings of `_version_`. */
export function checkVersions(file: PluginFile): Found[] {
  return file.source.plugins.flatMap((plugin) => checkVersion(file, plugin));
}

function checkVersion(file: PluginFile, plugin: PluginClass): Found[] {
  const { name, version, nameSpan } = plugin;
  if (!version || version.kind === 'none') {
    if (version || mayInherit(file, plugin) || file.source.errors.length > 0) return [];
    const fixes = (): CodeFix[] => addVersion(file, plugin);
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
    const fixes = (): CodeFix[] =>
      isVersion(written) && ownsVersion(file, plugin, version)
        ? replace(`Change to "${written}"`, version.span, `"${written}"`)
        : [];
    return [found(rules.versionType.at(pointer, 'value', { read, type }), version.span, fixes)];
  }
  const shown = represented(read);
  const effect = ended('version', shown === null ? '' : `InvalidVersion: Invalid version: ${shown}`);
  const likely = nearestVersion(read) ?? '1.0.0';
  const fixes = (): CodeFix[] =>
    ownsVersion(file, plugin, version) ? replace(`Change to "${likely}"`, version.span, `"${likely}"`) : [];
  const args = { version: file.text.slice(version.span.from, version.span.to) };
  return [found(rules.versionInvalid.at(pointer, 'value', args), version.span, fixes, { effect, of: name })];
}

function ownsVersion(file: PluginFile, plugin: PluginClass, { span }: PythonValue): boolean {
  const own = assignmentOf(file, plugin, '_version_');
  return own !== null && own.value.from === span.from && own.value.to === span.to;
}

/** What `str()` gives of a version; null where that is not known. '' counts as none. */
export function printed(value: PythonValue | null): string | null {
  if (!value) return '0';
  switch (value.kind) {
    case 'str':
      return value.value;
    case 'int':
      return value.value === 0 ? '' : String(value.value);
    case 'float':
      if (value.value === 0) return '';
      return Number.isInteger(value.value) && Math.abs(value.value) < 1e16
        ? `${String(value.value)}.0`
        : String(value.value);
    case 'bool':
      return value.value ? 'True' : '';
    case 'none':
      return '0';
    case 'tuple':
    case 'list': {
      const items = value.items.map(representation);
      if (items.includes(null) || items.length === 0) return null;
      const list = items.join(', ');
      return value.kind === 'list' ? `[${list}]` : `(${list}${items.length === 1 ? ',' : ''})`;
    }
    case 'set':
    case 'dict':
    case 'unknown':
      return null;
  }
}

/** What `repr()` gives of a part of a list. */
function representation(item: PythonValue): string | null {
  if (item.kind === 'str') return /['\\\n]/.test(item.value) ? null : `'${item.value}'`;
  if (item.kind === 'none') return 'None';
  if (item.kind === 'bool') return item.value ? 'True' : 'False';
  return item.kind === 'int' || item.kind === 'float' ? printed(item) || '0' : null;
}

function addVersion(file: PluginFile, plugin: PluginClass): CodeFix[] {
  const { text } = file;
  const body = classNode(file, plugin)?.children.find(({ type }) => type === 'Body');
  const first = body?.children.find(({ type }) => type !== ':');
  if (!body || !first) return [];
  const start = /^(?:[rRuU]?("""|''')(?:\\[^]|(?!\1)[^])*\1|[rRuU]?(["'])(?:\\[^]|(?!\2)[^\\\n])*\2)/.exec(
    text.slice(first.from),
  );
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const isInline = !text.slice(body.from, first.from).includes('\n');
  if (isInline) return [];
  const indent = innerIndent(text, plugin.nameSpan.from, { from: body.from + 1, to: body.to });
  const line = '_version_ = "1.0.0"';
  const title = 'Add `_version_ = "1.0.0"`';
  if (start) {
    const at = first.from + start[0].length;
    return [{ title, edits: [{ from: at, to: at, insert: `${eol}${eol}${indent}${line}` }] }];
  }
  const gap = /^(?:def|@|async|class)\b|^@/.test(text.slice(first.from)) ? eol : '';
  const insert = `${line}${eol}${gap}${indent}`;
  return [{ title, edits: [{ from: first.from, to: first.from, insert }] }];
}

interface Placed {
  readonly file: PluginFile;
  readonly plugin: PluginClass;
}

/** Findings of one file about classes and tools that have the same name as others; `all` are in the order of loading. */
export function checkNames(file: PluginFile, all: readonly PluginFile[]): Found[] {
  const placed = all.flatMap((one) => one.source.plugins.map((plugin): Placed => ({ file: one, plugin })));
  const own = placed.filter((one) => one.file === file);
  return own.flatMap((one) => [...classClash(one, placed), ...nameClash(one, placed)]);
}

function classClash(one: Placed, all: readonly Placed[]): Found[] {
  const { plugin, file } = one;
  const { name, nameSpan } = plugin;
  const same = all.filter((other) => other !== one && other.plugin.name === name);
  const version = known(plugin);
  if (version === null) return [];
  const twin = same.find((other) => known(other.plugin) === version);
  if (twin && all.indexOf(twin) < all.indexOf(one)) {
    const args = { name, version, file: elsewhere(twin, file) };
    return [found(rules.classTwice.at(`/${name}`, 'key', args), nameSpan, () => [], { of: name })];
  }
  const newer = same.find((other) => {
    const theirs = known(other.plugin);
    return theirs !== null && newerOf(version, theirs) === theirs && theirs !== version;
  });
  if (!newer) return [];
  const args = { name, newer: known(newer.plugin) ?? '', file: elsewhere(newer, file) };
  return [found(rules.classOlder.at(`/${name}`, 'key', args), nameSpan, () => [], { of: name })];
}

function known({ version }: PluginClass): string | null {
  const read = version ? printed(version) : '0';
  return read !== null && isVersion(read === '' ? '0' : read) ? read : null;
}

function elsewhere(other: Placed, file: PluginFile): string {
  return other.file === file ? '' : other.file.path;
}

function nameClash(one: Placed, all: readonly Placed[]): Found[] {
  const name = nameOf(one.plugin);
  if (name === null || name.kind !== 'str') return [];
  const before = all.slice(0, all.indexOf(one));
  const twin = before.find(({ plugin }) => {
    const theirs = nameOf(plugin);
    return theirs?.kind === 'str' && theirs.value === name.value && plugin.name !== one.plugin.name;
  });
  if (!twin) return [];
  const args = { name: name.value, other: twin.plugin.name, file: elsewhere(twin, one.file) };
  return [found(rules.nameTwice.at(`/${one.plugin.name}/name`, 'value', args), spanOf(name), () => [])];
}

function spanOf({ span }: PythonValue): Span {
  return span;
}

function nameOf({ metadata }: PluginClass): PythonValue | null {
  return memberOf(metadata, 'name');
}
