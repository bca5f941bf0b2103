// Computes the verdict of each release on a text, and the severity of faults in JSON.

import { documentedVerdict, MAX_NOTES, severityIn } from '../kit/verdict.ts';
import { member, pushTo } from '../../model/guards.ts';
import type { SeverityByRelease, Finding, SourceDocument } from '../../model/finding.ts';
import type { Verdict } from '../../model/verdict.ts';
import { kindOf, type DocumentKind } from './file/kind.ts';
import { V2026_03, codeReleases, everywhere, onlyDocumented, since } from './releases.ts';
import { unreadMembers } from './members/check.ts';
import { rules } from './subjects.ts';
import { parametersOf, validatePluginConfig } from './parameters/values.ts';

/** One verdict per release. Milady refuses no text: it treats a text that it cannot read as absent. */
export function verdicts(document: SourceDocument, findings: readonly Finding[]): Verdict[] {
  const kind = kindOf(document);
  if (kind === 'source') return codeReleases.map(({ id }) => unknown(id));
  const written = documentedVerdict(document, findings, rules);
  return [{ ...written, notes: pageNotes(kind) }, miladyVerdict(document, findings, kind)];
}

/** Why Milady has no verdict on code. */
export const NOT_FROM_CODE = 'What Milady does with the code of a plugin does not follow from its text.';

/** The verdict on code before a compiler has read it. */
function unknown(release: string): Verdict {
  const notes =
    release === V2026_03 ? [NOT_FROM_CODE] : ['The answer of the TypeScript compiler is not here yet.'];
  return { release, kind: 'unknown', texts: [], notes };
}

function pageNotes(kind: DocumentKind): string[] {
  return kind === 'package'
    ? ['The page on plugin schemas says nothing about package.json. The facts about it come from the code.']
    : [];
}

function miladyVerdict(document: SourceDocument, findings: readonly Finding[], kind: DocumentKind): Verdict {
  const notes = [...openingNotes(document, kind), ...changedNotes(findings)];
  return {
    release: V2026_03,
    kind: 'accepted',
    texts: kind === 'package' && document.strict ? packageTexts(document.value) : [],
    notes: notes.slice(0, MAX_NOTES),
  };
}

/** The messages on the card of an enabled plugin before any setting has a value. */
function packageTexts(value: unknown): string[] {
  const block = member(member(value, 'agentConfig'), 'pluginParameters');
  const { errors, warnings } = validatePluginConfig(parametersOf(block), new Map());
  return [...errors, ...warnings].map(({ message }) => message);
}

function openingNotes(document: SourceDocument, kind: DocumentKind): string[] {
  if (!document.strict) {
    return [
      kind === 'package'
        ? 'Milady cannot read this file and ignores it. The plugin gets the name of its folder and version 0.0.0.'
        : 'Milady cannot read this file and ignores it. The current core stops with "Failed to load local plugin manifest".',
    ];
  }
  if (kind === 'package') {
    return [
      'The settings page uses these parameters for plugins that come with Milady, the terminal for all plugins.',
    ];
  }
  if (kind !== 'manifest') return [];
  const unread = unreadMembers(document.value);
  const out = [
    'Milady opens this file only in folders named `plugins/app-…` and in packages whose package.json says `elizaos.kind: "app"`.',
  ];
  if (unread.length > 0) {
    out.push(
      `Milady never reads ${unread.map((name) => `\`${name}\``).join(', ')} from a manifest: its settings page uses \`agentConfig.pluginParameters\` in package.json.`,
    );
  }
  return out;
}

/** One message for each kind of silent change, with its number of places. */
function changedNotes(findings: readonly Finding[]): string[] {
  const byCode = new Map<string, Finding[]>();
  for (const finding of findings) {
    const severity = severityIn(V2026_03, finding, rules);
    if (severity !== 'broken' && severity !== 'changed') continue;
    pushTo(byCode, finding.code, finding);
  }
  return [...byCode].slice(0, MAX_NOTES).flatMap(([code, [first, ...more]]) => {
    const message = rules[code]?.message(first?.args ?? {}) ?? '';
    return more.length === 0 ? [message] : [`${message} (and ${String(more.length)} more of this kind)`];
  });
}

/** Milady takes a manifest that it cannot read for absent, without a message; source code is not faulty JSON. */
export function syntaxSeverity(code: string, document: SourceDocument): SeverityByRelease {
  if (kindOf(document) === 'source') return {};
  if (code === 'json/empty') return onlyDocumented('advice');
  // Every host reads text that JSON.parse accepts, only not as it was meant.
  return document.strict || code === 'json/duplicate-key'
    ? everywhere('changed')
    : { documented: 'refused', ...since(V2026_03, 'broken') };
}
