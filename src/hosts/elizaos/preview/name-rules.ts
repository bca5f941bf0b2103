// Milady's guesses for a setting's type and format, and whether it is advanced, from its name and description.

import type { MadeProperty, ParameterDef } from './made-form.ts';

/** Marks in an upper-cased name. */
interface Marks {
  readonly has?: readonly string[];
  readonly starts?: readonly string[];
  readonly ends?: readonly string[];
}

const words = (text: string): readonly string[] => text.split(' ');

export const PORT: Marks = { has: ['PORT'] };
export const TIME: Marks = { has: words('TIMEOUT INTERVAL _MS') };
export const AMOUNT: Marks = { has: words('COUNT LIMIT'), starts: ['MAX_'] };
export const RETRIES: Marks = { has: words('RETRY RETRIES') };

const ADDRESS: Marks = { has: words('URL ENDPOINT') };
const EMAIL: Marks = { has: ['EMAIL'] };
const DAY: Marks = { has: words('_DATE _SINCE _UNTIL') };
const SWITCH: Marks = {
  has: ['SHOULD_'],
  starts: words('USE_ ALLOW_ IS_ ENABLE_ DISABLE_ FORCE_'),
  ends: words('_ENABLED _DISABLED _AUTONOMOUS_MODE'),
};
const MEASURE: Marks = {
  has: words('_RATE DELAY THRESHOLD _SIZE TEMPERATURE _DEPTH _PERCENT _RATIO'),
};
const LIST: Marks = {
  ends: words(
    '_IDS _CHANNELS _ROOMS _RELAYS _FEEDS _DEXES _WHITELIST _BLACKLIST _ALLOWLIST _SPACES _THREADS _ROLES _TENANTS _DIRS',
  ),
};
const PROSE: Marks = {
  has: words('INSTRUCTIONS _GREETING SYSTEM_MESSAGE'),
  ends: words('_PROMPT _TEMPLATE'),
};
const MODEL: Marks = { has: ['MODEL'] };
const ADVANCED: Marks = { has: words('EXPERIMENTAL DEBUG VERBOSE TELEMETRY BROWSER_BASE') };

const LONG = 200;

/** True where the name has one of the marks; `name` is upper-cased already. */
export function marked(name: string, { has = [], starts = [], ends = [] }: Marks): boolean {
  return (
    has.some((mark) => name.includes(mark)) ||
    starts.some((mark) => name.startsWith(mark)) ||
    ends.some((mark) => name.endsWith(mark))
  );
}

/** True for settings in the advanced section. */
export function isAdvanced({ key, description }: ParameterDef): boolean {
  const lower = description.toLowerCase();
  return (
    marked(key.toUpperCase(), ADVANCED) ||
    ['experimental', 'advanced', 'debug'].some((word) => lower.includes(word))
  );
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
  } else if (marked(name, PROSE) && !marked(name, MODEL)) {
    property.maxLength = 999;
  }
}

function typeByName(name: string, type: string): string {
  if (type !== 'string') return type;
  if ([PORT, TIME, AMOUNT, RETRIES].some((marks) => marked(name, marks))) return 'number';
  if (marked(name, SWITCH)) return 'boolean';
  return marked(name, MEASURE) ? 'number' : 'string';
}

function formatOf(name: string): string | null {
  if (marked(name, ADDRESS)) return 'uri';
  if (marked(name, EMAIL)) return 'email';
  return marked(name, DAY) ? 'date' : null;
}

function isList(name: string, { description }: ParameterDef): boolean {
  const lower = description.toLowerCase();
  return marked(name, LIST) || lower.includes('comma-separated') || lower.includes('comma separated');
}
