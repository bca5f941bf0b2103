// The `app` block of a manifest, or of package.json under `elizaos`: Milady takes it as it is, with few checks.

import { isObject, member, typeName } from '../../../model/guards.ts';
import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import { join } from '../../../text/pointer.ts';
import { MILADY, PAGE } from '../releases.ts';
import { suggester, withSuggestion } from '../suggest.ts';

type Want = 'text' | 'string or null' | 'number or null' | 'list of strings' | 'object';

const MEMBERS: ReadonlyMap<string, Want> = new Map([
  ['displayName', 'text'],
  ['category', 'text'],
  ['launchType', 'text'],
  ['launchUrl', 'string or null'],
  ['icon', 'string or null'],
  ['capabilities', 'list of strings'],
  ['minPlayers', 'number or null'],
  ['maxPlayers', 'number or null'],
  ['viewer', 'object'],
  ['session', 'object'],
  ['runtimePlugin', 'text'],
  ['bridgeExport', 'text'],
]);

/** Declared by later versions of the host and of no effect here. */
const LATER_MEMBERS: ReadonlySet<string> = new Set(['heroImage', 'uiExtension']);

/** Members that Milady 2026-03 leaves aside; the current core declares them. */
const CORE_ONLY: ReadonlySet<string> = new Set(['session', 'runtimePlugin', 'bridgeExport']);

const LAUNCH_TYPES: readonly string[] = ['url', 'connect', 'local', 'overlay'];
const SESSION_MODES: readonly string[] = ['viewer', 'spectate-and-steer', 'external'];
const SESSION_FEATURES: readonly string[] = ['commands', 'telemetry', 'pause', 'resume', 'suggestions'];

/** registry-client-app-meta.ts, ALLOWED_SANDBOX_TOKENS. */
const SANDBOX_TOKENS: ReadonlySet<string> = new Set([
  'allow-downloads',
  'allow-forms',
  'allow-modals',
  'allow-orientation-lock',
  'allow-pointer-lock',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-presentation',
  'allow-same-origin',
  'allow-scripts',
  'allow-storage-access-by-user-activation',
  'allow-top-navigation-by-user-activation',
]);

/** The block at `/app` of a manifest. */
export function checkApp(document: SourceDocument): Finding[] {
  const app = member(document.value, 'app');
  if (app === undefined && member(document.value, 'kind') === 'app') {
    return [{ code: 'elizaos/app-block-missing', pointer: '/kind', at: 'value' }];
  }
  return checkAppBlock(app, '/app');
}

/** The block wherever it stands; nothing for what is no object. */
export function checkAppBlock(app: unknown, base: string): Finding[] {
  if (!isObject(app)) return [];
  return [
    ...checkMembers(app, base),
    ...checkValue('app-launch-type', app.launchType, join(base, 'launchType'), LAUNCH_TYPES),
    ...checkSandbox(member(app.viewer, 'sandbox'), join(base, 'viewer', 'sandbox')),
    ...checkSession(app.session, join(base, 'session')),
  ];
}

function checkMembers(app: Record<string, unknown>, base: string): Finding[] {
  const suggest = suggester([...MEMBERS.keys()].filter((name) => !Object.hasOwn(app, name)));
  return Object.entries(app).flatMap(([key, value]): Finding[] => {
    const pointer = join(base, key);
    const want = MEMBERS.get(key);
    if (want !== undefined) {
      if (hasType(value, want)) return [];
      const args = { key, want, got: typeName(value) };
      const releases = CORE_ONLY.has(key) ? [PAGE] : [PAGE, MILADY];
      return [{ code: 'elizaos/app-member-type', pointer, at: 'value', args, releases }];
    }
    if (LATER_MEMBERS.has(key)) return [];
    const args = withSuggestion({ key }, suggest(key));
    return [{ code: 'elizaos/app-member-unknown', pointer, at: 'key', args }];
  });
}

function hasType(value: unknown, want: Want): boolean {
  if (want === 'object') return isObject(value);
  if (want === 'list of strings')
    return Array.isArray(value) && value.every((item) => typeof item === 'string');
  if (want === 'number or null') return value === null || typeof value === 'number';
  return typeof value === 'string' || (value === null && want === 'string or null');
}

function checkValue(rule: string, value: unknown, pointer: string, known: readonly string[]): Finding[] {
  if (typeof value !== 'string' || known.includes(value)) return [];
  const args = withSuggestion({ value }, suggester(known)(value));
  return [{ code: `elizaos/${rule}`, pointer, at: 'value', args }];
}

/** Words of the viewer's sandbox that Milady's allow-list lacks, each marked by itself. */
function checkSandbox(sandbox: unknown, pointer: string): Finding[] {
  if (typeof sandbox !== 'string') return [];
  return [...sandbox.matchAll(/\S+/g)]
    .filter((match) => !SANDBOX_TOKENS.has(match[0]))
    .map((match) => ({
      code: 'elizaos/app-sandbox-token',
      pointer,
      at: { from: match.index, to: match.index + match[0].length },
      args: { token: match[0] },
    }));
}

function checkSession(session: unknown, base: string): Finding[] {
  const features = member(session, 'features');
  const listed: readonly unknown[] = Array.isArray(features) ? features : [];
  return [
    ...checkValue('app-session-mode', member(session, 'mode'), join(base, 'mode'), SESSION_MODES),
    ...listed.flatMap((feature, i) =>
      checkValue('app-session-feature', feature, join(base, 'features', i), SESSION_FEATURES),
    ),
  ];
}
