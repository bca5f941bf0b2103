// Goes to places in code that is in a string of the manifest.

import { spanInside } from '../../text/string-literal.ts';
import type { Session } from '../session.svelte.ts';

/** Goes to a line and column (from 1) of the text in a string of the manifest. */
export async function showInside(
  session: Session,
  pointer: string,
  inner: string,
  line: number,
  column: number,
): Promise<void> {
  const current = (): string => session.editor?.text() ?? session.text;
  const text = current();
  const { from, to } = await session.api.placeOf(text, pointer);
  if (current() !== text) return;
  const span = spanInside(text.slice(from, to), inner, line, column);
  session.goTo({ from: from + span.from, to: from + span.to });
}
