// Says where OwnPilot fires a cron expression at other times than standard cron.

import { matchesOf } from './next-run.ts';

const LIMITS = [
  { name: 'minute', min: 0, max: 59 },
  { name: 'hour', min: 0, max: 23 },
  { name: 'day', min: 1, max: 31 },
  { name: 'month', min: 1, max: 12 },
  { name: 'weekday', min: 0, max: 6 },
] as const;

/** One sentence for each such point of an expression that the host accepts. */
export function surprisesOf(expression: string): string[] {
  const fields = expression.trim().split(/\s+/);
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
