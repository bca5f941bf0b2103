// Lays the text out anew, as one undoable step.

import type { Session } from '../session.svelte.ts';

export async function format(session: Session): Promise<void> {
  const text = session.editor?.text() ?? session.text;
  const edits = await session.api.format(text);
  if (!edits) session.say('This text cannot be laid out before its faults are fixed.', 'warning');
  else if (edits.length === 0) session.say('It is laid out already.');
  else session.apply([edits], text);
}
