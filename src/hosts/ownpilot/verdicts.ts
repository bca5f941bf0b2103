// Says what each release does with the whole manifest, in the host's own texts, and what it does without a message.

import type { SourceDocument } from '../../model/document.ts';
import type { Finding } from '../../model/finding.ts';
import { isObject, member } from '../../model/guards.ts';
import type { Verdict } from '../../model/verdict.ts';
import { documentedVerdict, MAX_NOTES, messagesOf, refusedBy, silentMessages } from '../kit/verdict.ts';
import { listed } from '../kit/words.ts';
import { install } from './install.ts';
import { V2026_02, DOCUMENTED, V0_8_3, type RealRelease } from './releases.ts';
import { listItems, isText, toolsOf } from './shape.ts';
import { rules } from './subjects.ts';
import { registerTool, toolToRegister } from './tool-names/register.ts';
import { readCron } from './triggers/cron/words.ts';

/** More than anyone reads; keeps manifests with thousands of mistakes cheap. */
const MAX_TEXTS = 200;

/** Left out of the notes, because one note about registration covers all tools. */
const REGISTRATION = new Set([
  'ownpilot/id-hyphen',
  'ownpilot/tool-name-start',
  'ownpilot/tool-name-long',
  'ownpilot/tool-name-long-qualified',
]);

/**
 * One verdict per release, in the order of `releases`. `findings` are those of `check` for the same document.
 * Cron notes use the local time of now.
 */
export function verdicts(document: SourceDocument, findings: readonly Finding[]): Verdict[] {
  const refused = refusedBy(DOCUMENTED, findings, rules).slice(0, MAX_TEXTS);
  const documented = documentedVerdict(document, refused, rules);
  const notes = documented.kind === 'accepted' ? cronNotes(document.value, 'cron') : [];
  return [
    { ...documented, notes },
    realVerdict(document, findings, V2026_02),
    realVerdict(document, findings, V0_8_3),
  ];
}

function realVerdict(document: SourceDocument, findings: readonly Finding[], release: RealRelease): Verdict {
  if (!document.strict) {
    return { release, kind: 'refused', texts: syntaxTexts(document, release), notes: [] };
  }
  const { kind, texts } = install(document.value, release);
  return {
    release,
    kind,
    texts,
    notes: notesOf(document.value, findings, release, kind === 'accepted'),
  };
}

/**
 * The texts for text that is not JSON: pasted into the page (2026-02 ui/pages/SkillPackagesPage.tsx:380-420,
 * 0.8.3 ui/pages/skills/QuickInstallModal.tsx), then installed from a file.
 */
function syntaxTexts({ parseError = '', path }: SourceDocument, release: RealRelease): string[] {
  const pasted =
    release === V2026_02
      ? 'Invalid JSON. Please check the manifest content.'
      : `JSON parse error: ${parseError}`;
  return path === '' ? [pasted] : [pasted, `Invalid JSON in manifest: ${path}`];
}

function notesOf(
  value: unknown,
  findings: readonly Finding[],
  release: RealRelease,
  accepted: boolean,
): string[] {
  if (!accepted) {
    const ofFormat = findings.filter(({ code }) => code === 'ownpilot/format-unknown');
    return messagesOf('refused', release, ofFormat, rules);
  }
  const rest = findings.filter(({ code }) => !REGISTRATION.has(code));
  const silent = silentMessages(release, rest, rules);
  const notes = [...registrationNotes(value, release), ...silent, ...cronNotes(value, 'schedule')];
  return [...new Set(notes)].slice(0, MAX_NOTES);
}

/** Notes about tools that install but never register, with the registries' own texts. */
function registrationNotes(manifest: unknown, release: RealRelease): string[] {
  if (!isObject(manifest)) return [];
  const byText = new Map<string, string[]>();
  for (const entry of toolsOf(manifest)) {
    const tool = toolToRegister(manifest, entry);
    if (!tool) continue;
    const result = registerTool(tool, release);
    const text = result.rejected ?? result.refused;
    if (text !== undefined) byText.set(text, [...(byText.get(text) ?? []), `\`${tool.name}\``]);
  }
  return [...byText].map(
    ([text, names]) =>
      `Installed, but ${listed(names)} never ${names.length > 1 ? 'register' : 'registers'}: “${text}”`,
  );
}

/** One note per enabled trigger of a type: when it fires, in words. */
function cronNotes(manifest: unknown, type: 'cron' | 'schedule'): string[] {
  return listItems(member(manifest, 'triggers'), '/triggers').flatMap(({ value }) => {
    const name = member(value, 'name');
    if (member(value, 'type') !== type || member(value, 'enabled') === false || !isText(name)) return [];
    const reading = readCron(member(member(value, 'config'), 'cron'), new Date());
    return reading ? [`Trigger \`${name}\`: ${reading.words}; next ${clock(reading.next)} local time.`] : [];
  });
}

/** `2026-11-22 09:00` in local time. */
function clock(date: Date): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  const day = `${String(date.getFullYear())}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
}
