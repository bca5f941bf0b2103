// Sizes of downloads for people.

/** Decimal megabytes with one digit behind the point: `5.5`. */
export function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}

/** What a download costs, or that it is over: the end of a sentence about Python. */
export function downloadWords(size: number | null, kept: boolean): string {
  if (size === null) return '';
  return kept
    ? `Python is on this device (${megabytes(size)} MB).`
    : `Python is downloaded first: ${megabytes(size)} MB, once.`;
}
