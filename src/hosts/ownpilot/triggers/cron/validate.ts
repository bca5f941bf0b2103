// Ports OwnPilot's cron checker: five fields, few forms, and a run within the next 365 days.

import { FIELDS, nextRun } from './next-run.ts';

type Field = (typeof FIELDS)[number];

/**
 * The host's message about a cron expression, null where it accepts it; `now` counts in local time because an
 * expression must fire within 365 days. Port of core/scheduler/index.ts:297-395, the same in both releases.
 */
export function cronError(expression: unknown, now: Date): string | null {
  if (typeof expression !== 'string' || expression === '') {
    return 'Cron expression is required and must be a string';
  }
  const trimmed = expression.trim();
  if (trimmed === '') return 'Cron expression cannot be empty';
  const parts = trimmed.split(/\s+/);
  if (parts.length !== FIELDS.length) {
    return `Invalid cron format: expected 5 fields (minute hour day month weekday), got ${String(parts.length)}`;
  }
  for (const [i, field] of FIELDS.entries()) {
    const value = parts[i] ?? '';
    const error = fieldError(value, field);
    if (error !== null) return `Invalid ${field.name} field "${value}": ${error}`;
  }
  return nextRun(trimmed, now) === null
    ? 'Cron expression is syntactically valid but no matching time found within 365 days'
    : null;
}

function fieldError(value: string, field: Field): string | null {
  if (value === '*') return null;
  if (value.startsWith('*/')) {
    return parseInt(value.slice(2), 10) > 0 ? null : 'step value must be a positive integer';
  }
  if (value.includes(',')) {
    for (const part of value.split(',')) {
      const error = numberError(part, field);
      if (error !== null) return error;
    }
    return null;
  }
  return value.includes('-') ? rangeError(value, field) : numberError(value, field);
}

function rangeError(value: string, field: Field): string | null {
  const [start = NaN, end = NaN] = value.split('-').map((n) => parseInt(n, 10));
  if (isNaN(start) || isNaN(end)) return 'range values must be integers';
  const error = outside(start, field) ?? outside(end, field);
  if (error !== null) return error;
  return start > end ? `range start (${String(start)}) must be <= end (${String(end)})` : null;
}

/** parseInt reads what it can: `5/2` and `5th` pass as 5 (core/scheduler/index.ts:384). */
function numberError(text: string, field: Field): string | null {
  const number = parseInt(text, 10);
  return isNaN(number) ? `"${text}" is not a valid integer` : outside(number, field);
}

function outside(number: number, { min, max }: Field): string | null {
  return number >= min && number <= max
    ? null
    : `${String(number)} is out of range ${String(min)}-${String(max)}`;
}
