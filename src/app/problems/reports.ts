// What reports say: on a problem, on verdicts, on a run and on a conversion, without keys and secret settings.

import { version } from '../../../package.json';
import type { Problem } from '../../model/finding.ts';
import type { RunResult } from '../../model/run.ts';
import { VERDICT_WORDS } from '../../model/verdict.ts';
import { headlineOf, leadOf, type Tried } from '../../convert/report/lead.ts';
import type { ConversionView } from '../../convert/report/view.ts';
import type { PluginReport } from '../../share/report.ts';
import { codeSpan } from '../../lang/markdown/escape.ts';
import { headline } from '../run/result-words.ts';
import { linkTo, secretSettings, type LinkedPlace } from '../share/link.ts';
import type { Workspace } from '../workspace.svelte.ts';
import type { FaultCard } from './cards.ts';
import { linksOf } from '../../ui/evidence-links.ts';
import { pluginVerdicts } from './plugin-verdicts.ts';
import { releaseOf } from './release-of.ts';
import { severities, withoutHost } from '../../ui/severity.ts';

/** A report, and for whom it is. */
export interface Prepared {
  readonly report: PluginReport;
  /** Where the host's code or documentation is, which says where its tracker is. */
  readonly source: string | undefined;
  /** Whether only Plugbench can do something about it. */
  readonly isOurs: boolean;
}

/** Makes a report on what is open now. Rejects where keys could not be looked for. */
export type Prepare = (workspace: Workspace) => Promise<Prepared>;

/** So much of a text is quoted, UTF-16 units. */
const QUOTED = 2000;
/** So many messages of a release are. */
const MESSAGES = 5;

/** On a problem in a file. */
export function problemReport(problem: Problem, file: FaultCard['source']): Prepare {
  const { from, to, message, code, evidence, releases } = problem;
  const { text } = file;
  const first = text.slice(0, from).split('\n').length - 1;
  const count = Math.min(text.slice(from, to).split('\n').length, 20);
  return (workspace) => {
    const { host } = workspace.main;
    return prepared(workspace, {
      tab: 'problems',
      path: file === workspace.main ? null : file.path,
      selection: [from, to],
      message,
      code,
      quotes: [[`In ${codeSpan(file.path || 'manifest')}`, text, [first, first + count]]],
      releases: Object.entries(releases).map(([id, severity]) => ({
        label: releaseOf(host, id)?.label ?? id,
        effect: (host ? severities : withoutHost)[severity].word,
        evidence: evidence
          .filter(({ release }) => release === id)
          .map(({ where, text: quoted = null }) => {
            const links = linksOf(where, releaseOf(host, id)?.source);
            return { where, href: links.find(({ href }) => href !== undefined)?.href ?? null, text: quoted };
          }),
      })),
      source: host?.releases.findLast(({ id }) => id in releases)?.source,
    });
  };
}

/** On what the releases do with the plugin. */
export function verdictReport(): Prepare {
  return (workspace) => {
    const { host, path, text } = workspace.main;
    const releases = pluginVerdicts(workspace).map(({ release, kind, summary, texts }) => ({
      label: releaseOf(host, release)?.label ?? release,
      effect: summary ?? VERDICT_WORDS[kind],
      evidence: texts.slice(0, MESSAGES).map((message) => ({ where: 'Message', href: null, text: message })),
    }));
    const message = `This plugin: ${releases.map(({ label, effect }) => `${label} ${effect}`).join('; ')}.`;
    return prepared(workspace, {
      tab: 'problems',
      message,
      quotes: [[codeSpan(path || 'manifest'), text]],
      releases,
    });
  };
}

/** On a run of a tool. `mode` is how it ran, `args` are what it was given, as JSON. */
export function runReport(result: RunResult, tool: string, mode: string, args: string): Prepare {
  const { content = '', note = '', words } = result;
  const message = `A run of ${codeSpan(tool)} (${mode}): ${headline(result)}. ${note}`.trim();
  const answer = words?.label ?? 'Sent to the model';
  const quotes = [['Arguments', args] as const, [answer, content] as const];
  return (workspace) => prepared(workspace, { tab: 'run', message, quotes });
}

/** On a conversion, which no host can do anything about. */
export function conversionReport(view: ConversionView, tried?: Tried): Prepare {
  const { from, to, summary } = view;
  const message = `Converted from ${from.name} to ${to.name}: ${headlineOf(summary, tried).join(', ')}.`;
  const lead = leadOf(view).map(({ text }) => text);
  const quotes = [['What becomes of its values', lead.join('\n')] as const];
  return (workspace) => prepared(workspace, { tab: 'convert', message, quotes, isOurs: true });
}

/** What a report is made of, with keys. */
interface Draft extends LinkedPlace, Partial<Pick<PluginReport, 'code' | 'releases'>> {
  readonly message: string;
  /** `lines`: the first one that is quoted, and the first one that is not; all where they are left out. */
  readonly quotes: readonly (readonly [title: string, text: string, lines?: readonly [number, number]])[];
  /** That of the newest release where it is left out. */
  readonly source?: string | undefined;
  readonly isOurs?: boolean;
}

/** Blacks out keys and secret settings in all of it, and adds the link. */
async function prepared(workspace: Workspace, draft: Draft): Promise<Prepared> {
  const { message, code = null, quotes, releases = [], isOurs = false } = draft;
  const { host } = workspace.main;
  const { address, found } = await linkTo(workspace, draft);
  const texts = [message, ...quotes.map(([, text]) => text)];
  const inTexts = (await workspace.reader.secrets(texts)).flatMap((spans, at) =>
    spans.map(({ from, to }) => (texts[at] ?? '').slice(from, to)),
  );
  const secrets = [...found.map(({ text }) => text), ...inTexts, ...(await secretSettings(workspace))];
  // A key may be the beginning of another one.
  secrets.sort((a, b) => b.length - a.length);
  const clean = (text: string): string =>
    secrets.reduce((rest, secret) => rest.replaceAll(secret, 'REMOVED'), text);
  const quoted = (text: string, [first, end]: readonly [number, number] = [0, Infinity]): string => {
    // Cut after that: no part of a key is left.
    const lines = clean(text).split('\n').slice(first, end).join('\n');
    return lines.length > QUOTED ? `${lines.slice(0, QUOTED)}…` : lines;
  };
  const report = {
    host: host?.name ?? 'Unknown host',
    message: clean(message),
    code,
    quotes: quotes.map(([title, text, lines]) => ({ title, text: quoted(text, lines) })),
    releases: releases.map((one) => ({
      ...one,
      evidence: one.evidence.map((each) => ({ ...each, text: each.text && clean(each.text) })),
    })),
    link: address,
    version,
  };
  const newest = host?.releases.findLast(({ source }) => source !== undefined);
  return { report, source: draft.source ?? newest?.source, isOurs };
}
