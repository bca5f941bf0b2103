// Checks SKILL.md: where it is, its front matter, and how long its instructions are.

import type { CodeFinding, CodeFix } from '../../../model/code.ts';
import type { Args, Span } from '../../../model/finding.ts';
import { didYouMean } from '../../../text/did-you-mean.ts';
import type { DefinedRule } from '../../kit/rule.ts';
import { quote } from '../../kit/words.ts';
import { readParts, type FrontMember, type SkillParts } from './front-matter.ts';
import {
  CHARACTERS_PER_TOKEN,
  isSkillName,
  MAX_COMPATIBILITY,
  MAX_DESCRIPTION,
  MAX_BODY_LINES,
  MAX_BODY_TOKENS,
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
  const { front, body, members, broken } = parts;
  if (broken) {
    const line = text.slice(0, broken.from).split('\n').length;
    return [raise(rules.frontMatterBroken, broken, { line })];
  }
  if (!members)
    return [raise(rules.frontMatterType, firstLine(text), {}, [insertion(front.from, membersFor(folder))])];
  return [
    ...checkName(members, front, folder, text),
    ...checkDescription(members, front),
    ...members.flatMap((member) => checkMember(member, members, text)),
    ...checkCharacters(text, front),
    ...checkBody(text, body),
  ];
}

function raise<A extends Args>(
  rule: DefinedRule<A>,
  span: Span,
  args: A,
  fixes: readonly CodeFix[] = [],
  pointer = '',
): CodeFinding {
  return { code: rule.code, pointer, at: 'value', args, span, ...(fixes.length > 0 ? { fixes } : {}) };
}

function edit(title: string, { from, to }: Span, insert: string): CodeFix {
  return { title, edits: [{ from, to, insert }] };
}

function insertion(at: number, text: string): CodeFix {
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
    return [raise(rules.skillNameMissing, lineBefore(front), {}, [fix])];
  }
  const { valueSpan: span, text: name } = member;
  const change = (to: string): CodeFix[] =>
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
    return [raise(rules.skillDescriptionMissing, lineBefore(front), {}, [fix])];
  }
  if (member.text !== null && member.text.trim() !== '') {
    return /[<>]/.test(member.text)
      ? [raise(rules.skillBrackets, member.valueSpan, {}, [], '/description')]
      : [];
  }
  const isEmpty = member.text !== null || member.valueSpan.from === member.valueSpan.to;
  const fixes = isEmpty ? [replaced(member, DESCRIPTION, 'Write a description')] : [];
  return [raise(rules.skillDescriptionMissing, member.keySpan, {}, fixes, '/description')];
}

const LONGEST: Readonly<Partial<Record<string, number>>> = {
  description: MAX_DESCRIPTION,
  compatibility: MAX_COMPATIBILITY,
};

/** Everything that is not special to name and description. */
function checkMember(member: FrontMember, all: readonly FrontMember[], text: string): CodeFinding[] {
  const { key, text: held } = member;
  if (!SKILL_MEMBERS.includes(key)) return [unknownMember(member, all)];
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

function unknownMember({ key, keySpan, lines }: FrontMember, all: readonly FrontMember[]): CodeFinding {
  const meant = didYouMean(key.slice(0, 40), SKILL_MEMBERS);
  const isFree = meant !== undefined && !all.some((other) => other.key === meant);
  const fixes = [
    ...(isFree ? [edit(`Rename to ${quote(meant)}`, keySpan, meant)] : []),
    edit(`Remove ${quote(key, 50)}`, lines, ''),
  ];
  return raise(rules.skillMember, keySpan, { key }, fixes, `/${key}`);
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

/** Three hyphens that do not end it, and characters that YAML may not have. */
function checkCharacters(text: string, front: Span): CodeFinding[] {
  const held = text.slice(front.from, front.to);
  const hyphens = held.indexOf('---');
  const control = /[^\t\n\r\P{Cc}]|\p{Cs}/u.exec(held)?.index ?? -1;
  const span = (at: number, length: number): Span => ({
    from: front.from + at,
    to: front.from + at + length,
  });
  return [
    ...(hyphens < 0 ? [] : [raise(rules.frontMatterCut, span(hyphens, 3), {})]),
    ...(control < 0
      ? []
      : [raise(rules.skillControl, span(control, 1), {}, [edit('Remove it', span(control, 1), '')])]),
  ];
}

function checkBody(text: string, { from, to }: Span): CodeFinding[] {
  const body = text.slice(from, to).trim();
  const lines = body.split('\n').length;
  const tokens = Math.ceil(body.length / CHARACTERS_PER_TOKEN);
  if (lines < MAX_BODY_LINES && tokens <= MAX_BODY_TOKENS) return [];
  const start = from + text.slice(from, to).search(/\S/);
  const end = text.indexOf('\n', start);
  return [raise(rules.skillLong, { from: start, to: end < 0 ? to : end }, { lines, tokens })];
}

/** The line `---` above the front matter. */
function lineBefore({ from }: SkillParts['front']): Span {
  return { from: 0, to: Math.max(0, from - 1) };
}

/** A text as YAML 1.1 and 1.2 read it: in quotes where it may be anything but a word. */
function scalarOf(text: string): string {
  return /^[a-z][a-z-]*$/.test(text) && !/^(?:true|false|yes|no|on|off|null|y|n)$/.test(text)
    ? text
    : JSON.stringify(text);
}

function replaced(member: FrontMember, text: string, title: string): CodeFix {
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
