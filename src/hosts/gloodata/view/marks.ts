// Which part of the panel the caret of the source is in.

/** True where the caret's member is this one or inside of it. */
export function isAt(selected: string | null, pointer: string): boolean {
  return selected !== null && (selected === pointer || selected.startsWith(`${pointer}/`));
}
