// A port of the small markdown reader of the form's preview (config-field.tsx, renderMarkdown), with data as result.

export type Inline =
  | { readonly kind: 'text' | 'code' | 'bold' | 'italic'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

export type Block =
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'heading'; readonly level: number; readonly inlines: readonly Inline[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'paragraph'; readonly inlines: readonly Inline[] };

/** Longer texts are cut, because the patterns start again at every character. */
const MAX_LENGTH = 20_000;

/** The blocks of a text; empty lines separate them. */
export function markdownBlocks(text: string): Block[] {
  return text
    .slice(0, MAX_LENGTH)
    .split(/\n\n+/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map(blockOf);
}

function blockOf(block: string): Block {
  const lines = block.split('\n');
  if (block.startsWith('```')) return { kind: 'code', text: lines.slice(1, -1).join('\n') };
  // The host has `(.+)` here, which finds the same in a trimmed block but takes quadratic time.
  const heading = /^(#{1,6})\s+(\S.*)$/.exec(block);
  if (heading) {
    return { kind: 'heading', level: heading[1]?.length ?? 1, inlines: inlinesOf(heading[2] ?? '') };
  }
  if (!/^[-*]\s/.test(block)) return { kind: 'paragraph', inlines: inlinesOf(block) };
  const items = lines.filter((line) => /^[-*]\s/.test(line)).map((line) => inlinesOf(line.slice(2)));
  return { kind: 'list', items };
}

const PATTERNS = [
  ['code', /`([^`]+)`/],
  ['bold', /\*\*([^*]+)\*\*/],
  ['italic', /\*([^*_]+)\*|_([^*_]+)_/],
] as const;

/** The host splits at the first kind that occurs anywhere, so text before it is not formatted. */
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
  const link = firstLink(text);
  if (link) return link;
  for (const [kind, pattern] of PATTERNS) {
    const match = pattern.exec(text);
    if (!match) continue;
    const shown = match[1] ?? match[2] ?? '';
    return [{ kind, text: shown }, match.index, match.index + match[0].length];
  }
  return null;
}

/** The host's `\[([^\]]+)\]\(([^)]+)\)` in one pass: as a pattern it takes quadratic time. */
function firstLink(text: string): [Inline, number, number] | null {
  let open = text.indexOf('[');
  while (open >= 0) {
    const close = text.indexOf(']', open + 1);
    if (close < 0) return null;
    if (close > open + 1 && text[close + 1] === '(') {
      const end = text.indexOf(')', close + 2);
      if (end < 0) return null;
      if (end > close + 2) {
        return [linkOf(text.slice(open + 1, close), text.slice(close + 2, end)), open, end + 1];
      }
    }
    open = text.indexOf('[', close);
  }
  return null;
}

/** React refuses script addresses; here only web addresses are links. */
function linkOf(text: string, href: string): Inline {
  return /^https?:\/\//i.test(href) ? { kind: 'link', text, href } : { kind: 'text', text };
}
