// Small settings that the browser keeps, for good or for a tab; nothing is kept where storage is forbidden or full.

type Storing = 'localStorage' | 'sessionStorage';

/** What is kept under a name; null for nothing. */
export function keptText(where: Storing, name: string): string | null {
  try {
    return globalThis[where].getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a text under a name. */
export function keepText(where: Storing, name: string, text: string): void {
  try {
    globalThis[where].setItem(name, text);
  } catch {
    // It holds until the page is closed.
  }
}
