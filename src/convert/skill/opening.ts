// What a skill starts with: its name, its title, and what the plugin tells the model.

import type { OutputNode } from '../../model/output.ts';
import type { Plugin } from '../../model/plugin.ts';
import { isStated, spaced, namesIn } from '../values/identifiers.ts';
import { keep, invent } from '../values/output.ts';
import * as why from '../report/reasons.ts';
import { wholeMarkdown } from '../../lang/markdown/escape.ts';
import { isSafeFolder } from '../../files/paths.ts';
import type { BodyBlock } from './body.ts';
import { isSkillName, MAX_SKILL_NAME } from '../../hosts/kit/skill-limits.ts';
import { part } from './pieces.ts';

/** The name of the skill, which its folder has too. */
export function skillName({ id, name, tools: [first] }: Plugin): OutputNode {
  const names = namesIn('kebab', 'my-skill', (n) => isSkillName(n) && isSafeFolder(n), MAX_SKILL_NAME);
  return names.give([id, name, first?.id, first?.title].find(isStated), why.LEGAL_NAME);
}

/** The heading: the plugin's name, or that of its only tool. */
export function titleOf({ name, id, tools }: Plugin): OutputNode {
  const [first] = tools;
  const own = [name, tools.length === 1 ? first?.title : undefined].find(isStated);
  if (own) return keep(own);
  const other = [id, first?.id].find(isStated);
  if (other) return keep(other, spaced(other.value) || other.value);
  return first?.title ? keep(first.title) : invent('Skill');
}

/** What the plugin tells the model; [] where it tells nothing. */
export function instructions({ prompt }: Plugin): BodyBlock[] {
  if (!isStated(prompt)) return [];
  const text = prompt.value.replace(/\r\n?/g, '\n').replace(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, '');
  const whole = wholeMarkdown(text);
  const node = keep(prompt, whole);
  const pieces = [part('/instructions', node, String), '\n\n'];
  return [{ pieces, name: 'skill-instructions', what: 'How to use this skill' }];
}
