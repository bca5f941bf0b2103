// Goes to places that runs name: in code in a string of the manifest, and in files.

import { lineStarts } from '../../lang/text/lines.ts';
import { spanInside } from '../../lang/json/string-literal.ts';
import type { Workspace } from '../workspace.svelte.ts';
import type { EditorCommands } from './commands.ts';

/** Goes to a line and column (from 1) of `inner`, the text in the string at a pointer, unless the source changes. */
export async function showInside(
  commands: EditorCommands,
  pointer: string,
  inner: string,
  line: number,
  column: number,
): Promise<void> {
  const text = commands.mainText;
  const place = await commands.placeOf(pointer);
  if (!place) return;
  const span = spanInside(text.slice(place.from, place.to), inner, line, column);
  commands.goTo({ from: place.from + span.from, to: place.from + span.to });
}

/** Goes to a line and column (from 1) of the open file with this path; does nothing where no file has it. */
export function showLine(
  { documents: [main, ...files] }: Pick<Workspace, 'documents'>,
  commands: EditorCommands,
  path: string,
  line: number,
  column: number,
): void {
  const file = files.find((one) => one.path === path);
  const document = file ?? (main.path === path || main.path.endsWith(`/${path}`) ? main : undefined);
  const start = document && lineStarts(document.text)[line - 1];
  if (start === undefined) return;
  const at = Math.min(start + column - 1, document?.text.length ?? 0);
  commands.goTo({ from: at, to: at }, document);
}
