// Pictures that are not like the others, and why.

const NOTES: Readonly<Record<string, string>> = {
  'anythingllm-light-theme': 'recorded dark by mistake',
  'anythingllm-light-theme-row': 'recorded dark by mistake',
};

/** Why the picture of this name may differ by more than the limit; null where nothing excuses it. */
export function noteFor(name: string): string | null {
  return NOTES[name] ?? null;
}
