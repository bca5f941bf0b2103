// The page's own check of what an interpreter says: the frame's check is the other party's.

import type { FromPython } from '../guest/python/messages.ts';
import { Inbox, textMember, type Forms } from '../messages.ts';

const FORMS = {
  ready: {},
  line: { stream: (value) => (value === 'err' ? 'err' : 'out'), text: textMember },
  end: { kind: (value) => (value === 'returned' ? 'returned' : 'crashed'), text: textMember },
  fault: { message: textMember },
  cap: { what: textMember },
} satisfies Forms;

/** Counts what comes in of an interpreter. */
export const pythonInbox = (): Inbox<FromPython> => new Inbox<FromPython>(FORMS);
