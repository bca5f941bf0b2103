// Checks id, name, version and kind of the plugin.

import type { SourceDocument, Finding } from '../../../model/finding.ts';
import { member } from '../../../model/guards.ts';
import { suggester } from '../checking.ts';
import { KINDS } from '../members/known.ts';
import { idEmpty, idFormat, idMissing, kindApp, kindUnknown, memberMissing, versionFormat } from './rules.ts';

/** Findings about these four members. */
export function checkIdentity(document: SourceDocument): Finding[] {
  const { value } = document;
  return [...checkId(value), ...checkMissing(value), ...checkVersion(value), ...checkKind(value)];
}

function checkId(manifest: unknown): Finding[] {
  const id = member(manifest, 'id');
  if (id === undefined) return [idMissing.at('', 'key')];
  if (typeof id !== 'string') return [];
  if (id.trim() === '') return [idEmpty.at('/id', 'value')];
  if (/^[a-z0-9][a-z0-9-]*$/.test(id)) return [];
  return [idFormat.at('/id', 'value', { id })];
}

function checkMissing(manifest: unknown): Finding[] {
  return ['name', 'description', 'version', 'configSchema']
    .filter((name) => member(manifest, name) === undefined)
    .map((name) => memberMissing.at('', 'key', { name }));
}

function checkVersion(manifest: unknown): Finding[] {
  const version = member(manifest, 'version');
  if (typeof version !== 'string') return [];
  if (/^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?$/.test(version)) return [];
  return [versionFormat.at('/version', 'value', { version })];
}

function checkKind(manifest: unknown): Finding[] {
  const kind = member(manifest, 'kind');
  if (typeof kind !== 'string' || KINDS.includes(kind)) return [];
  if (kind === 'app') return [kindApp.at('/kind', 'value')];
  const suggestion = suggester([...KINDS, 'app'])(kind);
  return [kindUnknown.at('/kind', 'value', { kind, suggestion })];
}
