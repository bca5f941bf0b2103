// Pictures that are not compared, and why.

/** By file name without ending. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  'anythingllm-light-theme': 'shows a dark panel',
  'anythingllm-light-theme-row': 'shows a dark panel',
};
