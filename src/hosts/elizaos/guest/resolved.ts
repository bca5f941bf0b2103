// Which of a plugin's own modules an import names.

/** The module that an import names; `./tools.js` may name a TypeScript file. */
export function resolved(from: string, name: string, modules: Readonly<Record<string, unknown>>): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of name.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  const path = parts.join('/');
  const bare = path.replace(/\.[cm]?[jt]s$/, '');
  const tries = [path, ...['.ts', '.js', '.mts', '.mjs', '/index.ts', '/index.js'].map((end) => bare + end)];
  return tries.find((one) => modules[one] !== undefined) ?? path;
}
