// Texts around a link that are pasted elsewhere: Markdown, an embedded view, a badge.

import { VERDICT_WORDS, type VerdictKind } from '../model/verdict.ts';
import { codeSpan, fenced, markdownLine } from '../lang/markdown/escape.ts';

/** What one release does with the text: `OwnPilot 2026-02`, `accepted`. */
export interface ReleaseVerdict {
  readonly release: string;
  readonly kind: VerdictKind;
}

/** Link, verdicts and source; `day` as 2026-08-31. */
export function markdownOf(
  name: string,
  link: string,
  verdicts: readonly ReleaseVerdict[],
  files: readonly { readonly path: string; readonly text: string }[],
  day: string,
): string {
  const lines = verdicts.map(({ release, kind }) => `- ${markdownLine(release)}: ${VERDICT_WORDS[kind]}`);
  const blocks = files.flatMap(({ path, text }) => [codeSpan(path), fenced(text, languageIn(path))]);
  const head = lines.length > 0 ? [`Checked on ${day}:`, lines.join('\n')] : [];
  return `${[`[${markdownLine(name)} in Plugbench](${link})`, ...head, ...blocks].join('\n\n')}\n`;
}

const languageIn = (path: string): string => /\.(\w+)$/.exec(path)?.[1] ?? '';

/** `page` is the page's own address, ending with a slash. */
export function embedOf(name: string, page: string, fragment: string): string {
  const title = name.replace(/[&"<>]/g, (char) => `&#${String(char.charCodeAt(0))};`);
  return `<iframe src="${page}embed.html${fragment}" title="${title} in Plugbench" width="100%" height="480" loading="lazy"></iframe>`;
}

/** A badge for a README. It has no verdict: a picture cannot follow the file. */
export function badgeOf(page: string, link: string): string {
  return `[![Check with Plugbench](${page}badges/check.svg)](${link})`;
}
