// Checks the words of the `app` block of a manifest, or of package.json under `elizaos`. Milady itself checks none.

import type { SourceDocument, Finding } from '../../../model/finding.ts';
import { isObject, member } from '../../../model/guards.ts';
import { join } from '../../../lang/json/pointer.ts';
import { suggester } from '../checking.ts';
import * as rules from './rules.ts';

const LAUNCH_TYPES: readonly string[] = ['url', 'connect', 'local', 'overlay'];
const SESSION_MODES: readonly string[] = ['viewer', 'spectate-and-steer', 'external'];
const SESSION_FEATURES: readonly string[] = ['commands', 'telemetry', 'pause', 'resume', 'suggestions'];

/** The block at `/app` of a manifest. */
export function checkApp(document: SourceDocument): Finding[] {
  return checkAppBlock(member(document.value, 'app'), '/app');
}

/** The block wherever it is; nothing where it is not an object. */
export function checkAppBlock(app: unknown, base: string): Finding[] {
  if (!isObject(app)) return [];
  return [
    ...checkWord(rules.appLaunchType, app.launchType, join(base, 'launchType'), LAUNCH_TYPES),
    ...checkSession(app.session, join(base, 'session')),
  ];
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
