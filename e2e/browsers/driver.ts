// What the core paths need of a browser, whichever drives it.

/** A window of a browser in which nothing is kept from before. */
export interface Tab {
  /** Goes to an address and waits until its document is loaded. */
  go(address: string): Promise<void>;
  /** The value of an expression in the page, or what its promise comes to, as JSON can say it. */
  evaluate(script: string): Promise<unknown>;
  /** Presses one key, with others held: `Control+Shift+z`. */
  press(keys: string): Promise<void>;
  /** Types a text, key by key. */
  type(text: string): Promise<void>;
  /** Presses the mouse at a place in the window, CSS pixels. */
  click(x: number, y: number): Promise<void>;
  /** Gives files of this computer to the field that a CSS selector names. */
  upload(selector: string, paths: readonly string[]): Promise<void>;
  /** A picture of the window, PNG. */
  picture(): Promise<Uint8Array>;
  close(): Promise<void>;
}

export interface Driver {
  /** Name and version for the report. */
  readonly label: string;
  /** Where the browser saves downloads. */
  readonly downloads: string;
  /** Opens a window; the one before must be closed. */
  open(): Promise<Tab>;
  close(): Promise<void>;
}

/** A browser that cannot be had here; the message says why. */
export class Absent extends Error {}

export const WIDTH = 1300;
export const HEIGHT = 860;
