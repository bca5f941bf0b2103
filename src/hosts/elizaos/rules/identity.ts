// Who the plugin is: id, name, version and kind.

import { member } from '../../../model/guards.ts';
import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import { KIND_ALIASES, KINDS } from '../known.ts';
import { suggester, withSuggestion } from '../suggest.ts';

export function checkIdentity(document: SourceDocument): Finding[] {
  const { value } = document;
  return [...checkId(value), ...checkMissing(value), ...checkVersion(value), ...checkKind(value)];
}

function checkId(manifest: unknown): Finding[] {
  const id = member(manifest, 'id');
  if (id === undefined) return [{ code: 'elizaos/id-missing', pointer: '', at: 'key' }];
  if (typeof id !== 'string') return [];
  if (id.trim() === '') return [{ code: 'elizaos/id-empty', pointer: '/id', at: 'value' }];
  if (/^[a-z0-9][a-z0-9-]*$/.test(id)) return [];
  return [{ code: 'elizaos/id-format', pointer: '/id', at: 'value', args: { id } }];
}

function checkMissing(manifest: unknown): Finding[] {
  return ['name', 'description', 'version', 'configSchema']
    .filter((name) => member(manifest, name) === undefined)
    .map((name) => ({ code: 'elizaos/member-missing', pointer: '', at: 'key' as const, args: { name } }));
}

function checkVersion(manifest: unknown): Finding[] {
  const version = member(manifest, 'version');
  if (typeof version !== 'string') return [];
  if (/^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?$/.test(version)) return [];
  return [{ code: 'elizaos/version-format', pointer: '/version', at: 'value', args: { version } }];
}

function checkKind(manifest: unknown): Finding[] {
  const kind = member(manifest, 'kind');
  if (typeof kind !== 'string' || KINDS.includes(kind)) return [];
  if (kind === 'app') return [{ code: 'elizaos/kind-app', pointer: '/kind', at: 'value' }];
  const suggestion = suggester([...KINDS, 'app'], KIND_ALIASES)(kind);
  const args = withSuggestion({ kind }, suggestion);
  return [{ code: 'elizaos/kind-unknown', pointer: '/kind', at: 'value', args }];
}
