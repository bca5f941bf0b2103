// Describes a cron expression as OwnPilot fires it: in words, with its next run.

import cronstrue from 'cronstrue';
import { matchesOf, nextRun } from './next-run.ts';
import { cronError } from './validate.ts';

export interface CronReading {
  /** `At 09:00, Monday through Friday`: what the host does, which may not be what cron would do. */
  readonly words: string;
  /** Local time. */
  readonly next: Date;
  /** One sentence for each point where the host fires at other times than standard cron. */
  readonly surprises: readonly string[];
}

const LIMITS = [
  { name: 'minute', min: 0, max: 59 },
  { name: 'hour', min: 0, max: 23 },
  { name: 'day', min: 1, max: 31 },
  { name: 'month', min: 1, max: 12 },
  { name: 'weekday', min: 0, max: 6 },
] as const;

/** Words, next run and surprises of an expression that the host accepts; null for all others. */
export function readCron(expression: unknown, now: Date): CronReading | null {
  if (typeof expression !== 'string' || cronError(expression, now) !== null) return null;
  const next = nextRun(expression, now);
  if (!next) return null;
  const fields = expression.trim().split(/\s+/);
  return { words: wordsOf(fields), next, surprises: surprisesOf(fields) };
}

/** cronstrue reads standard cron, so it gets the expression rewritten as the host understands it. */
function wordsOf(fields: readonly string[]): string {
  const standard = fields.map((field, i) => standardField(field, LIMITS[i]?.min ?? 0, LIMITS[i]?.max ?? 0));
  const [minute = '*', hour = '*', day = '*', month = '*', weekday = '*'] = standard;
  if (day === '*' || weekday === '*') return inWords(standard.join(' '));
  // Standard cron fires on either day or weekday, which cronstrue's words leave open; the host requires both.
  const days = inWords([minute, hour, day, month, '*'].join(' '));
  const weekdays = inWords(`0 0 * * ${weekday}`).replace(/^At 00:00, /, '');
  return `${days}, but ${weekdays.startsWith('only') ? '' : 'only '}${weekdays}`;
}

/** With the clock that the next run is shown in. */
function inWords(standard: string): string {
  return cronstrue.toString(standard, { use24HourTimeFormat: true });
}

function standardField(field: string, min: number, max: number): string {
  if (field === '*') return field;
  if (field.startsWith('*/') && min === 0) {
    const step = parseInt(field.slice(2), 10);
    return step === 1 ? '*' : step <= max ? `*/${String(step)}` : '0';
  }
  const values = matchesOf(field, min, max);
  const first = values[0];
  const last = values.at(-1);
  if (first === undefined || last === undefined || first === last) return String(first ?? min);
  if (values.length === max - min + 1) return '*';
  return last - first + 1 === values.length ? `${String(first)}-${String(last)}` : values.join(',');
}

function surprisesOf(fields: readonly string[]): string[] {
  const out = fields.flatMap((field, i) => {
    const limit = LIMITS[i];
    return limit ? fieldSurprise(field, limit) : [];
  });
  if (fields[2] !== '*' && fields[4] !== '*') {
    out.push(
      'OwnPilot fires only on days that match both the day and the weekday; standard cron fires when either does.',
    );
  }
  return out;
}

function fieldSurprise(field: string, { name, min, max }: (typeof LIMITS)[number]): string[] {
  if (field.startsWith('*/')) {
    const step = parseInt(field.slice(2), 10);
    if (min === 0 || step === 1) return [];
    const fires = matchesOf(field, min, max).slice(0, 3).join(', ');
    return [
      `OwnPilot counts the ${name} step \`${field}\` from 0, so it fires at ${fires}…; standard cron starts at 1.`,
    ];
  }
  if (field.includes('-') && field.includes(',')) {
    return [`OwnPilot cannot mix a range and a list. From \`${field}\` it uses ${used(field, min, max)}.`];
  }
  if (field.includes('/')) {
    return [`OwnPilot ignores the step in the ${name} field \`${field}\`: it uses ${used(field, min, max)}.`];
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
