// Computes when OwnPilot fires a cron expression. Its matching rules are not those of standard cron.

/** The minutes of the year that the host searches (core/scheduler/index.ts:283). */
const SEARCHED_DAYS = 365;
const DAY = 24 * 60 * 60 * 1000;

/**
 * True where a field matches a number. Differs from cron as the host does: `1-10/2` is 1 to 10, in
 * `1-5,10` the 10 is lost, and a star with a step counts from 0 also for days and months.
 */
export function fieldMatches(field: string, value: number): boolean {
  if (field === '*') return true;
  if (field.startsWith('*/')) return value % parseInt(field.slice(2), 10) === 0;
  if (field.includes('-')) {
    const [start = NaN, end = NaN] = field.split('-').map((n) => parseInt(n, 10));
    return value >= start && value <= end;
  }
  if (field.includes(',')) {
    return field
      .split(',')
      .map((n) => parseInt(n, 10))
      .includes(value);
  }
  return parseInt(field, 10) === value;
}

/** The numbers of `min..max` that a field matches. */
export function matchesOf(field: string, min: number, max: number): number[] {
  const out: number[] = [];
  for (let value = min; value <= max; value++) if (fieldMatches(field, value)) out.push(value);
  return out;
}

/**
 * The first minute after `now` at which the host fires, in local time; null where it finds none within 365
 * days or the expression has not five fields. Day and weekday must both match, unlike in cron.
 */
export function nextRun(expression: string, now: Date): Date | null {
  const [minute, hour, day, month, weekday, ...rest] = expression.trim().split(/\s+/);
  if (minute === undefined || hour === undefined || day === undefined) return null;
  if (month === undefined || weekday === undefined || rest.length > 0) return null;
  const minutes = matchesOf(minute, 0, 59);
  const hours = matchesOf(hour, 0, 23);
  if (minutes.length === 0 || hours.length === 0) return null;
  const start = new Date(now);
  start.setSeconds(0, 0);
  start.setMinutes(start.getMinutes() + 1);
  for (let ahead = 0; ahead <= SEARCHED_DAYS; ahead++) {
    const date = new Date(start.getFullYear(), start.getMonth(), start.getDate() + ahead);
    if (!fieldMatches(month, date.getMonth() + 1) || !fieldMatches(day, date.getDate())) continue;
    if (!fieldMatches(weekday, date.getDay())) continue;
    const found = firstOfDay(date, hours, minutes, start);
    if (found) return wallTime(found) - wallTime(start) < SEARCHED_DAYS * DAY ? found : null;
  }
  return null;
}

function firstOfDay(
  date: Date,
  hours: readonly number[],
  minutes: readonly number[],
  start: Date,
): Date | undefined {
  for (const hour of hours) {
    for (const minute of minutes) {
      const time = new Date(date.getFullYear(), date.getMonth(), date.getDate(), hour, minute);
      // A time that a change of the clocks skips never matches.
      if (time >= start && time.getHours() === hour && time.getMinutes() === minute) return time;
    }
  }
  return undefined;
}

/** Milliseconds of local time, in which a change to or from summer time does not count. */
function wallTime(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate(), date.getHours(), date.getMinutes());
}

/** The five fields: what the host calls them, a word for each, and their numbers. */
export const FIELDS = [
  { name: 'minute', word: 'minute', min: 0, max: 59 },
  { name: 'hour', word: 'hour', min: 0, max: 23 },
  { name: 'day of month', word: 'day', min: 1, max: 31 },
  { name: 'month', word: 'month', min: 1, max: 12 },
  { name: 'day of week', word: 'weekday', min: 0, max: 6 },
] as const;

/** One sentence for each such point of an expression that the host accepts. */
export function surprisesOf(expression: string): string[] {
  const fields = expression.trim().split(/\s+/);
  const out = fields.flatMap((field, i) => {
    const known = FIELDS[i];
    return known ? fieldSurprise(field, known) : [];
  });
  if (fields[2] !== '*' && fields[4] !== '*') {
    out.push(
      'OwnPilot fires only on days that match both the day and the weekday; standard cron fires when either does.',
    );
  }
  return out;
}

function fieldSurprise(field: string, { word, min, max }: (typeof FIELDS)[number]): string[] {
  if (field.startsWith('*/')) {
    const step = parseInt(field.slice(2), 10);
    if (min === 0 || step === 1) return [];
    const fires = matchesOf(field, min, max).slice(0, 3).join(', ');
    return [
      `OwnPilot counts the ${word} step \`${field}\` from 0, so it fires at ${fires}…; standard cron starts at 1.`,
    ];
  }
  if (field.includes('-') && field.includes(',')) {
    return [`OwnPilot cannot mix a range and a list. From \`${field}\` it uses ${used(field, min, max)}.`];
  }
  if (field.includes('/')) {
    return [`OwnPilot ignores the step in the ${word} field \`${field}\`: it uses ${used(field, min, max)}.`];
  }
  return [];
}

function used(field: string, min: number, max: number): string {
  const values = matchesOf(field, min, max);
  const first = values[0];
  const last = values.at(-1);
  if (first === undefined || last === undefined) return 'nothing';
  return first === last ? `only ${String(first)}` : `${String(first)} to ${String(last)}`;
}
