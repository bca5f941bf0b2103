// The marked range of a case's text.

/** Splits a marked text into the plain text and the range between its marks. */
export function unmark(marked: string): { text: string; from: number; to: number } {
  const from = marked.indexOf('⟦');
  const to = marked.indexOf('⟧') - 1;
  if (from < 0 || to < from) throw new Error(`No ⟦range⟧ is marked in ${marked}`);
  return { text: marked.replace('⟦', '').replace('⟧', ''), from, to };
}
