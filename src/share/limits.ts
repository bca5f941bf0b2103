// How long a link may be where links are put.

/** A place where links are pasted. */
export interface Limit {
  readonly place: string;
  /** Characters of the whole address. */
  readonly most: number;
}

/** From the strictest place to the most generous one. */
export const LIMITS: readonly Limit[] = [
  // RFC 5322, section 2.1.1: programs may break longer lines.
  { place: 'a line of an e-mail', most: 998 },
  // The message limit of accounts without a subscription.
  { place: 'a Discord message', most: 2000 },
  { place: 'a GitHub issue or comment', most: 65_536 },
  // Longer addresses are not opened from other programs.
  { place: 'the address bar of Chromium', most: 2_097_152 },
];
