// Problems that say the same share a card, because one habit of an author would fill the list.

import type { Problem } from '../../model/problem.ts';

/** Groups of problems with the same code, cost and arguments of the message; each where its first one was. */
export function groupsOf(problems: readonly Problem[]): readonly (readonly [Problem, ...Problem[]])[] {
  const groups = new Map<string, [Problem, ...Problem[]]>();
  for (const problem of problems) {
    const name = JSON.stringify([problem.code, problem.releases, problem.args]);
    const group = groups.get(name);
    if (group) group.push(problem);
    else groups.set(name, [problem]);
  }
  return [...groups.values()];
}
