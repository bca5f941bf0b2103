// Pictures that are not compared or differ by more than the limit, and why.

/** By file name without ending. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  'anythingllm-light-theme': 'shows a dark panel',
  'anythingllm-light-theme-row': 'shows a dark panel',
};

const NOTES: Readonly<Record<string, string>> = {
  'anythingllm-input_types-2': 'scrolled to its end, with messages of the host’s page over it',
};

/** Why the picture of this name may differ by more than the limit; null where nothing excuses it. */
export function noteFor(name: string): string | null {
  return NOTES[name] ?? null;
}
