// A port of `sentenceCase` of text-case 1.0.9 with text-no-case 1.0.2, which the settings page applies to names.

/**
 * Breaks words where the case changes, drops everything but ASCII letters and digits, lowercases all,
 * and capitalises the first letter: `GitHubReader` → `Git hub reader`, `HR 근태 조회` → `Hr`.
 */
export function sentenceCase(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1\0$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1\0$2')
    .replace(/[^A-Z0-9]+/gi, '\0')
    .split('\0')
    .filter((word) => word !== '')
    .join(' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
