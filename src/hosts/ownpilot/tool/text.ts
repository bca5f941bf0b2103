// The text functions of the host's `utils` (core/agent/tools/dynamic-tool-sandbox.ts:164-468).

import { assertLength, callText, read } from './limits.ts';

const ACCENTS = /[\u0300-\u036f]/g;

/** `slugify` to `removeDiacritics`, in the host's order. */
export function textUtils(): Record<string, (...args: never[]) => unknown> {
  return {
    /** Underscores vanish, and only one hyphen is cut from either end. */
    slugify(text: unknown) {
      assertLength(text, 'slugify');
      return callText(text, 'text', 'toLowerCase')
        .normalize('NFD')
        .replace(ACCENTS, '')
        .replace(/[^a-z0-9\s-]/g, '')
        .replace(/\s+/g, '-')
        .replace(/-+/g, '-')
        .replace(/^-|-$/g, '');
    },
    /** Lower-cases first, so `helloWorld` loses its hump; separators at the end stay. */
    camelCase(text: unknown) {
      const lower = callText(text, 'text', 'toLowerCase');
      return lower.replace(/[^a-zA-Z0-9]+(.)/g, (_, next: string) => next.toUpperCase());
    },
    snakeCase: (text: unknown) => divided(text, '_', /[\s-]+/g),
    kebabCase: (text: unknown) => divided(text, '-', /[\s_]+/g),
    /** Words begin at ASCII letters, digits and underscores only. */
    titleCase: (text: unknown) => callText(text, 'text', 'replace', /\w\S*/g, capital),
    /** A suffix longer than `maxLength` cuts from the end. */
    truncate(text: unknown, maxLength: number = 100, suffix: unknown = '...') {
      if (!((read(text, 'length') as number) > maxLength)) return text;
      return (
        callText(text, 'text', 'slice', 0, maxLength - (read(suffix, 'length') as number)) +
        (suffix as string)
      );
    },
    countWords: (text: unknown) => callText(text, 'text', 'trim').split(/\s+/).filter(Boolean).length,
    removeDiacritics: (text: unknown) => callText(text, 'text', 'normalize', 'NFD').replace(ACCENTS, ''),
  };
}

/** Knows no acronyms: `HTTPServer` stays one word. */
function divided(text: unknown, mark: string, gaps: RegExp): string {
  const parted = callText(text, 'text', 'replace', /([a-z])([A-Z])/g, `$1${mark}$2`);
  return parted.replace(gaps, mark).toLowerCase();
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}
