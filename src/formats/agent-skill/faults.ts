// What the specification of Agent Skills refuses, found in the finished text of SKILL.md.

import type { BundleFile } from '../../model/portable.ts';
import { isObject } from '../../model/guards.ts';
import { readFront } from '../../hosts/kit/convert/skill/read-front.ts';
import { Remembered } from '../../text/remembered.ts';
import {
  isSkillName,
  MAX_BODY_LINES,
  MAX_COMPATIBILITY,
  MAX_DESCRIPTION,
  SKILL_MEMBERS,
} from '../../hosts/kit/skill-limits.ts';

/** One sentence per fault. Without the file, which `value` is the front matter of, its text is not looked at. */
export function faults(value: unknown, file?: BundleFile): string[] {
  if (!file) return frontFaults(value);
  const [before, front = '', ...more] = file.text.split('---');
  const rest = more.join('---');
  if (before !== '' || !front.startsWith('\n')) return ['There is no front matter.'];
  if (!front.endsWith('\n') || !rest.startsWith('\n')) {
    return ['Three hyphens in a text end the front matter too early.'];
  }
  const readings = fronts.of(front, readingsOf);
  if (!readings) return ['The front matter is not valid YAML.'];
  const folder = /(?:^|\/)([^/]+)\/[^/]+$/.exec(file.path)?.[1];
  const lines = rest.trim().split('\n').length;
  const found = readings.flatMap((read) => {
    const name = isObject(read) ? read.name : undefined;
    return [
      ...frontFaults(read),
      ...(folder === undefined || folder === name ? [] : ['The folder must have the name of the skill.']),
    ];
  });
  if (lines >= MAX_BODY_LINES) found.push(`The instructions have ${String(lines)} lines; 500 are too many.`);
  return [...new Set(found)];
}

/** By their texts: edits of a manifest hardly ever change it, and two targets have the same. */
const fronts = new Remembered<readonly unknown[] | null>(100_000);

/** What readers of YAML 1.2 and of 1.1 make of it; null where one refuses it. */
function readingsOf(front: string): readonly unknown[] | null {
  const { newer, older, error } = readFront(front);
  return error === null ? [newer.toJS(), older.toJS()] : null;
}

function frontFaults(front: unknown): string[] {
  if (!isObject(front)) return ['There is no front matter.'];
  const { name, description, license, compatibility, metadata } = front;
  const tools = front['allowed-tools'];
  const rules: [boolean, string][] = [
    [typeof name === 'string' && isSkillName(name), 'The name is not valid.'],
    [isText(description, MAX_DESCRIPTION), 'The description is missing or too long.'],
    [
      typeof description !== 'string' || !/[<>]/.test(description),
      'Some agents refuse `<` and `>` in the description.',
    ],
    [license === undefined || isText(license), 'The licence must be text.'],
    [
      compatibility === undefined || isText(compatibility, MAX_COMPATIBILITY),
      'The compatibility must be text of at most 500 characters.',
    ],
    [metadata === undefined || isMap(metadata), 'The metadata must be strings with names.'],
    [tools === undefined || isText(tools), 'The allowed tools must be text.'],
    [!/[\p{Cc}\p{Cs}]/u.test(textsIn(front).join('')), 'The front matter has control characters.'],
  ];
  const unknown = Object.keys(front).filter((key) => !SKILL_MEMBERS.includes(key));
  return [
    ...rules.flatMap(([holds, fault]) => (holds ? [] : [fault])),
    ...unknown.map((key) => `The front matter must not have ${key}.`),
  ];
}

function isText(value: unknown, longest = Infinity): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= longest;
}

function isMap(value: unknown): boolean {
  return isObject(value) && Object.values(value).every((held) => typeof held === 'string');
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return isObject(value) ? Object.entries(value).flatMap(([key, held]) => [key, ...textsIn(held)]) : [];
}
