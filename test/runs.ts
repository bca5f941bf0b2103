// How often a property is tried.

/** Fewer times in `npm test`, which is to end within minutes, than in `npm run test:all`. */
export function runs(usual: number, thorough: number): number {
  return process.env.PLUGBENCH_ALL === undefined ? usual : thorough;
}
