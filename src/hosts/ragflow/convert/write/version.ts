// Versions as the server's loader takes them: by the whole grammar of PEP 440.

const NUMBER = '[0-9]+';
const PRE = `[-_.]?(?:alpha|a|beta|b|preview|pre|c|rc)[-_.]?(?:${NUMBER})?`;
const POST = `-${NUMBER}|[-_.]?(?:post|rev|r)[-_.]?(?:${NUMBER})?`;
const DEV = `[-_.]?dev[-_.]?(?:${NUMBER})?`;
const LOCAL = '\\+[a-z0-9]+(?:[-_.][a-z0-9]+)*';
const VERSION = new RegExp(
  `^v?(?:${NUMBER}!)?${NUMBER}(?:\\.${NUMBER})*(?:${PRE})?(?:${POST})?(?:${DEV})?(?:${LOCAL})?$`,
  'i',
);

/** Python makes no number of more than 4,300 digits; no version needs a tenth of that. */
const MAX_LENGTH = 200;

/** Whether the loader can compare it. Any other version ends the server's start (docs/hosts/ragflow.md#versions). */
export function isVersion(text: string): boolean {
  return text.length <= MAX_LENGTH && VERSION.test(text);
}

/** The longest valid version in a text from its first digit on; undefined where it has no digit. */
export function nearestVersion(text: string): string | undefined {
  const rest = /[0-9].*/s.exec(text)?.[0].slice(0, MAX_LENGTH) ?? '';
  for (let end = rest.length; end > 0; end--) {
    const start = rest.slice(0, end);
    if (isVersion(start)) return start.replace(/[-_.]$/, '');
  }
  return undefined;
}
