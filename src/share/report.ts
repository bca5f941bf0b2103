// The text of a report on a problem, a verdict, a run or a conversion: for the tracker of the host, or for Plugbench's own.

import { codeSpan, fenced } from '../lang/markdown/escape.ts';

/** What one release does, with where that is known from. */
export interface ReportedRelease {
  readonly label: string;
  /** `Refused`, `Broken`, … */
  readonly effect: string;
  /** Where it can be read, with its address where that is known, and what stands there. */
  readonly evidence: readonly {
    readonly where: string;
    readonly href: string | null;
    readonly text: string | null;
  }[];
}

export interface PluginReport {
  /** `OwnPilot`. */
  readonly host: string;
  /** What it is about, in one sentence. */
  readonly message: string;
  /** The rule's code; null where it is not about a rule. */
  readonly code: string | null;
  /** Texts that it is about, without keys, and what each of them is. */
  readonly quotes: readonly { readonly title: string; readonly text: string }[];
  readonly releases: readonly ReportedRelease[];
  /** Opens the whole plugin at this place. */
  readonly link: string;
  /** Plugbench's own. */
  readonly version: string;
}

/** One line for the tracker's list. */
export function titleOf({ host, message }: PluginReport): string {
  const line = message.replace(/\s+/g, ' ').replaceAll('`', '');
  return `${host}: ${line.length > 100 ? `${line.slice(0, 99)}…` : line}`;
}

/** Markdown. `own`: for Plugbench's tracker, with room for what the host really does. */
export function reportOf(report: PluginReport, own: boolean): string {
  const { host, message, code, quotes, releases, link, version } = report;
  return [
    message,
    '',
    ...quotes.flatMap(({ title, text }) => (text === '' ? [] : [`${title}:`, '', fenced(text), ''])),
    ...releases.flatMap(({ label, effect, evidence }) => [
      `- **${host} ${label}**: ${effect}`,
      ...evidence.map(({ where, href, text }) => {
        const quoted = text === null ? '' : `: “${text}”`;
        return `  - ${href === null ? where : `[${where}](${href})`}${quoted}`;
      }),
    ]),
    ...(releases.length > 0 ? [''] : []),
    ...(own ? ['What the host really does (version, and how you saw it):', '', '…', ''] : []),
    `[The whole plugin, at this place](${link})`,
    '',
    `Plugbench ${version}${code === null ? '' : `, rule ${codeSpan(code)}`}`,
    '',
  ].join('\n');
}

/** What addresses may be long at most, in characters, so that the tracker takes them. */
const LONGEST = 7500;

/**
 * The address that begins a new issue with this text in the tracker of the repository that a source lies in; the title
 * alone where the text is too long. Null where the source is not in a repository on GitHub.
 */
export function trackerOf(source: string | undefined, title: string, text: string): string | null {
  const [, repository] = /^https:\/\/github\.com\/([\w.-]+\/[\w.-]+)\//.exec(source ?? '') ?? [];
  if (repository === undefined) return null;
  const start = `https://github.com/${repository}/issues/new?title=${encodeURIComponent(title)}`;
  const whole = `${start}&body=${encodeURIComponent(text)}`;
  return whole.length > LONGEST ? start : whole;
}
