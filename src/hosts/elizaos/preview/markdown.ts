// The little markdown that the form's preview understands (config-field.tsx, renderMarkdown), as data.

export type Inline =
  | { readonly kind: 'text' | 'code' | 'bold' | 'italic'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

export type Block =
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'heading'; readonly level: number; readonly inlines: readonly Inline[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'paragraph'; readonly inlines: readonly Inline[] };

/** Longer texts are cut: the patterns try every place again. */
const LONGEST = 20_000;

/** Blocks stand apart by empty lines. */
export function markdownBlocks(text: string): Block[] {
  return text
    .slice(0, LONGEST)
    .split(/\n\n+/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map(blockOf);
}

function blockOf(block: string): Block {
  const lines = block.split('\n');
  if (block.startsWith('```')) return { kind: 'code', text: lines.slice(1, -1).join('\n') };
  // The host's own pattern; a block is at most `LONGEST` long.
  // eslint-disable-next-line regexp/no-super-linear-backtracking
  const heading = /^(#{1,6})\s+(.+)$/.exec(block);
  if (heading) {
    return { kind: 'heading', level: heading[1]?.length ?? 1, inlines: inlinesOf(heading[2] ?? '') };
  }
  if (!/^[-*]\s/.test(block)) return { kind: 'paragraph', inlines: inlinesOf(block) };
  const items = lines.filter((line) => /^[-*]\s/.test(line)).map((line) => inlinesOf(line.slice(2)));
  return { kind: 'list', items };
}

const PATTERNS = [
  // The host's own pattern.
  // eslint-disable-next-line regexp/no-super-linear-move
  ['link', /\[([^\]]+)\]\(([^)]+)\)/],
  ['code', /`([^`]+)`/],
  ['bold', /\*\*([^*]+)\*\*/],
  ['italic', /\*([^*_]+)\*|_([^*_]+)_/],
] as const;

/** The first kind that occurs anywhere is taken, so that what stands before it stays as it is. */
function inlinesOf(text: string): Inline[] {
  const out: Inline[] = [];
  let rest = text;
  while (rest !== '') {
    const found = firstOf(rest);
    if (!found) break;
    const [inline, from, to] = found;
    if (from > 0) out.push({ kind: 'text', text: rest.slice(0, from) });
    out.push(inline);
    rest = rest.slice(to);
  }
  return rest === '' ? out : [...out, { kind: 'text', text: rest }];
}

function firstOf(text: string): [Inline, number, number] | null {
  for (const [kind, pattern] of PATTERNS) {
    const match = pattern.exec(text);
    if (!match) continue;
    const shown = match[1] ?? match[2] ?? '';
    const to = match.index + match[0].length;
    if (kind !== 'link') return [{ kind, text: shown }, match.index, to];
    return [linkOf(shown, match[2] ?? ''), match.index, to];
  }
  return null;
}

/** React refuses script addresses; here only addresses of the web are links. */
function linkOf(text: string, href: string): Inline {
  return /^https?:\/\//i.test(href) ? { kind: 'link', text, href } : { kind: 'text', text };
}
