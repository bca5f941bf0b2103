// Ports a whole install: the validator, then in 0.8.3 the security audit and the database's check.

import { member } from '../../model/guards.ts';
import type { VerdictKind } from '../../model/verdict.ts';
import { isAgentSkill, skillErrors } from './agent-skills/agent-skill.ts';
import { auditCrash, blockedInstructions } from './agent-skills/audit.ts';
import { FORMATS } from './format/rules.ts';
import { V2026_02, V0_8_3, type RealRelease } from './releases.ts';
import { validateManifest } from './validate.ts';

export interface Installed {
  readonly kind: VerdictKind;
  /** The host's own messages, in its order; [] where the database refuses in words of its own. */
  readonly texts: readonly string[];
}

const ACCEPTED: Installed = { kind: 'accepted', texts: [] };

/**
 * Installs any JSON value as a release does; never throws. Port of gw/services/extension/service.ts:166-310.
 */
export function install(value: unknown, release: RealRelease): Installed {
  if (release === V0_8_3 && isAgentSkill(value)) {
    const texts = skillErrors(value).map((error) => error.text);
    return texts.length > 0 ? { kind: 'refused', texts } : store(value);
  }
  // The service reads `format` before it validates. The page's own form never sends null.
  if (release === V0_8_3 && value === null)
    return crashed("Cannot read properties of null (reading 'format')");
  const validation = validateManifest(value, release);
  if ('crash' in validation) return crashed(validation.crash);
  if (!validation.valid) return { kind: 'refused', texts: validation.errors };
  return release === V2026_02 ? ACCEPTED : store(value);
}

function store(manifest: unknown): Installed {
  const crash = auditCrash(manifest);
  if (crash !== undefined) return crashed(crash);
  const blocked = blockedInstructions(member(manifest, 'instructions'));
  if (blocked.length > 0) {
    const reasons = blocked.map((reason) => reason.text).join('; ');
    return { kind: 'refused', texts: [`Extension blocked by security audit: ${reasons}`] };
  }
  const tools = member(manifest, 'tools');
  if (tools === undefined || tools === null) {
    return crashed(`Cannot read properties of ${String(tools)} (reading 'length')`);
  }
  if (!isStorableFormat(member(manifest, 'format'))) return { kind: 'refused', texts: [] };
  return ACCEPTED;
}

/** True where the database of 0.8.3 accepts the `format`; a missing one is stored as `ownpilot`. */
export function isStorableFormat(format: unknown): boolean {
  return format === undefined || format === null || (typeof format === 'string' && FORMATS.includes(format));
}

function crashed(text: string): Installed {
  return { kind: 'crashes', texts: [text] };
}
