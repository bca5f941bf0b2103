// What each release does with a plugin in Python, as far as its text shows it.

import type { Finding, Span } from '../../../model/finding.ts';
import type { Verdict } from '../../../model/verdict.ts';
import type { PythonValue } from '../../../lang/python/value.ts';
import { MAX_NOTES, messagesOf, silentMessages } from '../../kit/verdict.ts';
import { HOST_RELEASES } from '../releases.ts';
import { factsOf } from '../source-facts.ts';
import { rules as hostRules } from '../subjects.ts';
import { codeRules } from './rules.ts';
import { kindOfLoaded, reactionIn, USE } from '../verdicts.ts';
import type { Effect, Found, PythonFile } from './found.ts';
import { moduleMissing, newPath } from './imports/rules.ts';
import { mayInherit } from './loading/check.ts';
import { documentOf, memberOf } from './metadata/values.ts';
import type { PluginClass } from './plugin-source.ts';

const rules = { ...hostRules, ...codeRules };

const NOT_READ = 'What decides is not in the text. “Load” shows what Python makes of it.';
const OLDER_PYTHON = 'The text has syntax that this release’s Python may not know: it runs on 3.10 to 3.12.';
const SYNTAX = 'Python cannot compile this file, so the server does not start. “Load” shows its own words.';
const OTHER_WORDS = 'The server does not start. Its words cannot be read from the text; “Load” shows them.';
const SILENT = 'RAGFlow leaves the plugin out and does not say so in its log.';

/** One verdict per release. */
export function verdictsOf(file: PythonFile, all: readonly Found[]): Verdict[] {
  const findings = all.map(({ finding }) => finding);
  const texts = messagesOf('refused', 'documented', findings, rules, 100);
  const kind = texts.length > 0 ? 'refused' : 'accepted';
  const { unread, plugins } = file.source;
  const documented: Verdict =
    kind === 'accepted' && (isUnread(file) || (unread && plugins.length === 0))
      ? open('documented', [NOT_READ])
      : { release: 'documented', kind, texts, notes: [] };
  const verdictOf = (release: string): Verdict =>
    isUnread(file) ? open(release, [NOT_READ]) : verdictIn(release, file, all);
  return [documented, ...HOST_RELEASES.map(verdictOf)];
}

/** Whether the text may be Python and cannot be read here. */
function isUnread({ tree }: PythonFile): boolean {
  return tree.errors.length > 0 && !tree.refused;
}

/** What runs at the start and may do anything. */
function runsAtStart({ text }: PythonFile, { from }: Span): string {
  const line = text.slice(0, from).split(/\r\n?|\n/).length;
  return `Line ${String(line)} runs when the server starts, and may raise an exception. “Load” shows what Python makes of it.`;
}

const WHEN: readonly Effect['when'][] = ['import', 'version', 'metadata'];

function verdictIn(release: string, file: PythonFile, all: readonly Found[]): Verdict {
  const concerns = all.filter(({ finding }) => rules[finding.code]?.severity[release] !== undefined);
  const isSkipped = (name: string | undefined): boolean =>
    concerns.some(({ effect, of }) => effect?.kind === 'skips' && of === name && name !== undefined);
  const ends = concerns
    .filter(({ effect, of }) => effect?.kind === 'ends' && (effect.when === 'import' || !isSkipped(of)))
    .filter(({ finding: { code } }) => code === newPath.code || rules[code]?.severity[release] === 'refused')
    .sort((a, b) => WHEN.indexOf(a.effect?.when ?? 'import') - WHEN.indexOf(b.effect?.when ?? 'import'));
  const [end] = ends;
  if (end) return crashed(release, file, end);
  const skips = concerns.flatMap(({ effect }) => (effect?.kind === 'skips' ? [effect.text(release)] : []));
  const lines = [...new Set(skips.filter((text) => text !== ''))];
  const { importDoubt, plugins, unread } = file.source;
  if (skips.length > 0 && importDoubt) return open(release, [runsAtStart(file, importDoubt)]);
  if (skips.length > 0) {
    return { release, kind: 'refused', texts: lines, notes: lines.length < skips.length ? [SILENT] : [] };
  }
  const findings = concerns.map(({ finding }) => finding);
  const has = (code: string): boolean => findings.some((finding) => finding.code === code);
  const refused = messagesOf('refused', release, findings, rules);
  if (has('ragflow/python-newer-syntax')) return open(release, [], [OLDER_PYTHON]);
  const doubt = doubtAtStart(file);
  // It may be missing on the server.
  const isOpen = concerns.some(
    ({ effect, finding }) => effect?.kind === 'ends' && finding.code === moduleMissing.code,
  );
  if (doubt && !unread) return open(release, [runsAtStart(file, doubt)], USE[release]);
  if (unread ? plugins.length === 0 : isOpen) return open(release, [NOT_READ]);
  if (plugins.length > 0) return judged(release, file, findings, refused);
  const isEmpty = ['ragflow/python-no-plugin', 'ragflow/python-fragment'].some(has);
  const notes = refused.length > 0 ? refused : silentMessages(release, findings, rules);
  return { release, kind: isEmpty ? 'refused' : 'accepted', texts: [], notes };
}

function open(release: string, untilLoad: readonly string[], others: readonly string[] = []): Verdict {
  return { release, kind: 'unknown', texts: [], notes: [...untilLoad, ...others], untilLoad };
}

/** The words are known only where nothing that runs before may end the start in its own ones. */
function crashed(release: string, file: PythonFile, { effect, finding, span }: Found): Verdict {
  const text = effect?.text(release) ?? '';
  const doubt = effect?.when === 'metadata' ? doubtAtStart(file) : file.source.importDoubt;
  const isBefore = effect?.when !== 'import' || (doubt !== null && doubt.to <= span.from);
  const isSecond = doubt !== null && doubt.from !== span.from && isBefore;
  if (text !== '' && !isSecond) return { release, kind: 'crashes', texts: [text], notes: [] };
  const isSyntax = /^ragflow\/python-(?:syntax|bracket|document)$/.test(finding.code);
  const untilLoad = [isSyntax ? SYNTAX : OTHER_WORDS];
  return { release, kind: 'crashes', texts: [], notes: untilLoad, untilLoad };
}

/** The first place that runs at the start, and of which the text does not show that it goes on; null for none. */
function doubtAtStart({ source: { importDoubt, plugins } }: PythonFile): Span | null {
  return importDoubt ?? plugins.find(({ callDoubt }) => callDoubt !== null)?.callDoubt ?? null;
}

function judged(
  release: string,
  file: PythonFile,
  findings: readonly Finding[],
  refused: readonly string[],
): Verdict {
  if (refused.length > 0 && findings.some(({ code }) => code === 'ragflow/python-file-name')) {
    return { release, kind: 'refused', texts: [], notes: refused };
  }
  const values = file.source.plugins.flatMap(({ metadata }) => (metadata ? [metadata] : []));
  const isOwn = file.source.plugins.every((plugin) => !mayInherit(file, plugin) && !asksToSkip(file, plugin));
  const isOpen =
    !isOwn ||
    values.length < file.source.plugins.length ||
    values.some((value) => isDecidedElsewhere(value, release));
  if (isOpen || file.source.unread) return open(release, [NOT_READ], USE[release]);
  const { document } = documentOf(values);
  const tools = (document.value as unknown[]).map((value, i) => ({ value, pointer: `/${String(i)}` }));
  const { texts, notes } = reactionIn(release, tools, factsOf(document), findings, rules);
  return { release, ...kindOfLoaded(release, texts), texts, notes: notes.slice(0, MAX_NOTES) };
}

/** Whether the class decides while it is loaded whether it is left out. */
function asksToSkip({ text }: PythonFile, { span }: PluginClass): boolean {
  return /\bdef\s+_skipload_\b/.test(text.slice(span.from, span.to));
}

/** Whether what the release needs may be there without being in the text. */
function isDecidedElsewhere(value: PythonValue, release: string): boolean {
  // A name that is a list ends the start.
  if (value.kind === 'unknown' || memberOf(value, 'name')?.kind === 'unknown') return true;
  const mayLack = (holder: PythonValue | null, keys: readonly string[]): boolean =>
    holder?.kind === 'unknown' ||
    (holder?.kind === 'dict' && holder.open && keys.some((key) => memberOf(holder, key) === null));
  if (release !== '0.19') return mayLack(value, ['name']);
  const parameters = memberOf(value, 'parameters');
  const inner = parameters?.kind === 'dict' ? parameters.entries.map((entry) => entry.value) : [];
  return (
    mayLack(value, ['name', 'description', 'parameters']) ||
    mayLack(parameters, ['']) ||
    inner.some((one) => mayLack(one, ['type', 'description', 'required']))
  );
}
