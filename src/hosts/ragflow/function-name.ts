// The names that a model's API takes for a function; RAGFlow hands `name` on without looking at it.

/** What OpenAI-style APIs take. */
export const FUNCTION_NAME = /^[A-Za-z0-9_-]{1,64}$/;

/** A function name that model APIs take; '' where nothing is left. */
export function functionName(text: string): string {
  return text
    .replace(/^\$t:/, '')
    .replace(/[^A-Za-z0-9_-]+/g, '_')
    .replace(/^_+|(?<!_)_+$/g, '')
    .slice(0, 64);
}
