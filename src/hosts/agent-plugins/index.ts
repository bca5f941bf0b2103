// Joins the parts of the host Agent Plugins, whose plugins are folders that many clients load.

import { member } from '../../model/guards.ts';
import type { Host } from '../../model/host.ts';
import { entry } from './entry.ts';
import { isSkill, kindOfValue } from './file/kind.ts';
import { fragment } from './fragments.ts';
import mcpSchema from './mcp.schema.json';
import { nameFault } from './names.ts';
import pluginSchema from './schema.json';
import { serversOf } from './servers/entries.ts';
import { isSkillName } from '../kit/skill-limits.ts';
import { check, rules } from './subjects.ts';
import { syntaxSeverity, verdicts } from './verdicts.ts';

const SCHEMAS = [pluginSchema, mcpSchema];

export const host: Host = {
  ...entry,
  rules,
  schemas: entry.schemas.map((file, i) => ({ ...file, schema: SCHEMAS[i] ?? {} })),
  read: {
    schemaFor: (value) => (kindOfValue(value) === 'mcp' ? mcpSchema : pluginSchema),
    defaultPath,
    codePath,
    syntaxSeverity,
    placeholders: [
      'What this plugin does, in one sentence.',
      'Your name',
      'What this skill does and when to use it.',
      'Write here, step by step, what the agent is to do.',
    ],
    parts: (value) => serversOf(value).map(({ pointer }) => ({ noun: 'server', pointer })),
  },
  check,
  fragment,
  verdicts,
  portable: async () => (await import('./convert/write.ts')).portable,
  code: async () => (await import('./skills/checker.ts')).checker,
};

/** `<name>/plugin.json`, or `my-plugin/mcp.json`: clients have no rule for the name of the folder. */
function defaultPath(value: unknown): string {
  const name = member(value, 'name');
  const folder = typeof name === 'string' && nameFault(name) === null ? name : 'my-plugin';
  return `${folder}/${kindOfValue(value)}.json`;
}

/** `skills/<name>/SKILL.md` for the text of a skill. */
function codePath(text: string): string | null {
  if (!isSkill(text)) return null;
  const name = /^name[ \t]*:[ \t]*([a-z0-9-]{1,64})[ \t]*$/m.exec(text.slice(0, 4000))?.[1];
  return `skills/${name !== undefined && isSkillName(name) ? name : 'my-skill'}/SKILL.md`;
}
