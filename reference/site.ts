// What a page of the reference is, and what the build knows about the site.

/** One page of the reference. */
export interface Page {
  /** Below the folder of the reference: `r/ownpilot/id-hyphen/`; '' for its first page. */
  readonly address: string;
  readonly title: string;
  /** One sentence, for search engines. */
  readonly description: string;
  readonly html: string;
}

/** What the build knows: where the site will be, and what was recorded. */
export interface SiteFacts {
  /** `https://example.org/plugbench/`, with its slash; null where it is not known. */
  readonly origin: string | null;
  readonly recorded: readonly Recording[];
}

/** A file of behaviour that was recorded from a real host. */
export interface Recording {
  readonly name: string;
  readonly cases: number;
  /** Cases that do not come out equal, each with its reason. */
  readonly exceptions: readonly { readonly id: string; readonly reason: string }[];
}

/** The way from a page up to the folder of the site. */
export function rootFrom(address: string): string {
  return '../'.repeat(address.split('/').length);
}
