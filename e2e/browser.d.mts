/** Flags that keep a test browser from talking to anything but the page. */
export const FLAGS: readonly string[] & string[];
/** Path of a Chromium or Chrome; throws with one line that says what to do. */
export function findBrowser(): string;
/** The same browser without windows where it is installed; else as `findBrowser`. */
export function findShell(): string;
