// Goes to places in code that is in a string of the manifest.

import { spanInside } from '../../text/string-literal.ts';
import type { EditorCommands } from './commands.svelte.ts';

/** Goes to a line and column (from 1) of `inner`, the text in the string at a pointer, unless the source changes. */
export async function showInside(
  editor: EditorCommands,
  pointer: string,
  inner: string,
  line: number,
  column: number,
): Promise<void> {
  const { text } = editor;
  const place = await editor.placeOf(pointer);
  if (!place) return;
  const span = spanInside(text.slice(place.from, place.to), inner, line, column);
  editor.goTo({ from: place.from + span.from, to: place.from + span.to });
}
