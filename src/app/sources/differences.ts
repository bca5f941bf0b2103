// What differs between the open plugin and the same plugin as its address has it now.

import { editBetween } from '../../lang/text/edits.ts';
import type { OpenedPlugin } from '../files/opening.ts';
import type { Workspace } from '../workspace.svelte.ts';

/** A file that is not the same in both. */
export interface Difference {
  readonly path: string;
  /** From which line on, from 1. */
  readonly line: number;
  /** What stands between the first and the last difference; null where the file is not there at all. */
  readonly here: string | null;
  readonly there: string | null;
}

/** Files that differ, the manifest first. [] where all are the same. */
export function differences(
  { main, files }: Pick<Workspace, 'main' | 'files'>,
  theirs: OpenedPlugin,
): readonly Difference[] {
  const here = new Map(files.others.map(({ path, text }) => [path, text]));
  const there = new Map(theirs.files.map(({ path, text }) => [path, text]));
  const paths = new Set([...here.keys(), ...there.keys()]);
  return [
    ...between(theirs.name, main.text, theirs.text),
    ...[...paths].flatMap((path) => between(path, here.get(path) ?? null, there.get(path) ?? null)),
  ];
}

function between(path: string, here: string | null, there: string | null): Difference[] {
  if (here === null || there === null) return [{ path, line: 1, here, there }];
  const edit = editBetween(there, here);
  if (!edit) return [];
  const start = there.lastIndexOf('\n', edit.from - 1) + 1;
  const end = (text: string, at: number): number => (text.indexOf('\n', at) + 1 || text.length + 1) - 1;
  const to = edit.from + edit.insert.length;
  return [
    {
      path,
      line: there.slice(0, start).split('\n').length,
      here: here.slice(start, end(here, to)),
      there: there.slice(start, end(there, edit.to)),
    },
  ];
}
