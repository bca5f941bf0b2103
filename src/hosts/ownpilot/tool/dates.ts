// The date functions of the host's `utils` (core/agent/tools/dynamic-tool-sandbox.ts:164-468).

const MILLISECONDS: Readonly<Record<string, number>> = {
  seconds: 1_000,
  minutes: 60_000,
  hours: 3_600_000,
  days: 86_400_000,
  weeks: 604_800_000,
};

/** The part of a date that each unit moves; in local time, as in the host. */
const MOVES: Readonly<Record<string, (date: Date, amount: number) => void>> = {
  seconds: (date, amount) => date.setSeconds(date.getSeconds() + amount),
  minutes: (date, amount) => date.setMinutes(date.getMinutes() + amount),
  hours: (date, amount) => date.setHours(date.getHours() + amount),
  days: (date, amount) => date.setDate(date.getDate() + amount),
  weeks: (date, amount) => date.setDate(date.getDate() + amount * 7),
  months: (date, amount) => date.setMonth(date.getMonth() + amount),
  years: (date, amount) => date.setFullYear(date.getFullYear() + amount),
};

/** `now` to `formatDate`, in the host's order. `Clock` is the tool's `Date`, whose clock may be stopped. */
export function dateUtils(Clock: DateConstructor): Record<string, (...args: never[]) => unknown> {
  return {
    now: () => new Clock().toISOString(),
    timestamp: () => Clock.now(),
    /** Units that it does not know, months among them, count as days. */
    dateDiff(date1: string, date2: string, unit = 'days') {
      const from = new Clock(date1);
      return (new Clock(date2).getTime() - from.getTime()) / (MILLISECONDS[unit] ?? 86_400_000);
    },
    /**
     * Units that it does not know leave the date as it is; months run over (31 January + 1 month is in March).
     */
    dateAdd(date: string, amount: number, unit: unknown = 'days') {
      const moved = date === 'now' ? new Clock() : new Clock(date);
      // Compared, not looked up: a list of one unit is none.
      if (typeof unit === 'string' && Object.hasOwn(MOVES, unit)) MOVES[unit]?.(moved, amount);
      // The text is V8's in every engine.
      if (isNaN(moved.getTime())) throw new RangeError('Invalid time value');
      return moved.toISOString();
    },
    formatDate(date: string, locale = 'en-US') {
      return new Clock(date).toLocaleDateString(locale, {
        weekday: 'long',
        year: 'numeric',
        month: 'long',
        day: 'numeric',
      });
    },
  };
}
