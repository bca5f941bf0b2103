// Ports the parts of 0.8.3's security audit at install that block a package or crash on it.

import { member } from '../../../model/guards.ts';
import { elements } from '../shape.ts';

/** Instructions that match are blocked (gw/services/skill/security-audit.ts:40-217). */
const INJECTIONS: readonly RegExp[] = [
  /ignore\s+(all\s+)?previous\s+instructions/i,
  /disregard\s+(all\s+)?prior\s+(instructions|rules|guidelines)/i,
  /you\s+are\s+now\s+(a|an)\s+/i,
  /system\s*:\s*you\s+are/i,
  /\boverride\s+(all\s+)?(safety|security|rules|permissions)\b/i,
  /\bbypass\s+(all\s+)?(restrictions|filters|safety|security)\b/i,
  /\b(disable|turn\s+off)\s+(safety|security|protection|filtering)\b/i,
  /\bact\s+as\s+if\s+(you\s+have\s+)?no\s+(restrictions|rules)\b/i,
  /\bdo\s+not\s+(follow|obey)\s+(any\s+)?(rules|guidelines|instructions)\b/i,
];

/** A place in `instructions` for which the audit blocks the package. */
export interface InjectionMatch {
  readonly text: string;
  /** The start of the match in `instructions`, in UTF-16 units; `to` is its end. */
  readonly from: number;
  readonly to: number;
}

/**
 * The first match of every pattern in the instructions, in the audit's order; a list is searched as its text,
 * `a,b`.
 */
export function blockedInstructions(instructions: unknown): InjectionMatch[] {
  const text = asText(instructions);
  if (text === null) return [];
  return INJECTIONS.flatMap((pattern) => {
    const match = pattern.exec(text);
    if (!match) return [];
    const reason = `Skill instructions contain suspicious pattern: ${pattern.source}`;
    return [{ text: reason, from: match.index, to: match.index + match[0].length }];
  });
}

/**
 * The text in which the audit's patterns search; null for objects that cannot become a text, on which the host
 * crashes.
 */
function asText(value: unknown): string | null {
  try {
    return `${(value ?? '') as string}`;
  } catch {
    return null;
  }
}

/**
 * The message of the exception for instructions such as `{"toString": "x"}`; undefined where the audit does not
 * throw.
 */
export function instructionsCrash(value: unknown): string | undefined {
  return asText(value) === null ? 'Cannot convert object to primitive value' : undefined;
}

/** The message of the exception with which the audit crashes; undefined where it does not crash. */
export function auditCrash(manifest: unknown): string | undefined {
  return (
    setCrash(member(manifest, 'allowed_tools')) ??
    instructionsCrash(member(manifest, 'instructions')) ??
    toolsCrash(member(manifest, 'tools'))
  );
}

/** The message that `new Set(value ?? [])` throws; undefined where it throws nothing. */
export function setCrash(value: unknown): string | undefined {
  if (value === undefined || value === null || typeof value === 'string' || Array.isArray(value)) {
    return undefined;
  }
  const isPlain = typeof value === 'number' || typeof value === 'boolean';
  const what = isPlain ? `${typeof value} ${String(value)}` : typeof value;
  return `${what} is not iterable (cannot read property Symbol(Symbol.iterator))`;
}

/**
 * The message that the audit throws for these `tools`. Only an AgentSkills skill gets here with such a value,
 * because its tools are not validated.
 */
export function toolsCrash(tools: unknown): string | undefined {
  if (elements(tools).includes(null)) return "Cannot read properties of null (reading 'code')";
  const length = member(tools, 'length');
  return typeof length === 'number' && length > 0 ? 'manifest.tools is not iterable' : undefined;
}
