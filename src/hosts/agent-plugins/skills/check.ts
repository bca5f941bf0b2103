// Checks SKILL.md: where it is and its front matter.

import type { CodeFinding, Args, Span, Fix } from '../../../model/finding.ts';
import { didYouMean } from '../../../lang/text/did-you-mean.ts';
import type { DefinedRule } from '../../kit/rule.ts';
import { quote } from '../../kit/words.ts';
import { readParts, type FrontMember, type SkillParts } from './front-matter.ts';
import {
  isSkillName,
  MAX_COMPATIBILITY,
  MAX_DESCRIPTION,
  SKILL_MEMBERS,
  skillNameOf,
} from '../../kit/skill-limits.ts';
import * as rules from './rules.ts';

const DESCRIPTION = 'What this skill does and when to use it.';

/** All findings in the text of a skill; `folder` is the name of the folder that it is in, '' where that is not known. */
export function checkSkill(text: string, folder: string): CodeFinding[] {
  const parts = readParts(text);
  if (parts === 'missing') return [noFrontMatter(text, folder)];
  if (parts === 'open') return [raise(rules.frontMatterOpen, firstLine(text), {})];
  const { front, members, broken } = parts;
  if (broken) {
    const line = text.slice(0, broken.from).split('\n').length;
    return [raise(rules.frontMatterBroken, broken, { line })];
  }
  if (!members)
    return [raise(rules.frontMatterType, firstLine(text), {}, [insertion(front.from, membersFor(folder))])];
  const found = [
    ...checkName(members, front, folder, text),
    ...checkDescription(members, front),
    ...members.flatMap((member) => checkMember(member, members, text)),
    ...checkControl(text, front),
  ];
  return [...found, ...checkHyphens(text, front, folder, found)];
}

function raise<A extends Args>(
  rule: DefinedRule<A>,
  span: Span,
  args: A,
  fixes: readonly Fix[] = [],
  pointer = '',
): CodeFinding {
  return { code: rule.code, pointer, at: 'value', args, span, ...(fixes.length > 0 ? { fixes } : {}) };
}

function edit(title: string, { from, to }: Span, insert: string): Fix {
  return { title, edits: [{ from, to, insert }] };
}

function insertion(at: number, text: string): Fix {
  return edit(`Add ${quote(text.trim().split('\n')[0] ?? '', 50)}`, { from: at, to: at }, text);
}

function firstLine(text: string): Span {
  const end = text.indexOf('\n');
  return { from: 0, to: end < 0 ? text.length : end };
}

function membersFor(folder: string): string {
  return `name: ${skillNameOf(folder) || 'my-skill'}\ndescription: ${DESCRIPTION}\n`;
}

function noFrontMatter(text: string, folder: string): CodeFinding {
  const fix = edit('Add front matter', { from: 0, to: 0 }, `---\n${membersFor(folder)}---\n\n`);
  return raise(rules.frontMatterMissing, firstLine(text), {}, [fix]);
}

function checkName(
  members: readonly FrontMember[],
  front: Span,
  folder: string,
  text: string,
): CodeFinding[] {
  const member = members.find(({ key }) => key === 'name');
  const wanted = isSkillName(folder) ? folder : '';
  if (!member) {
    const fix = insertion(front.from, `name: ${scalarOf(wanted || 'my-skill')}\n`);
    const [span, fixes] = misspelt(members, 'name') ?? [lineBefore(front), [fix]];
    return [raise(rules.skillNameMissing, span, {}, fixes)];
  }
  const { valueSpan: span, text: name } = member;
  const change = (to: string): Fix[] =>
    to === '' ? [] : [edit(`Rename to ${quote(to)}`, span, withSpace(member, scalarOf(to)))];
  if (name === null) {
    const source = text.slice(span.from, span.to);
    return [
      raise(rules.skillNameType, span, { text: source }, change(wanted || skillNameOf(source)), '/name'),
    ];
  }
  if (!isSkillName(name))
    return [raise(rules.skillNameInvalid, span, { name }, change(wanted || skillNameOf(name)), '/name')];
  return folder === '' || folder === name
    ? []
    : [raise(rules.skillNameFolder, span, { name, folder }, change(wanted), '/name')];
}

function checkDescription(members: readonly FrontMember[], front: Span): CodeFinding[] {
  const member = members.find(({ key }) => key === 'description');
  if (!member) {
    const fix = insertion(front.to, `description: ${DESCRIPTION}\n`);
    const [span, fixes] = misspelt(members, 'description') ?? [lineBefore(front), [fix]];
    return [raise(rules.skillDescriptionMissing, span, { state: 'missing' }, fixes)];
  }
  if (member.text !== null && member.text.trim() !== '') {
    return /[<>]/.test(member.text)
      ? [raise(rules.skillBrackets, member.valueSpan, {}, [], '/description')]
      : [];
  }
  const isEmpty = member.text !== null || member.valueSpan.from === member.valueSpan.to;
  const fixes = isEmpty ? [replaced(member, DESCRIPTION, 'Write a description')] : [];
  const state = isEmpty ? 'empty' : 'not text';
  return [raise(rules.skillDescriptionMissing, member.keySpan, { state }, fixes, '/description')];
}

const LONGEST: Readonly<Partial<Record<string, number>>> = {
  description: MAX_DESCRIPTION,
  compatibility: MAX_COMPATIBILITY,
};

/** Everything that is not special to name and description. */
function checkMember(member: FrontMember, all: readonly FrontMember[], text: string): CodeFinding[] {
  const { key, text: held } = member;
  if (!SKILL_MEMBERS.includes(key)) return unknownMember(member, all, text);
  if (key === 'metadata') return checkMetadata(member, text);
  if (key === 'name') return [];
  const most = LONGEST[key] ?? Infinity;
  if (held !== null && held.length > most) {
    const fix = replaced(member, shortened(held, most), `Cut to ${String(most)} characters`);
    return [
      raise(rules.skillTextLong, member.valueSpan, { key, length: held.length, most }, [fix], `/${key}`),
    ];
  }
  return key === 'description' || (held !== null && held.trim() !== '') ? [] : [noText(member)];
}

/** The member that is not there and that an unknown one was probably meant to be. */
function meantBy({ key }: FrontMember, all: readonly FrontMember[]): string | undefined {
  const close = SKILL_MEMBERS.includes(key) ? undefined : didYouMean(key.slice(0, 40), SKILL_MEMBERS);
  return all.some((other) => other.key === close) ? undefined : close;
}

/** Where a missing member is under another name, and the fix. */
function misspelt(members: readonly FrontMember[], key: string): [Span, Fix[]] | undefined {
  const span = members.find((one) => meantBy(one, members) === key)?.keySpan;
  return span && [span, [edit(`Rename to ${quote(key)}`, span, key)]];
}

function unknownMember(member: FrontMember, all: readonly FrontMember[], text: string): CodeFinding[] {
  const { key, keySpan, lines } = member;
  const meant = meantBy(member, all);
  // That it is missing is the same fault.
  if (meant === 'description' || meant === 'name') return [];
  const fixes =
    meant === undefined
      ? [...moved(member, all, text), edit(`Remove ${quote(key, 50)}`, lines, '')]
      : [edit(`Rename to ${quote(meant)}`, keySpan, meant)];
  return [raise(rules.skillMember, keySpan, { key, meant }, fixes, `/${key}`)];
}

/** Into `metadata` as text, where the value is one line and `metadata` is missing or a block of lines. */
function moved({ key, valueSpan, lines }: FrontMember, all: readonly FrontMember[], text: string): Fix[] {
  const value = text.slice(valueSpan.from, valueSpan.to).trim();
  if (!/^[\w-]+$/.test(key) || value === '' || /[\n|>&*!{]/.test(value)) return [];
  const entry = `${key}: ${/^["']/.test(value) ? value : JSON.stringify(value)}\n`;
  const title = `Move into "metadata"`;
  const holder = all.find((other) => other.key === 'metadata');
  if (!holder) return [edit(title, lines, `metadata:\n  ${entry}`)];
  const first = holder.inner?.[0];
  if (!first || holder.inner?.some((one) => one.key === key) === true) return [];
  const indent = /(?<=\n)[ ]+$/.exec(text.slice(0, first.keySpan.from))?.[0];
  if (indent === undefined) return [];
  const added = { from: first.keySpan.from - indent.length, insert: `${indent}${entry}` };
  const edits = [
    { ...lines, insert: '' },
    { ...added, to: added.from },
  ];
  return [{ title, edits: edits.sort((a, b) => a.from - b.from) }];
}

function noText(member: FrontMember): CodeFinding {
  const { key, keySpan, lines, list } = member;
  const joined = key === 'allowed-tools' && list ? list.join(' ') : '';
  const fixes = [
    ...(joined === '' ? [] : [replaced(member, joined, 'Write the list as one text')]),
    edit(`Remove ${quote(key)}`, lines, ''),
  ];
  return raise(rules.skillText, keySpan, { key }, fixes, `/${key}`);
}

function checkMetadata(member: FrontMember, text: string): CodeFinding[] {
  if (!member.inner) {
    const remove = edit('Remove "metadata"', member.lines, '');
    return [raise(rules.skillMetadata, member.keySpan, {}, [remove], '/metadata')];
  }
  return member.inner
    .filter((one) => one.text === null)
    .map((one) => {
      const source = text.slice(one.valueSpan.from, one.valueSpan.to).trim();
      const isPlain = one.inner === null && /^[\w.+:-]+$/.test(source);
      const fixes = isPlain ? [replaced(one, source, `Write ${code(source)} in quotes`)] : [];
      return raise(rules.skillMetadata, one.keySpan, {}, fixes, `/metadata/${one.key}`);
    });
}

function code(text: string): string {
  return quote(text, 30);
}

/** Characters that YAML may not have. */
function checkControl(text: string, { from, to }: Span): CodeFinding[] {
  const at = /[^\t\n\r\P{Cc}]|\p{Cs}/u.exec(text.slice(from, to))?.index ?? -1;
  const span = { from: from + at, to: from + at + 1 };
  return at < 0 ? [] : [raise(rules.skillControl, span, {}, [edit('Remove it', span, '')])];
}

/** Three hyphens that do not end it: what the reference validator reads is before them. */
function checkHyphens(
  text: string,
  front: Span,
  folder: string,
  found: readonly CodeFinding[],
): CodeFinding[] {
  const at = text.slice(front.from, front.to).indexOf('---');
  if (at < 0) return [];
  const from = front.from + at;
  const known = new Set(found.map(({ code }) => code));
  const rest = checkSkill(`---\n${text.slice(front.from, from)}\n---\n`, folder);
  const loads = rest.every(({ code }) => known.has(code));
  return [raise(rules.frontMatterCut, { from, to: from + 3 }, { loads })];
}

function lineBefore({ from }: SkillParts['front']): Span {
  return { from: 0, to: Math.max(0, from - 1) };
}

/** A text as YAML 1.1 and 1.2 read it: in quotes where it may be anything but a word. */
function scalarOf(text: string): string {
  return /^[a-z][a-z-]*$/.test(text) && !/^(?:true|false|yes|no|on|off|null|y|n)$/.test(text)
    ? text
    : JSON.stringify(text);
}

function replaced(member: FrontMember, text: string, title: string): Fix {
  return edit(title, member.valueSpan, withSpace(member, JSON.stringify(text)));
}

/** A value right after its colon needs a space before it, and one of several lines a line break after it. */
function withSpace({ keySpan, valueSpan, lines }: FrontMember, value: string): string {
  const before = valueSpan.from <= keySpan.to ? ': ' : '';
  return `${before === ': ' ? ' ' : ''}${value}${valueSpan.to === lines.to ? '\n' : ''}`;
}

function shortened(text: string, most: number): string {
  const cut = text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '');
  const space = cut.lastIndexOf(' ');
  return `${space > most - 60 ? cut.slice(0, space) : cut}…`;
}
