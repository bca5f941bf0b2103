// Makes the names that fixes write.

/** A text as lower-case words with hyphens, as published extensions write `ns`; '' where nothing is left. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_.]+/gu, '-')
    .replace(/^-+|(?<!-)-+$/g, '');
}
