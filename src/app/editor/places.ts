// Goes to places in code that is in a string of the manifest.

import { spanInside } from '../../text/string-literal.ts';
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
