// Finds commands by letters of their names.

const IS_IN_WORD = /[\p{L}\p{N}]/u;

/** How well letters fit a text that has them in this order; starts of words and runs count most. Null without a fit. */
export function fit(letters: string, text: string): number | null {
  const low = text.toLowerCase();
  // The best way to have the letters so far, with the last of them at each place.
  let best: number[] = [];
  for (const [i, letter] of [...letters.toLowerCase()].entries()) {
    const next: number[] = [];
    let before = i === 0 ? 0 : -Infinity;
    for (let at = 0; at < low.length; at++) {
      const isStart = !IS_IN_WORD.test(low[at - 1] ?? ' ');
      if (low[at] === letter)
        next[at] = Math.max(before + (isStart ? 2 : 0), (best[at - 1] ?? -Infinity) + 3 + Number(isStart));
      before = Math.max(before, best[at] ?? -Infinity);
    }
    best = next;
  }
  const most = Math.max(...best.filter((one) => one !== undefined));
  return letters === '' ? 0 : most === -Infinity ? null : most;
}

/** The items whose text has all words of the query, best fit first, without the poor ones; for no words all as they are. */
export function search<T>(query: string, items: readonly T[], textOf: (item: T) => string): T[] {
  const words = query.split(/\s+/).filter((word) => word !== '');
  const found = items
    .map((item) => ({ item, fits: words.map((word) => fit(word, textOf(item))) }))
    .filter(({ fits }) => !fits.includes(null))
    .map(({ item, fits }) => ({ item, sum: fits.reduce((sum: number, one) => sum + (one ?? 0), 0) }))
    .sort((a, b) => b.sum - a.sum);
  const best = found[0]?.sum ?? 0;
  return found.filter(({ sum }) => sum * 2 >= best).map(({ item }) => item);
}
