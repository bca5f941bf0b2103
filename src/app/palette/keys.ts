// The keys of the page: one list for the dialog that shows them and for the palette.

import { keepText, keptText } from '../kept.ts';
import { isApple } from '../../ui/apple.ts';

/** `keys` has the names of keys with + between them; Mod is the command key of Apple's keyboards, else Ctrl. */
export interface Shortcut {
  readonly keys: string;
  readonly what: string;
  /** For commands of the palette: in which texts the editor knows them. */
  readonly for?: 'all' | 'json' | 'code';
}

/** All of them, those for commands first. */
export const SHORTCUTS: readonly Shortcut[] = [
  { keys: 'Mod+K', what: 'Search all commands' },
  { keys: '?', what: 'Show these keys' },
  { keys: 'F8', what: 'Go to the next problem', for: 'all' },
  { keys: 'Shift+F8', what: 'Go to the previous problem', for: 'all' },
  { keys: 'Mod+.', what: 'Go to the fixes of the problem at the caret', for: 'all' },
  { keys: 'Mod+Shift+M', what: 'List the problems inside the editor', for: 'all' },
  { keys: 'Ctrl+Space', what: 'Complete a key or value', for: 'all' },
  {
    keys: 'F12',
    what: 'Go to the definition of the name at the caret, in TypeScript and JavaScript',
    for: 'code',
  },
  { keys: 'F2', what: 'Rename what is at the caret, in TypeScript and JavaScript', for: 'code' },
  { keys: 'Mod+F', what: 'Find and replace', for: 'all' },
  { keys: 'Mod+Z', what: 'Undo, also fixes, samples and opened files', for: 'all' },
  { keys: isApple ? 'Mod+Shift+Z' : 'Mod+Y', what: 'Redo', for: 'all' },
  { keys: 'Shift+Alt+F', what: 'Format the JSON', for: 'json' },
  { keys: 'Mod+S', what: 'Copy a link to all of this', for: 'all' },
  { keys: 'Mod+Enter', what: 'Run the tool, in the form of the Run tab' },
  { keys: 'Tab', what: 'Leave the editor; indent, once something was typed in it' },
  { keys: 'Escape, then Tab', what: 'Leave the editor after typing' },
  { keys: 'Shift+Tab', what: 'Go back to the tabs of the files' },
  { keys: '← / →', what: 'Next tab, in a row of tabs' },
  { keys: 'F2', what: 'Rename the file, on its tab' },
  { keys: 'Delete', what: 'Close the file, on its tab' },
  { keys: 'Escape', what: 'Close a menu, a dialog or a list' },
];

const MARKS = { 'Ctrl+': '⌃', 'Alt+': '⌥', 'Shift+': '⇧', 'Mod+': '⌘' };

/** The keys as they are written on this system. */
export function wordsOf(keys: string, apple = isApple): string {
  if (!apple) return keys.replace('Mod+', 'Ctrl+');
  const held = Object.entries(MARKS).filter(([name]) => keys.includes(name));
  return held.map(([, mark]) => mark).join('') + keys.replaceAll(/(?:Ctrl|Alt|Shift|Mod)\+/g, '');
}

/** What the browser reports when someone presses them. */
export function pressOf(keys: string, apple = isApple): KeyboardEventInit {
  const held = keys.split('+');
  const last = held.pop() ?? '';
  const [mod, shiftKey] = [held.includes('Mod'), held.includes('Shift')];
  const isLetter = /^[A-Z]$/.test(last);
  return {
    key: last === 'Space' ? ' ' : isLetter && !shiftKey ? last.toLowerCase() : last,
    // The editor reads it where Shift is held.
    ...(isLetter ? { code: `Key${last}`, keyCode: last.charCodeAt(0) } : {}),
    shiftKey,
    altKey: held.includes('Alt'),
    metaKey: mod && apple,
    ctrlKey: (mod && !apple) || held.includes('Ctrl'),
    bubbles: true,
    composed: true,
    cancelable: true,
  };
}

const OFF = 'plugbench:no-question-mark';

/** Whether ? shows the keys: those who speak to their computer may switch that off. */
export function isByQuestionMark(): boolean {
  return keptText('localStorage', OFF) !== 'yes';
}

/** Whether ? shows the keys when it is pressed here: not where it is typed. */
export function showsKeys(at: EventTarget | undefined): boolean {
  const isTyped =
    at instanceof HTMLElement && (at.isContentEditable || at.matches('input, textarea, select'));
  return !isTyped && isByQuestionMark();
}

/** Switches that on or off. */
export function switchQuestionMark(on: boolean): void {
  keepText('localStorage', OFF, on ? 'no' : 'yes');
}
