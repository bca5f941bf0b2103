// Rewrites cron expressions that other schedulers accept and OwnPilot refuses.

import { cronError } from './validate.ts';

const MACROS: Readonly<Record<string, string>> = {
  '@hourly': '0 * * * *',
  '@daily': '0 0 * * *',
  '@midnight': '0 0 * * *',
  '@weekly': '0 0 * * 0',
  '@monthly': '0 0 1 * *',
  '@yearly': '0 0 1 1 *',
  '@annually': '0 0 1 1 *',
};

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const DAYS = 'sun mon tue wed thu fri sat'.split(' ');

/** Every morning at nine, the guide's example. */
export const DAILY = '0 9 * * *';

/** An expression that OwnPilot accepts and that means the same; undefined where none is found. */
export function betterCron(expression: string, now: Date): string | undefined {
  const text = expression.trim().toLowerCase();
  const macro = Object.hasOwn(MACROS, text) ? MACROS[text] : undefined;
  if (macro !== undefined) return macro;
  const fields = text.replaceAll('?', '*').split(/\s+/);
  const seconds = fields[0];
  // A leading 0 for the seconds is how six-field dialects write whole minutes.
  const five =
    fields.length === 6 && (seconds === '0' || seconds === '00' || seconds === '*')
      ? fields.slice(1)
      : fields;
  if (five.length !== 5) return undefined;
  const better = five
    .map((field, i) => (i === 3 ? named(field, MONTHS, 1) : i === 4 ? weekday(field) : field))
    .join(' ');
  return better !== text && cronError(better, now) === null ? better : undefined;
}

function named(field: string, names: readonly string[], first: number): string {
  return field.replace(/[a-z]+/g, (word) => {
    const index = names.indexOf(word.slice(0, 3));
    return index < 0 ? word : String(index + first);
  });
}

function weekday(field: string): string {
  const numbers = named(field, DAYS, 0);
  if (numbers === '7') return '0';
  if (numbers.includes(',')) return numbers.replace(/\b7\b/g, '0');
  const range = /^([1-6])-7$/.exec(numbers);
  if (!range) return numbers;
  const from = Number(range[1]);
  return ['0', ...Array.from({ length: 7 - from }, (_, i) => String(from + i))].join(',');
}

/** The cron expression for an interval such as `{ minutes: 15 }` or `{ every: "2h" }`. */
export function cronForInterval(config: Readonly<Record<string, unknown>>): string {
  for (const [key, value] of Object.entries(config)) {
    const minutes = minutesOf(key, value);
    if (minutes === undefined) continue;
    if (minutes < 60) return minutes <= 1 ? '* * * * *' : `*/${String(minutes)} * * * *`;
    const hours = Math.round(minutes / 60);
    if (hours < 24) return hours <= 1 ? '0 * * * *' : `0 */${String(hours)} * * *`;
    return '0 0 * * *';
  }
  return '*/15 * * * *';
}

function minutesOf(key: string, value: unknown): number | undefined {
  const parts = typeof value === 'string' ? /^\s*(\d+)\s*(?:([a-z]+)\s*)?$/i.exec(value) : null;
  const amount = typeof value === 'number' ? value : Number(parts?.[1] ?? Number.NaN);
  if (!(amount > 0) || !Number.isFinite(amount)) return undefined;
  const unit = (parts?.[2] ?? '') || key;
  return Math.max(1, Math.round(amount * minutesPer(unit.toLowerCase())));
}

function minutesPer(unit: string): number {
  if (/^ms$|milli/.test(unit)) return 1 / 60_000;
  if (/^s$|sec/.test(unit)) return 1 / 60;
  if (/^h$|hour|^hrs?$/.test(unit)) return 60;
  return /^d$|day/.test(unit) ? 1440 : 1;
}
