// Says what each release does with the whole manifest, in the host's own texts, and what it does without a message.

import type { SourceDocument, Finding } from '../../model/finding.ts';
import { isObject, member } from '../../model/guards.ts';
import type { Verdict } from '../../model/verdict.ts';
import { drawn } from '../kit/react-page.ts';
import {
  documentedVerdict,
  MAX_NOTES,
  messagesOf,
  refusedBy,
  severityIn,
  silentMessages,
} from '../kit/verdict.ts';
import { code, listed } from '../kit/words.ts';
import { install } from './install.ts';
import { panelOf } from './preview/panel.ts';
import { V2026_02, DOCUMENTED, V0_8_3, type RealRelease } from './releases.ts';
import { toolsOf, type ListItem } from './shape.ts';
import { rules } from './subjects.ts';
import { registerTool, toolToRegister } from './tool-names/register.ts';

/** More than anyone reads; keeps manifests with thousands of mistakes cheap. */
const MAX_TEXTS = 200;

/** Left out of the notes, because one note about registration covers all tools. */
const REGISTRATION = new Set([
  'ownpilot/id-hyphen',
  'ownpilot/tool-name-start',
  'ownpilot/tool-name-long',
  'ownpilot/tool-name-long-qualified',
]);

/** One verdict per release, in the order of `releases`. `findings` are those of `check` for the same document. */
export function verdicts(document: SourceDocument, findings: readonly Finding[]): Verdict[] {
  const refused = refusedBy(DOCUMENTED, findings, rules).slice(0, MAX_TEXTS);
  return [
    documentedVerdict(document, refused, rules),
    realVerdict(document, findings, V2026_02),
    realVerdict(document, findings, V0_8_3),
  ];
}

function realVerdict(document: SourceDocument, findings: readonly Finding[], release: RealRelease): Verdict {
  if (!document.strict) {
    return { release, kind: 'refused', texts: syntaxTexts(document, release), notes: [] };
  }
  const { value } = document;
  const { kind, texts } = install(value, release);
  const notes = notesOf(value, findings, release, kind === 'accepted');
  const summary =
    kind === 'accepted' ? (lostTools(value, findings, release) ?? lostPage(value, release)) : null;
  return { release, kind, texts, notes, ...(summary === null ? {} : { kind: 'broken', summary }) };
}

/** What is said of tools that never register, where nothing else of them is broken; null for all others. */
function lostTools(manifest: unknown, findings: readonly Finding[], release: RealRelease): string | null {
  const tools = toolsOf(manifest);
  const lost = tools.filter((entry) => registrationText(manifest, entry, release) !== undefined);
  if (lost.length === 0) return null;
  const all = lost.length === tools.length;
  const isLost = (pointer: string): boolean => lost.some((tool) => pointer.startsWith(`${tool.pointer}/`));
  const others = findings.some(
    (finding) => severityIn(release, finding, rules) === 'broken' && !isLost(finding.pointer),
  );
  if (others && !all) return null;
  const count = `${String(lost.length)} of ${String(tools.length)} tools`;
  return `installs it, but ${tools.length === 1 ? 'its only tool' : count} never ${lost.length === 1 ? 'registers' : 'register'}`;
}

/** What is said where the host's pages crash on what was installed; null where they show it. */
function lostPage(manifest: unknown, release: RealRelease): string | null {
  if (!isObject(manifest)) return null;
  const shown = drawn(() => panelOf(manifest, release, false));
  if ('crash' in shown) return 'installs it, and then the page that lists it crashes';
  const { overview, services } = shown.detail;
  const forms = shown.services.map(({ form }) => form);
  return [overview, services ?? {}, ...forms].some((part) => 'crash' in part)
    ? 'installs it, and then a page that shows it crashes'
    : null;
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
    const ofFormat = findings.filter((finding) => finding.code === 'ownpilot/format-unknown');
    return messagesOf('refused', release, ofFormat, rules);
  }
  const rest = findings.filter((finding) => !REGISTRATION.has(finding.code));
  const silent = silentMessages(release, rest, rules);
  return [...new Set([...registrationNotes(value, release), ...silent])].slice(0, MAX_NOTES);
}

/** The text of the registry that refuses the tool; undefined where it registers. */
function registrationText(manifest: unknown, entry: ListItem, release: RealRelease): string | undefined {
  const tool = isObject(manifest) ? toolToRegister(manifest, entry) : null;
  const result = tool && registerTool(tool, release);
  return result?.rejected ?? result?.refused;
}

/** Notes about tools that install but never register, with the registries' own texts. */
function registrationNotes(manifest: unknown, release: RealRelease): string[] {
  const byText = new Map<string, string[]>();
  for (const entry of toolsOf(manifest)) {
    const text = registrationText(manifest, entry, release);
    const name = code(member(entry.value, 'name'));
    if (text !== undefined) byText.set(text, [...(byText.get(text) ?? []), name]);
  }
  return [...byText].map(
    ([text, names]) =>
      `Installed, but ${listed(names)} never ${names.length > 1 ? 'register' : 'registers'}: “${text}”`,
  );
}
