// Sizes of downloads for people.

/** Decimal megabytes with one digit behind the point, which no line ends within: `5.5 MB`. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)}\u00a0MB`;
}

/** What a download costs, or that it is over: the end of a sentence about Python. */
export function downloadWords(size: number | null, kept: boolean): string {
  if (size === null) return '';
  return kept
    ? `Python is on this device (${megabytes(size)}).`
    : `The first start downloads ${megabytes(size)}.`;
}
