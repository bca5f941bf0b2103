// Commands and folders of servers: which forms they may have, and what was probably meant.

/** The two names that clients replace in `args`, `env` and `cwd`, and nowhere else. */
export const PLACEHOLDERS: readonly string[] = ['${PLUGIN_ROOT}', '${PLUGIN_DATA}'];

/** Whether the steps of a path lead out of the folder that it starts in. */
export function leadsOut(path: string): boolean {
  let depth = 0;
  for (const step of path.split(/[/\\]/)) {
    if (step === '..') depth -= 1;
    else if (step !== '' && step !== '.') depth += 1;
    if (depth < 0) return true;
  }
  return false;
}

/** A command line as its words; undefined where quotes or operators of a shell make that uncertain. */
export function wordsOfCommand(line: string): [command: string, ...args: string[]] | undefined {
  if (/["'`\\;&|<>$(){}*?]/.test(line)) return undefined;
  const [command, ...args] = line.trim().split(/\s+/);
  return command === undefined || command === '' ? undefined : [command, ...args];
}

/** A path as `./…` below the plugin; undefined where it is elsewhere or has placeholders of other kinds. */
export function belowPlugin(path: string): string | undefined {
  const below = path
    .replace(/^\$\{PLUGIN_ROOT\}/, '.')
    .replaceAll('\\', '/')
    .replace(/^(?:\.\/+)+/, '');
  if (below === '' || below === '.') return './';
  return /^[/~]|^[A-Za-z]:|\$/.test(below) || leadsOut(below) ? undefined : `./${below}`;
}

/** Text like a placeholder that clients do not replace: `${HOME}`, `$TOKEN`, `${input:key}`. */
export function strangePlaceholder(text: string): { from: number; to: number } | null {
  for (const match of text.matchAll(/\$\{[^{}\s]{1,100}\}|\$[A-Z][A-Z0-9_]{1,60}|%[A-Z][A-Z0-9_]{1,60}%/g)) {
    if (!PLACEHOLDERS.includes(match[0])) return { from: match.index, to: match.index + match[0].length };
  }
  return null;
}
