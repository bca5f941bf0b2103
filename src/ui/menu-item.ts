// A command as menus and the palette show it.

/** Ids are unique in a menu and among all commands of the page. */
export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  /** Do the same from the keyboard. */
  readonly keys?: string;
  readonly group?: string;
  readonly choose: () => void;
}
