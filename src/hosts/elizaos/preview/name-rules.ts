// Milady's guesses for a setting's type and format, and whether it is advanced, from its name and description.

import type { MadeProperty, ParameterDef } from './made-form.ts';

export const PORT = /PORT/;
export const TIME = /TIMEOUT|INTERVAL|_MS/;
export const AMOUNT = /COUNT|LIMIT|^MAX_/;
export const RETRIES = /RETRY|RETRIES/;

const ADDRESS = /URL|ENDPOINT/;
const EMAIL = /EMAIL/;
const DAY = /_DATE|_SINCE|_UNTIL/;
const SWITCH = /SHOULD_|^(?:USE|ALLOW|IS|ENABLE|DISABLE|FORCE)_|_(?:ENABLED|DISABLED|AUTONOMOUS_MODE)$/;
const MEASURE = /_RATE|DELAY|THRESHOLD|_SIZE|TEMPERATURE|_DEPTH|_PERCENT|_RATIO/;
const LIST =
  /_(?:IDS|CHANNELS|ROOMS|RELAYS|FEEDS|DEXES|WHITELIST|BLACKLIST|ALLOWLIST|SPACES|THREADS|ROLES|TENANTS|DIRS)$/;
const PROSE = /INSTRUCTIONS|_GREETING|SYSTEM_MESSAGE|_(?:PROMPT|TEMPLATE)$/;
const MODEL = /MODEL/;
const ADVANCED = /EXPERIMENTAL|DEBUG|VERBOSE|TELEMETRY|BROWSER_BASE/;

const LONG = 200;

/** True for settings in the advanced section. */
export function isAdvanced({ key, description }: ParameterDef): boolean {
  const lower = description.toLowerCase();
  return ADVANCED.test(key.toUpperCase()) || /experimental|advanced|debug/.test(lower);
}

/** A longer description makes the field a text area, whatever its type. */
export function hasLongHelp({ description }: ParameterDef): boolean {
  return description.length > LONG;
}

/** Sets type and format of a property. Each guess is made only while the type is still a string. */
export function guessType(parameter: ParameterDef, property: MadeProperty): void {
  const name = parameter.key.toUpperCase();
  if (parameter.type === 'boolean' || parameter.type === 'number') property.type = parameter.type;
  property.type = typeByName(name, property.type);
  const format = formatOf(name);
  if (format !== null) property.format = format;
  if (property.type !== 'string' || property.enum) return;
  if (isList(name, parameter)) {
    property.type = 'array';
    property.items = { type: 'string' };
  } else if (PROSE.test(name) && !MODEL.test(name)) {
    property.maxLength = 999;
  }
}

function typeByName(name: string, type: string): string {
  if (type !== 'string') return type;
  if ([PORT, TIME, AMOUNT, RETRIES].some((marks) => marks.test(name))) return 'number';
  if (SWITCH.test(name)) return 'boolean';
  return MEASURE.test(name) ? 'number' : 'string';
}

function formatOf(name: string): string | null {
  if (ADDRESS.test(name)) return 'uri';
  if (EMAIL.test(name)) return 'email';
  return DAY.test(name) ? 'date' : null;
}

function isList(name: string, { description }: ParameterDef): boolean {
  return LIST.test(name) || /comma[- ]separated/.test(description.toLowerCase());
}
