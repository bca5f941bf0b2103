// Lucide's icons as plain SVG: the library's own component spreads attributes and makes its elements by name, for which
// the page would load 2 KB more before its first paint.

import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const ICON = /@lucide\/svelte\/dist\/icons\/[\w-]+\.svelte$/;

/** Replaces each component that is imported from `@lucide/svelte/icons/`; they take a size, and say nothing. */
export function icons(): Plugin {
  return {
    name: 'plugbench:icons',
    enforce: 'pre',
    load(id) {
      return ICON.test(id) ? component(readFileSync(id, 'utf8')) : null;
    },
  };
}

function component(source: string): string {
  const data = /^const iconData = (\{.*\});?$/m.exec(source)?.[1];
  if (data === undefined) throw new Error('An icon of Lucide has another form than expected.');
  const { node } = JSON.parse(data) as { node: [string, Record<string, string>][] };
  const parts = node.map(([tag, attributes]) => {
    const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
    return `<${tag}${list.join('')} />`;
  });
  return `<script>let { size } = $props();</script>
<svg viewBox="0 0 24 24" width={size} height={size} fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${parts.join('')}</svg>`;
}
