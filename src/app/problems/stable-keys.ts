// Names for problems that stay the same while text before them changes, so that a list need not be built anew.

import type { Problem } from '../../model/problem.ts';

/** One key per problem: code and pointer, with a number for the second and further of their kind. */
export function stableKeys(problems: readonly Problem[]): readonly string[] {
  const seen = new Map<string, number>();
  return problems.map(({ code, pointer }) => {
    const name = `${code} ${pointer}`;
    const count = seen.get(name) ?? 0;
    seen.set(name, count + 1);
    return `${name} ${String(count)}`;
  });
}
