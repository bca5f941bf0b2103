// Ports OwnPilot's manifest validator: the same errors in the same order, per release.

import type { RealRelease } from './releases.ts';
import { isContainer, isText } from './shape.ts';

/** The validator's answer; `errors` is [] where `valid` is true. */
export type Validation =
  | { readonly valid: boolean; readonly errors: string[] }
  /** The validator itself throws; the exception's message. */
  | { readonly crash: string };

/** The pattern of package ids, the same in the guide and in both releases. */
export const ID_PATTERN = /^[a-z0-9][a-z0-9-]*$/;

/** Tool names that a release's validator accepts; 0.8.3 also accepts dots. */
export const TOOL_NAME_PATTERNS: Readonly<Record<RealRelease, RegExp>> = {
  '2026-02': /^[a-z0-9_]+$/,
  '0.8.3': /^[a-z0-9_.]+$/,
};

/** Thrown where the host would throw because it reads a member of null or undefined. */
class NullRead extends Error {}

/**
 * The answer of a release's `validateManifest` for any JSON value; never throws.
 * Source: 0.8.3 gw/services/extension/types.ts:214-313, 2026-02 gw/services/skill-package-types.ts:120-214.
 */
export function validateManifest(value: unknown, release: RealRelease): Validation {
  try {
    const errors = errorsOf(value, TOOL_NAME_PATTERNS[release]);
    return { valid: errors.length === 0, errors };
  } catch (error) {
    if (error instanceof NullRead) return { crash: error.message };
    throw error;
  }
}

function errorsOf(value: unknown, toolName: RegExp): string[] {
  if (typeof value !== 'object' || value === null) return ['Manifest must be a JSON object'];
  const errors: string[] = [];
  const id = read(value, 'id');
  if (!isText(id)) errors.push('Missing or invalid "id" (must be a string)');
  else if (!ID_PATTERN.test(id)) {
    errors.push(
      `Invalid "id" format: "${id}" (must be lowercase alphanumeric + hyphens, start with letter/digit)`,
    );
  }
  for (const key of ['name', 'version', 'description']) {
    if (!isText(read(value, key))) errors.push(`Missing or invalid "${key}" (must be a string)`);
  }
  const tools = read(value, 'tools');
  if (!Array.isArray(tools) || tools.length === 0) {
    errors.push('Missing or empty "tools" array (must have at least 1 tool)');
  } else {
    const names = new Set<string>();
    for (const [i, tool] of tools.entries()) {
      toolErrors(tool, `tools[${String(i)}]`, toolName, names, errors);
    }
  }
  const triggers = read(value, 'triggers');
  if (triggers !== undefined && !Array.isArray(triggers)) errors.push('"triggers" must be an array');
  else if (Array.isArray(triggers)) {
    for (const [i, trigger] of triggers.entries()) triggerErrors(trigger, `triggers[${String(i)}]`, errors);
  }
  return errors;
}

function toolErrors(
  tool: unknown,
  prefix: string,
  pattern: RegExp,
  names: Set<string>,
  errors: string[],
): void {
  const name = read(tool, 'name');
  if (!isText(name)) errors.push(`${prefix}: missing or invalid "name"`);
  else if (!pattern.test(name)) {
    errors.push(`${prefix}: invalid tool name "${name}" (must be lowercase alphanumeric + underscores)`);
  } else if (names.has(name)) errors.push(`${prefix}: duplicate tool name "${name}"`);
  else names.add(name);
  if (!isText(read(tool, 'description'))) errors.push(`${prefix}: missing or invalid "description"`);
  if (!isContainer(read(tool, 'parameters'))) errors.push(`${prefix}: missing or invalid "parameters"`);
  if (!isText(read(tool, 'code'))) errors.push(`${prefix}: missing or invalid "code"`);
}

function triggerErrors(trigger: unknown, prefix: string, errors: string[]): void {
  if (!isText(read(trigger, 'name'))) errors.push(`${prefix}: missing or invalid "name"`);
  const type = read(trigger, 'type');
  if (type !== 'schedule' && type !== 'event') {
    errors.push(`${prefix}: invalid "type" (must be 'schedule' or 'event')`);
  }
  if (!isContainer(read(trigger, 'config'))) errors.push(`${prefix}: missing or invalid "config"`);
  if (!isContainer(read(trigger, 'action'))) errors.push(`${prefix}: missing or invalid "action"`);
}

/** A member as the host reads it: null throws, and so does a gap in a list. */
function read(value: unknown, key: string): unknown {
  if (value === null || value === undefined) {
    throw new NullRead(`Cannot read properties of ${String(value)} (reading '${key}')`);
  }
  return (value as Record<string, unknown>)[key];
}
