// How thorough tests are.

/** Whether `npm run test:all` runs, not `npm test`. */
export const isThorough = process.env.PLUGBENCH_ALL !== undefined;

/** Fewer times in `npm test`, which is to end within minutes, than in `npm run test:all`. */
export function runs(usual: number, thorough: number): number {
  return isThorough ? thorough : usual;
}
