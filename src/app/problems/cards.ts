// What the Problems tab lists: a card per fault, because one habit of an author or one fault in several releases would
// fill the list.

import { SEVERITIES } from '../../model/finding.ts';
import type { Problem } from '../../model/finding.ts';
import type { EditorDocument } from '../editor-document.ts';

/** Problems that say the same, and what other releases say of the place of the first one. */
export interface FaultCard {
  readonly source: EditorDocument;
  readonly group: [Problem, ...Problem[]];
  /** Problems of the same rule and range in other releases, which word it in another way. */
  readonly elsewhere: Problem[];
}

/** The cards of all documents: the worst first, then by document and place. */
export function cardsOf(documents: readonly EditorDocument[]): readonly FaultCard[] {
  return documents.flatMap((source) => cardsIn(source)).sort((a, b) => rank(a.group[0]) - rank(b.group[0]));
}

function cardsIn(source: EditorDocument): FaultCard[] {
  const same = new Map<string, FaultCard>();
  const placed = new Map<string, FaultCard>();
  // The worst of a place leads its card.
  const problems = source.problems.toSorted((a, b) => a.from - b.from || rank(a) - rank(b));
  for (const problem of problems) {
    const { code, releases, args, from, to } = problem;
    const name = JSON.stringify([code, releases, args]);
    const place = JSON.stringify([code, from, to]);
    const [alike, there] = [same.get(name), placed.get(place)];
    if (alike) alike.group.push(problem);
    else if (there && isApart(there, problem)) there.elsewhere.push(problem);
    else {
      const card: FaultCard = { source, group: [problem], elsewhere: [] };
      same.set(name, card);
      placed.set(place, card);
    }
  }
  return [...same.values()];
}

/** Whether no release says both. */
function isApart({ group, elsewhere }: FaultCard, { releases }: Problem): boolean {
  return [group[0], ...elsewhere].every((one) =>
    Object.keys(one.releases).every((release) => !Object.hasOwn(releases, release)),
  );
}

function rank({ severity }: Problem): number {
  return SEVERITIES.indexOf(severity);
}
