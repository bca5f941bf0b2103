// Agents that take SKILL.md: a YAML library reads the front matter, which follows the rules of the specification.

import { basename, dirname } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import { isObject } from '../../../src/model/guards.ts';
import { eachOf, writtenFor, type Consumer, type Output } from '../consumer.ts';

const KEYS = ['name', 'description', 'license', 'compatibility', 'metadata', 'allowed-tools'];
const MAX_BODY_LINES = 500;

export const skills: Consumer = {
  name: 'SKILL.md (yaml, agentskills)',
  reads: writtenFor('agent-skill', 'agent-plugins'),
  check: eachOf(skillFaults),
};

function skillFaults({ files }: Output): string[] {
  const skill = files.find(({ path }) => basename(path) === 'SKILL.md');
  if (!skill) return ['There is no SKILL.md.'];
  const lines = skill.text.split('\n');
  const end = lines.indexOf('---', 1);
  if (lines[0] !== '---' || end < 0) return ['The front matter does not stand between two lines ---.'];
  const front = lines.slice(1, end).join('\n');
  const document = parseDocument(front, { strict: true, uniqueKeys: true, lineCounter: new LineCounter() });
  const problems = [...document.errors, ...document.warnings].map(({ message }) => `YAML: ${message}`);
  if (problems.length > 0) return problems;
  return [
    ...textFaults(skill.text, front),
    ...frontFaults(document.toJS(), basename(dirname(skill.path))),
    ...(lines.length - end > MAX_BODY_LINES ? [`The body has ${String(lines.length - end)} lines.`] : []),
    ...files
      .filter(({ path }) => /\/scripts\/[^/]+$/.test(path))
      .filter(({ path }) => !skill.text.includes(`scripts/${basename(path)}`))
      .map(({ path }) => `SKILL.md does not name scripts/${basename(path)}.`),
  ];
}

function textFaults(text: string, front: string): string[] {
  return [
    ...(front.includes('---') ? ['--- inside of the front matter cuts it short.'] : []),
    ...(text.isWellFormed() ? [] : ['Half a surrogate.']),
    ...(/[\0-\x08\v\f\x0e-\x1f\x7f\x80-\x9f]/.test(text) ? ['A control character.'] : []),
  ];
}

function frontFaults(front: unknown, folder: string): string[] {
  if (!isObject(front)) return ['The front matter is not a map.'];
  const { name, description, license, compatibility, metadata } = front;
  return [
    ...Object.keys(front).flatMap((key) =>
      KEYS.includes(key) ? [] : [`The front matter cannot have the key ${key}.`],
    ),
    ...(typeof name === 'string' && /^(?=.{1,64}$)[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)
      ? []
      : [`The name is not valid: ${JSON.stringify(name)}.`]),
    ...(name === folder ? [] : [`The name is not the folder's.`]),
    ...(typeof description === 'string' && [...description.trim()].length > 0 && description.length <= 1024
      ? []
      : ['The description is not a text of 1 to 1024 characters.']),
    ...(license === undefined || typeof license === 'string' ? [] : ['The licence is not a text.']),
    ...(compatibility === undefined ||
    (typeof compatibility === 'string' && compatibility.length > 0 && compatibility.length <= 500)
      ? []
      : ['The compatibility is not a text of 1 to 500 characters.']),
    ...(metadata === undefined ||
    (isObject(metadata) && Object.values(metadata).every((value) => typeof value === 'string'))
      ? []
      : ['The metadata is not a map of texts.']),
  ];
}
