// Lays the text out anew, as one undoable step.

import type { Session } from '../session.svelte.ts';

export async function format(session: Session): Promise<void> {
  const text = session.editor?.text() ?? session.text;
  const edits = await session.api.format(text);
  if (!edits) session.say('Fix the syntax problems first. Then the text can be formatted.', 'warning');
  else if (edits.length === 0) session.say('The text is already formatted.');
  else session.apply([edits], text);
}
