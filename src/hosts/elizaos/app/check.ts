// Checks the `app` block of a manifest, or of package.json under `elizaos`. Milady itself checks little of it.

import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { join } from '../../../text/pointer.ts';
import { onlyIn } from '../../kit/rule.ts';
import { suggester } from '../checking.ts';
import { DOCUMENTED, V2026_03 } from '../releases.ts';
import * as rules from './rules.ts';

type Want = 'a string' | 'a string or null' | 'a number or null' | 'a list of strings' | 'an object';

const MEMBERS: ReadonlyMap<string, Want> = new Map([
  ['displayName', 'a string'],
  ['category', 'a string'],
  ['launchType', 'a string'],
  ['launchUrl', 'a string or null'],
  ['icon', 'a string or null'],
  ['capabilities', 'a list of strings'],
  ['minPlayers', 'a number or null'],
  ['maxPlayers', 'a number or null'],
  ['viewer', 'an object'],
  ['session', 'an object'],
  ['runtimePlugin', 'a string'],
  ['bridgeExport', 'a string'],
]);

/** Members that later versions of the host declare, and that have no effect in these. */
const LATER_MEMBERS: ReadonlySet<string> = new Set(['heroImage', 'uiExtension']);

/** Members that Milady 2026-03 ignores; the current core declares them. */
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
    return [rules.appBlockMissing.at('/kind', 'value')];
  }
  return checkAppBlock(app, '/app');
}

/** The block wherever it is; nothing where it is not an object. */
export function checkAppBlock(app: unknown, base: string): Finding[] {
  if (!isObject(app)) return [];
  return [
    ...checkMembers(app, base),
    ...checkWord(rules.appLaunchType, app.launchType, join(base, 'launchType'), LAUNCH_TYPES),
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
      const releases = CORE_ONLY.has(key) ? [DOCUMENTED] : [DOCUMENTED, V2026_03];
      return [onlyIn(releases, rules.appMemberType.at(pointer, 'value', args))];
    }
    if (LATER_MEMBERS.has(key)) return [];
    return [rules.appMemberUnknown.at(pointer, 'key', { key, suggestion: suggest(key) })];
  });
}

function hasType(value: unknown, want: Want): boolean {
  if (want === 'an object') return isObject(value);
  if (want === 'a list of strings')
    return Array.isArray(value) && value.every((item) => typeof item === 'string');
  if (want === 'a number or null') return value === null || typeof value === 'number';
  return typeof value === 'string' || (value === null && want === 'a string or null');
}

function checkWord(
  rule: typeof rules.appLaunchType,
  value: unknown,
  pointer: string,
  known: readonly string[],
): Finding[] {
  if (typeof value !== 'string' || known.includes(value)) return [];
  return [rule.at(pointer, 'value', { value, suggestion: suggester(known)(value) })];
}

/** One finding for each word of the viewer's sandbox that is not in Milady's allow-list. */
function checkSandbox(sandbox: unknown, pointer: string): Finding[] {
  if (typeof sandbox !== 'string') return [];
  return [...sandbox.matchAll(/\S+/g)]
    .filter((match) => !SANDBOX_TOKENS.has(match[0]))
    .map(({ 0: token, index }) =>
      rules.appSandboxToken.at(pointer, { from: index, to: index + token.length }, { token }),
    );
}

function checkSession(session: unknown, base: string): Finding[] {
  const features = member(session, 'features');
  const listed: readonly unknown[] = Array.isArray(features) ? features : [];
  return [
    ...checkWord(rules.appSessionMode, member(session, 'mode'), join(base, 'mode'), SESSION_MODES),
    ...listed.flatMap((feature, i) =>
      checkWord(rules.appSessionFeature, feature, join(base, 'features', i), SESSION_FEATURES),
    ),
  ];
}
