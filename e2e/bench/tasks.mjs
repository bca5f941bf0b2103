// Reads a browser trace.

/**
 * Longest renderer main-thread task in milliseconds after the mark of this name: by the clock, and by the processor
 * time it had itself.
 */
export function longestTask(buffer, mark) {
  const { traceEvents } = JSON.parse(buffer.toString('utf8'));
  const mains = new Set(
    traceEvents
      .filter((e) => e.name === 'thread_name' && e.args?.name === 'CrRendererMain')
      .map((e) => `${e.pid}/${e.tid}`),
  );
  const from = traceEvents.find((e) => e.name === mark)?.ts ?? Infinity;
  const tasks = traceEvents.filter(
    (e) => e.ph === 'X' && e.name === 'RunTask' && mains.has(`${e.pid}/${e.tid}`) && e.dur && e.ts >= from,
  );
  if (tasks.length === 0) throw new Error('The trace holds no tasks.');
  return {
    clock: Math.max(...tasks.map((e) => e.dur)) / 1000,
    processor: Math.max(...tasks.map((e) => e.tdur ?? NaN)) / 1000,
  };
}
